/** What the sheet is about, and in which language: from the address, else from the visitor's own storage. */
import type { SafeStorage } from '../../common/safe-storage'
import type { Language, Settings } from '../../thermostat/device/device'
import { languageOfTag, preferredLanguage } from '../browser/language'
import { packedDeviceOf } from '../browser/shared-link'
import { readSettings } from '../browser/storage-sync'
import { unpackDevice } from '../share/pack-device'

export interface SheetData {
  readonly settings: Settings
  /** Whether the address has a device that cannot be read. */
  readonly isLinkUnreadable: boolean
  /**
   * What links to the same device end in: made of what could be read, since an address may have a tracker in it
   * (behaviour 30.1). Empty for the visitor's own.
   */
  readonly fragment: string
  readonly language: Language
}

/** @param wanted the languages of the visitor's browser */
export function readSheetData(url: URL, read: SafeStorage['read'], wanted: readonly string[]): SheetData {
  const packed = packedDeviceOf(url.hash)
  const shared = packed === null ? null : unpackDevice(packed)
  const { settings } = readSettings(read)
  const own = settings.language ?? preferredLanguage(wanted)
  return {
    settings: shared ?? settings,
    isLinkUnreadable: packed !== null && shared === null,
    fragment: packed === null ? '' : `#d=${shared ? packed : ''}`,
    language: languageOfTag(url.searchParams.get('lang') ?? '') ?? own,
  }
}
