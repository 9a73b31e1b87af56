/** One option of the field: what it is called, its value, and where it belongs. */
import { say } from '../../../common/texts/say'
import type { Words } from '../../../common/texts/words'
import { type PhrasesId, routesAbove, screenAt, type TextId } from '../../../thermostat/device/device'
import { wrench } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { type TaskId, tasks, type Value, valueText } from '../../guidance/guidance'
import type { Found } from './entries'

interface FindOptionProps {
  readonly id: string
  readonly found: Found
  readonly words: Words
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function FindOption({ id, found, words, isActive, onChoose }: FindOptionProps) {
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
      <Name found={found} words={words} />
    </div>
  )
}

function hooksOf(found: Found) {
  if (found.kind === 'task') return { 'data-task': found.id, 'data-value': found.value }
  return found.kind === 'screen' ? { 'data-path': found.path } : { 'data-place': found.id }
}

function Name({ found, words }: Pick<FindOptionProps, 'found' | 'words'>) {
  if (found.kind === 'task') return <TaskName found={found} words={words} />
  return found.kind === 'screen' ? (
    <ScreenName found={found} words={words} />
  ) : (
    <span>{words.phrases(`find.${found.id}`)[0]}</span>
  )
}

type Of<Kind extends Found['kind']> = {
  readonly found: Found & { kind: Kind }
  readonly words: Words
}

/** Values that are called as people type them: "turn on", not "On". */
const typedValues: ReadonlyMap<Value, PhrasesId> = new Map([
  ['on', 'find.on'],
  ['off', 'find.off'],
  ['warmer', 'find.warmer'],
  ['cooler', 'find.cooler'],
])

function TaskName({ found: { id, value }, words }: Of<'task'>) {
  return (
    <>
      <span>{words.phrases(`task.${id}`)[0]}</span>
      {value !== undefined && <b>{valueName(id, value, words)}</b>}
      {tasks[id].group === 'installer' && <Outline d={wrench} label={words.phrase('installer.title')} />}
    </>
  )
}

function valueName(id: TaskId, value: Value, words: Words): string {
  const typed = typedValues.get(value)
  return typed ? (words.phrases(typed)[0] ?? '') : say(valueText(id, value), words)
}

function ScreenName({ found: { path }, words }: Of<'screen'>) {
  const [menu] = routesAbove(path)
  const title: TextId | false = menu !== undefined && menu !== '/' && screenAt(menu).title
  return (
    <>
      <span>{words.phrase(screenAt(path).title)}</span>
      {title && <small>{words.phrase(title)}</small>}
    </>
  )
}
