/** Names of the tasks in the visitor's language. */
import { useTranslator } from '../../common/texts/translator-provider'
import type { TaskId } from '../guidance/guidance'

/** Gives what a task is called. */
export function useTaskName(): (task: TaskId) => string {
  const { typedPhrases: phrases } = useTranslator()
  return (task) => phrases(`task.${task}`)[0] ?? task
}
