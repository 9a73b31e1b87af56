/** In a frame: makes it fit, and lets the page around listen to the device and control it. */
import type { TaskProgress } from '../../../common/requests'
import type { DeviceStore } from '../../../thermostat/device-store'
import type { FrameEvent } from '../../messages/messages'
import { type Connection, connectionOf, listen } from '../connection'
import { createEventHandler } from '../state-machine'
import type { RawTaskRequest } from '../task-request'
import type { RawTimeRequest } from '../time-request'
import { eventsOfChange, readyEvent, taskEvent } from './channel'
import { decideFrame, START } from './frame-decision'
import { CHILD_READY } from './iframe-resizer'
import { connectSize, markSized, type SizeConnection, type SizeWindow } from './size'
import { type TimeStatus, timeEvent, timeRunOf } from './time-event'
import { connectVisibleArea, type VisibleAreaConnection, type VisibleAreaWindow } from './visible-area'

/** What of the browser's window is used. */
export interface FrameWindow extends VisibleAreaWindow, Omit<SizeWindow, 'document'> {
  readonly self: unknown
  readonly parent: { postMessage(message: unknown, origin: string): void }
  readonly document: SizeWindow['document'] & VisibleAreaWindow['document']
}

/** What the page around may ask and hear of tasks. */
interface TaskService {
  /** @param request only its id is checked, for being a text */
  ask(request: RawTaskRequest): void
  /** @returns a function that ends it */
  onTaskEvent(listener: (news: TaskProgress) => void): () => void
}

/** What the page around may ask and hear of time that runs. */
interface TimeService {
  ask(request: RawTimeRequest): void
  getState(): TimeStatus
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void
}

/** What there is around the device. */
export interface FrameServices {
  readonly tasks: TaskService
  readonly time: TimeService
}

export interface FrameConnection extends Connection {
  /** The page is there for the first time, and can be measured. */
  onDrawn(): void
  /** Goes on with another device: what differs is news. */
  replaceDevice(device: DeviceStore, around: FrameServices): void
  /** Takes a message to the window. */
  receive(event: Event): void
}

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE_SELECTOR = '.page'

/** Connects a device to the page around its frame. */
export function connectFrame(
  window: FrameWindow,
  device: DeviceStore,
  around: FrameServices,
): FrameConnection {
  const { parent, document } = window
  const { dataset } = document.documentElement
  const tell = (news: FrameEvent) => handle({ type: 'news', news })
  let heard = listenTo(device, around, tell)
  let sizes: SizeConnection | null = null
  let sight: VisibleAreaConnection | null = null

  const sightOfParent = () => {
    sight ??= connectVisibleArea(window, handle)
    return sight
  }
  const handle = createEventHandler(START, decideFrame, {
    post: ({ message, origin }) => parent.postMessage(message, origin),
    sized: () => markSized(dataset),
    measure: ({ again }) => sizes?.measure(again),
    fit: ({ follows }) => sightOfParent().fit(follows),
    sight: ({ sight }) => sightOfParent().onVisibleArea(sight),
    send: ({ happening }) => heard.send(happening),
    ask: ({ request }) => heard.around.tasks.ask(request),
    askForTime: ({ request }) => heard.around.time.ask(request),
  })

  const whereItIs = () => readyEvent(heard.deviceNow())
  const hear = (event: Event) => {
    const { source, origin, data } = event as MessageEvent
    // The page around, and nobody else.
    if (source === parent) handle({ type: 'message', origin, data, ready: whereItIs() })
  }
  const unlisten = listen(window, 'message', hear)
  parent.postMessage(CHILD_READY, '*')

  return {
    receive: hear,
    onDrawn() {
      const page = document.querySelector(PAGE_SELECTOR)
      if (!page || sizes) return
      sizes = connectSize(window, page, (size) => handle({ type: 'size', size }))
      handle({ type: 'drawn', ready: whereItIs() })
    },
    replaceDevice(store, next) {
      const before = heard
      before.dispose()
      heard = listenTo(store, next, tell)
      eventsOfChange(heard.deviceNow(), before.deviceNow()).forEach(tell)
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
function listenTo(store: DeviceStore, around: FrameServices, tell: (news: FrameEvent) => void) {
  const deviceNow = () => store.getState().device
  const runNow = () => timeRunOf(deviceNow(), around.time.getState())
  let run = runNow()
  const hearTime = (now = runNow()) => {
    const news = timeEvent(now, run)
    run = now
    if (news) tell(news)
  }
  const stops = [
    around.tasks.onTaskEvent((news) => tell(taskEvent(news))),
    store.subscribe(({ device }, { device: before }) => {
      eventsOfChange(device, before).forEach(tell)
      hearTime()
    }),
    around.time.subscribe(() => hearTime()),
  ]
  return { around, deviceNow, runNow, hearTime, send: store.getState().send, ...connectionOf(...stops) }
}
