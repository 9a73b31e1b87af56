/**
 * The tabs of the rail, after the ARIA pattern: the arrow keys move between them. In a frame, buttons that unfold
 * the panels.
 */
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { ManualLink } from '../../../common/manual-link'
import { useTranslate } from '../../../common/texts/translator-provider'
import { useTimeline } from '../../../simulation/time/timeline'
import { hasChangedSurroundings, surroundingNames, type TextId } from '../../../thermostat/device/device'
import {
  bookOpen,
  clock,
  house,
  listChecks,
  triangleExclamationPoint,
} from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { type Tab, useApp } from '../app'
import { ChangedDot } from './changed-dot'

const titles: Readonly<Record<Tab, TextId>> = {
  tasks: 'page.tasks',
  house: 'surroundings.title',
  faults: 'surroundings.troubles',
  time: 'page.time',
}
const icons: Readonly<Record<Tab, string>> = {
  tasks: listChecks,
  house,
  faults: triangleExclamationPoint,
  time: clock,
}
const columnTabs: readonly Tab[] = ['tasks', 'house', 'faults']
const sheetTabs: readonly Tab[] = ['tasks', 'house', 'faults', 'time']
/** In a frame the search field opens the tasks. */
const frameTabs: readonly Tab[] = ['house', 'faults', 'time']

/** The surroundings without the fault, which has a tab of its own. */
const houseNames = surroundingNames.filter((name) => name !== 'fault')

/** Replaces a tab that the page does not have: a column has none for the time. */
export function visibleTab(tab: Tab, isColumn: boolean): Tab {
  return isColumn && tab === 'time' ? 'tasks' : tab
}

/** Returns the attributes of a tab's panel. In a frame the panels belong to plain buttons. */
export function panelProps(tab: Tab, isFramed: boolean) {
  return { id: `panel-${tab}`, ...(!isFramed && { role: 'tabpanel', 'aria-labelledby': `tab-${tab}` }) }
}

interface TabsProps {
  readonly isColumn: boolean
  /** True if the page's header has the link to the manual. */
  readonly hasHeader: boolean
  readonly selected: Tab
}

export function Tabs(props: TabsProps) {
  const { isFramed } = useApp()
  return isFramed ? <UnfoldButtons {...props} /> : <TabList {...props} />
}

function TabList({ isColumn, hasHeader, selected }: TabsProps) {
  const t = useTranslate()
  const { updateSidebar, focusTargets } = useApp()
  const tabs = isColumn ? columnTabs : sheetTabs
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(event.key, tabs, selected)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    flushSync(() => updateSidebar({ tab: next }))
    focusTargets.tab.current?.focus()
  }
  return (
    <>
      <div
        className="rail-tabs"
        data-column={isColumn ? '' : undefined}
        role="tablist"
        aria-label={t('page.help')}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            ref={tab === selected ? focusTargets.tab : undefined}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === selected}
            aria-controls={`panel-${tab}`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => updateSidebar({ tab })}
          >
            <TabTitle tab={tab} hasIcon />
          </button>
        ))}
      </div>
      {!hasHeader && <ManualTabLink />}
    </>
  )
}

/** The link to the manual where no header has it. */
function ManualTabLink() {
  const t = useTranslate()
  return (
    <ManualLink className="tab-link">
      <Outline d={bookOpen} />
      <span>{t('page.manual')}</span>
    </ManualLink>
  )
}

function UnfoldButtons({ selected }: TabsProps) {
  const { updateSidebar, focusTargets } = useApp()
  return (
    <div className="rail-tabs">
      {frameTabs.map((tab) => (
        <button
          key={tab}
          // The first button, because none may be selected.
          ref={tab === 'house' ? focusTargets.tab : undefined}
          type="button"
          aria-expanded={tab === selected}
          aria-controls={`panel-${tab}`}
          onClick={() => updateSidebar({ tab: tab === selected ? 'tasks' : tab })}
        >
          <TabTitle tab={tab} hasIcon={false} />
        </button>
      ))}
    </div>
  )
}

interface TabTitleProps {
  readonly tab: Tab
  readonly hasIcon: boolean
}

function TabTitle({ tab, hasIcon }: TabTitleProps) {
  const t = useTranslate()
  const isHouseChanged = useDevice((device) => hasChangedSurroundings(device, houseNames))
  const hasFault = useDevice(({ surroundings }) => surroundings.fault !== 0)
  const isTimeStarted = useTimeline((all) => all.isStarted)
  const isMarked = { tasks: false, house: isHouseChanged, faults: hasFault, time: isTimeStarted }[tab]
  return (
    <>
      {hasIcon && <Outline d={icons[tab]} />}
      <span>
        <span>{t(titles[tab])}</span>
        {isMarked && <ChangedDot />}
      </span>
    </>
  )
}

function nextTab(key: string, tabs: readonly Tab[], selected: Tab): Tab | undefined {
  const at = tabs.indexOf(selected)
  switch (key) {
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    case 'ArrowLeft':
      return tabs.at(at - 1)
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length]
    default:
      return undefined
  }
}
