/** Task requests of an address or a host page. Both may contain anything. */
import { DIAGNOSIS_REQUEST, type TaskRequest } from '../../common/requests'

export interface RawTaskRequest {
  readonly task: string
  readonly mode: unknown
  readonly value: unknown
}

const modes = ['show', 'try'] as const

/** In characters; longer than any id and any value. */
const MAX_LENGTH = 40

/**
 * Checks the form of a request; the companion checks that the task and the value exist.
 * @returns `null` if `task` is neither empty nor in the form of an id; a mode or value that is invalid becomes `null`
 */
export function parseTaskRequest({ task, mode, value }: RawTaskRequest): TaskRequest | null {
  if (task.length > MAX_LENGTH || !/^[a-z-]*$/.test(task)) return null
  return { task, mode: modes.find((known) => known === mode) ?? null, value: valueText(value) }
}

function valueText(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= MAX_LENGTH ? text : null
}

/** Reads `?task=`, `&mode=` and `&value=`, or `?diagnosis`; `null` without either. */
export function parseTaskQuery(search: string): TaskRequest | null {
  const query = new URLSearchParams(search)
  const task = query.get('task')
  if (!task && query.has('diagnosis'))
    return parseTaskRequest({ task: DIAGNOSIS_REQUEST, mode: null, value: query.get('diagnosis') })
  return task ? parseTaskRequest({ task, mode: query.get('mode'), value: query.get('value') }) : null
}

/** Returns the query parameters for a request. */
export function taskParameters({ task, mode, value }: TaskRequest): Record<string, string> {
  return { task, ...(mode && { mode }), ...(value !== null && { value }) }
}
