import { useTranslator } from '../../common/texts/translator-provider'
import type { TaskId } from '../guidance/guidance'

/** Returns a function that gives a task's name in the visitor's language. */
export function useTaskName(): (task: TaskId) => string {
  const { message } = useTranslator()
  return (task) => message(`task.${task}`)
}
