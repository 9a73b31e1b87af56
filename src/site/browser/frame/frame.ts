/** Connects a framed device to its host page: fits the frame, sends events and carries out commands. */
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

export interface FrameWindow extends VisibleAreaWindow, Omit<SizeWindow, 'document'> {
  readonly self: unknown
  readonly parent: { postMessage(message: unknown, origin: string): void }
  readonly document: SizeWindow['document'] & VisibleAreaWindow['document']
}

/** The companion's interface for the host page. */
interface TaskService {
  /** @param request unchecked, except that its id is a string */
  request(request: RawTaskRequest): void
  /** @returns a function that removes the listener */
  onTaskEvent(listener: (progress: TaskProgress) => void): () => void
}

/** The interface of simulated time for the host page. */
interface TimeService {
  request(request: RawTimeRequest): void
  getState(): TimeStatus
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void
}

export interface FrameServices {
  readonly tasks: TaskService
  readonly time: TimeService
}

export interface FrameConnection extends Connection {
  /** Called when the page is drawn for the first time, and can be measured. */
  onDrawn(): void
  /** Continues with another device, and reports the differences. */
  replaceDevice(device: DeviceStore, services: FrameServices): void
  /** Handles a `message` event of the window. */
  receive(event: Event): void
}

/** The measured element. It is found by its class, because the page draws it and knows nothing of frames. */
const PAGE_SELECTOR = '.page'

/** Connects a device to the host page. */
export function connectFrame(
  window: FrameWindow,
  device: DeviceStore,
  services: FrameServices,
): FrameConnection {
  const { parent, document } = window
  const { dataset } = document.documentElement
  const report = (event: FrameEvent) => handle({ type: 'report', event })
  let current = listenTo(device, services, report)
  let sizes: SizeConnection | null = null
  let visibleArea: VisibleAreaConnection | null = null

  const connectedVisibleArea = () => {
    visibleArea ??= connectVisibleArea(window, handle)
    return visibleArea
  }
  const handle = createEventHandler(START, decideFrame, {
    post: ({ message, origin }) => parent.postMessage(message, origin),
    markSized: () => markSized(dataset),
    measure: ({ evenIfUnchanged }) => sizes?.measure(evenIfUnchanged),
    fit: ({ keepsUpdating }) => connectedVisibleArea().fit(keepsUpdating),
    setVisibleArea: ({ area }) => connectedVisibleArea().onVisibleArea(area),
    sendToDevice: ({ deviceEvent }) => current.send(deviceEvent),
    requestTask: ({ request }) => current.services.tasks.request(request),
    requestTime: ({ request }) => current.services.time.request(request),
  })

  const readyNow = () => readyEvent(current.deviceNow())
  const receive = (event: Event) => {
    const { source, origin, data } = event as MessageEvent
    // Only the host page, not other frames.
    if (source === parent) handle({ type: 'message', origin, data, ready: readyNow() })
  }
  const unlisten = listen(window, 'message', receive)
  parent.postMessage(CHILD_READY, '*')

  return {
    receive,
    onDrawn() {
      const page = document.querySelector(PAGE_SELECTOR)
      if (!page || sizes) return
      sizes = connectSize(window, page, (size) => handle({ type: 'size', size }))
      handle({ type: 'drawn', ready: readyNow() })
    },
    replaceDevice(store, nextServices) {
      const before = current
      before.dispose()
      current = listenTo(store, nextServices, report)
      eventsOfChange(current.deviceNow(), before.deviceNow()).forEach(report)
      // Compares with the last run of the previous device, which the host page knows.
      before.reportTime(current.runNow())
    },
    ...connectionOf(
      unlisten,
      () => current.dispose(),
      () => sizes?.dispose(),
      () => visibleArea?.dispose(),
    ),
  }
}

/** Reports the events of a device, of its tasks and of its simulated time. */
function listenTo(store: DeviceStore, services: FrameServices, report: (event: FrameEvent) => void) {
  const deviceNow = () => store.getState().device
  const runNow = () => timeRunOf(deviceNow(), services.time.getState())
  let run = runNow()
  const reportTime = (now = runNow()) => {
    const event = timeEvent(now, run)
    run = now
    if (event) report(event)
  }
  const disposers = [
    services.tasks.onTaskEvent((progress) => report(taskEvent(progress))),
    store.subscribe(({ device }, { device: before }) => {
      eventsOfChange(device, before).forEach(report)
      reportTime()
    }),
    services.time.subscribe(() => reportTime()),
  ]
  return {
    services,
    deviceNow,
    runNow,
    reportTime,
    send: store.getState().send,
    ...connectionOf(...disposers),
  }
}
