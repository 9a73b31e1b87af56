/** The list below the search field: results for its text, or the tasks that are asked most. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { usePageServices } from '../../../common/page-services'
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import type { Text } from '../../../thermostat/device/device'
import { taskIds } from '../../guidance/guidance'
import { LIST_ID, optionId } from '../search'
import { useCompanionStore, useIsListOpen, useSearch } from '../use-companion'
import type { SearchResult } from './entries'
import { FindOption } from './find-option'
import type { Finder, SearchResults } from './finder'
import { taskGroups } from './popular-tasks'
import { SafetyCard } from './safety-card'
import './find.css'

/** Lets the search field use its list. */
export interface FindListHandle {
  /** Does what a key does in the open list. */
  onKeyDown(event: KeyboardEvent): void
  contains(node: Node | null): boolean
}

interface FindListProps {
  readonly ref: Ref<FindListHandle>
  readonly find: Finder
  readonly translator: Translator
  readonly onChoose: (found: SearchResult) => void
}

interface Section {
  /** What the group is called; `null` for what was found. */
  readonly title: Text | null
  readonly options: readonly SearchResult[]
}

/** How long after the last letter the number of results is said, in ms: not in the middle of a word. */
const REST = 600

/** A press on an option leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function FindList({ ref, find, translator, onChoose }: FindListProps) {
  const page = usePageServices()
  const { search } = useCompanionStore()
  const { query, active, isWhole } = useSearch((all) => all)
  const isOpen = useIsListOpen()
  const place = useRef<HTMLDivElement>(null)

  const isAsking = query.trim() !== ''
  const finding = isAsking ? find(query) : null
  const sections = sectionsOf(finding, isWhole)
  const options = sections.flatMap((section) => section.options)
  const result = resultText(finding)
  useSaid(isAsking ? translate(result, translator) : null, query, page.announce)
  useScrollToActive(active)
  const enter = () => {
    // What may not fit is not chosen for anybody.
    const chosen = options[active ?? (finding?.isSure ? 0 : -1)]
    if (chosen) onChoose(chosen)
  }
  useEntered(enter)

  useImperativeHandle(ref, () => ({
    contains: (node) => place.current?.contains(node) ?? false,
    onKeyDown(event) {
      if (event.key === 'Enter') enter()
      else {
        const next = moved(event.key, active, options.length)
        if (next === undefined) return
        search.setState({ active: next })
        // To the left and right the caret moves as well.
        if (next === null) return
      }
      event.preventDefault()
      event.stopPropagation()
    },
  }))

  return (
    <div ref={place} className="find">
      {finding?.isDanger && <SafetyCard translator={translator} />}
      {isOpen && (
        <>
          <p className="find-result">{translate(result, translator)}</p>
          <div
            id={LIST_ID}
            role="listbox"
            aria-label={translator.message('page.ask')}
            onMouseDown={keepFocus}
          >
            {withStarts(sections).map((section) => (
              <Options
                key={section.start}
                section={section}
                translator={translator}
                active={active}
                onChoose={onChoose}
              />
            ))}
          </div>
          {!isAsking && !isWhole && <AllTasks translator={translator} />}
        </>
      )}
    </div>
  )
}

/** Enters what was entered before the list was there. */
function useEntered(enter: () => void): void {
  const { search } = useCompanionStore()
  const isEntered = useSearch((all) => all.isEntered)
  const onEntered = useEffectEvent(() => {
    search.setState({ isEntered: false })
    enter()
  })
  useEffect(() => {
    // After the effects, because the choice draws at once what gets the focus.
    if (isEntered) queueMicrotask(onEntered)
  }, [isEntered])
}

function useScrollToActive(active: number | null): void {
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])
}

interface OptionsProps extends Pick<FindListProps, 'translator' | 'onChoose'> {
  readonly section: NumberedSection
  readonly active: number | null
}

function Options({ section: { title, options, start }, translator, active, onChoose }: OptionsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets
    <div role="group" aria-labelledby={title ? `${LIST_ID}-${start}` : undefined}>
      {title && (
        <div role="presentation" id={`${LIST_ID}-${start}`} className="find-group">
          {translate(title, translator)}
        </div>
      )}
      {options.map((option, at) => (
        <FindOption
          key={optionKey(option)}
          id={optionId(start + at)}
          found={option}
          translator={translator}
          isActive={active === start + at}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

/** The button that lists every task. */
function AllTasks({ translator }: Pick<FindListProps, 'translator'>) {
  const { search } = useCompanionStore()
  const { focusTargets } = usePageServices()
  const showAll = () => {
    search.setState({ isWhole: true })
    focusTargets.field.current?.focus()
  }
  return (
    <button type="button" className="find-all" onMouseDown={keepFocus} onClick={showAll}>
      {translate({ id: 'page.allTasks', values: { count: taskIds.length } }, translator)}
    </button>
  )
}

/** Where nothing fits, the manual may; most of it is no task. */
const manual = { kind: 'place', id: 'manual' } as const satisfies SearchResult

function sectionsOf(finding: SearchResults | null, all: boolean): readonly Section[] {
  if (!finding) return groups(all)
  const { found, isSure } = finding
  if (found.length === 0) return [{ title: null, options: [manual] }, ...groups(false)]
  const isThere = found.some((one) => one.kind === 'place' && one.id === manual.id)
  return [{ title: null, options: isSure || isThere ? found : [...found, manual] }]
}

function groups(all: boolean): readonly Section[] {
  return taskGroups(all).map(({ group, tasks }) => ({
    title: `guide.group.${group}`,
    options: tasks.map((id) => ({ kind: 'task', id })),
  }))
}

interface NumberedSection extends Section {
  /** The number of its first option in the whole list. */
  readonly start: number
}

function withStarts(sections: readonly Section[]): readonly NumberedSection[] {
  let next = 0
  return sections.map((section) => {
    const start = next
    next += section.options.length
    return { ...section, start }
  })
}

function resultText(finding: SearchResults | null): Text {
  if (!finding) return 'guide.find.most'
  const { found, isSure } = finding
  if (found.length === 0) return 'guide.find.none'
  return isSure ? { id: 'guide.find.count', values: { count: found.length } } : 'guide.find.nearest'
}

function useSaid(sentence: string | null, query: string, announce: (sentence: string) => void): void {
  const latest = useRef(sentence)
  latest.current = sentence
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further letter waits again
  useEffect(() => {
    const timer = setTimeout(() => {
      if (latest.current) announce(latest.current)
    }, REST)
    return () => clearTimeout(timer)
  }, [query])
}

/** The option that a key leads to, `null` for none and `undefined` where the key is the field's own. */
function moved(key: string, active: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count
    case 'ArrowUp':
      return ((active ?? count) - 1 + count) % count
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : count - 1
    case 'ArrowLeft':
    case 'ArrowRight':
      return null
    default:
      return undefined
  }
}

function optionKey(found: SearchResult): string {
  if (found.kind === 'task') return `${found.id} ${found.value ?? ''}`
  return found.kind === 'screen' ? found.path : `place ${found.id}`
}
