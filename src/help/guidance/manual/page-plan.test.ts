import { expect, test } from 'vitest'
import type { TaskWithValue } from '../model'
import { isExplainingTask, taskIds, tasks } from '../tasks/tasks'
import { isRange, NO_VALUE } from '../values'
import { createDeviceAtHome } from './devices'
import { stepsWhereNeeded } from './page-plan'

const { device } = createDeviceAtHome('en')

/** The tasks and values whose goals a factory device meets. */
const metTargets = taskIds
  .filter((task) => !isExplainingTask(task))
  .flatMap((task): readonly TaskWithValue[] => {
    const { values = [NO_VALUE] } = tasks[task]
    const all = isRange(values) ? [values.defaultValue, values.min, values.max] : values
    return all.map((value) => ({ task, value }))
  })
  .filter(({ task, value }) => tasks[task].isDone(device, value))

/** No steps lead to these from home: the installation guide asks for one, a guest room's menus are locked. */
const withoutSteps = ['floor-type', 'install', 'hotel']

// behaviour 29.23
test.each(metTargets)(
  '$task $value, which a factory device meets, has steps from another device',
  (target) => {
    const steps = stepsWhereNeeded(target, 'en')
    const [first, last] = [steps[0], steps.at(-1)]
    if (!first || !last) return expect(withoutSteps).toContain(target.task)
    const isDone = ({ device }: typeof first.before) => tasks[target.task].isDone(device, target.value)
    expect(isDone(first.before)).toBe(false)
    expect(isDone(last.after)).toBe(true)
    return undefined
  },
)

test('the visitor’s language is set from another one', () => {
  const [first] = stepsWhereNeeded({ task: 'change-language', value: 'de' }, 'de')
  expect(first?.before.device.settings.language).not.toBe('de')
})
