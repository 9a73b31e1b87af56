/** The sign on each button of the device, as a path of `icon-data.ts`; the most used first. */
import type { Button } from '../device/device'
import { chevronLeft, chevronRight, circle, x } from './icon-data'

export const buttonIcons = {
  previous: chevronLeft,
  confirm: circle,
  next: chevronRight,
  back: chevronLeft,
  close: x,
} as const satisfies Readonly<Record<Button, string>>
