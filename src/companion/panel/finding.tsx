/** "What do you want to do?": tasks and screens, in the visitor's words and in English. */
import { useMemo, useState } from 'react'
import type { Text } from '../../device/device'
import { loadTaskWords, type TaskWords } from '../../texts/guidance'
import { englishWords } from '../../texts/languages'
import { useLoaded } from '../../texts/use-loaded'
import type { Found } from '../find/entries'
import { FindField } from '../find/find-field'
import { createFinder } from '../find/finder'
import { type Sayings, useCompanion } from '../use-companion'

interface FindingProps {
  /** Whether a task is in hand. */
  readonly isBrief: boolean
  readonly sayings: Sayings
  readonly announce: (sentence: string) => void
}

export function Finding({ sayings: { words, tasks, say }, isBrief, announce }: FindingProps) {
  const companion = useCompanion()
  const [isAsking, setAsking] = useState(false)
  const english = useEnglish(isAsking && words.language !== 'en')
  const find = useMemo(() => createFinder([{ words, tasks }, ...english]), [words, tasks, english])
  const naming = useMemo(() => ({ words, tasks }), [words, tasks])
  const choose = (found: Found) => {
    if (found.kind === 'task') companion.choose(found.id, found.value)
    else companion.visit(found.path)
  }
  return (
    <FindField
      find={find}
      naming={naming}
      onChoose={choose}
      isBrief={isBrief}
      onAsk={() => setAsking(true)}
      announce={(text: Text) => announce(say(text))}
    />
  )
}

/** English is understood in every language: its words are loaded once something is typed. */
function useEnglish(isWanted: boolean) {
  const tasks = useLoaded<TaskWords | null>(loadTaskWords, isWanted ? 'en' : null, null)
  return useMemo(() => (isWanted && tasks ? [{ words: englishWords, tasks }] : []), [isWanted, tasks])
}
