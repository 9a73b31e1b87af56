/** Names of the tasks in the visitor's language. */
import { useWords } from '../../common/texts/words-provider'
import type { TaskId } from '../guidance/guidance'

/** Gives what a task is called. */
export function useTaskName(): (task: TaskId) => string {
  const { phrases } = useWords()
  return (task) => phrases(`task.${task}`)[0] ?? task
}
