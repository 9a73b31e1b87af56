/** Carries out requests of an address or a host page, once the companion or time is loaded. */
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { featureTexts } from '../../common/texts/words-provider'
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

type Requests = Pick<Launch, 'task' | 'time'>

/** @param app is there once something is asked */
export function createRequests(
  window: SightedWindow,
  launch: Requests,
  app: () => App,
  { companion, time }: Modules = lazy,
) {
  /** The address's own requests, until they are taken up. */
  let first: Requests = launch
  /** The request that waits for time to load. */
  let awaitedTime: TimeRequest | null = null
  const set = (change: Partial<PageState>) => app().page.setState(change)
  const get = () => app().page.getState()

  const language = () => languageOf(app().device.getState().device)
  const { companion: texts } = featureTexts

  /** The companion, where its texts are there as well. */
  function loadedCompanion() {
    return texts.isLoaded(language()) ? companion.loaded : null
  }

  async function loadCompanion() {
    const [module] = await Promise.all([companion.load(), texts.load(language())])
    return module
  }

  async function take(task: TaskRequest): Promise<void> {
    // A request to leave the task in hand loads nothing if there is none.
    const isForNothing = task.task === '' && app().companion.getState().guide.phase === 'closed'
    first = { ...first, task: null }
    set({ awaited: isForNothing ? null : task })
    if (isForNothing) return
    app().setPanel({ isAsked: true })
    const { connectCompanion } = loadedCompanion() ?? (await loadCompanion())
    // Another request may have come meanwhile, or the companion was closed.
    if (get().awaited !== task) return
    set({ awaited: null })
    const { device, timeline, companion } = app()
    connectCompanion(device, timeline, companion)
    companion.send({ type: 'request', request: task })
  }

  async function takeTime(request: TimeRequest): Promise<void> {
    first = { ...first, time: null }
    awaitedTime = request
    app().setPanel({ timeAsked: get().panel.timeAsked + 1, isDeckOpen: true })
    const { clockworkOf } = time.loaded ?? (await time.load())
    if (awaitedTime !== request) return
    awaitedTime = null
    clockworkOf(app().device, app().timeline).begin(request.begin, request.speed)
  }

  function endTime(): void {
    first = { ...first, time: null }
    awaitedTime = null
    time.loaded?.clockworkOf(app().device, app().timeline).backToNow()
  }

  // The `Boundary` of the part says that a file has not loaded.
  const quietly = (done: Promise<unknown>) => void done.catch(() => {})
  return {
    ask: askerWhenSeen(window, isShow, (request: TaskRequest) => quietly(take(request))),
    letTime: askerWhenSeen(window, isRunning, (request: TimeRequest | 'now') =>
      request === 'now' ? endTime() : quietly(takeTime(request)),
    ),
    loadCompanion: () => quietly(loadCompanion()),
    /** Drops what waits for its module, and ends the time that runs: neither must go on on a page that is gone. */
    dispose() {
      awaitedTime = null
      set({ awaited: null })
      time.loaded?.clockworkOf(app().device, app().timeline).dispose()
    },
    /** Gives the requests that bring back, in a page that is loaded again, what was asked for and what goes on. */
    again(): Requests {
      const { device, timeline } = app()
      const { clock } = device.getState().device
      const companion = app().companion.getState()
      // Time that runs over a sandbox belongs to the companion's task.
      const running = isInSandbox(companion) ? null : timeThatRuns(timeline.getState(), clock)
      return {
        task: first.task ?? get().awaited ?? taskInHand(companion),
        time: first.time ?? awaitedTime ?? running,
      }
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
