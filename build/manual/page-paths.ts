/** Addresses of the manual's pages. */
import type { TaskId } from '../../src/help/guidance/guidance'
import type { Language, Path } from '../../src/thermostat/device/device'

/** An address below the folder of a language: '' is the index, every other one ends with a slash. */
export type PagePath = string

/** The booklets to print. */
export const bookletIds = ['home', 'installer'] as const
export type BookletId = (typeof bookletIds)[number]

export const bookletPath = (id: BookletId): PagePath => `print/${id}/`

/** Returns the booklet at an address; `null` for a page of the manual. */
export const bookletAt = (place: PagePath): BookletId | null =>
  bookletIds.find((id) => bookletPath(id) === place) ?? null

export const taskPagePath = (id: TaskId): PagePath => `${id}/`

export const screenPagePath = (path: Path): PagePath => `screens${path === '/' ? '/start' : path}/`

/** Returns the address of a page below the base path: 'manual/fi/lock-keys/'. */
export const addressOf = (language: Language, place: PagePath) => `manual/${language}/${place}`

/** Returns the relative address of the base path, seen from a page: '../../../'. */
export const relativeBase = (language: Language, place: PagePath) =>
  addressOf(language, place).replace(/[^/]+\//g, '../')

/** Returns the address of a device's screen below the base path. */
export const screenAddress = (path: Path) => (path === '/' ? '' : `${path.slice(1)}/`)
