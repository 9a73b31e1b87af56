/** Makes the page's state, and the functions that change it. */
import { createRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { type CompanionState, isIdle, stateOf } from '../../help/companion/guide-state'
import { emptySearch } from '../../help/companion/search'
import { createCompanionStore } from '../../help/companion/store'
import { createTimeline } from '../../simulation/time/timeline'
import type { BrowserConnection } from '../browser/connect'
import { isFramed } from '../browser/connection'
import { addressOf, type Launch } from '../browser/launch'
import type { SightedWindow } from '../browser/when-seen'
import type { App, PageState } from './app'
import { createRequests, type Modules } from './requests'

const begun: PageState = {
  panel: { tab: 'tasks', isDeckOpen: false, isAsked: false, timeAsked: 0, isSharing: false },
  said: { sentence: '' },
  awaited: null,
}

interface Options extends Partial<Pick<App, 'earlyMessages'>> {
  readonly modules?: Modules
}

export function createApp(
  window: SightedWindow & Pick<Window, 'location'>,
  browser: Pick<BrowserConnection, 'store' | 'remembers'>,
  launch: Launch,
  { earlyMessages = () => [], modules }: Options = {},
): App {
  const page = createStore<PageState>(() => ({
    ...begun,
    panel: { ...begun.panel, isSharing: launch.isSharing === true && !isFramed(window) },
  }))
  const companion = createCompanionStore()
  const timeline = createTimeline()
  const requests = createRequests(window, launch, () => app, modules)
  const { ask, letTime, loadCompanion } = requests
  const app: App = {
    device: browser.store,
    page,
    companion,
    timeline,
    remembers: browser.remembers,
    launch,
    isFramed: isFramed(window),
    earlyMessages,
    focusTargets: {
      field: createRef(),
      caption: createRef(),
      task: createRef(),
      tab: createRef(),
      language: createRef(),
      run: createRef(),
    },
    ask,
    letTime,
    loadCompanion,
    openDeck: () => app.setPanel({ isDeckOpen: true }),
    announce: (sentence) => page.setState({ said: { sentence } }),
    openCompanion() {
      app.setPanel({ tab: 'tasks' })
      companion.send({ type: 'open' })
    },
    closeCompanion() {
      companion.send({ type: 'close' })
      page.setState({ awaited: null })
    },
    setPanel: (change) => page.setState(({ panel }) => ({ panel: { ...panel, ...change } })),
    addressAgain: () => addressOf(window.location, { ...launch, ...requests.again() }),
    dispose() {
      companion.dispose()
      requests.dispose()
    },
  }
  companion.subscribe((now, before) => {
    if (stateOf(now) !== stateOf(before)) follow(app, stateOf(now), stateOf(before))
  })
  return app
}

/** Brings the task in hand to the front. */
function follow({ setPanel, companion }: App, state: CompanionState, before: CompanionState): void {
  if (state === 'closed') companion.search.setState(emptySearch)
  if (isIdle(state)) setPanel({ isAsked: false })
  else if (isIdle(before)) setPanel({ tab: 'tasks' })
}
