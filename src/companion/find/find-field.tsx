/** "What do you want to do?": a combobox over tasks and screens, its list open below the field. */

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Text } from '../../device/device'
import { search } from '../../display/icon-data'
import { Outline } from '../../display/outline'
import { taskIds } from '../../guidance/guidance'
import { say } from '../../texts/say'
import { askedGroups } from './asked'
import type { Found } from './entries'
import { FindOption, type Naming } from './find-option'
import type { Find, Finding } from './finder'
import { SafetyCard } from './safety-card'
import './field.css'
import './find.css'

interface FindFieldProps {
  readonly find: Find
  readonly naming: Naming
  readonly onChoose: (found: Found) => void
  /** Whether there is something else to look at, until somebody asks: then the list is closed. */
  readonly isBrief: boolean
  /** Something is typed. */
  readonly onAsk: () => void
  /** Says in the page's live region how many were found. */
  readonly announce: (text: Text) => void
}

interface Section {
  /** What the group is called; `null` for what was found. */
  readonly title: Text | null
  readonly options: readonly Found[]
}

/** How long after the last letter the number of results is said, in ms: not in the middle of a word. */
const REST = 600

/** The keys that open a closed list. */
const OPENING = ['Enter', 'ArrowDown', 'ArrowUp']

/** A press on an option leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function FindField({ find, naming, onChoose, isBrief, onAsk, announce }: FindFieldProps) {
  const [query, setQuery] = useState('')
  const [all, setAll] = useState(false)
  const [isOpen, setOpen] = useState(!isBrief)
  const [active, setActive] = useState<number | null>(null)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { words } = naming

  const isAsking = query.trim() !== ''
  const finding = isAsking ? find(query) : null
  const sections = sectionsOf(finding, all)
  const options = sections.flatMap((section) => section.options)
  const result = resultText(finding)
  useSaid(isAsking ? result : null, query, announce)

  useEffect(() => {
    if (active !== null)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const ask = (text: string) => {
    setQuery(text)
    setActive(null)
    setOpen(true)
    if (text !== '') onAsk()
  }
  const end = () => {
    ask('')
    setOpen(!isBrief)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isBrief && !currentTarget.parentElement?.contains(relatedTarget)) end()
  }
  const optionId = (at: number) => `${id}option${at}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    if (!isOpen) {
      if (!OPENING.includes(event.key)) return
      setOpen(true)
    } else if (event.key === 'Enter') {
      // What may not fit is not chosen for anybody.
      const chosen = options[active ?? (finding?.isSure ? 0 : -1)]
      if (chosen) onChoose(chosen)
    } else if (event.key === 'Escape') {
      // The first Escape empties the field, the next one is the page's.
      if (!isAsking && active === null && !isBrief) return
      end()
    } else {
      const next = moved(event.key, active, options.length)
      if (next === undefined) return
      setActive(next)
      // To the left and right the caret moves as well.
      if (next === null) return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="find ask-field">
      <Outline d={search} />
      <input
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={words.phrase('guide.find.label')}
        placeholder={words.phrase('guide.find.label')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={active === null ? undefined : optionId(active)}
        value={query}
        onChange={(event) => ask(event.target.value)}
        onClick={() => setOpen(true)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {finding?.isDanger && <SafetyCard words={words} />}
      {isOpen && (
        <>
          <p className="find-result">{say(result, words)}</p>
          <div
            id={id}
            ref={list}
            role="listbox"
            aria-label={words.phrase('guide.find.label')}
            onMouseDown={keepFocus}
          >
            {withStarts(sections).map(({ title, options, start }) => (
              // biome-ignore lint/a11y/useSemanticElements: a list box has no fieldsets
              <div key={start} role="group" aria-labelledby={title ? `${id}title${start}` : undefined}>
                {title && (
                  <div role="presentation" id={`${id}title${start}`} className="find-group">
                    {say(title, words)}
                  </div>
                )}
                {options.map((option, at) => (
                  <FindOption
                    key={optionKey(option)}
                    id={optionId(start + at)}
                    found={option}
                    naming={naming}
                    isActive={active === start + at}
                    onChoose={() => onChoose(option)}
                  />
                ))}
              </div>
            ))}
          </div>
          {!isAsking && !all && (
            <button type="button" className="find-all" onMouseDown={keepFocus} onClick={() => setAll(true)}>
              {say({ id: 'guide.find.all', values: { count: taskIds.length } }, words)}
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** Where nothing fits, the manual may; most of it is no task. */
const manual = { kind: 'place', id: 'manual' } as const satisfies Found

function sectionsOf(finding: Finding | null, all: boolean): readonly Section[] {
  if (!finding) return groups(all)
  const { found, isSure } = finding
  if (found.length === 0) return [{ title: null, options: [manual] }, ...groups(false)]
  const isThere = found.some((one) => one.kind === 'place' && one.id === manual.id)
  return [{ title: null, options: isSure || isThere ? found : [...found, manual] }]
}

function groups(all: boolean): readonly Section[] {
  return askedGroups(all).map(({ group, tasks }) => ({
    title: `guide.group.${group}`,
    options: tasks.map((id) => ({ kind: 'task', id })),
  }))
}

/** Each section with the number of its first option in the whole list. */
function withStarts(sections: readonly Section[]): readonly (Section & { readonly start: number })[] {
  let next = 0
  return sections.map((section) => {
    const start = next
    next += section.options.length
    return { ...section, start }
  })
}

function resultText(finding: Finding | null): Text {
  if (!finding) return 'guide.find.most'
  const { found, isSure } = finding
  if (found.length === 0) return 'guide.find.none'
  return isSure ? { id: 'guide.find.count', values: { count: found.length } } : 'guide.find.nearest'
}

function useSaid(text: Text | null, query: string, announce: (text: Text) => void): void {
  const latest = useRef({ text, announce })
  latest.current = { text, announce }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further letter waits again
  useEffect(() => {
    const timer = setTimeout(() => {
      if (latest.current.text) latest.current.announce(latest.current.text)
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

function optionKey(found: Found): string {
  if (found.kind === 'task') return `${found.id} ${found.value ?? ''}`
  return found.kind === 'screen' ? found.path : `place ${found.id}`
}
