/** In a frame: makes it fit, and lets the page around listen to the device and control it. */

import type { DeviceStore } from '../../device-store'
import type { TaskNews } from '../../messages/requests'
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
  onNews(listener: (news: TaskNews) => void): () => void
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
  /** Takes a message to the window. */
  hear(event: Event): void
}

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE = '.page'

/** Connects a device to the page around its frame. */
export function connectFrame(
  window: FrameWindow,
  store: DeviceStore,
  { tasks, time }: Around,
): FrameConnection {
  const { parent, document } = window
  const { dataset } = document.documentElement
  const whereItIs = () => ready(store.getState().device)
  const whenItIs = () => runOf(store.getState().device, time.getState())
  let run = whenItIs()
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
    send: ({ happening }) => store.getState().send(happening),
    ask: ({ wish }) => tasks.ask(wish),
    askForTime: ({ wish }) => time.ask(wish),
  })

  const hear = (event: Event) => {
    const { source, origin, data } = event as MessageEvent
    // The page around, and nobody else.
    if (source === parent) handle({ type: 'message', origin, data, ready: whereItIs() })
  }
  const unlisten = listen(window, 'message', hear)
  const hearTime = () => {
    const before = run
    run = whenItIs()
    const news = timeNews(run, before)
    if (news) handle({ type: 'news', news })
  }
  parent.postMessage(CHILD_READY, '*')
  const stopNews = tasks.onNews((news) => handle({ type: 'news', news: taskNews(news) }))
  const unsubscribe = store.subscribe((now, before) => {
    for (const news of newsOf(now.device, before.device)) handle({ type: 'news', news })
    hearTime()
  })
  const stopTime = time.subscribe(hearTime)

  return {
    hear,
    drawn() {
      const page = document.querySelector(PAGE)
      if (!page || sizes) return
      sizes = connectSize(window, page, (size) => handle({ type: 'size', size }))
      handle({ type: 'drawn', ready: whereItIs() })
    },
    ...connectionOf(
      unlisten,
      unsubscribe,
      stopNews,
      stopTime,
      () => sizes?.dispose(),
      () => sight?.dispose(),
    ),
  }
}
