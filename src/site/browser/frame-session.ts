/**
 * The tab's sessionStorage, with separate keys for each frame, since frames of one origin share it. A frame's number is
 * stored in its history entries: a reload finds it there, and a frame of another page does not.
 */
import { openSafeStorage, type SafeStorage, type StorageMethods } from '../../common/safe-storage'
import { isFramed, type WindowWithParent } from './connection'
import { KIOSK_KEY } from './kiosk'
import { SESSION_KEY } from './session'
import { frameNumberOf } from './url'

export interface SessionStorageWindow extends WindowWithParent {
  readonly sessionStorage: StorageMethods
}

export interface FrameSession {
  readonly storage: SafeStorage
  /** The number of the frame in its tab, `null` outside a frame. */
  readonly frameNumber: number | null
}

/** The key of the number of the tab's newest frame. */
export const LAST_FRAME_KEY = `${SESSION_KEY}.frames`
/** Data of older frames is removed: a page that is open for months must not fill the storage. */
const MAX_FRAMES = 20

/**
 * Opens the session storage of the tab, or of the frame.
 * @param state the current `history.state`
 */
export function openSession(window: SessionStorageWindow, state: unknown): FrameSession {
  const storage = openSafeStorage(() => window.sessionStorage)
  if (!isFramed(window)) return { storage, frameNumber: null }
  const frameNumber = frameNumberOf(state) ?? createFrameNumber(storage)
  return { storage: storageOfFrame(storage, frameNumber), frameNumber }
}

function createFrameNumber(storage: SafeStorage): number {
  const last = Number(storage.read(LAST_FRAME_KEY))
  const frame = Number.isSafeInteger(last) && last > 0 ? last + 1 : 1
  const oldest = storageOfFrame(storage, frame - MAX_FRAMES)
  for (const key of [SESSION_KEY, KIOSK_KEY]) oldest.remove(key)
  storage.write(LAST_FRAME_KEY, String(frame))
  return frame
}

function storageOfFrame(storage: SafeStorage, frame: number): SafeStorage {
  const keyOfFrame = (key: string) => `${key}.${frame}`
  return {
    read: (key) => storage.read(keyOfFrame(key)),
    write: (key, value) => storage.write(keyOfFrame(key), value),
    remove: (key) => storage.remove(keyOfFrame(key)),
    isBackedBy: storage.isBackedBy,
  }
}
