/** Where the pages of the manual are, each as its address below the folder of its language. */
import type { Language, Path } from '../../src/device/device'
import type { TaskId } from '../../src/guidance/guidance'

/** '' is the index; every other place ends with a slash, where every host serves it without a redirect. */
export type Place = string

export const taskPlace = (id: TaskId): Place => `${id}/`

export const screenPlace = (path: Path): Place => `screens${path === '/' ? '/start' : path}/`

/** The address of a page below the base path: 'manual/fi/lock-keys/'. */
export const addressOf = (language: Language, place: Place) => `manual/${language}/${place}`

/** What leads from a page to the base path: '../../../'. */
export const toBase = (language: Language, place: Place) =>
  addressOf(language, place).replace(/[^/]+\//g, '../')
