import { useTranslator } from '../../common/texts/translator-provider'
import type { TaskId } from '../guidance/guidance'

/** Returns a function that gives a task's name in the visitor's language. */
export function useTaskName(): (task: TaskId) => string {
  const { searchPhrases: phrases } = useTranslator()
  return (task) => phrases(`task.${task}`)[0] ?? task
}
