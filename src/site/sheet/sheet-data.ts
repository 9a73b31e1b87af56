/** The settings and the language of the sheet, from the address or else from the storage and the browser. */
import type { SafeStorage } from '../../common/safe-storage'
import type { Language, Settings } from '../../thermostat/device/device'
import { languageOfTag, preferredLanguage } from '../browser/language'
import { packedDeviceOf } from '../browser/shared-link'
import { readSettings } from '../browser/storage-sync'
import { unpackDevice } from '../share/pack-device'

export interface SheetData {
  readonly settings: Settings
  /** True if the address has a device that cannot be read. */
  readonly isLinkUnreadable: boolean
  /**
   * The fragment for links to the same device, without other parts of the address, such as a tracker's
   * (behaviour 30.1). Empty if the address has no device, `#d=` if it cannot be read: the linked page then reports it.
   */
  readonly fragment: string
  readonly language: Language
}

/** @param browserLanguages tags of the visitor's languages, the preferred one first */
export function readSheetData(
  url: URL,
  read: SafeStorage['read'],
  browserLanguages: readonly string[],
): SheetData {
  const packed = packedDeviceOf(url.hash)
  const shared = packed === null ? null : unpackDevice(packed)
  const { settings } = readSettings(read)
  const own = settings.language ?? preferredLanguage(browserLanguages)
  return {
    settings: shared ?? settings,
    isLinkUnreadable: packed !== null && shared === null,
    fragment: packed === null ? '' : `#d=${shared ? packed : ''}`,
    language: languageOfTag(url.searchParams.get('lang') ?? '') ?? own,
  }
}
