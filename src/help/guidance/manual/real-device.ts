/** Texts for a real thermostat and for print, in place of texts about the demo (guidance G15). */
import type { Text, TextId } from '../../../thermostat/device/device'
import { signOf } from '../instructions/names'
import type { Fix } from '../model'

const UNLOCK_SECONDS = 3

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

/** Texts that mention the demo, and their printed replacements. */
const printedTexts: Readonly<Partial<Record<TextId, TextId>>> = {
  'manual.need.link': 'why.noMenu',
  'manual.map.link': 'booklet.real.maker',
  'explain.why-locked-guest': 'booklet.guest',
}

/** In the demo one button unlocks, on the wall two. */
const unlock: Text = {
  id: 'tell.unlock',
  values: {
    press: {
      id: 'tell.holdBoth',
      values: { sign: signOf('previous'), other: signOf('next'), seconds: UNLOCK_SECONDS },
    },
  },
}

export function printedText(text: Text): Text {
  if (typeof text === 'string') return printedTexts[text] ?? text
  if (!('id' in text)) return text
  return text.id === 'tell.onWall' ? unlock : { ...text, id: printedTexts[text.id] ?? text.id }
}
