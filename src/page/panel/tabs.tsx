/** The tabs of the panel, as the pattern of ARIA has them: the arrows go from one to the other. */
import { type KeyboardEvent, useRef } from 'react'
import { type Tab, useApp, usePage } from '../../app/app'
import type { TextId } from '../../device/device'
import { useSay } from '../../texts/words-provider'
import { Changed } from './changed'
import { showTab } from './side'

export const TITLES: Readonly<Record<Tab, TextId>> = { ask: 'page.howTo', around: 'surroundings.title' }
const TABS = ['ask', 'around'] as const

/** What makes an element the panel of a tab, where there are tabs. */
export function panelProps(tab: Tab, hasTabs: boolean) {
  return hasTabs ? { id: `panel-${tab}`, role: 'tabpanel', 'aria-labelledby': `tab-${tab}` } : {}
}

interface TabsProps {
  /** Whether something around the thermostat is not as usual. */
  readonly changed: boolean
}

export function Tabs({ changed }: TabsProps) {
  const say = useSay()
  const app = useApp()
  const list = useRef<HTMLDivElement>(null)
  const selected = usePage(({ panel }) => panel.tab)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, selected)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    showTab(app, next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <div ref={list} className="panel-tabs" role="tablist" aria-label={say('page.help')} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          ref={tab === selected ? app.focusPlaces.tab : undefined}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === selected}
          aria-controls={`panel-${tab}`}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => showTab(app, tab)}
        >
          {say(TITLES[tab])}
          {tab === 'around' && changed && <Changed />}
        </button>
      ))}
    </div>
  )
}

function nextTab(key: string, selected: Tab): Tab | null {
  if (key === 'Home') return 'ask'
  if (key === 'End') return 'around'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return selected === 'ask' ? 'around' : 'ask'
}
