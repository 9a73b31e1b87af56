/** Carries out requests of an address or a host page, once the companion or time is loaded. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { featureTexts } from '../../common/texts/translator-provider'
import {
  type Companion,
  isInSandbox,
  isPressing,
  type WithTask,
  withTask,
} from '../../help/companion/guide-state'
import type { Timeline } from '../../simulation/time/model'
import { type Instant, languageOf, minuteOfDay, weekday } from '../../thermostat/device/device'
import type { Launch } from '../browser/launch'
import { askerWhenSeen, isRunning, isShow, type SightedWindow } from '../browser/when-seen'
import type { App, PageState } from './app'
import * as lazy from './lazy'

export type Modules = Pick<typeof lazy, 'companion' | 'time'>

/** @param app is there once something is asked */
export function createRequests(
  window: SightedWindow,
  launch: Pick<Launch, 'task' | 'time'>,
  app: () => App,
  { companion, time }: Modules = lazy,
) {
  const tasks = createTaskRequests(window, launch.task, app, companion)
  const times = createTimeRequests(window, launch.time, app, time)
  return {
    ask: tasks.ask,
    letTime: times.ask,
    loadCompanion: tasks.load,
    /** Drops what waits, and ends the time that runs: neither must go on on a page that is gone. */
    dispose() {
      tasks.dispose()
      times.dispose()
    },
    /** Gives the requests that bring back, in a page that is loaded again, what was asked for and what goes on. */
    again(): Pick<Launch, 'task' | 'time'> {
      const { device, timeline } = app()
      const companion = app().companion.getState()
      const { clock } = device.getState().device
      // Time that runs over a sandbox belongs to the companion's task.
      const running = isInSandbox(companion) ? null : timeThatRuns(timeline.getState(), clock)
      return { task: tasks.waiting() ?? taskInHand(companion), time: times.waiting() ?? running }
    },
  }
}

// The `ErrorBoundary` of a module says that a file of it has not loaded.
const quietly = (done: Promise<unknown>) => void done.catch(() => {})

/** @param launched the address's own request, which waits until the page asks for it */
function createTaskRequests(
  window: SightedWindow,
  launched: TaskRequest | null,
  app: () => App,
  module: Modules['companion'],
) {
  let first = launched
  const { companion: texts } = featureTexts
  const set = (change: Pick<PageState, 'awaited'>) => app().page.setState(change)
  const language = () => languageOf(app().device.getState().device)

  async function load() {
    const [loaded] = await Promise.all([module.load(), texts.load(language())])
    return loaded
  }

  async function take(task: TaskRequest): Promise<void> {
    const { page, device, timeline, companion, setPanel } = app()
    // A request to leave the task in hand loads nothing if there is none.
    const isForNothing = task.task === '' && companion.getState().guide.phase === 'closed'
    first = null
    set({ awaited: isForNothing ? null : task })
    if (isForNothing) return
    setPanel({ isAsked: true })
    const isLoaded = texts.isLoaded(language())
    const { connectCompanion } = (isLoaded && module.loaded) || (await load())
    // Another request may have come meanwhile, or the companion was closed.
    if (page.getState().awaited !== task) return
    set({ awaited: null })
    connectCompanion(device, timeline, companion)
    companion.send({ type: 'request', request: task })
  }

  const asker = askerWhenSeen(window, isShow, (request: TaskRequest) => quietly(take(request)))
  return {
    ask: asker.ask,
    load: () => quietly(load()),
    waiting: () => first ?? app().page.getState().awaited,
    dispose() {
      asker.stop()
      set({ awaited: null })
    },
  }
}

/** @param launched the address's own request, which waits until the page asks for it */
function createTimeRequests(
  window: SightedWindow,
  launched: TimeRequest | null,
  app: () => App,
  module: Modules['time'],
) {
  let first = launched
  /** The request that waits for time to load. */
  let awaited: TimeRequest | null = null

  async function take(request: TimeRequest): Promise<void> {
    const { page, device, timeline, setPanel } = app()
    first = null
    awaited = request
    setPanel({ timeAsked: page.getState().panel.timeAsked + 1, isDeckOpen: true })
    const { clockworkOf } = module.loaded ?? (await module.load())
    if (awaited !== request) return
    awaited = null
    clockworkOf(device, timeline).begin(request.begin, request.speed)
  }

  function end(): void {
    first = null
    awaited = null
    module.loaded?.clockworkOf(app().device, app().timeline).backToNow()
  }

  const asker = askerWhenSeen(window, isRunning, (request: TimeRequest | 'now') =>
    request === 'now' ? end() : quietly(take(request)),
  )
  return {
    ask: asker.ask,
    waiting: () => first ?? awaited,
    dispose() {
      asker.stop()
      awaited = null
      module.loaded?.clockworkOf(app().device, app().timeline).dispose()
    },
  }
}

function taskInHand({ guide }: Companion): TaskRequest | null {
  const inHand = withTask(guide)
  if (!inHand) return null
  const { task, value } = inHand.target
  return { task, mode: modeThatGoesOn(inHand), value: value === '' ? null : String(value) }
}

function modeThatGoesOn(guide: WithTask): TaskRequest['mode'] {
  if (guide.phase === 'demonstrating') return isPressing(guide) ? 'show' : null
  return guide.phase === 'practising' ? 'try' : null
}

/** To the minute. */
function timeThatRuns({ isStarted, speed }: Timeline, clock: Instant): TimeRequest | null {
  return isStarted ? { begin: { weekday: weekday(clock), minute: minuteOfDay(clock) }, speed } : null
}
