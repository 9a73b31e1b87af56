/** Purpose and occasion of a task: a text of the manual, or else its explanation or the texts of its screen. */
import { createPicture, type Path, type Text, type TextId } from '../../../thermostat/device/device'
import { createFactoryDevice } from '../../../thermostat/device/knowledge'
import { aboutTextOf } from '../about'
import type { TaskId } from '../tasks/ids'
import { taskIds, tasks } from '../tasks/tasks'
import { explanationOf } from '../why/explain'

/** True if the catalogs have this text. The build passes it in, because it reads the catalogs. */
export type HasText = (id: string) => id is TextId

/**
 * Returns the purpose of a task: its own text, its explanation, or the hint on its screen.
 *
 * @throws if there is neither, with the row to write
 */
export function purposeOf(id: TaskId, has: HasText): Text {
  const row = `manual.for.${id}`
  if (has(row)) return row
  const explanation = explanationOf(id, '')
  if (explanation) return explanation
  const screen = screenOf(id)
  const hint = screen && hintOf(screen)
  if (hint) return hint
  throw missingTextError(row, `what the task “${id}” is for`, screen ? `${screen} has no hint` : NO_SCREEN)
}

/**
 * Returns the occasion for a task: its own text, or the sentence about its screen; `null` for a question, whose name
 * says it.
 *
 * @throws if there is neither, with the row to write
 */
export function occasionOf(id: TaskId, has: HasText): Text | null {
  const row = `manual.when.${id}`
  if (has(row)) return row
  if (explanationOf(id, '')) return null
  const screen = screenOf(id)
  if (screen) return aboutTextOf(screen)
  throw missingTextError(row, `when one needs the task “${id}”`, NO_SCREEN)
}

const NO_SCREEN = 'it shares its first screen with another task, or explains several things'

function missingTextError(row: string, what: string, why: string): Error {
  return new Error(`Write ${what} into the row "${row}" of the six src/common/texts/manual-*.json: ${why}.`)
}

/** Returns the first screen of a task; `null` for an explanation, and if another task begins on the same screen. */
function screenOf(id: TaskId): Path | null {
  const [screen = null] = tasks[id].screens
  const tasksOfScreen = taskIds.filter(
    (other) => tasks[other].group !== 'why' && tasks[other].screens[0] === screen,
  )
  return tasksOfScreen.length === 1 && tasksOfScreen[0] === id ? screen : null
}

/** Returns the hint below the values, if it is always the same. */
function hintOf(screen: Path): TextId | null {
  const { body } = createPicture(createFactoryDevice(screen))
  return 'hint' in body && typeof body.hint === 'string' ? body.hint : null
}
