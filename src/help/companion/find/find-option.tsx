/**
 * An option of the list: its name, the value of a task, and the menu above a screen. The name of a task or place is its
 * first search phrase.
 */
import { useEffect, useRef } from 'react'
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import { type PhrasesId, routesAbove, screenAt, type TextId } from '../../../thermostat/device/device'
import { wrench } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { type TaskId, type TaskValue, tasks, textOfTaskValue } from '../../guidance/guidance'
import type { SearchResult } from './entries'

interface FindOptionProps {
  readonly id: string
  readonly result: SearchResult
  readonly translator: Translator
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function FindOption({ id, result, translator, isActive, onChoose }: FindOptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which handles the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles Enter
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      className="find-option"
      onClick={onChoose}
      {...dataHooksOf(result)}
    >
      <OptionName result={result} translator={translator} />
    </div>
  )
}

function dataHooksOf(result: SearchResult) {
  if (result.kind === 'task') return { 'data-task': result.id, 'data-value': result.value }
  return result.kind === 'screen' ? { 'data-path': result.path } : { 'data-place': result.id }
}

function OptionName({ result, translator }: Pick<FindOptionProps, 'result' | 'translator'>) {
  if (result.kind === 'task') return <TaskName result={result} translator={translator} />
  return result.kind === 'screen' ? (
    <ScreenName result={result} translator={translator} />
  ) : (
    <span>{translator.searchPhrases(`find.${result.id}`)[0]}</span>
  )
}

type OptionNameProps<Kind extends SearchResult['kind']> = {
  readonly result: SearchResult & { kind: Kind }
  readonly translator: Translator
}

/** Values that are shown in the words that people type: "turn on", not "On". */
const phraseIdsOfValues: ReadonlyMap<TaskValue, PhrasesId> = new Map([
  ['on', 'find.on'],
  ['off', 'find.off'],
  ['warmer', 'find.warmer'],
  ['cooler', 'find.cooler'],
])

function TaskName({ result: { id, value }, translator }: OptionNameProps<'task'>) {
  return (
    <>
      <span>{translator.searchPhrases(`task.${id}`)[0]}</span>
      {value !== undefined && <b>{valueName(id, value, translator)}</b>}
      {tasks[id].group === 'installer' && (
        <Outline d={wrench} label={translator.message('installer.title')} />
      )}
    </>
  )
}

function valueName(id: TaskId, value: TaskValue, translator: Translator): string {
  const phrasesId = phraseIdsOfValues.get(value)
  return phrasesId
    ? (translator.searchPhrases(phrasesId)[0] ?? '')
    : translate(textOfTaskValue(id, value), translator)
}

function ScreenName({ result: { path }, translator }: OptionNameProps<'screen'>) {
  const [menu] = routesAbove(path)
  const menuTitle: TextId | false = menu !== undefined && menu !== '/' && screenAt(menu).title
  return (
    <>
      <span>{translator.message(screenAt(path).title)}</span>
      {menuTitle && <small>{translator.message(menuTitle)}</small>}
    </>
  )
}
