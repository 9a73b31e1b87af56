/**
 * Only a page in a frame loads what a frame needs. What the page around says before it is there, and that the
 * device is drawn, happens then in its order.
 */
import { listen } from '../connection'
import type { DeviceStore } from '../store'
import type { FrameConnection, FrameWindow } from './frame'

type LoadFrame = () => Promise<Pick<typeof import('./frame'), 'connectFrame'>>

/** @returns tells the frame that the page is drawn; `null` outside a frame */
export function connectFrameSoon(
  window: FrameWindow,
  store: Promise<DeviceStore>,
  load: LoadFrame = () => import('./frame'),
): Pick<FrameConnection, 'drawn'> | null {
  const { parent, document } = window
  if (parent === window.self) return null
  // At once, because a frame is drawn without a wall.
  document.documentElement.dataset.framed = 'fixed'
  const early: ((frame: FrameConnection) => void)[] = []
  let frame: FrameConnection | null = null
  const tell = (what: (frame: FrameConnection) => void) => (frame ? what(frame) : void early.push(what))
  const stop = listen(window, 'message', (event) => tell(({ hear }) => hear(event)))
  void Promise.all([load(), store]).then(([{ connectFrame }, device]) => {
    stop()
    const connected = connectFrame(window, device)
    frame = connected
    for (const what of early) what(connected)
  })
  return {
    drawn: () => tell(({ drawn }) => drawn()),
  }
}
