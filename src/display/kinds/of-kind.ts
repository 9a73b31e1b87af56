import type { Body } from '../../device/device'

/** What a component of one kind is given. */
export interface OfKind<Kind extends Body['kind']> {
  readonly body: Extract<Body, { readonly kind: Kind }>
}
