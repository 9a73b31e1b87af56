/**
 * The tab's sessionStorage, of which each frame has a part of its own: frames of one origin share it. A
 * frame's number stands in its history entries, where a reload finds it and another page's frame does not.
 */
import { openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import { type FramedWindow, isFramed } from './connection'
import { KIOSK } from './kiosk'
import { SESSION } from './session'
import { frameOf } from './url'

/** What of the browser's window is used. */
export interface SessionWindow extends FramedWindow {
  readonly sessionStorage: StorageMethods
}

export interface OwnSession {
  readonly storage: SafeStorage
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
  const storage = openSafeStorage(() => window.sessionStorage)
  if (!isFramed(window)) return { storage, frame: null }
  const frame = frameOf(state) ?? newFrame(storage)
  return { storage: partOf(storage, frame), frame }
}

function newFrame(storage: SafeStorage): number {
  const last = Number(storage.read(FRAMES))
  const frame = Number.isSafeInteger(last) && last > 0 ? last + 1 : 1
  const forgotten = partOf(storage, frame - MOST_FRAMES)
  for (const key of [SESSION, KIOSK]) forgotten.remove(key)
  storage.write(FRAMES, String(frame))
  return frame
}

function partOf(storage: SafeStorage, frame: number): SafeStorage {
  const own = (key: string) => `${key}.${frame}`
  return {
    read: (key) => storage.read(own(key)),
    write: (key, value) => storage.write(own(key), value),
    remove: (key) => storage.remove(own(key)),
    isBackedBy: storage.isBackedBy,
  }
}
