/** What the demo changes with a switch, said for the thermostat on a wall (guidance G15). */
import type { Text, TextId } from '../../../thermostat/device/device'
import type { Fix } from '../model'

/** By the label of what is changed beside the device. */
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
 * What somebody does at home instead of a fix; `null` where the fix is a task, which is the same there.
 * @throws where the manual has no sentence for it
 */
export function realDeviceAdvice({ label, ...change }: Fix): Text | null {
  if ('task' in change) return null
  const sentence = typeof label === 'string' ? adviceByLabel[label] : undefined
  if (!sentence)
    throw new Error(
      `Name what is done at home instead of ${JSON.stringify(label)} in sentences of src/help/guidance/manual/real-device.ts.`,
    )
  return sentence
}

/** What a page to read at the demo says of its links, as print says it. */
const printedTexts: Readonly<Partial<Record<TextId, TextId>>> = {
  'manual.need.link': 'manual.need.installer',
  'manual.openLink': 'manual.real.update',
  'manual.map.link': 'manual.real.installer',
}

/** A text of the manual as it stands in print, where there is no page with links. */
export function printedText(text: Text): Text {
  if (typeof text === 'string') return printedTexts[text] ?? text
  if (!('id' in text)) return text
  return { ...text, id: printedTexts[text.id] ?? text.id }
}
