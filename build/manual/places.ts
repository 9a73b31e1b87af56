/** Where the pages of the manual are. */
import type { TaskId } from '../../src/help/guidance/guidance'
import type { Language, Path } from '../../src/thermostat/device/device'

/** An address below the folder of a language: '' is the index, every other one ends with a slash. */
export type Place = string

/** Where the booklet is. */
export const BOOKLET: Place = 'print/'

export const taskPlace = (id: TaskId): Place => `${id}/`

export const screenPlace = (path: Path): Place => `screens${path === '/' ? '/start' : path}/`

/** The address of a page below the base path: 'manual/fi/lock-keys/'. */
export const addressOf = (language: Language, place: Place) => `manual/${language}/${place}`

/** What leads from a page to the base path: '../../../'. */
export const toBase = (language: Language, place: Place) =>
  addressOf(language, place).replace(/[^/]+\//g, '../')

/** The page of a screen of the device, below the base path. */
export const screenAddress = (path: Path) => (path === '/' ? '' : `${path.slice(1)}/`)
