/**
 * The tab's sessionStorage, of which each frame has a part of its own: frames of one origin share it. A
 * frame's number stands in its history entries, where a reload finds it and another page's frame does not.
 */
import { openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import { isFramed, type WindowWithParent } from './connection'
import { KIOSK_KEY } from './kiosk'
import { SESSION_KEY } from './session'
import { frameNumberOf } from './url'

/** What of the browser's window is used. */
export interface SessionStorageWindow extends WindowWithParent {
  readonly sessionStorage: StorageMethods
}

export interface FrameSession {
  readonly storage: SafeStorage
  /** The number of the frame in its tab, `null` outside a frame. */
  readonly frameNumber: number | null
}

/** The number of the tab's last frame. */
export const LAST_FRAME_KEY = `${SESSION_KEY}.frames`
/** What earlier frames left is forgotten: a page that is open for months must not fill the storage. */
const MAX_FRAMES = 20

/**
 * Opens what is remembered for as long as the tab lives, or the frame.
 * @param state that of the present history entry
 */
export function openSession(window: SessionStorageWindow, state: unknown): FrameSession {
  const storage = openSafeStorage(() => window.sessionStorage)
  if (!isFramed(window)) return { storage, frameNumber: null }
  const frame = frameNumberOf(state) ?? createFrameNumber(storage)
  return { storage: storageOfFrame(storage, frame), frameNumber: frame }
}

function createFrameNumber(storage: SafeStorage): number {
  const last = Number(storage.read(LAST_FRAME_KEY))
  const frame = Number.isSafeInteger(last) && last > 0 ? last + 1 : 1
  const forgotten = storageOfFrame(storage, frame - MAX_FRAMES)
  for (const key of [SESSION_KEY, KIOSK_KEY]) forgotten.remove(key)
  storage.write(LAST_FRAME_KEY, String(frame))
  return frame
}

function storageOfFrame(storage: SafeStorage, frame: number): SafeStorage {
  const own = (key: string) => `${key}.${frame}`
  return {
    read: (key) => storage.read(own(key)),
    write: (key, value) => storage.write(own(key), value),
    remove: (key) => storage.remove(own(key)),
    isBackedBy: storage.isBackedBy,
  }
}
