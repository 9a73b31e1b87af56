/** What every part of a page may ask for: the words, and how to write a link from this page. */
import { createContext, useContext } from 'react'
import type { Language, Text } from '../../src/thermostat/device/device'
import { addressOf, BOOKLET, type Place, toBase } from './places'
import { type ManualWords, manualWords } from './words'

export interface Manual extends ManualWords {
  readonly language: Language
  readonly place: Place
  /** Whether it is printed: there is no demo beside it, but a thermostat on a wall. */
  readonly isPrint: boolean
  /** The link from this page to another one of the manual, in its own language if none is named. */
  readonly to: (place: Place, language?: Language) => string
  /** The link to the device, with a part of its address: 'home/menu/?lang=fi'. */
  readonly toDevice: (address: string) => string
}

export function manualAt(language: Language, place: Place): Manual {
  const base = toBase(language, place)
  return {
    ...manualWords[language],
    language,
    place,
    isPrint: place === BOOKLET,
    to: (other, inLanguage = language) => `${base}${addressOf(inLanguage, other)}`,
    toDevice: (address) => `${base}${address}`,
  }
}

export const ManualContext = createContext<Manual | null>(null)

export function useManual(): Manual {
  const manual = useContext(ManualContext)
  if (!manual) throw new Error('A part of the manual was drawn without its page.')
  return manual
}

export const useTranslate = (): ((text: Text) => string) => useManual().t
