/** Plain words until those of the guidance are there. */
import type { Device, Moment, Text } from '../device/device'
import {
  type Answer,
  replay,
  type Step,
  type TaskId,
  type Value,
  type Way,
  wayTo,
} from '../guidance/guidance'

export function tell(start: Moment, way: Way): readonly Step[] {
  let before = start
  return way.acts.map((act) => {
    const after = replay(before, act)
    const step = { acts: [act], sentence: { verbatim: `${act.buttons} ${act.times}` }, before, after }
    before = after
    return step
  })
}

export const hintsFor = (step: Step, _task: TaskId): readonly [Text, Text] => [
  { verbatim: 'Look in the menu.' },
  step.sentence,
]

export const valueText = (_task: TaskId, value: Value): Text => ({ verbatim: String(value) })

export function answer(moment: Moment, task: TaskId, value: Value): Answer {
  const way = wayTo(moment, task, value)
  return way ? { kind: 'way', way } : { kind: 'impossible', why: { verbatim: 'No way.' }, mends: [] }
}

export const whyGreyed = (_moment: Moment, _what: object) => ({
  why: { verbatim: 'At rest.' } as Text,
  mends: [] as const,
})

export const isLent = (device: Device) => device.lent
