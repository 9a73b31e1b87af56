/** Names of the tasks for the pages that the build writes. */
import type { Messages } from '../src/common/texts/message'
import type { TaskId } from '../src/help/guidance/guidance'
import type { Language } from '../src/thermostat/device/device'

const catalogs = import.meta.glob<Messages>('../src/common/texts/companion-??.json', {
  query: '?catalog',
  import: 'default',
  eager: true,
})

/** @throws if a catalog has no name for the task */
export function taskName(id: TaskId, language: Language): string {
  const file = `src/common/texts/companion-${language}.json`
  const name = catalogs[`../${file}`]?.[`task.${id}`]
  if (typeof name !== 'string') throw new Error(`${file}: “task.${id}” must be the task’s name.`)
  return name
}
