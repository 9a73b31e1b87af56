/** An option of the list: its name, the value of a task, and the menu above a screen. */
import { useEffect, useRef } from 'react'
import type { Translator } from '../../../common/texts/translator'
import { wrench } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { tasks } from '../../guidance/guidance'
import type { SearchResult } from './entries'
import { nameOf } from './result-texts'

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
  const { name, addition } = nameOf(result, translator)
  const isForInstaller = result.kind === 'task' && tasks[result.id].group === 'installer'
  return (
    <>
      <span>{name}</span>
      {addition !== null && (result.kind === 'task' ? <b>{addition}</b> : <small>{addition}</small>)}
      {isForInstaller && <Outline d={wrench} label={translator.message('installer.title')} />}
    </>
  )
}
