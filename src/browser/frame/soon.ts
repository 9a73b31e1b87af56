/**
 * Only a page in a frame loads what a frame needs. The page around is told nothing, and what it says is kept,
 * until that is there and the page is drawn as a whole: it would be measured twice.
 */
import { part } from '../../ui/part'
import { isFramed, type Listening, listen } from '../connection'
import type { DeviceStore } from '../store'
import type { Doors, FrameWindow } from './frame'

/** More than any page has to say: of a flood the rest is not heard. */
const MOST_EARLY = 100

type LoadFrame = () => Promise<Pick<typeof import('./frame'), 'connectFrame'>>

const frameCode = part(() => import('./frame'))

/** A page in a frame. */
export interface Frame {
  /** Tells the page around that all of this one is drawn. */
  drawn(doors: Doors): Promise<void>
}

/** @returns `null` outside a frame */
export function connectFrameSoon(
  window: FrameWindow,
  store: DeviceStore,
  load: LoadFrame = frameCode.load,
): Frame | null {
  if (!isFramed(window)) return null
  // At once, because a frame is drawn without a wall.
  window.document.documentElement.dataset.framed = 'fixed'
  const early: Event[] = []
  const stop = listen(window, 'message', (event) => {
    if ((event as MessageEvent).source === window.parent && early.length < MOST_EARLY) early.push(event)
  })
  const loaded = loadAtLast(window, load)
  return {
    async drawn(doors) {
      const { connectFrame } = await loaded
      stop()
      const frame = connectFrame(window, store, doors)
      frame.drawn()
      early.splice(0).forEach(frame.hear)
    },
  }
}

/** What shows that the network may be back, or that somebody wants something of the frame. */
const SIGNS = ['online', 'message', 'pointerdown', 'keydown']

/** Until it is there, the frame is one whose page around does not fit it. */
async function loadAtLast(window: Listening, load: LoadFrame): ReturnType<LoadFrame> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextSign(window)
    }
  }
}

function nextSign(window: Listening): Promise<void> {
  return new Promise((resolve) => {
    const ends = SIGNS.map((sign) => listen(window, sign, onSign))
    function onSign(): void {
      for (const end of ends) end()
      resolve()
    }
  })
}
