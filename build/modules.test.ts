import { firstTasks, taskCount } from 'virtual:first-tasks'
import { expect, test } from 'vitest'
import { firstTasks as ids } from '../src/help/companion/find/popular-tasks'
import { defaultValueOf, findWay, taskIds, tasks } from '../src/help/guidance/guidance'
import { languages } from '../src/thermostat/device/device'
import { openAt } from '../src/thermostat/device/testing'
import { readCatalog } from '../tests/helpers/catalogs'

// behaviour 29.12
test('the page has the names of the first tasks in every language, and how many tasks there are', () => {
  expect(firstTasks.map(({ id }) => id)).toEqual(ids)
  for (const { id, names } of firstTasks)
    for (const language of languages)
      expect(names[language]).toBe(readCatalog(`companion-${language}`)[`task.${id}`])
  expect(firstTasks.filter((task) => !task.isExtra)).toHaveLength(6)
  expect(taskCount).toBe(taskIds.length)
})

test('their presses are counted from home, on a device with factory settings; a question has none', () => {
  const { device } = openAt('/home')
  const presses = ids.map((id) =>
    tasks[id].group === 'why'
      ? 0
      : findWay({ device, now: device.clock }, id, defaultValueOf(id))?.pressCount,
  )
  expect(firstTasks.map((task) => task.presses)).toEqual(presses)
  expect(presses).toContain(2)
})
