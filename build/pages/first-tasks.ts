/** What the page shows of tasks before the companion is loaded. */
import { firstTasks as ids } from '../../src/companion/find/asked'
import { type Language, languages } from '../../src/device/device'
import { type TaskId, taskIds, usualValue, wayTo } from '../../src/guidance/guidance'
import { atHome } from '../../src/guidance/manual/devices'

type Catalog = Readonly<Record<`task.${TaskId}`, readonly string[]>>

const catalogs = import.meta.glob<Catalog>('../../src/texts/companion-??.json', {
  import: 'default',
  eager: true,
})

export const firstTasks: typeof import('virtual:first-tasks').firstTasks = ids.map((id) => ({
  id,
  names: namesOf(id),
  presses: wayTo(atHome('en'), id, usualValue(id))?.presses ?? 0,
}))

export const taskCount = taskIds.length

function namesOf(id: TaskId): Readonly<Record<Language, string>> {
  const names = languages.map((language) => [language, nameOf(id, language)])
  return Object.fromEntries(names)
}

/** @throws where a catalog has no name for it */
function nameOf(id: TaskId, language: Language): string {
  const file = `../../src/texts/companion-${language}.json`
  const [name] = catalogs[file]?.[`task.${id}`] ?? []
  if (!name) throw new Error(`${file}: the first phrase of “task.${id}” must be its name.`)
  return name
}
