/** The page around the frame: which protocols it speaks, what it hears, and what is done when it speaks. */
import type { TaskRequest, TimeRequest } from '../../../common/requests'
import type { Happening } from '../../../thermostat/device/device'
import type { News } from '../../messages/messages'
import { type Asked, readOrder } from './channel'
import { type ObjectOrder, readObject, resized } from './objects'
import type { Sight } from './parent-info'
import type { SightParent } from './sight'
import { NO_SIZE, type Size } from './size'
import { readString, type StringOrder, spell } from './strings'

type Init = Extract<StringOrder, { readonly order: 'init' }>

/** A parent that speaks the protocol of iframe-resizer. */
interface Resizer extends Pick<Init, 'id' | 'info'> {
  /** Whether its init was answered, which takes a size. */
  isGreeted: boolean
}

type Order = StringOrder | ObjectOrder | Asked

/** What a parent may have done, and what is needed for it. */
export interface Frame {
  /** Says where the device is. */
  ready(): News
  post(message: unknown, origin: string): void
  /** Somebody makes the frame fit its content. */
  sized(): void
  /** @param again tells the size even if it was told */
  measure(again: boolean): void
  /** The device has to fit into the visitor's window. */
  fit(follows: boolean): void
  see(sight: Sight): void
  send(happening: Happening): void
  ask(request: TaskRequest | null): void
  letTime(request: TimeRequest | 'now' | null): void
}

export interface Parent extends SightParent {
  hear(data: unknown, from: string): void
  /** The page is there for the first time, and can be measured. */
  drawn(): void
  tell(news: News): void
  tellSize(size: Size): void
}

export function parentOf(frame: Frame): Parent {
  /** The origin of the page around; unknown until it says something that makes sense. */
  let origin: string | null = null
  let isDrawn = false
  /** The size that was told last. */
  let size = NO_SIZE
  let resizer: Resizer | null = null
  /** Whether the parent speaks the protocol of open-iframe-resizer. */
  let hearsObjects = false
  /** Whether the parent sent messages through iframe-resizer, and so hears them there. */
  let hearsMessages = false

  function post(message: unknown): void {
    // An opaque origin, such as a sandbox's, has no name to post to.
    frame.post(message, origin === null || origin === 'null' ? '*' : origin)
  }

  function say(type: string, { height, width }: Size): void {
    if (resizer) post(spell(resizer.id, height, width, type))
  }

  /** A message has no size: parents count its characters as if that were 0. */
  function sayNews(news: News): void {
    say(`message:${JSON.stringify(news)}`, NO_SIZE)
  }

  /** Every parent hears news as plain messages; one of iframe-resizer in its own way, too. */
  function tell(news: News): void {
    post(news)
    if (hearsMessages) sayNews(news)
  }

  /** Version 5 does not tell when its window has another height alone. */
  function fit({ info }: Resizer): void {
    frame.fit(info === 'parentInfo')
  }

  function obey(order: Order): void {
    switch (order.order) {
      case 'init':
        begin(order)
        break
      case 'resize':
        measure()
        break
      case 'reset':
        frame.measure(true)
        break
      case 'sight':
        frame.see(order.sight)
        break
      case 'message':
        onResizerMessage(order.message)
        break
      case 'child-init':
        tellObjects(!hearsObjects)
        break
      case 'dimensions':
        tellObjects(true)
        break
      case 'happening':
        frame.send(order.happening)
        break
      case 'task':
        frame.ask(order.request)
        break
      case 'time':
        frame.letTime(order.request)
    }
  }

  function measure(): void {
    // One that is greeted with this size has its window fitted to then.
    const greeted = resizer?.isGreeted ? resizer : null
    frame.measure(false)
    if (greeted) fit(greeted)
  }

  function tellObjects(again: boolean): void {
    hearsObjects = true
    frame.sized()
    frame.measure(again)
  }

  /** A parent begins when it is set up and again when the frame has loaded; the second is no news. */
  function begin({ id, info }: Init): void {
    const isNew = resizer?.id !== id
    if (isNew) resizer = { id, info, isGreeted: false }
    frame.sized()
    frame.measure(isNew)
  }

  function onResizerMessage(message: unknown): void {
    const isFirst = !hearsMessages && isDrawn
    hearsMessages = true
    if (isFirst) sayNews(frame.ready())
    const order = readOrder(message)
    if (order) obey(order)
  }

  return {
    hear(data, from) {
      if (origin !== null && origin !== from) return
      const order = readParent(data)
      if (!order || (typeof data === 'string' && order.order !== 'init' && !resizer)) return
      const isFirst = origin === null && isDrawn
      origin = from
      // A parent whose script came late has missed it.
      if (isFirst) tell(frame.ready())
      obey(order)
    },
    drawn() {
      isDrawn = true
      frame.measure(false)
      tell(frame.ready())
    },
    tell(news) {
      if (isDrawn) tell(news)
    },
    tellSize(now) {
      const isNew = resizer?.isGreeted === false
      size = now
      if (isNew) say('init', size)
      say('resizeObserver', size)
      if (resizer && isNew) {
        resizer.isGreeted = true
        fit(resizer)
      }
      if (!resizer || hearsObjects) post(resized(size))
    },
    /** Version 2 does not know the word and takes it for the size, so it carries the size. */
    askForSight(begins) {
      if (resizer) say(begins ? resizer.info : `${resizer.info}Stop`, size)
    },
    scrollTo(top) {
      say('scrollToOffset', { height: top, width: 0 })
    },
  }
}

/** Reads what a parent of any kind says; `null` for anything that none of them does. */
function readParent(data: unknown): Order | null {
  if (typeof data === 'string') return readString(data)
  return readObject(data) ?? readOrder(data)
}
