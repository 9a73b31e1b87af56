/** The companion's texts and the names of tasks, in the visitor's language. */
import { createContext, type ReactNode, useContext } from 'react'
import type { TaskId } from '../guidance/guidance'
import { byLanguage, useByLanguage } from '../texts/by-language'
import { loadTexts, type TaskWords } from '../texts/load-texts'
import { FeatureWords, featureTexts, useWords } from '../texts/words-provider'

const taskWords = byLanguage((language) => loadTexts('words', language))

const TaskWordsContext = createContext<TaskWords>({})

/** Suspends until the texts are there. */
export function CompanionWords({ children }: { readonly children: ReactNode }) {
  const { language } = useWords()
  // Begun here, because waiting for the names would delay it.
  featureTexts.companion.load(language)
  const tasks = useByLanguage(taskWords, language)
  return (
    <FeatureWords of="companion">
      <TaskWordsContext value={tasks}>{children}</TaskWordsContext>
    </FeatureWords>
  )
}

export function useTaskWords(): TaskWords {
  return useContext(TaskWordsContext)
}

/** Gives what a task is called. */
export function useTaskName(): (task: TaskId) => string {
  const tasks = useTaskWords()
  return (task) => tasks[task]?.[0] ?? task
}
