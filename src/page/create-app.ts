/** Makes the page's state, and the functions that change it. */
import { createRef } from 'react'
import { createStore } from 'zustand/vanilla'
import type { BrowserConnection } from '../browser/connect'
import { isFramed, type Listening } from '../browser/connection'
import { keepMessages } from '../browser/frame/early'
import { addressOf, type Launch } from '../browser/launch'
import type { SightedWindow } from '../browser/when-seen'
import { type CompanionState, isIdle, stateOf } from '../companion/guide-state'
import { emptySearch } from '../companion/search'
import { createCompanionStore } from '../companion/store'
import { createTimeline } from '../time/timeline'
import type { App, PageState } from './app'
import { createRequests, type Modules } from './requests'

const begun: PageState = {
  panel: { tab: 'tasks', isDeckOpen: false, isAsked: false, timeAsked: 0, isSharing: false },
  said: { sentence: '' },
  awaited: null,
}

export function createApp(
  window: SightedWindow & Listening & Pick<Window, 'location'>,
  browser: Pick<BrowserConnection, 'store' | 'remembers'>,
  launch: Launch,
  modules?: Modules,
): App {
  const page = createStore<PageState>(() => ({
    ...begun,
    panel: { ...begun.panel, isSharing: launch.isSharing === true && !isFramed(window) },
  }))
  const companion = createCompanionStore()
  const timeline = createTimeline()
  const { ask, letTime, loadCompanion, forget, again } = createRequests(window, launch, () => app, modules)
  const app: App = {
    device: browser.store,
    page,
    companion,
    timeline,
    remembers: browser.remembers,
    launch,
    isFramed: isFramed(window),
    earlyMessages: isFramed(window) ? keepMessages(window) : () => [],
    focusPlaces: {
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
    say: (sentence) => page.setState({ said: { sentence } }),
    openCompanion() {
      app.setPanel({ tab: 'tasks' })
      companion.send({ type: 'open' })
    },
    closeCompanion() {
      companion.send({ type: 'close' })
      page.setState({ awaited: null })
    },
    setPanel: (change) => page.setState(({ panel }) => ({ panel: { ...panel, ...change } })),
    addressAgain: () => addressOf(window.location, { ...launch, ...again() }),
  }
  companion.subscribe((now, before) => {
    if (stateOf(now) !== stateOf(before)) follow(app, stateOf(now), stateOf(before))
  })
  browser.store.subscribe(({ input }) => {
    if (input?.type !== 'next-visitor') return
    forget()
    companion.send({ type: 'next-visitor' })
    page.setState({ panel: begun.panel })
  })
  return app
}

/** Brings the task in hand to the front. */
function follow({ setPanel, companion }: App, state: CompanionState, before: CompanionState): void {
  if (state === 'closed') companion.search.setState(emptySearch)
  if (isIdle(state)) setPanel({ isAsked: false })
  else if (isIdle(before)) setPanel({ tab: 'tasks' })
}
