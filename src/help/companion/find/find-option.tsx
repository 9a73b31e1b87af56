/** One option of the field: what it is called, its value, and where it belongs. */
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import { type PhrasesId, routesAbove, screenAt, type TextId } from '../../../thermostat/device/device'
import { wrench } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { type TaskId, tasks, type Value, valueText } from '../../guidance/guidance'
import type { SearchResult } from './entries'

interface FindOptionProps {
  readonly id: string
  readonly found: SearchResult
  readonly translator: Translator
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function FindOption({ id, found, translator, isActive, onChoose }: FindOptionProps) {
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
      <Name found={found} translator={translator} />
    </div>
  )
}

function hooksOf(found: SearchResult) {
  if (found.kind === 'task') return { 'data-task': found.id, 'data-value': found.value }
  return found.kind === 'screen' ? { 'data-path': found.path } : { 'data-place': found.id }
}

function Name({ found, translator }: Pick<FindOptionProps, 'found' | 'translator'>) {
  if (found.kind === 'task') return <TaskName found={found} translator={translator} />
  return found.kind === 'screen' ? (
    <ScreenName found={found} translator={translator} />
  ) : (
    <span>{translator.typedPhrases(`find.${found.id}`)[0]}</span>
  )
}

type Of<Kind extends SearchResult['kind']> = {
  readonly found: SearchResult & { kind: Kind }
  readonly translator: Translator
}

/** Values that are called as people type them: "turn on", not "On". */
const typedValues: ReadonlyMap<Value, PhrasesId> = new Map([
  ['on', 'find.on'],
  ['off', 'find.off'],
  ['warmer', 'find.warmer'],
  ['cooler', 'find.cooler'],
])

function TaskName({ found: { id, value }, translator }: Of<'task'>) {
  return (
    <>
      <span>{translator.typedPhrases(`task.${id}`)[0]}</span>
      {value !== undefined && <b>{valueName(id, value, translator)}</b>}
      {tasks[id].group === 'installer' && (
        <Outline d={wrench} label={translator.message('installer.title')} />
      )}
    </>
  )
}

function valueName(id: TaskId, value: Value, translator: Translator): string {
  const typed = typedValues.get(value)
  return typed ? (translator.typedPhrases(typed)[0] ?? '') : translate(valueText(id, value), translator)
}

function ScreenName({ found: { path }, translator }: Of<'screen'>) {
  const [menu] = routesAbove(path)
  const title: TextId | false = menu !== undefined && menu !== '/' && screenAt(menu).title
  return (
    <>
      <span>{translator.message(screenAt(path).title)}</span>
      {title && <small>{translator.message(title)}</small>}
    </>
  )
}
