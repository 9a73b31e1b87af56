/** "What do you want to do?": tasks and screens, in the visitor's words and in English. */
import { useEffect, useMemo, useState } from 'react'
import type { Text } from '../../device/device'
import { loadTaskWords, type TaskWords } from '../../texts/guidance'
import { englishWords } from '../../texts/languages'
import type { Found } from '../find/entries'
import { FindField } from '../find/find-field'
import { createFinder } from '../find/finder'
import { type Sayings, useCompanion } from '../use-companion'

interface FindingProps {
  readonly sayings: Sayings
  readonly announce: (sentence: string) => void
}

export function Finding({ sayings: { words, tasks, say }, announce }: FindingProps) {
  const companion = useCompanion()
  const english = useEnglish()
  const find = useMemo(
    () => createFinder([{ words, tasks }, ...(words.language === 'en' ? [] : english)]),
    [words, tasks, english],
  )
  const naming = useMemo(() => ({ words, tasks }), [words, tasks])
  const choose = (found: Found) => {
    if (found.kind === 'task') companion.choose(found.id, found.value)
    else companion.visit(found.path)
  }
  return (
    <FindField find={find} naming={naming} onChoose={choose} announce={(text: Text) => announce(say(text))} />
  )
}

/** English is understood in every language, once its words are there. */
function useEnglish() {
  const [tasks, setTasks] = useState<TaskWords | null>(null)
  useEffect(() => {
    let isWanted = true
    loadTaskWords('en').then(
      (loaded) => isWanted && setTasks(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return useMemo(() => (tasks ? [{ words: englishWords, tasks }] : []), [tasks])
}
