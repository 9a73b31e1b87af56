import { beforeAll, describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { TaskRequest, TimeRequest } from '../../common/requests'
import { featureTexts } from '../../common/texts/translator-provider'
import { lazyModule } from '../../common/ui/lazy-module'
import type { connectCompanion } from '../../help/companion/connect'
import { CLOSED, type Practising } from '../../help/companion/guide-state'
import type { CompanionController } from '../../help/companion/store'
import { factoryDevice } from '../../thermostat/device/knowledge'
import { createDeviceStore } from '../../thermostat/device-store'
import { addressOf, type Launch, readLaunch } from '../browser/launch'
import type { App } from './app'
import { createApp } from './create-app'
import type { Modules } from './requests'

const show: TaskRequest = { task: 'lock-keys', mode: 'show', value: null }
const choose: TaskRequest = { task: 'change-temperature', mode: null, value: '23' }
const monday: TimeRequest = { begin: { weekday: 1, minute: 330 }, speed: 60 }
const nothing: Launch = { task: null, time: null }

// A task waits for the companion's texts as well.
beforeAll(async () => {
  await featureTexts.companion.load('en')
})

/** A page whose companion and time note what they are to do, once a test lets them load. */
function open(launch: Launch = nothing) {
  const done: unknown[] = []
  const asked: string[] = []
  const arrive: (() => void)[] = []
  const lose: (() => void)[] = []
  const later = (name: string, module: unknown) =>
    lazyModule(() => {
      asked.push(name)
      return new Promise((resolve, reject) => {
        arrive.push(() => resolve(module))
        lose.push(() => reject(new Error('lost')))
      })
    })
  const decide: CompanionController['decide'] = (companion, event) => {
    done.push('request' in event ? event.request : event.type)
    return { companion, effects: [] }
  }
  const controller = { start: (...given: unknown[]) => done.push(given), backToNow: () => done.push('now') }
  const modules = {
    companion: later('companion', {
      connectCompanion: (...[, , companion]: Parameters<typeof connectCompanion>) =>
        companion.connect(() => ({ decide, perform() {}, dispose() {}, playScene: async () => {} })),
    }),
    time: later('time', { simulationControllerOf: () => controller }),
  } as unknown as Modules
  const window = { location: { pathname: '/home', search: '', hash: '' } } as Window
  const store = createDeviceStore(factoryDevice('/home'), () => 0)
  const self = { ...window, self: window, parent: window } as unknown as Parameters<typeof createApp>[0]
  const app: App = createApp(self, { store, isSaved: createStore(() => true) }, launch, { modules })
  const settle = async (what: (() => void)[]) => {
    for (const one of what.splice(0)) one()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { app, done, asked, arrive: () => settle(arrive), lose: () => settle(lose) }
}

test.each(['arrive', 'lose'] as const)('a touched companion has nothing in hand: %s', async (how) => {
  const opened = open()
  opened.app.loadCompanion()
  opened.app.loadCompanion()
  expect(opened.asked).toEqual(['companion'])
  expect(opened.app.page.getState().pendingTask).toBeNull()
  expect(opened.app.companion.getState()).toBe(CLOSED)
  await opened[how]()
  expect(opened.app.page.getState().pendingTask).toBeNull()
  expect(opened.app.companion.getState()).toBe(CLOSED)
  opened.app.requestTask(show)
  expect(opened.done, 'a task that is asked for then is done at once').toEqual(how === 'arrive' ? [show] : [])
})

describe('a task that is asked for', () => {
  test('waits for the companion, and the last one is done', async () => {
    const { app, done, asked, arrive } = open()
    app.requestTask(show)
    app.requestTask(choose)
    expect(app.page.getState()).toMatchObject({ pendingTask: choose, sidebar: { isTaskRequested: true } })
    await arrive()
    expect(done).toEqual([choose])
    expect(asked).toEqual(['companion'])
    expect(app.page.getState().pendingTask).toBeNull()
    app.requestTask(show)
    expect(done, 'at once where it is loaded').toEqual([choose, show])
  })

  test('is for nothing where it leaves nothing: the companion is not loaded for it', () => {
    const { app, asked } = open()
    app.requestTask({ task: '', mode: null, value: null })
    app.requestTask(null)
    expect(asked).toEqual([])
  })

  test('is dropped where the visitor closes the companion meanwhile', async () => {
    const { app, done, arrive } = open()
    app.requestTask(show)
    app.closeCompanion()
    await arrive()
    expect(done).toEqual([])
  })
})

// behaviour 31.30
test('time that is asked for begins once it is loaded, and its place opens each time', async () => {
  const { app, done, arrive } = open()
  app.requestTime(monday)
  expect(app.page.getState().sidebar).toMatchObject({ timeRequestCount: 1, isDeckOpen: true })
  await arrive()
  app.requestTime({ begin: null, speed: 0 })
  const stands = [null, 0]
  expect(done).toEqual([[monday.begin, 60], stands])
  expect(app.page.getState().sidebar.timeRequestCount).toBe(2)
})

test('time that is asked for ends, also before it was loaded, and is not loaded for that', async () => {
  const { app, done, asked, arrive } = open()
  app.requestTime('now')
  expect(asked).toEqual([])
  app.requestTime(monday)
  app.requestTime('now')
  await arrive()
  expect(done).toEqual([])
  app.requestTime('now')
  expect(done).toEqual(['now'])
})

describe('a page that is loaded again (behaviour 27.5)', () => {
  const both = { task: choose, time: monday }
  const again = ({ app }: ReturnType<typeof open>) => {
    const address = new URL(app.getReloadAddress(), 'https://example.com')
    expect(address.pathname).toBe('/home')
    return readLaunch(address)
  }

  test('has what its address asked for until something else is, also where that has not come', async () => {
    const opened = open(both)
    expect(again(opened)).toEqual(both)
    opened.app.requestTask(show)
    opened.app.requestTime(monday)
    await opened.lose()
    expect(again(opened)).toEqual({ task: show, time: monday })
  })

  test('has the task in hand, and time where it is', () => {
    const opened = open()
    const guide = { phase: 'practising', target: { task: 'lock-keys', value: '' } } as Practising
    opened.app.companion.connect(() => ({
      decide: (companion) => ({ companion: { ...companion, guide }, effects: [] }),
      perform() {},
      dispose() {},
      playScene: async () => {},
    }))
    opened.app.companion.send({ type: 'open' })
    opened.app.timeline.setState({ isStarted: true, speed: 600 })
    const { task, time } = again(opened)
    expect(task).toEqual({ task: 'lock-keys', mode: 'try', value: null })
    expect(time).toMatchObject({ speed: 600, begin: expect.anything() })
  })

  test('begins nothing that was asked for once its visitor has left', async () => {
    const opened = open()
    opened.app.requestTask(show)
    opened.app.requestTime(monday)
    opened.app.dispose()
    await opened.arrive()
    expect(opened.done).toEqual([])
    expect(opened.app.page.getState().pendingTask).toBeNull()
  })
})

// What lies over the screen and the device that is shared stay in the address.
const over = { pathname: '/demo/home', search: '?status=done', hash: '#d=1abc' }
const home = { pathname: '/home', search: '', hash: '' }
test.each<[typeof home, Partial<Launch>, string]>([
  [home, {}, '/home'],
  [home, { task: choose }, '/home?task=change-temperature&value=23'],
  [home, { task: show, time: monday }, '/home?task=lock-keys&mode=show&time=monday-05%3A30&speed=60'],
  [home, { time: { begin: null, speed: 0 } }, '/home?speed=0'],
  [over, { task: choose }, '/demo/home?status=done&task=change-temperature&value=23#d=1abc'],
  [home, { scheme: 'dark' }, '/home?scheme=dark'],
])('the address of %j that asks for %j is %s', (location, launch, address) => {
  expect(addressOf(location, { ...nothing, ...launch })).toBe(address)
})

// behaviour 30.1
test('an address that asks to share opens the dialog', () => {
  expect(open({ ...nothing, isSharing: true }).app.page.getState().sidebar.isShareDialogOpen).toBe(true)
  expect(open().app.page.getState().sidebar.isShareDialogOpen).toBe(false)
})
