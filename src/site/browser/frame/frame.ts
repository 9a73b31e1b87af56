/** In a frame: makes it fit, and lets the page around listen to the device and control it. */
import type { TaskProgress } from '../../../common/requests'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { News } from '../../messages/messages'
import { type Connection, connectionOf, listen } from '../connection'
import { handlerOf } from '../decision'
import type { TaskWish } from '../task-request'
import type { TimeWish } from '../time-request'
import { newsOf, ready, taskNews } from './channel'
import { decideFrame, START } from './frame-decision'
import { connectSight, type SightConnection, type SightWindow } from './sight'
import { connectSize, markSized, type SizeConnection, type SizeWindow } from './size'
import { CHILD_READY } from './strings'
import { type Pace, runOf, timeNews } from './time-news'

/** What of the browser's window is used. */
export interface FrameWindow extends SightWindow, Omit<SizeWindow, 'document'> {
  readonly self: unknown
  readonly parent: { postMessage(message: unknown, origin: string): void }
  readonly document: SizeWindow['document'] & SightWindow['document']
}

/** What the page around may ask and hear of tasks. */
interface Tasks {
  /** @param wish only its id is checked, for being a text */
  ask(wish: TaskWish): void
  /** @returns a function that ends it */
  onNews(listener: (news: TaskProgress) => void): () => void
}

/** What the page around may ask and hear of time that runs. */
interface Time {
  ask(wish: TimeWish): void
  getState(): Pace
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void
}

/** What there is around the device. */
export interface Around {
  readonly tasks: Tasks
  readonly time: Time
}

export interface FrameConnection extends Connection {
  /** The page is there for the first time, and can be measured. */
  drawn(): void
  /** Goes on with another device: what differs is news. */
  follow(device: DeviceStore, around: Around): void
  /** Takes a message to the window. */
  hear(event: Event): void
}

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE = '.page'

/** Connects a device to the page around its frame. */
export function connectFrame(window: FrameWindow, device: DeviceStore, around: Around): FrameConnection {
  const { parent, document } = window
  const { dataset } = document.documentElement
  const tell = (news: News) => handle({ type: 'news', news })
  let heard = listenTo(device, around, tell)
  let sizes: SizeConnection | null = null
  let sight: SightConnection | null = null

  const sightOfParent = () => {
    sight ??= connectSight(window, handle)
    return sight
  }
  const handle = handlerOf(START, decideFrame, {
    post: ({ message, origin }) => parent.postMessage(message, origin),
    sized: () => markSized(dataset),
    measure: ({ again }) => sizes?.measure(again),
    fit: ({ follows }) => sightOfParent().fit(follows),
    sight: ({ sight }) => sightOfParent().onSight(sight),
    send: ({ happening }) => heard.send(happening),
    ask: ({ wish }) => heard.around.tasks.ask(wish),
    askForTime: ({ wish }) => heard.around.time.ask(wish),
  })

  const whereItIs = () => ready(heard.deviceNow())
  const hear = (event: Event) => {
    const { source, origin, data } = event as MessageEvent
    // The page around, and nobody else.
    if (source === parent) handle({ type: 'message', origin, data, ready: whereItIs() })
  }
  const unlisten = listen(window, 'message', hear)
  parent.postMessage(CHILD_READY, '*')

  return {
    hear,
    drawn() {
      const page = document.querySelector(PAGE)
      if (!page || sizes) return
      sizes = connectSize(window, page, (size) => handle({ type: 'size', size }))
      handle({ type: 'drawn', ready: whereItIs() })
    },
    follow(store, next) {
      const before = heard
      before.dispose()
      heard = listenTo(store, next, tell)
      newsOf(heard.deviceNow(), before.deviceNow()).forEach(tell)
      before.hearTime(heard.runNow())
    },
    ...connectionOf(
      unlisten,
      () => heard.dispose(),
      () => sizes?.dispose(),
      () => sight?.dispose(),
    ),
  }
}

/**
 * Listens to a device, and to its tasks and its time.
 * @param tell is given what is news for the page around
 */
function listenTo(store: DeviceStore, around: Around, tell: (news: News) => void) {
  const deviceNow = () => store.getState().device
  const runNow = () => runOf(deviceNow(), around.time.getState())
  let run = runNow()
  const hearTime = (now = runNow()) => {
    const news = timeNews(now, run)
    run = now
    if (news) tell(news)
  }
  const stops = [
    around.tasks.onNews((news) => tell(taskNews(news))),
    store.subscribe(({ device }, { device: before }) => {
      newsOf(device, before).forEach(tell)
      hearTime()
    }),
    around.time.subscribe(() => hearTime()),
  ]
  return { around, deviceNow, runNow, hearTime, send: store.getState().send, ...connectionOf(...stops) }
}
