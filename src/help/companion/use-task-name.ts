import { useTranslator } from '../../common/texts/translator-provider'
import type { TaskId } from '../guidance/guidance'

/** Returns a function that gives a task's name in the visitor's language: the first of its search phrases. */
export function useTaskName(): (task: TaskId) => string {
  const { searchPhrases } = useTranslator()
  return (task) => searchPhrases(`task.${task}`)[0] ?? task
}
