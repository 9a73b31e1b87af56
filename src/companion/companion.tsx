/** The companion, as the page draws it: its panel, and its caption in the place of the notice. */
import { About } from './panel/about'
import { Finding } from './panel/finding'
import { Task } from './panel/task'
import type { PlaceId } from './task-words'
import { type Missing, usePlay, useSayings } from './use-companion'
import './companion.css'

export { CompanionCaption } from './caption'

interface PanelProps {
  /** Says a sentence in the page's live region. */
  readonly announce: (sentence: string) => void
  /** A task is chosen, also the one in hand once more: who has it in hand sees the device. */
  readonly onChosen: () => void
  /** What is no task is chosen: the page knows where that is. */
  readonly onPlace: (place: PlaceId) => void
  /** Says that something could not be loaded. */
  readonly Missing: Missing
  /** Whether what stands with a task before it begins is said here, and not below the device. */
  readonly hasBefore: boolean
}

/** What the visitor wants, and how far it is. */
export function CompanionPanel({ announce, onChosen, onPlace, Missing, hasBefore }: PanelProps) {
  const aim = usePlay((play) => play.aim)
  const { sayings, again } = useSayings()
  if (!sayings) return again && <Missing again={again} />
  return (
    <div className="companion">
      <Finding
        key={aim?.task}
        isBrief={aim !== null}
        sayings={sayings}
        announce={announce}
        onChosen={onChosen}
        onPlace={onPlace}
      />
      {aim && <Task aim={aim} sayings={sayings} hasBefore={hasBefore} />}
      {again && !aim && <Missing again={again} />}
      <About say={sayings.say} />
    </div>
  )
}
