/** In a frame: makes it fit, and lets the page around listen to the device and control it. */
import type { StoreApi } from 'zustand/vanilla'
import type { TaskNews, TaskRequest, TimeRequest } from '../../../common/requests'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { News } from '../../messages/messages'
import { type Connection, connectionOf, listen } from '../connection'
import { newsOf, ready, taskNews } from './channel'
import { parentOf } from './parent'
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

/** A visitor's page, of which the page around hears, and which it may control. */
export interface FramedPage {
  readonly device: DeviceStore
  readonly companion: {
    /** @returns a function that ends it */
    onNews(listener: (news: TaskNews) => void): () => void
  }
  readonly timeline: Pick<StoreApi<Pace>, 'getState' | 'subscribe'>
  ask(request: TaskRequest | null): void
  letTime(request: TimeRequest | 'now' | null): void
}

export interface FrameConnection extends Connection {
  /** The page is there for the first time, and can be measured. */
  drawn(): void
  /** Goes on with another visitor's page: what differs is news. */
  follow(page: FramedPage): void
  /** Takes a message to the window. */
  hear(event: Event): void
}

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE = '.page'

/** Connects a visitor's page to the page around its frame. */
export function connectFrame(window: FrameWindow, first: FramedPage): FrameConnection {
  const { parent: around, document } = window
  const { dataset } = document.documentElement
  let sizes: SizeConnection | null = null
  let sight: SightConnection | null = null

  const sightOfParent = () => {
    sight ??= connectSight(window, parent)
    return sight
  }
  const parent = parentOf({
    ready: () => ready(heard.deviceNow()),
    post: (message, origin) => around.postMessage(message, origin),
    sized: () => markSized(dataset),
    measure: (again) => sizes?.measure(again),
    fit: (follows) => sightOfParent().fit(follows),
    see: (sight) => sightOfParent().onSight(sight),
    send: (happening) => heard.page.device.getState().send(happening),
    ask: (request) => heard.page.ask(request),
    letTime: (request) => heard.page.letTime(request),
  })
  let heard = listenTo(first, parent.tell)

  const hear = (event: Event) => {
    const { source, origin, data } = event as MessageEvent
    // The page around, and nobody else.
    if (source === around) parent.hear(data, origin)
  }
  const unlisten = listen(window, 'message', hear)
  around.postMessage(CHILD_READY, '*')

  return {
    hear,
    drawn() {
      const page = document.querySelector(PAGE)
      if (!page || sizes) return
      sizes = connectSize(window, page, parent.tellSize)
      parent.drawn()
    },
    follow(next) {
      const before = heard
      before.dispose()
      heard = listenTo(next, parent.tell)
      newsOf(heard.deviceNow(), before.deviceNow()).forEach(parent.tell)
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
 * Listens to a page: to its device, its tasks and its time.
 * @param tell is given what is news for the page around
 */
function listenTo(page: FramedPage, tell: (news: News) => void) {
  const deviceNow = () => page.device.getState().device
  const runNow = () => runOf(deviceNow(), page.timeline.getState())
  let run = runNow()
  const hearTime = (now = runNow()) => {
    const news = timeNews(now, run)
    run = now
    if (news) tell(news)
  }
  const stops = [
    page.companion.onNews((news) => tell(taskNews(news))),
    page.device.subscribe(({ device }, { device: before }) => {
      newsOf(device, before).forEach(tell)
      hearTime()
    }),
    page.timeline.subscribe(() => hearTime()),
  ]
  return { page, deviceNow, runNow, hearTime, ...connectionOf(...stops) }
}
