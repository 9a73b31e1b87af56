/** The finder of a language, and of English from when something is typed. */
import { useMemo, useState } from 'react'
import { englishWords } from '../../texts/languages'
import { useLoaded } from '../../texts/use-loaded'
import { loadTaskWords, type TaskWords } from '../task-words'
import type { Naming } from './find-option'
import { createFinder, type Find } from './finder'

/** @param naming of the visitor's language, the same object until it is another one */
export function useFind(naming: Naming): { readonly find: Find; readonly onAsk: () => void } {
  const [isAsking, setAsking] = useState(false)
  const english = useEnglish(isAsking && naming.words.language !== 'en')
  const find = useMemo(() => {
    // Its index is made once somebody types.
    let finder: Find | undefined
    return (query: string) => {
      finder ??= createFinder([naming, ...english])
      return finder(query)
    }
  }, [naming, english])
  return { find, onAsk: () => setAsking(true) }
}

/** English is understood in every language: its words are loaded once something is typed. */
function useEnglish(isWanted: boolean) {
  const tasks = useLoaded<TaskWords | null>(loadTaskWords, isWanted ? 'en' : null, null)
  return useMemo(() => (isWanted && tasks ? [{ words: englishWords, tasks }] : []), [isWanted, tasks])
}
