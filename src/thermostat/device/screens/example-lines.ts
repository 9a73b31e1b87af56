/** Lines with example values, on the screens of hotel, timer, remote control and ground heating (behaviour 28.4). */
import type { Text } from '../../../common/texts/text'
import type { ValueLine } from '../body'

const POST_HEAT_MINUTES = 4 * 60

/** Returns the lines of the active and the standby temperature, in degrees. */
export const createTemperatureLines = (active: number, standby: number): readonly ValueLine[] => [
  { text: 'sample.active', values: [{ number: active, unit: 'unit.degree' }], raw: active },
  { text: 'sample.standby', values: [{ number: standby, unit: 'unit.degree' }], raw: standby },
]

/** Returns the text of a duration. It looks different from a time of day. */
function durationText(minutes: number): Text {
  return { id: 'unit.timeSpan', values: { time: { time: minutes } } }
}

export const postHeatLine: ValueLine = {
  text: 'sample.postHeat',
  values: [durationText(POST_HEAT_MINUTES)],
  raw: '04:00',
}

export const runTimeLine: ValueLine = { ...postHeatLine, text: 'sample.runTime' }
