/** What an address or the page around a frame asks of the companion. Both may say anything. */
import type { TaskRequest } from '../../common/requests'

export interface RawTaskRequest {
  readonly task: string
  readonly mode: unknown
  readonly value: unknown
}

const modes = ['show', 'try'] as const

/** Longer than any id and any value. */
const MAX_LENGTH = 40

/**
 * Checks the form of a wish. Whether there is such a task and value, the companion knows.
 * @returns `null` for what is no id; an unknown mode or value is as none
 */
export function parseTaskRequest({ task, mode, value }: RawTaskRequest): TaskRequest | null {
  if (task.length > MAX_LENGTH || !/^[a-z-]*$/.test(task)) return null
  return { task, mode: modes.find((one) => one === mode) ?? null, value: valueText(value) }
}

function valueText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= MAX_LENGTH ? text : null
}

/** Gives what `?task=`, `&mode=` and `&value=` ask for, `null` for nothing. */
export function parseTaskQuery(search: string): TaskRequest | null {
  const query = new URLSearchParams(search)
  const task = query.get('task')
  return task ? parseTaskRequest({ task, mode: query.get('mode'), value: query.get('value') }) : null
}

/** Gives the parameters of an address that ask for it. */
export function taskParameters({ task, mode, value }: TaskRequest): Record<string, string> {
  return { task, ...(mode && { mode }), ...(value !== null && { value }) }
}
