/** Only a page in a frame loads what a frame needs. Until it is there, what the page around says is kept. */
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
  const early: Event[] = []
  const stop = listen(window, 'message', (event) => early.push(event))
  const connected = Promise.all([load(), store]).then(([{ connectFrame }, device]) => {
    stop()
    return connectFrame(window, device, early)
  })
  return {
    drawn: () => void connected.then((frame) => frame.drawn()),
  }
}
