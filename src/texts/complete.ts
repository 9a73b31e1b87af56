/** A catalog that lacks a text of the English one does not compile. */
import type { TextId } from '../device/device'
import type da from './da.json'
import type de from './de.json'
import type fi from './fi.json'
import type no from './no.json'
import type sv from './sv.json'

type Complete<Catalog extends Readonly<Record<TextId, string>>> = Catalog

/** Every language besides English. */
export interface Catalogs {
  readonly da: Complete<typeof da>
  readonly de: Complete<typeof de>
  readonly fi: Complete<typeof fi>
  readonly no: Complete<typeof no>
  readonly sv: Complete<typeof sv>
}
