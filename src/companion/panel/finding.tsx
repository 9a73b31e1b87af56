/** "What do you want to do?": tasks and screens, in the visitor's words and in English. */
import { useMemo } from 'react'
import type { Text } from '../../device/device'
import type { Found } from '../find/entries'
import { FindField } from '../find/find-field'
import { useFind } from '../find/use-find'
import { type Sayings, useCompanion } from '../use-companion'

interface FindingProps {
  /** Whether a task is in hand. */
  readonly isBrief: boolean
  readonly sayings: Sayings
  readonly announce: (sentence: string) => void
  readonly onChosen: () => void
}

export function Finding({ sayings: { words, tasks, say }, isBrief, announce, onChosen }: FindingProps) {
  const companion = useCompanion()
  const naming = useMemo(() => ({ words, tasks }), [words, tasks])
  const { find, onAsk } = useFind(naming)
  const choose = (found: Found) => {
    if (found.kind === 'task') {
      companion.choose(found.id, found.value ?? found.typed?.nearest, null, found.typed?.said)
      onChosen()
    } else companion.visit(found.path)
  }
  return (
    <FindField
      find={find}
      naming={naming}
      onChoose={choose}
      isBrief={isBrief}
      onAsk={onAsk}
      announce={(text: Text) => announce(say(text))}
    />
  )
}
