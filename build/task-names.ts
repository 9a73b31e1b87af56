/** Names of the tasks for the pages that the build writes. */
import type { TaskId } from '../src/help/guidance/guidance'
import type { Language } from '../src/thermostat/device/device'

type Catalog = Readonly<Record<`task.${TaskId}`, readonly string[]>>

const catalogs = import.meta.glob<Catalog>('../src/common/texts/companion-??.json', {
  import: 'default',
  eager: true,
})

/** @throws if a catalog has no name for the task */
export function taskName(id: TaskId, language: Language): string {
  const file = `src/common/texts/companion-${language}.json`
  const [name] = catalogs[`../${file}`]?.[`task.${id}`] ?? []
  if (!name) throw new Error(`${file}: the first phrase of “task.${id}” must be its name.`)
  return name
}
