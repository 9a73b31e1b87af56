import type { Body, BodyKind } from '../../device/device'

export type BodyOf<K extends BodyKind> = Extract<Body, { readonly kind: K }>

/** The props of the component for one kind of body. */
export interface KindProps<K extends BodyKind> {
  readonly body: BodyOf<K>
}
