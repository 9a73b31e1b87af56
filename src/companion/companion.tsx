/** The companion, as the page draws it: its panel, and its caption in the place of the notice. */
import type { Ref } from 'react'
import { FeatureWords } from '../texts/words-provider'
import type { FindListHandle } from './find/find-list'
import { About } from './panel/about'
import { Finding } from './panel/finding'
import { MostAsked } from './panel/most-asked'
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
}

/** What the visitor wants, and how far it is. */
export function CompanionPanel({ list, onChosen, onPlace }: PanelProps) {
  const aim = usePlay((play) => play.aim)
  const isClosed = usePlay((play) => play.state === 'closed')
  return (
    <FeatureWords of="companion">
      <div className="companion">
        {isClosed ? (
          <MostAsked onChosen={onChosen} />
        ) : (
          <Finding key={aim?.task} list={list} onChosen={onChosen} onPlace={onPlace} />
        )}
        {aim && <Task aim={aim} />}
        <About />
      </div>
    </FeatureWords>
  )
}
