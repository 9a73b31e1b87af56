/** The number of a task or a chapter, as a link to it: "4.2". */
import type { TaskId } from '../../../src/help/guidance/guidance'
import { useManual } from '../use-manual'
import { type ChapterId, numberOf } from './booklets'

/** Draws nothing for what is not in the booklet. */
export function Reference({ id }: { readonly id: TaskId | ChapterId }) {
  const { booklet } = useManual()
  const number = booklet && numberOf(booklet, id)
  return (
    number && (
      <a className="reference" href={`#${id}`}>
        {number}
      </a>
    )
  )
}
