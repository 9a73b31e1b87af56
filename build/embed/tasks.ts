/** Lists the tasks for host pages: the type of their ids, and the table in `embed.html`. */
import { isRange, taskIds, tasks, type ValueOptions } from '../../src/help/guidance/guidance'
import { escapeHtml } from '../pages/html'
import { taskName } from '../task-names'

export interface ListedTask {
  readonly id: string
  /** Its name in English. */
  readonly title: string
  readonly values?: ValueOptions | undefined
  readonly directions?: readonly string[] | undefined
}

/** The tasks in the order in which the companion offers them. */
export const listedTasks: readonly ListedTask[] = taskIds.map((id) => {
  const { values, directions } = tasks[id]
  return { id, title: taskName(id, 'en'), values, directions }
})

/** The type in the source file, which imports the ids from the guidance. */
const IMPORTED_ID_TYPE = /(?<=export type ThermostatTask =) import\('[\w./]+'\)\.TaskId$/m

/**
 * Writes the ids into embed.d.ts, because host pages copy it without the rest of the sources.
 * @throws if the source has no place for them
 */
export function typesWith(tasks: readonly ListedTask[], source: string): string {
  if (!IMPORTED_ID_TYPE.test(source))
    throw new Error(`src/site/messages/embed.d.ts has no type that is ${IMPORTED_ID_TYPE}.`)
  return source.replace(IMPORTED_ID_TYPE, tasks.map(({ id }) => `\n  | '${id}'`).join(''))
}

export const taskRows = (tasks: readonly ListedTask[]): string => tasks.map(rowOf).join('')

function rowOf({ id, title, values, directions = [] }: ListedTask): string {
  const valueList = values ? [...valuesOf(values), ...directions.map(code)].join(', ') : ''
  return `\n            <tr><th scope="row">${code(id)}</th><td>${escapeHtml(title)}</td><td>${valueList}</td></tr>`
}

/** Lists the values as HTML, the usual one first. */
function valuesOf(values: ValueOptions): readonly string[] {
  if (!isRange(values)) return values.map(code)
  const { defaultValue, min, max, step } = values
  return [code(defaultValue), `${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}`]
}

const code = (text: string | number) => `<code translate="no">${escapeHtml(String(text))}</code>`
