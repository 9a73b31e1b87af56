import type { Body, Kind } from '../../device/device'

export type BodyOf<K extends Kind> = Extract<Body, { readonly kind: K }>

/** The props of the component for one kind of body. */
export interface KindProps<K extends Kind> {
  readonly body: BodyOf<K>
}
