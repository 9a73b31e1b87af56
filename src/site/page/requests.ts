/** Carries out requests of the address, a host page or the visitor, once the companion or simulated time is loaded. */
import { DIAGNOSIS_REQUEST, type TaskRequest, type TimeRequest } from '../../common/requests'
import { featureTexts } from '../../common/texts/translator-provider'
import {
  type CompanionState,
  isInSandbox,
  isPlaying,
  narrowToTask,
  type TaskPhaseState,
} from '../../help/companion/phase-state'
import type { Timeline } from '../../simulation/time/model'
import { type Instant, languageOf, minuteOfDay, weekday } from '../../thermostat/device/device'
import {
  delayUntilVisible,
  type IntersectionWindow,
  isDemonstration,
  isTimeRunning,
} from '../browser/delay-until-visible'
import type { Launch } from '../browser/launch'
import type { App, PageState } from './app'
import * as lazy from './lazy'

export type Modules = Pick<typeof lazy, 'companion' | 'time'>

/** @param app returns the app; not called before the first request */
export function createRequests(
  window: IntersectionWindow,
  launch: Pick<Launch, 'task' | 'time'>,
  app: () => App,
  { companion, time }: Modules = lazy,
) {
  const tasks = createTaskRequests(window, launch.task, app, companion)
  const times = createTimeRequests(window, launch.time, app, time)
  return {
    requestTask: tasks.request,
    requestTime: times.request,
    loadCompanion: tasks.load,
    /** Drops the pending requests and stops the simulated time: both would outlive the visit. */
    dispose() {
      tasks.dispose()
      times.dispose()
    },
    /** Returns the requests that restore the current task and time after a reload. */
    getReloadRequests(): Pick<Launch, 'task' | 'time'> {
      const { device, timeline } = app()
      const companion = app().companion.getState()
      const { clock } = device.getState().device
      // Simulated time in the sandbox belongs to the companion's task.
      const running = isInSandbox(companion) ? null : currentTimeRequest(timeline.getState(), clock)
      return {
        task: tasks.pendingRequest() ?? currentTaskRequest(companion),
        time: times.pendingRequest() ?? running,
      }
    },
  }
}

// The module's `ErrorBoundary` reports that a file has not loaded.
const ignoreFailure = (loading: Promise<unknown>) => void loading.catch(() => {})

/** @param launchTask the request of the address; pending until the page carries it out */
function createTaskRequests(
  window: IntersectionWindow,
  launchTask: TaskRequest | null,
  app: () => App,
  module: Modules['companion'],
) {
  let launchRequest = launchTask
  const { companion: texts } = featureTexts
  const setPendingTask = (pendingTask: PageState['pendingTask']) => app().page.setState({ pendingTask })
  const language = () => languageOf(app().device.getState().device)

  async function load() {
    const [loaded] = await Promise.all([module.load(), texts.load(language())])
    return loaded
  }

  async function start(task: TaskRequest): Promise<void> {
    const { page, device, timeline, companion, updateSidebar } = app()
    // A request to leave the current task loads nothing while the companion is closed.
    const isWithoutEffect = task.task === '' && companion.getState().phaseState.phase === 'closed'
    launchRequest = null
    setPendingTask(isWithoutEffect ? null : task)
    if (isWithoutEffect) return
    updateSidebar({ isTaskRequested: true })
    const isLoaded = texts.isLoaded(language())
    const { connectCompanion } = (isLoaded && module.loaded) || (await load())
    // Another request may have arrived in the meantime, or the visitor closed the companion.
    if (page.getState().pendingTask !== task) return
    setPendingTask(null)
    connectCompanion(device, timeline, companion)
    companion.send({ type: 'request', request: task })
  }

  const delayed = delayUntilVisible(window, isDemonstration, (request: TaskRequest) =>
    ignoreFailure(start(request)),
  )
  return {
    request: delayed.request,
    load: () => ignoreFailure(load()),
    pendingRequest: () => launchRequest ?? app().page.getState().pendingTask,
    dispose() {
      delayed.stop()
      setPendingTask(null)
    },
  }
}

/** @param launchTime the request of the address; pending until the page carries it out */
function createTimeRequests(
  window: IntersectionWindow,
  launchTime: TimeRequest | null,
  app: () => App,
  module: Modules['time'],
) {
  let launchRequest = launchTime
  /** The request while the module of the simulated time is loading. */
  let loadingRequest: TimeRequest | null = null

  async function start(request: TimeRequest): Promise<void> {
    const { page, device, timeline, updateSidebar } = app()
    launchRequest = null
    loadingRequest = request
    updateSidebar({
      timeRequestCount: page.getState().sidebar.timeRequestCount + 1,
      isDeckOpen: true,
    })
    const { simulationControllerOf } = module.loaded ?? (await module.load())
    if (loadingRequest !== request) return
    loadingRequest = null
    simulationControllerOf(device, timeline).start(request.begin, request.speed)
  }

  function end(): void {
    launchRequest = null
    loadingRequest = null
    module.loaded?.simulationControllerOf(app().device, app().timeline).backToNow()
  }

  const delayed = delayUntilVisible(window, isTimeRunning, (request: TimeRequest | 'now') =>
    request === 'now' ? end() : ignoreFailure(start(request)),
  )
  return {
    request: delayed.request,
    pendingRequest: () => launchRequest ?? loadingRequest,
    dispose() {
      delayed.stop()
      loadingRequest = null
      module.loaded?.simulationControllerOf(app().device, app().timeline).dispose()
    },
  }
}

function currentTaskRequest({ phaseState }: CompanionState): TaskRequest | null {
  if (phaseState.phase === 'diagnosing')
    return { task: DIAGNOSIS_REQUEST, mode: null, value: phaseState.entry }
  const taskPhaseState = narrowToTask(phaseState)
  if (!taskPhaseState) return null
  const { task, value } = taskPhaseState.target
  return { task, mode: currentMode(taskPhaseState), value: value === '' ? null : String(value) }
}

function currentMode(phaseState: TaskPhaseState): TaskRequest['mode'] {
  if (phaseState.phase === 'demonstrating') return isPlaying(phaseState) ? 'show' : null
  return phaseState.phase === 'practising' ? 'try' : null
}

/** Rounds the time down to the minute. */
function currentTimeRequest({ isStarted, speed }: Timeline, clock: Instant): TimeRequest | null {
  return isStarted ? { begin: { weekday: weekday(clock), minute: minuteOfDay(clock) }, speed } : null
}
