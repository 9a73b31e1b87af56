/** Names of the tasks in the visitor's language. */
import type { TaskId } from '../guidance/guidance'
import { useWords } from '../texts/words-provider'

/** Gives what a task is called. */
export function useTaskName(): (task: TaskId) => string {
  const { phrases } = useWords()
  return (task) => phrases(`task.${task}`)[0] ?? task
}
