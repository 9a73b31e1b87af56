/** "What do you want to do?": tasks and screens, in the visitor's words and in English. */
import { useMemo } from 'react'
import type { Text } from '../../device/device'
import type { Found } from '../find/entries'
import { FindField } from '../find/find-field'
import { useFind } from '../find/use-find'
import type { PlaceId } from '../task-words'
import { type Sayings, useCompanion } from '../use-companion'

interface FindingProps {
  /** Whether a task is in hand. */
  readonly isBrief: boolean
  readonly sayings: Sayings
  readonly announce: (sentence: string) => void
  readonly onChosen: () => void
  readonly onPlace: (place: PlaceId) => void
}

export function Finding({ sayings, isBrief, announce, onChosen, onPlace }: FindingProps) {
  const { words, tasks, say } = sayings
  const companion = useCompanion()
  const naming = useMemo(() => ({ words, tasks }), [words, tasks])
  const { find, onAsk } = useFind(naming)
  const choose = (found: Found) => {
    if (found.kind === 'task') {
      companion.choose(found.id, found.value ?? found.typed?.nearest, null, found.typed?.said)
      onChosen()
    } else if (found.kind === 'screen') companion.visit(found.path)
    else onPlace(found.id)
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
