/** An option of the list: an example, or the name of a result with the value of a task or the menu above a screen. */
import { useEffect, useRef } from 'react'
import type { Translator } from '../../../common/texts/translator'
import { activity, bookOpen, search, wrench } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { tasks } from '../../guidance/guidance'
import type { PlaceId } from '../places'
import type { ListOption } from './list-groups'
import { markMatches } from './marks'
import { nameOf, usedValueOf } from './result-texts'
import type { SearchResult } from './search-result'

interface FindOptionProps {
  readonly id: string
  readonly option: ListOption
  readonly translator: Translator
  /** The words to mark in the name. */
  readonly typedWords: readonly string[]
  readonly isActive: boolean
  readonly onChoose: () => void
}

export function FindOption({ id, option, translator, typedWords, isActive, onChoose }: FindOptionProps) {
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
      {...dataHooksOf(option)}
    >
      {option.kind === 'example' ? (
        <>
          <Outline d={search} />
          <span>{translator.message(option.text)}</span>
        </>
      ) : (
        <OptionName result={option} translator={translator} typedWords={typedWords} />
      )}
    </div>
  )
}

function dataHooksOf(option: ListOption) {
  switch (option.kind) {
    case 'task':
      return { 'data-task': option.id, 'data-value': usedValueOf(option) }
    case 'screen':
      return { 'data-path': option.path }
    case 'place':
      return { 'data-place': option.id }
    case 'example':
      return { 'data-example': '' }
  }
}

/** The icons of the ways on from any results. */
const placeIcons: Readonly<Partial<Record<PlaceId, string>>> = { diagnosis: activity, manual: bookOpen }

interface OptionNameProps extends Pick<FindOptionProps, 'translator' | 'typedWords'> {
  readonly result: SearchResult
}

function OptionName({ result, translator, typedWords }: OptionNameProps) {
  const { name, value, unusableInput, menu } = nameOf(result, translator)
  const icon = result.kind === 'place' && placeIcons[result.id]
  const isForInstaller = result.kind === 'task' && tasks[result.id].group === 'installer'
  return (
    <>
      {icon && <Outline d={icon} />}
      <span>
        {/* Each part is an element, because a browser that translates the page moves bare text. */}
        {markMatches(name, typedWords).map(({ text, start, isMarked }) =>
          isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
        {value !== null && (
          <>
            {/* A screen reader hears the name and the value, with a space between them. */}
            {unusableInput !== null && <span aria-hidden="true">{`: ${unusableInput}`}</span>}{' '}
            <span aria-hidden="true">{'→\u00a0'}</span>
            <b>{value}</b>
          </>
        )}
      </span>
      {menu !== null && <small>{menu}</small>}
      {isForInstaller && <Outline d={wrench} label={translator.message('installer.title')} />}
    </>
  )
}
