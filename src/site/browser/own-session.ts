/**
 * The tab's sessionStorage, of which each frame has a part of its own: frames of one origin share it. A
 * frame's number stands in its history entries, where a reload finds it and another page's frame does not.
 */
import { type Area, type KeyValues, openArea } from '../../common/area'
import { type FramedWindow, isFramed } from './connection'
import { KIOSK } from './kiosk'
import { SESSION } from './session'
import { frameOf } from './url'

/** What of the browser's window is used. */
export interface SessionWindow extends FramedWindow {
  readonly sessionStorage: KeyValues
}

export interface OwnSession {
  readonly area: Area
  /** The number of the frame in its tab, `null` outside a frame. */
  readonly frame: number | null
}

/** The number of the tab's last frame. */
export const FRAMES = `${SESSION}.frames`
/** What earlier frames left is forgotten: a page that is open for months must not fill the storage. */
const MOST_FRAMES = 20

/**
 * Opens what is remembered for as long as the tab lives, or the frame.
 * @param state that of the present history entry
 */
export function openSession(window: SessionWindow, state: unknown): OwnSession {
  const area = openArea(() => window.sessionStorage)
  if (!isFramed(window)) return { area, frame: null }
  const frame = frameOf(state) ?? newFrame(area)
  return { area: partOf(area, frame), frame }
}

function newFrame(area: Area): number {
  const last = Number(area.read(FRAMES))
  const frame = Number.isSafeInteger(last) && last > 0 ? last + 1 : 1
  const forgotten = partOf(area, frame - MOST_FRAMES)
  for (const key of [SESSION, KIOSK]) forgotten.remove(key)
  area.write(FRAMES, String(frame))
  return frame
}

function partOf(area: Area, frame: number): Area {
  const own = (key: string) => `${key}.${frame}`
  return {
    read: (key) => area.read(own(key)),
    write: (key, value) => area.write(own(key), value),
    remove: (key) => area.remove(own(key)),
    is: area.is,
  }
}
