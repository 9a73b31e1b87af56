/** The device's picture, made once however many parts of the page look at it. */
import { type Device, type Picture, picture } from '../device/device'

/** What a picture is made of. A hand on a button is not among it: it shows on the button. */
const parts = [
  'settings',
  'surroundings',
  'trail',
  'view',
  'session',
  'hardware',
  'clock',
  'nativeLanguage',
] as const satisfies readonly (keyof Device)[]

let last: { readonly device: Device; readonly picture: Picture } | null = null

export function seen(device: Device): Picture {
  const before = last
  if (before && parts.every((part) => before.device[part] === device[part])) return before.picture
  last = { device, picture: picture(device) }
  return last.picture
}
