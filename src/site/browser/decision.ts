/** For adapters that do many things: a pure function decides what is to be done, its shell does it. */

/** One of a table of tasks: its type and what it needs. */
export type TaskOf<Tasks, Type extends keyof Tasks = keyof Tasks> = {
  readonly [Each in Type]: { readonly type: Each } & Tasks[Each]
}[Type]

export interface Decision<State, Tasks> {
  readonly state: State
  /** What is to be done now, in this order. */
  readonly tasks: readonly TaskOf<Tasks>[]
}

/** How each type of task is done; one that is forgotten does not compile. */
type Performers<Tasks> = { readonly [Type in keyof Tasks]: (task: TaskOf<Tasks, Type>) => void }

/**
 * Keeps the state between events.
 * @param decide what an event makes of the state, and what is to be done; pure
 * @returns what takes an event; a performer may send the next one at once
 */
export function handlerOf<State, Event, Tasks>(
  start: State,
  decide: (state: State, event: Event) => Decision<State, Tasks>,
  performers: Performers<Tasks>,
): (event: Event) => void {
  let state = start
  return (event) => {
    const decision = decide(state, event)
    state = decision.state
    for (const task of decision.tasks) perform(performers, task)
  }
}

function perform<Tasks, Type extends keyof Tasks>(
  performers: Performers<Tasks>,
  task: TaskOf<Tasks, Type>,
): void {
  performers[task.type](task)
}
