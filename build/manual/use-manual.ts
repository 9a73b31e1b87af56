/** Context for all components of a page: the texts, and links relative to this page. */
import { createContext, useContext } from 'react'
import type { Language, Text } from '../../src/thermostat/device/device'
import { type ManualTexts, manualTexts } from './manual-texts'
import { addressOf, type BookletId, bookletAt, type PagePath, relativeBase } from './page-paths'

export interface Manual extends ManualTexts {
  readonly language: Language
  readonly place: PagePath
  /** The printed booklet, whose reader has a real thermostat and no demo; `null` on a page of the manual. */
  readonly booklet: BookletId | null
  /** Returns the link from this page to another one, in the same language unless one is given. */
  readonly linkTo: (place: PagePath, language?: Language) => string
  /** Returns the link to an address of the device, such as 'home/menu/?lang=fi'. */
  readonly linkToDevice: (address: string) => string
}

export function manualAt(language: Language, place: PagePath): Manual {
  const base = relativeBase(language, place)
  const booklet = bookletAt(place)
  return {
    ...manualTexts[language],
    language,
    place,
    booklet,
    linkTo: (other, inLanguage = language) => `${base}${addressOf(inLanguage, other)}`,
    linkToDevice: (address) => `${base}${address}`,
  }
}

export const ManualContext = createContext<Manual | null>(null)

export function useManual(): Manual {
  const manual = useContext(ManualContext)
  if (!manual) throw new Error('A part of the manual was drawn without its page.')
  return manual
}

export const useTranslate = (): ((text: Text) => string) => useManual().t
