import type { Body, Kind } from '../../device/device'

export type BodyOf<K extends Kind> = Extract<Body, { readonly kind: K }>

/** What a component of one kind is given. */
export interface KindProps<K extends Kind> {
  readonly body: BodyOf<K>
}
