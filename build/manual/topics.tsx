/** Short texts under headings, for a page of the manual and a chapter of a booklet. */
import type { ReactNode } from 'react'
import type { TaskId } from '../../src/help/guidance/guidance'
import type { Text } from '../../src/thermostat/device/device'
import { TaskLinks } from './task-links'
import { useManual } from './use-manual'

interface TopicProps {
  readonly title: Text
  readonly text?: Text
  /** Tasks that help, linked from the page only: a booklet has them in its chapters. */
  readonly tasks?: readonly TaskId[]
  readonly children?: ReactNode
}

export function Topic({ title, text, tasks = [], children }: TopicProps) {
  const { t, booklet } = useManual()
  return (
    <section className="topic">
      {booklet ? <p className="label">{t(title)}</p> : <h2>{t(title)}</h2>}
      {text && <p>{t(text)}</p>}
      {children}
      {!booklet && tasks.length > 0 && <TaskLinks tasks={tasks} />}
    </section>
  )
}
