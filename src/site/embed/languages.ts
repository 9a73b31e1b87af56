/** The languages of the device, with what a screen reader calls the frame in each. */
import type { ThermostatLanguage } from '../messages/embed'

/** The device's name, as the catalogs have it; they would be thirty times as many bytes. */
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

/** The language that the device speaks for a tag such as `sv-FI` or `nb`, `null` for none. */
export function languageForTag(tag: string | null): ThermostatLanguage | null {
  const primary = tag?.toLowerCase().split(/[-_]/)[0]
  const language = primary === 'nb' || primary === 'nn' ? 'no' : primary
  return isLanguage(language) ? language : null
}
