/** One option of the field: what it is called, its value, and where it belongs. */

import { screenAt, type TextId } from '../../device/device'
import { wrench } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { tasks, valueText } from '../../guidance/guidance'
import { say } from '../../texts/say'
import { above, type FindLanguage, type Found } from './entries'

interface FindOptionProps {
  readonly id: string
  readonly found: Found
  readonly naming: FindLanguage
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function FindOption({ id, found, naming, isActive, onChoose }: FindOptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which has the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: so does Enter
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="find-option"
      onClick={onChoose}
      {...hooksOf(found)}
    >
      <Name found={found} naming={naming} />
    </div>
  )
}

function hooksOf(found: Found) {
  if (found.kind === 'task') return { 'data-task': found.id, 'data-value': found.value }
  return found.kind === 'screen' ? { 'data-path': found.path } : { 'data-place': found.id }
}

function Name({ found, naming }: Pick<FindOptionProps, 'found' | 'naming'>) {
  if (found.kind === 'task') return <TaskName found={found} naming={naming} />
  return found.kind === 'screen' ? (
    <ScreenName found={found} naming={naming} />
  ) : (
    <span>{naming.tasks[found.id]?.[0]}</span>
  )
}

type Of<Kind extends Found['kind']> = {
  readonly found: Found & { kind: Kind }
  readonly naming: FindLanguage
}

function TaskName({ found: { id, value }, naming: { words, tasks: names } }: Of<'task'>) {
  return (
    <>
      <span>{names[id]?.[0]}</span>
      {value !== undefined && <b>{names[value]?.[0] ?? say(valueText(id, value), words)}</b>}
      {tasks[id].group === 'installer' && <Outline d={wrench} label={words.phrase('installer.title')} />}
    </>
  )
}

function ScreenName({ found: { path }, naming: { words } }: Of<'screen'>) {
  const menu = above(path)
  const title: TextId | null = menu && screenAt(menu).title
  return (
    <>
      <span>{words.phrase(screenAt(path).title)}</span>
      {title && <small>{words.phrase(title)}</small>}
    </>
  )
}
