/** The list below the search field: the results, or examples and popular tasks. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import { usePageServices } from '../../../common/page-services'
import { translate } from '../../../common/texts/translate'
import type { Translator } from '../../../common/texts/translator'
import type { Text } from '../../../thermostat/device/device'
import { taskIds } from '../../guidance/guidance'
import { LIST_ID, optionId } from '../search'
import { useCompanion, useCompanionStore, useIsListOpen, useSearch } from '../use-companion'
import { FindOption } from './find-option'
import type { Finder } from './finder'
import { groupsOf, type ListOption, type OptionGroup } from './list-groups'
import { matchableWords } from './marks'
import { summaryText } from './result-texts'
import { SafetyCard } from './safety-card'
import type { SearchResult } from './search-result'
import { Searching } from './searching'
import { useListAnnouncements } from './use-list-announcements'
import { useListKeys } from './use-list-keys'
import './find.css'

/** The search field's access to the list. */
export interface FindListHandle {
  /** Handles a key that was pressed in the field. */
  onKeyDown(event: KeyboardEvent): void
  contains(node: Node | null): boolean
}

interface FindListProps {
  readonly ref: Ref<FindListHandle>
  /** `null` until it is loaded. */
  readonly find: Finder | null
  readonly translator: Translator
  readonly onChoose: (result: SearchResult) => void
}

const scrollIntoView = (element: RefObject<HTMLElement | null>) =>
  element.current?.scrollIntoView({ block: 'nearest' })

/** Keeps the focus in the field when an option is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function FindList({ ref, find, translator, onChoose }: FindListProps) {
  const { search } = useCompanionStore()
  const { activeOption, listsAllTasks } = useSearch((state) => state)
  const listed = useListed(find)
  const { searchResults, isSearchLoading, groups } = listed
  const isOpen = useIsListOpen()
  const isFinding = useCompanion(({ phaseState }) => phaseState.phase === 'finding')
  const container = useRef<HTMLDivElement>(null)
  const summaryLine = useRef<HTMLParagraphElement>(null)

  const options = groups.flatMap((group) => group.options)
  const choose = (option: ListOption) => {
    if (option.kind !== 'example') return onChoose(option)
    search.setState({ query: translator.message(option.text), activeOption: null })
    scrollIntoView(summaryLine)
  }
  const enter = () => {
    // Without an active option, Enter takes the first result only if the results are sure.
    const chosen = options[activeOption ?? (searchResults?.isSure ? 0 : -1)]
    if (chosen) choose(chosen)
  }
  const onKeyDown = useListKeys(enter, options.length, isSearchLoading)
  useListAnnouncements(searchResults, isSearchLoading, translator)
  useEffect(() => {
    // The button that lists all tasks is at the end of a list.
    if (listsAllTasks) scrollIntoView(summaryLine)
  }, [listsAllTasks])
  useImperativeHandle(ref, () => ({
    contains: (node) => container.current?.contains(node) ?? false,
    onKeyDown,
  }))

  return (
    <div ref={container} className="find">
      {searchResults?.isDanger && (isOpen || isFinding) && <SafetyCard translator={translator} />}
      {isOpen && (
        <OpenList listed={listed} translator={translator} summaryLine={summaryLine} onChoose={choose} />
      )}
    </div>
  )
}

interface OpenListProps extends Pick<FindListProps, 'translator'> {
  readonly listed: Listed
  readonly summaryLine: Ref<HTMLParagraphElement>
  readonly onChoose: (option: ListOption) => void
}

function OpenList({ listed, translator, summaryLine, onChoose }: OpenListProps) {
  const { searchResults, isSearchLoading, groups, summary, typedWords } = listed
  const { query, activeOption, listsAllTasks } = useSearch((state) => state)
  return (
    <>
      {isSearchLoading ? (
        <Searching text={translator.message('page.searching')} />
      ) : (
        <p ref={summaryLine} className="find-result">
          {translate(summary, translator)}
        </p>
      )}
      <div id={LIST_ID} role="listbox" aria-label={translator.message('page.ask')} onMouseDown={keepFocus}>
        {addStartIndexes(groups).map((group) => (
          <FindGroup
            key={group.start}
            group={group}
            translator={translator}
            typedWords={typedWords}
            activeOption={activeOption}
            onChoose={onChoose}
          />
        ))}
      </div>
      {searchResults && <p className="find-advice">{translator.message('guide.find.installer')}</p>}
      {query.trim() === '' && !listsAllTasks && <AllTasksButton translator={translator} />}
    </>
  )
}

type Listed = ReturnType<typeof useListed>

/** Returns what is listed for the words in the field. */
function useListed(find: Finder | null) {
  const { query, listsAllTasks } = useSearch((state) => state)
  const hasQuery = query.trim() !== ''
  // The arrow keys draw the list again without a new search.
  const searchResults = useMemo(() => (hasQuery && find ? find(query) : null), [find, query, hasQuery])
  // No row stands below words that it does not answer.
  const isSearchLoading = hasQuery && !find
  const groups = isSearchLoading ? [] : groupsOf(searchResults, listsAllTasks)
  const summary = listsAllTasks && !searchResults ? allTasksText : summaryText(searchResults)
  const typedWords = searchResults?.isSure ? matchableWords(query) : []
  return { searchResults, isSearchLoading, groups, summary, typedWords }
}

interface FindGroupProps extends Pick<FindListProps, 'translator'> {
  readonly group: GroupWithStart
  readonly typedWords: readonly string[]
  readonly activeOption: number | null
  readonly onChoose: (option: ListOption) => void
}

function FindGroup({ group, translator, typedWords, activeOption, onChoose }: FindGroupProps) {
  const { title, options, start } = group
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets
    <div role="group" aria-labelledby={title ? `${LIST_ID}-${start}` : undefined}>
      {title && (
        <div role="presentation" id={`${LIST_ID}-${start}`} className="find-group">
          {translate(title, translator)}
        </div>
      )}
      {options.map((option, index) => (
        <FindOption
          key={optionKey(option)}
          id={optionId(start + index)}
          option={option}
          translator={translator}
          typedWords={typedWords}
          isActive={activeOption === start + index}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

function AllTasksButton({ translator }: Pick<FindListProps, 'translator'>) {
  const { search } = useCompanionStore()
  const { focusTargets } = usePageServices()
  const showAll = () => {
    search.setState({ listsAllTasks: true })
    focusTargets.field.current?.focus()
  }
  return (
    <button type="button" className="find-all" onMouseDown={keepFocus} onClick={showAll}>
      {translate(allTasksText, translator)}
    </button>
  )
}

const allTasksText: Text = { id: 'page.allTasks', values: { count: taskIds.length } }

interface GroupWithStart extends OptionGroup {
  /** The index of the group's first option in the whole list. */
  readonly start: number
}

function addStartIndexes(groups: readonly OptionGroup[]): readonly GroupWithStart[] {
  let next = 0
  return groups.map((group) => {
    const start = next
    next += group.options.length
    return { ...group, start }
  })
}

function optionKey(option: ListOption): string {
  switch (option.kind) {
    case 'task':
      return `${option.id} ${option.value ?? ''}`
    case 'screen':
      return option.path
    case 'place':
      return `place ${option.id}`
    case 'example':
      return option.text
  }
}
