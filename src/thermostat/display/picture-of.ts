/** The device's picture, made once however many components read it. */
import { type Device, isSame, type Picture, picture } from '../device/device'

/** Whether a part of the device shows in its picture. A new part does not compile until this is decided. */
const isShown: Readonly<Record<keyof Device, boolean>> = {
  settings: true,
  surroundings: true,
  trail: true,
  view: true,
  session: true,
  hardware: true,
  clock: true,
  passing: true,
  nativeLanguage: true,
  temporaryLanguage: true,
  // A button that is down shows on the casing.
  hands: false,
  // For the page around the device only.
}

const shownParts = (Object.keys(isShown) as (keyof Device)[]).filter((part) => isShown[part])

let last: { readonly device: Device; readonly picture: Picture } | null = null

/** The same object for as long as nothing that shows has changed, so that components can compare it. */
export function pictureOf(device: Device): Picture {
  const before = last
  if (before && shownParts.every((part) => before.device[part] === device[part])) return before.picture
  const made = picture(device)
  // Each second that passes makes a device of its own, and most of them look the same.
  const isUnchanged = device.passing && before && isSame(before.picture, made)
  last = { device, picture: isUnchanged ? before.picture : made }
  return last.picture
}
