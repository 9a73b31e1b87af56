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

/** With this many settings, the sheet has space for this many lines of notes on a page. */
const FULL_PAGE = { settings: 13, lines: 4 }
const MIN_NOTE_LINES = 3
/** On paper, two rows of the settings are as high as a line to write on. */
const ROWS_PER_LINE = 2

/** Returns the number of lines for notes, with which a sheet of this many settings fills a page. */
export function noteLinesFor(settings: number): number {
  const more = Math.floor((FULL_PAGE.settings - settings) / ROWS_PER_LINE)
  return Math.max(MIN_NOTE_LINES, FULL_PAGE.lines + more)
}
