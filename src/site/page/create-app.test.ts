import { beforeAll, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { featureTexts } from '../../common/texts/translator-provider'
import { lazyModule } from '../../common/ui/lazy-module'
import type { connectCompanion } from '../../help/companion/connect'
import { CLOSED_STATE, type Practising } from '../../help/companion/phase-state'
import type { CompanionController } from '../../help/companion/store'
import { createFactoryDevice } from '../../thermostat/device/knowledge'
import { createDeviceStore } from '../../thermostat/device-store'
import { addressOf, type Launch, readLaunch } from '../browser/launch'
import type { App } from './app'
import { createApp } from './create-app'
import type { Modules } from './requests'

const show: TaskRequest = { task: 'lock-keys', mode: 'show', value: null }
const choose: TaskRequest = { task: 'change-temperature', mode: null, value: '23' }
const monday: TimeRequest = { begin: { weekday: 1, minute: 330 }, speed: 60 }
const nothing: Launch = { task: null, time: null }

// A task also waits for the companion's texts.
beforeAll(async () => {
  await featureTexts.companion.load('en')
})

/** Creates an app whose companion and time record their requests, and load or fail to load when a test says so. */
function open(launch: Launch = nothing) {
  const performed: unknown[] = []
  const loadedModules: string[] = []
  const resolves: (() => void)[] = []
  const rejects: (() => void)[] = []
  const delayedModule = (name: string, module: unknown) =>
    lazyModule(() => {
      loadedModules.push(name)
      return new Promise((resolve, reject) => {
        resolves.push(() => resolve(module))
        rejects.push(() => reject(new Error('The module does not load.')))
      })
    })
  const decide: CompanionController['decide'] = (companion, event) => {
    performed.push('request' in event ? event.request : event.type)
    return { state: companion, effects: [] }
  }
  const controller = {
    start: (...args: unknown[]) => performed.push(args),
    backToNow: () => performed.push('now'),
  }
  const modules = {
    companion: delayedModule('companion', {
      connectCompanion: (...[, , companion]: Parameters<typeof connectCompanion>) =>
        companion.connect(() => ({ decide, perform() {}, dispose() {}, playScene: async () => {} })),
    }),
    time: delayedModule('time', { simulationControllerOf: () => controller }),
  } as unknown as Modules
  const window = { location: { pathname: '/home', search: '', hash: '' } } as Window
  const store = createDeviceStore(createFactoryDevice('/home'), () => 0)
  const self = { ...window, self: window, parent: window } as unknown as Parameters<typeof createApp>[0]
  const app: App = createApp(self, { store, isSaved: createStore(() => true) }, launch, { modules })
  const settle = async (callbacks: (() => void)[]) => {
    for (const callback of callbacks.splice(0)) callback()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { app, performed, loadedModules, load: () => settle(resolves), fail: () => settle(rejects) }
}

test.each(['load', 'fail'] as const)('preloading the companion starts no task: %s', async (outcome) => {
  const opened = open()
  opened.app.loadCompanion()
  opened.app.loadCompanion()
  expect(opened.loadedModules).toEqual(['companion'])
  expect(opened.app.page.getState().pendingTask).toBeNull()
  expect(opened.app.companion.getState()).toBe(CLOSED_STATE)
  await opened[outcome]()
  expect(opened.app.page.getState().pendingTask).toBeNull()
  expect(opened.app.companion.getState()).toBe(CLOSED_STATE)
  opened.app.requestTask(show)
  expect(opened.performed, 'a loaded companion performs a task at once').toEqual(
    outcome === 'load' ? [show] : [],
  )
})

describe('a requested task', () => {
  test('waits for the companion, which performs only the last one', async () => {
    const { app, performed, loadedModules, load } = open()
    app.requestTask(show)
    app.requestTask(choose)
    expect(app.page.getState()).toMatchObject({ pendingTask: choose, sidebar: { isTaskRequested: true } })
    await load()
    expect(performed).toEqual([choose])
    expect(loadedModules).toEqual(['companion'])
    expect(app.page.getState().pendingTask).toBeNull()
    app.requestTask(show)
    expect(performed, 'at once if it is loaded').toEqual([choose, show])
  })

  test('does not load the companion to leave a task when there is none', () => {
    const { app, loadedModules } = open()
    app.requestTask({ task: '', mode: null, value: null })
    app.requestTask(null)
    expect(loadedModules).toEqual([])
  })

  test('is dropped if the visitor closes the companion in the meantime', async () => {
    const { app, performed, load } = open()
    app.requestTask(show)
    app.closeCompanion()
    await load()
    expect(performed).toEqual([])
  })
})

// behaviour 31.30
test('requested time begins once its module is loaded, and the deck opens each time', async () => {
  const { app, performed, load } = open()
  app.requestTime(monday)
  expect(app.page.getState().sidebar).toMatchObject({ timeRequestCount: 1, isDeckOpen: true })
  await load()
  app.requestTime({ begin: null, speed: 0 })
  const stopped = [null, 0]
  expect(performed).toEqual([[monday.begin, 60], stopped])
  expect(app.page.getState().sidebar.timeRequestCount).toBe(2)
})

test('a request to end time also works before its module is loaded, and does not load it', async () => {
  const { app, performed, loadedModules, load } = open()
  app.requestTime('now')
  expect(loadedModules).toEqual([])
  app.requestTime(monday)
  app.requestTime('now')
  await load()
  expect(performed).toEqual([])
  app.requestTime('now')
  expect(performed).toEqual(['now'])
})

describe('the reload address (behaviour 27.5)', () => {
  const both = { task: choose, time: monday }
  const reload = ({ app }: ReturnType<typeof open>) => {
    const address = new URL(app.getReloadAddress(), 'https://example.com')
    expect(address.pathname).toBe('/home')
    return readLaunch(address)
  }

  test('has the requests of the address until others replace them, even if those do not load', async () => {
    const opened = open(both)
    expect(reload(opened)).toEqual(both)
    opened.app.requestTask(show)
    opened.app.requestTime(monday)
    await opened.fail()
    expect(reload(opened)).toEqual({ task: show, time: monday })
  })

  test('has the current task and the simulated time', () => {
    const opened = open()
    const phaseState = { phase: 'practising', target: { task: 'lock-keys', value: '' } } as Practising
    opened.app.companion.connect(() => ({
      decide: (companion) => ({ state: { ...companion, phaseState }, effects: [] }),
      perform() {},
      dispose() {},
      playScene: async () => {},
    }))
    opened.app.companion.send({ type: 'open' })
    opened.app.timeline.setState({ isStarted: true, speed: 600 })
    const { task, time } = reload(opened)
    expect(task).toEqual({ task: 'lock-keys', mode: 'try', value: null })
    expect(time).toMatchObject({ speed: 600, begin: expect.anything() })
  })

  test('performs no pending requests after the visit has ended', async () => {
    const opened = open()
    opened.app.requestTask(show)
    opened.app.requestTime(monday)
    opened.app.dispose()
    await opened.load()
    expect(opened.performed).toEqual([])
    expect(opened.app.page.getState().pendingTask).toBeNull()
  })
})

// The overlay and the shared device stay in the address.
const overlay = { pathname: '/demo/home', search: '?status=done', hash: '#d=1abc' }
const home = { pathname: '/home', search: '', hash: '' }
test.each<[typeof home, Partial<Launch>, string]>([
  [home, {}, '/home'],
  [home, { task: choose }, '/home?task=change-temperature&value=23'],
  [home, { task: show, time: monday }, '/home?task=lock-keys&mode=show&time=monday-05%3A30&speed=60'],
  [home, { time: { begin: null, speed: 0 } }, '/home?speed=0'],
  [overlay, { task: choose }, '/demo/home?status=done&task=change-temperature&value=23#d=1abc'],
  [home, { scheme: 'dark' }, '/home?scheme=dark'],
])('the address of %j with %j is %s', (location, launch, address) => {
  expect(addressOf(location, { ...nothing, ...launch })).toBe(address)
})

// behaviour 30.1
test('an address with ?share opens the share dialog', () => {
  expect(open({ ...nothing, isSharing: true }).app.page.getState().sidebar.isShareDialogOpen).toBe(true)
  expect(open().app.page.getState().sidebar.isShareDialogOpen).toBe(false)
})
