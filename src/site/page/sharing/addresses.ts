/** Addresses with a packed device. */
import type { Language, Settings } from '../../../thermostat/device/device'
import { packDevice } from '../../share/pack-device'

const base = import.meta.env.BASE_URL

/** @param task the id of a task to demonstrate on the device */
export function linkTo(settings: Settings, task: string | null): string {
  const query = task ? `?task=${task}&mode=show` : ''
  return new URL(`${base}home${query}#d=${packDevice(settings)}`, location.href).href
}

/** Returns the address of the handover sheet of a device. */
export function sheetAddress(settings: Settings, language: Language): string {
  return `${base}sheet/?lang=${language}#d=${packDevice(settings)}`
}
