/** The addresses of the manual's pages; `src/manual/places.ts` has those below the folder of a language. */
import type { Language, Path } from '../../src/device/device'
import type { Place } from '../../src/manual/places'

export { type Place, screenPlace, taskPlace } from '../../src/manual/places'

/** Where the booklet is, below the folder of a language. */
export const BOOKLET: Place = 'print/'

/** The address of a page below the base path: 'manual/fi/lock-keys/'. */
export const addressOf = (language: Language, place: Place) => `manual/${language}/${place}`

/** What leads from a page to the base path: '../../../'. */
export const toBase = (language: Language, place: Place) =>
  addressOf(language, place).replace(/[^/]+\//g, '../')

/** The page of a screen of the device, below the base path. */
export const screenAddress = (path: Path) => (path === '/' ? '' : `${path.slice(1)}/`)
