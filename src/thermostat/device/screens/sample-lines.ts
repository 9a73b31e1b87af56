/** The sample values of hotel, timer, remote control and ground heating, as lines (behaviour 28.4). */
import type { Text } from '../../../common/texts/text'
import type { ValueLine } from '../body'

/** Both in degrees. */
export const activeAndStandby = (active: number, standby: number): readonly ValueLine[] => [
  { text: 'sample.active', values: [{ number: active, unit: 'unit.degree' }], raw: active },
  { text: 'sample.standby', values: [{ number: standby, unit: 'unit.degree' }], raw: standby },
]

/** A time span in minutes, which must not read as a time of day. */
function span(minutes: number): Text {
  return { id: 'unit.timeSpan', values: { time: { time: minutes } } }
}

export const postHeat: ValueLine = { text: 'sample.postHeat', values: [span(4 * 60)], raw: '04:00' }

export const runTime: ValueLine = { ...postHeat, text: 'sample.runTime' }
