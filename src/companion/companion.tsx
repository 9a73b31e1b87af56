/** The companion, as the page draws it: its panel, and its caption in the place of the notice. */
import type { Ref } from 'react'
import { FeatureWords } from '../texts/words-provider'
import type { FindListHandle } from './find/find-list'
import { About } from './panel/about'
import { Finding } from './panel/finding'
import { Task } from './panel/task'
import type { PlaceId } from './phrases'
import { usePlay } from './use-companion'
import './companion.css'

export { CompanionCaption } from './caption'
export { companionOf } from './use-companion'

interface PanelProps {
  /** Lets the search field use its list. */
  readonly list: Ref<FindListHandle>
  /** A task is chosen, also the one in hand once more: who has it in hand sees the device. */
  readonly onChosen: () => void
  /** What is no task is chosen: the page knows where that is. */
  readonly onPlace: (place: PlaceId) => void
  /** Whether what stands with a task before it begins is said here, and not below the device. */
  readonly hasBefore: boolean
}

/** What the visitor wants, and how far it is. */
export function CompanionPanel({ list, onChosen, onPlace, hasBefore }: PanelProps) {
  const aim = usePlay((play) => play.aim)
  return (
    <FeatureWords of="companion">
      <div className="companion">
        <Finding key={aim?.task} list={list} onChosen={onChosen} onPlace={onPlace} />
        {aim && <Task aim={aim} hasBefore={hasBefore} />}
        <About />
      </div>
    </FeatureWords>
  )
}
