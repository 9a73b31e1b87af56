/** The finder of a language, and of English from when something is typed. */
import { useEffect, useMemo, useState } from 'react'
import { englishWords } from '../../texts/languages'
import { loadTexts, type TaskWords } from '../../texts/load-texts'
import type { FindLanguage } from './entries'
import { createFinder, type Find } from './finder'

/**
 * @param naming of the visitor's language, the same object until it is another one
 * @param isAsking whether something is typed
 */
export function useFind(naming: FindLanguage, isAsking: boolean): Find {
  const isEnglish = naming.words.language === 'en'
  const english = useEnglish(isAsking && !isEnglish)
  return useMemo(() => {
    // Its index is made once somebody types.
    let finder: Find | undefined
    return (query: string) => {
      finder ??= createFinder(english && !isEnglish ? [naming, english] : [naming])
      return finder(query)
    }
  }, [naming, english, isEnglish])
}

/** English is understood in every language: its words are loaded once something is typed. Nobody misses them. */
function useEnglish(isWanted: boolean): FindLanguage | null {
  const [tasks, setTasks] = useState<TaskWords | null>(null)
  useEffect(() => {
    if (isWanted && !tasks) loadTexts('words', 'en').then(setTasks, () => {})
  }, [isWanted, tasks])
  return useMemo(() => tasks && { words: englishWords, tasks }, [tasks])
}
