/** Texts for a real thermostat and for print, in place of texts about the demo (guidance G15). */
import type { Text, TextId } from '../../../thermostat/device/device'
import type { Fix } from '../model'

const adviceByLabel: Readonly<Partial<Record<TextId, Text>>> = {
  'fix.connection': 'manual.real.router',
  'fix.fault': 'manual.real.installer',
  'fix.floorSensor': 'manual.real.floorSensor',
  'fix.remoteControlOff': 'manual.real.hotel',
  'fix.slot': 'manual.real.installer',
  'fix.wifiCard': 'manual.real.wifiCard',
  'fix.wifiCardOut': 'manual.real.wifiClock',
}

/**
 * Returns what to do with a real thermostat instead of a fix in the demo; `null` for a fix that is a task.
 *
 * @throws if the manual has no sentence for it
 */
export function realDeviceAdvice({ label, ...change }: Fix): Text | null {
  if ('task' in change) return null
  const sentence = typeof label === 'string' ? adviceByLabel[label] : undefined
  if (!sentence)
    throw new Error(
      `Add the advice for the fix ${JSON.stringify(label)} to adviceByLabel in src/help/guidance/manual/real-device.ts.`,
    )
  return sentence
}

/** Texts that mention links, and their printed replacements. */
const printedTexts: Readonly<Partial<Record<TextId, TextId>>> = {
  'manual.need.link': 'manual.need.installer',
  'manual.openLink': 'manual.real.update',
  'manual.map.link': 'manual.real.installer',
}

export function printedText(text: Text): Text {
  if (typeof text === 'string') return printedTexts[text] ?? text
  if (!('id' in text)) return text
  return { ...text, id: printedTexts[text.id] ?? text.id }
}
