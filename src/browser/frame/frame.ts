/**
 * In another page's frame: the child of whatever makes the frame fit, and of a page that wants to hear and lead the device.
 * docs/embedding.md says what crosses.
 */
import type { News } from '../../messages/messages'
import type { DeviceStore } from '../store'
import { newsOf, readOrder, ready } from './channel'
import { keepLookout, type Lookout, type LookoutWindow } from './lookout'
import { type ObjectOrder, readObject, resized } from './objects'
import { type Size, type SizeWatch, type SizeWindow, watchSize } from './size'
import { CHILD_READY, readString, type StringOrder, spell } from './strings'

/** What of the browser's window is used. */
export interface FrameWindow {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly self: unknown
  readonly parent: { postMessage(message: unknown, origin: string): void }
  readonly document: SizeWindow['document'] &
    LookoutWindow['document'] & {
      readonly documentElement: { readonly dataset: DOMStringMap }
      querySelector(selector: string): Element | null
    }
  readonly ResizeObserver: SizeWindow['ResizeObserver']
  readonly requestAnimationFrame: SizeWindow['requestAnimationFrame']
  readonly cancelAnimationFrame: SizeWindow['cancelAnimationFrame']
  addEventListener(type: string, listener: (event: MessageEvent) => void): void
  removeEventListener(type: string, listener: (event: MessageEvent) => void): void
}

export interface Frame {
  /** The page is there for the first time, and can be measured. */
  drawn(): void
  dispose(): void
}

type Init = Extract<StringOrder, { order: 'init' }>

interface Resizer {
  /** What it calls this frame. */
  readonly id: string
  readonly lookout: Lookout
  isGreeted: boolean
}

const NO_SIZE: Size = { width: 0, height: 0 }

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE = '.page'

/** Ties a device to the page around its frame; `null` where there is none. */
export function connectFrame(window: FrameWindow, store: DeviceStore): Frame | null {
  const { parent, document } = window
  if (parent === window.self) return null

  const { dataset } = document.documentElement
  /** The origin of the page around; unknown until it says something that makes sense. */
  let origin: string | null = null
  let sizes: SizeWatch | null = null
  let told = NO_SIZE
  /** A parent that speaks the protocol of iframe-resizer. */
  let resizer: Resizer | null = null
  let hearsObjects = false
  let hearsMessages = false
  let untell: (() => void) | null = null

  function post(message: unknown): void {
    // An opaque origin, such as a sandbox's, has no name to post to.
    parent.postMessage(message, origin === null || origin === 'null' ? '*' : origin)
  }

  /** A message has no size: parents count its characters as if that were 0. */
  function say(type: string, { height, width } = NO_SIZE): void {
    if (resizer) post(spell(resizer.id, height, width, type))
  }

  const sayNews = (news: News) => say(`message:${JSON.stringify(news)}`)
  const whereItIs = () => ready(store.getState().device)

  function tell(news: News): void {
    post(news)
    if (hearsMessages) sayNews(news)
  }

  function onSize(size: Size): void {
    told = size
    const newcomer = resizer?.isGreeted === false ? resizer : null
    if (newcomer) {
      newcomer.isGreeted = true
      say('init', size)
    }
    say('resizeObserver', size)
    newcomer?.lookout.fit()
    if (!resizer || hearsObjects) post(resized(size))
  }

  function follow(): void {
    dataset.framed = 'sized'
  }

  /** A parent begins when it is set up and again when the frame has loaded; the second is no news. */
  function begin({ id, info }: Init): void {
    follow()
    if (resizer?.id === id) {
      sizes?.tell()
      return
    }
    const lookout =
      resizer?.lookout ??
      keepLookout(window, {
        // Version 2 knows no such word, and takes it for news of the size.
        tell: (begins) => say(begins ? info : `${info}Stop`, told),
        scrollTo: (top) => say('scrollToOffset', { height: top, width: 0 }),
      })
    resizer = { id, lookout, isGreeted: false }
    sizes?.tellAgain()
  }

  function hear(message: unknown): void {
    if (!hearsMessages && sizes) sayNews(whereItIs())
    hearsMessages = true
    const wish = readOrder(message)
    if (wish) store.getState().send(wish)
  }

  function obeyString(order: Exclude<StringOrder, Init>, { lookout, isGreeted }: Resizer): void {
    switch (order.order) {
      case 'resize':
        sizes?.tell()
        if (isGreeted) lookout.fit()
        break
      case 'reset':
        sizes?.tellAgain()
        break
      case 'sight':
        lookout.onSight(order.sight)
        break
      case 'message':
        hear(order.message)
    }
  }

  function obeyObject(order: ObjectOrder): void {
    follow()
    if (order === 'init' && hearsObjects) sizes?.tell()
    else sizes?.tellAgain()
    hearsObjects = true
  }

  /** Gives what a message makes happen, `null` for one that makes no sense. */
  function understand(data: unknown): (() => void) | null {
    if (typeof data === 'string') {
      const order = readString(data)
      if (order?.order === 'init') return () => begin(order)
      const teller = resizer
      return order && teller ? () => obeyString(order, teller) : null
    }
    const order = readObject(data)
    if (order) return () => obeyObject(order)
    const wish = readOrder(data)
    return wish && (() => store.getState().send(wish))
  }

  function onMessage({ source, origin: from, data }: MessageEvent): void {
    if (source !== parent || (origin !== null && origin !== from)) return
    const act = understand(data)
    if (!act) return
    if (origin === null) {
      origin = from
      // Its script came late, and has missed it.
      if (sizes) tell(whereItIs())
    }
    act()
  }

  dataset.framed = 'fixed'
  window.addEventListener('message', onMessage)
  post(CHILD_READY)

  return {
    drawn() {
      const page = document.querySelector(PAGE)
      if (!page || sizes) return
      const isFollowed = () => dataset.framed === 'sized'
      sizes = watchSize(window, page, { onSize, onFollowed: follow, isFollowed })
      sizes.tell()
      tell(whereItIs())
      untell = store.subscribe((now, before) => newsOf(now.device, before.device).forEach(tell))
    },
    dispose() {
      window.removeEventListener('message', onMessage)
      untell?.()
      sizes?.dispose()
      resizer?.lookout.dispose()
    },
  }
}
