/** The search field "What do you want to do?". Its list belongs to the companion, which loads later. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { FindListHandle } from '../../../help/companion/find/find-list'
import { statusOf } from '../../../help/companion/phase-state'
import { closeList, emptySearch, LIST_ID, optionId } from '../../../help/companion/search'
import {
  useCompanion,
  useCompanionStore,
  useIsListOpen,
  useSearch,
} from '../../../help/companion/use-companion'
import { search, x } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useApp } from '../app'
import { useLayoutAttribute } from '../arrangement'
import '../../../common/ui/field.css'

/** The keys that open a closed list. */
const OPENING_KEYS = ['Enter', 'ArrowDown', 'ArrowUp']

interface SearchFieldProps {
  /** Empty while the list is not drawn, such as until the companion is loaded. */
  readonly list: RefObject<FindListHandle | null>
}

export function SearchField({ list }: SearchFieldProps) {
  const t = useTranslate()
  const { loadCompanion, openCompanion, focusTargets } = useApp()
  const { setState: setSearch } = useCompanionStore().search
  const { query, activeOption } = useSearch((all) => all)
  const isOpen = useIsListOpen()

  const open = (typed = query) => {
    setSearch({ query: typed, activeOption: null, isOpenedByVisitor: true, isEnterPending: false })
    openCompanion()
  }
  const clear = () => {
    open('')
    focusTargets.field.current?.focus()
  }
  const { onFocus, onBlur } = useFieldFocus(list)
  const onKeyDown = useFieldKeys(list, open)
  const onClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    // Once the browser has put the caret between the words, unless the visitor has typed since.
    if (!isOpen) requestAnimationFrame(() => currentTarget.value === query && currentTarget.select())
    open()
  }
  return (
    <div className="ask-field">
      <Outline d={search} />
      <input
        ref={focusTargets.field}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={t('page.ask')}
        placeholder=" "
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? LIST_ID : undefined}
        aria-activedescendant={activeOption === null ? undefined : optionId(activeOption)}
        value={query}
        onPointerEnter={loadCompanion}
        onFocus={onFocus}
        onChange={(event) => open(event.target.value)}
        onClick={onClick}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <span className="ask-hint" aria-hidden="true">
        {/* The style sheet shows the one that fits. */}
        <span>{t('page.ask')}</span>
        <span>{t('page.askShort')}</span>
      </span>
      {query !== '' && <ClearButton onClear={clear} />}
    </div>
  )
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className="ask-clear"
      title={t('page.clearField')}
      // The focus stays in the field, because the list closes without it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <Outline d={x} />
    </button>
  )
}

/** Returns the handlers of the focus, which is in the field while the list is used. */
function useFieldFocus(list: SearchFieldProps['list']) {
  const { loadCompanion, closeCompanion } = useApp()
  const { setState: setSearch } = useCompanionStore().search
  const query = useSearch((all) => all.query)
  const isOpen = useIsListOpen()
  const isFinding = useIsFinding()
  const [hasFocus, setHasFocus] = useState(false)
  useLayoutAttribute('data-typing', isOpen && hasFocus)
  return {
    onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
      setHasFocus(true)
      // What is typed then replaces the words of an earlier search.
      if (!isOpen) currentTarget.select()
      loadCompanion()
    },
    onBlur({ relatedTarget }: FocusEvent) {
      setHasFocus(false)
      if (list.current?.contains(relatedTarget)) return
      if (!isFinding) setSearch(closeList)
      // Closing the companion on a click in the panel would move the clicked element away from the pointer.
      else if (query.trim() === '' && !relatedTarget?.closest('.rail-panel')) closeCompanion()
    },
  }
}

const useIsFinding = () => useCompanion((companion) => statusOf(companion) === 'finding')

/**
 * Returns the key handler of the field. It passes keys on to an open list.
 * @param open opens the list
 */
function useFieldKeys(list: SearchFieldProps['list'], open: () => void): (event: KeyboardEvent) => void {
  const { closeCompanion } = useApp()
  const { setState: setSearch } = useCompanionStore().search
  const { query, activeOption } = useSearch((all) => all)
  const isOpen = useIsListOpen()
  const isFinding = useIsFinding()
  return (event) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (event.key === 'Escape') {
      if (!isOpen) return
      // While searching, the first Escape clears the field and the second closes. Otherwise the first does both.
      if (isFinding && query.trim() === '' && activeOption === null) closeCompanion()
      else setSearch(emptySearch)
    } else if (isOpen && list.current) {
      list.current.onKeyDown(event)
      return
    } else if (isOpen) {
      if (event.key !== 'Enter') return
      setSearch({ isEnterPending: true })
    } else {
      if (!OPENING_KEYS.includes(event.key)) return
      open()
    }
    event.preventDefault()
    event.stopPropagation()
  }
}
