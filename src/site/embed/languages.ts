/** The languages of the device, and the name of the device in each. */
import type { ThermostatLanguage } from '../messages/embed'

/** The titles of the frame. Copied from the catalogs, which are 30 times as large. */
export const titles: Readonly<Record<ThermostatLanguage, string>> = {
  en: 'Underfloor heating thermostat',
  sv: 'Golvvärmetermostat',
  no: 'Gulvvarmetermostat',
  fi: 'Lattialämmitystermostaatti',
  da: 'Gulvvarmetermostat',
  de: 'Thermostat für Fußbodenheizung',
}

export function isLanguage(value: unknown): value is ThermostatLanguage {
  return typeof value === 'string' && Object.hasOwn(titles, value)
}

/** Returns the device's language for a tag such as `sv-FI` or `nb`, or `null`. */
export function languageForTag(tag: string | null): ThermostatLanguage | null {
  const primary = tag?.toLowerCase().split(/[-_]/)[0]
  const language = primary === 'nb' || primary === 'nn' ? 'no' : primary
  return isLanguage(language) ? language : null
}
