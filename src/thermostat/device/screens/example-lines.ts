/** Lines with example values, on the screens of hotel, timer, remote control and ground heating (behaviour 28.4). */
import type { Text } from '../../../common/texts/text'
import type { ValueLine } from '../body'

/** Returns the lines of the active and the standby temperature, in degrees. */
export const createTemperatureLines = (active: number, standby: number): readonly ValueLine[] => [
  { text: 'sample.active', values: [{ number: active, unit: 'unit.degree' }], raw: active },
  { text: 'sample.standby', values: [{ number: standby, unit: 'unit.degree' }], raw: standby },
]

/** Returns the text of a duration, with the unit “h” to tell it from a time of day. */
function durationText(minutes: number): Text {
  return { id: 'unit.timeSpan', values: { time: { time: minutes } } }
}

const fourHours = { values: [durationText(4 * 60)], raw: '04:00' } as const

export const postHeatLine: ValueLine = { text: 'sample.postHeat', ...fourHours }
export const runTimeLine: ValueLine = { text: 'sample.runTime', ...fourHours }
