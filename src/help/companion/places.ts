/** Places outside of the device that can be found like tasks. */
import type { TextId } from '../../thermostat/device/device'
import { type ReferencePage, referencePages } from '../guidance/reference-pages'

const otherPlaces = ['diagnosis', 'manual', 'booklet', 'share', 'sheet', 'page-language'] as const

/** The companion itself opens `diagnosis`. */
export const placeIds = [...otherPlaces, ...referencePages.map((page) => `${page}-page` as const)]
export type PlaceId = (typeof placeIds)[number]
/** The places that the page opens. */
export type PagePlaceId = Exclude<PlaceId, 'diagnosis'>

/** Returns the reference page of the manual that a place is; `undefined` for another place. */
export const referencePageAt = (place: PlaceId): ReferencePage | undefined =>
  referencePages.find((page) => place === `${page}-page`)

/** Returns the text with the name of a place. */
export function nameOfPlace(place: PlaceId): TextId {
  const page = referencePageAt(place)
  return page ? `guide.page.${page}` : `find.${place as (typeof otherPlaces)[number]}`
}
