/** In a frame: makes it fit, and lets the page around listen to the device and control it. */
import { type Connection, connectionOf, listen } from '../connection'
import { handlerOf } from '../decision'
import type { DeviceStore } from '../store'
import { newsOf, ready } from './channel'
import { decideFrame, START } from './frame-decision'
import { connectSight, type SightConnection, type SightWindow } from './sight'
import { connectSize, markSized, type SizeConnection, type SizeWindow } from './size'
import { CHILD_READY } from './strings'

/** What of the browser's window is used. */
export interface FrameWindow extends SightWindow, Omit<SizeWindow, 'document'> {
  readonly self: unknown
  readonly parent: { postMessage(message: unknown, origin: string): void }
  readonly document: SizeWindow['document'] & SightWindow['document']
}

export interface FrameConnection extends Connection {
  /** The page is there for the first time, and can be measured. */
  drawn(): void
}

/** Everything that is measured; nothing in it has a height of the frame's own. */
const PAGE = '.page'

/** Connects a device to the page around its frame; `null` where there is none. */
export function connectFrame(window: FrameWindow, store: DeviceStore): FrameConnection | null {
  const { parent, document } = window
  if (parent === window.self) return null

  const { dataset } = document.documentElement
  const whereItIs = () => ready(store.getState().device)
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
    fit: () => sightOfParent().fit(),
    sight: ({ sight }) => sightOfParent().onSight(sight),
    send: ({ happening }) => store.getState().send(happening),
  })

  dataset.framed = 'fixed'
  const unlisten = hearParent(window, ({ origin, data }) =>
    handle({ type: 'message', origin, data, ready: whereItIs() }),
  )
  parent.postMessage(CHILD_READY, '*')
  const unsubscribe = store.subscribe((now, before) => {
    for (const news of newsOf(now.device, before.device)) handle({ type: 'news', news })
  })

  return {
    drawn() {
      const page = document.querySelector(PAGE)
      if (!page || sizes) return
      sizes = connectSize(window, page, (size) => handle({ type: 'size', size }))
      handle({ type: 'drawn', ready: whereItIs() })
    },
    ...connectionOf(
      unlisten,
      unsubscribe,
      () => sizes?.dispose(),
      () => sight?.dispose(),
    ),
  }
}

/** Hears the page around, and nobody else. */
function hearParent(window: FrameWindow, hear: (message: MessageEvent) => void): () => void {
  return listen(window, 'message', (event) => {
    const message = event as MessageEvent
    if (message.source === window.parent) hear(message)
  })
}
