import { describe, expect, test } from 'vitest'
import { openTab, openUsedTab } from '../../../tests/helpers/fakes/tab'
import { currentEntry, languageOf } from '../../thermostat/device/device'
import { SESSION_KEY } from './session'
import { STATE_KEY } from './storage-sync'

const keylock = '/home/menu/settings/keylock'
const saved = `${keylock}?status=save&context=settings`

test('the first visit starts with the start screen and stores its settings', () => {
  const { state, path } = openTab('/')
  expect(path()).toBe('/')
  expect(state()).toMatchObject({ restart: true, temperatureValue: 19, wifiNetwork: 'undefined' })
})

test('with the guide on, a splash … then goes to the language page, in the address too', () => {
  const { clock, history, path } = openTab('/demo/thermostat/', { base: '/demo/thermostat/' })
  clock.advance(5000)
  expect(path()).toBe('/home/menu/settings/language')
  expect(history.url).toBe('/demo/thermostat/home/menu/settings/language')
})

test('a splash after a reload is in the requested language', () => {
  const { clock, reload, send, device } = openTab('/?lang=fi')
  clock.advance(500)
  reload()
  expect(device().settings).toMatchObject({ restart: true, language: 'fi' })
  send({ type: 'language', language: 'sv' })
  reload()
  clock.advance(5000)
  expect(device().settings).toMatchObject({ restart: false, language: 'sv' })
})

test('after a factory reset the page keeps its language, also through a reload, until another one is chosen', () => {
  const { clock, reload, send, device } = openUsedTab('/home?lang=fi')
  send({ type: 'reset' })
  expect(languageOf(device())).toBe('fi')
  reload()
  expect(languageOf(device())).toBe('fi')
  clock.advance(1900)
  reload()
  expect(languageOf(device())).toBe('fi')
  expect(device().settings.language).toBeNull()
  send({ type: 'language', language: 'sv' })
  reload()
  expect(languageOf(device())).toBe('sv')
})

test('a restart begins in the language of the browser, not in that of the last load', () => {
  const { origin, reload, device } = openUsedTab('/home?lang=fi')
  origin.values.set(STATE_KEY, JSON.stringify({ restart: true, language: 'fi' }))
  origin.values.delete('language')
  reload()
  expect(device().settings).toMatchObject({ restart: true, language: null })
})

test('sessionStorage keeps the trail, so that a reload keeps the back buttons of device and browser working', () => {
  const { history, reload, press, go, browse, path, device } = openUsedTab('/home')
  go('/home/menu')
  press('next')
  go('/home/menu/settings')
  reload()
  expect(path()).toBe('/home/menu/settings')
  press('back')
  history.arriveAll()
  expect([path(), history.url, history.at]).toEqual(['/home/menu', '/home/menu', 1])
  reload()
  expect(device().view.focus, 'with the focus of its screen').toBe(1)
  browse(1)
  expect(path()).toBe('/home/menu/settings')
  browse(-2)
  expect(path()).toBe('/home')
})

describe('a typed address becomes the next place of the tab’s trail', () => {
  /** The browser adds an entry and loads the page again. */
  function type(tab: ReturnType<typeof openTab>, address: string) {
    const { history } = tab
    history.entries.splice(history.at + 1, Number.POSITIVE_INFINITY, { url: address, state: null })
    history.at++
    tab.reload('navigate')
    return tab
  }

  test('back leads to the previous screen without leaving the page', () => {
    const { go, press, device, history, path } = type(openUsedTab('/home'), '/home/menu/settings')
    expect(device().trail.places.map(({ path }) => path)).toEqual(['/home', '/home/menu/settings'])
    history.go = () => expect.fail('the entry behind may be somebody else’s')
    press('back')
    expect([path(), history.url]).toEqual(['/home', '/home'])
    go('/home/menu')
    expect(device().trail.places.map(({ path }) => path)).toEqual(['/home', '/home/menu'])
  })

  test("the browser's back leads there too", () => {
    const tab = openUsedTab('/home')
    tab.go('/home/menu')
    type(tab, '/upgrade')
    tab.browse(-1)
    tab.reload('navigate')
    expect(tab.path()).toBe('/home/menu')
    tab.press('back')
    tab.history.arriveAll()
    expect(tab.path()).toBe('/home')
  })

  test('an overlay goes back one step', () => {
    const tab = type(openUsedTab('/home/menu'), saved)
    tab.clock.advance(1600)
    expect([tab.path(), tab.history.url]).toEqual(['/home/menu', '/home/menu'])
    const { length } = tab.device().trail.places
    type(tab, '/home/menu')
    expect(tab.device().trail.places, 'the same address again adds nothing').toHaveLength(length)
  })
})

test('a known language is stored … and leaves the address, an unknown one is ignored', () => {
  const { history, origin, state, device } = openUsedTab('/home?lang=fi')
  expect(device().settings.language).toBe('fi')
  expect(state()).toMatchObject({ language: 'fi' })
  expect(origin.values.get('language')).toBe('fi')
  expect(history.url).toBe('/home')
  expect(history.entries).toHaveLength(1)
  const other = openTab('/home?lang=xx', { origin })
  expect(other.device().settings.language).toBe('fi')
  expect(other.history.url).toBe('/home')
})

test('opened as a deep link, with nothing behind it, the query is dropped and the screen stays', () => {
  const { clock, history, device, path } = openUsedTab(saved)
  expect(currentEntry(device().trail).overlay).toEqual({ status: 'save', context: 'settings' })
  clock.advance(5000)
  history.arriveAll()
  expect([path(), history.url]).toEqual([keylock, keylock])
})

test('saving pushes the same path with that query; when its time is up the device goes back', () => {
  const { clock, history, press, go, path } = openUsedTab('/home/menu/settings')
  go(keylock)
  press('confirm')
  expect(history.url).toBe(saved)
  clock.advance(1600)
  history.arriveAll()
  clock.advance(10)
  expect([path(), history.url]).toEqual([keylock, keylock])
})

test('a factory reset in one tab restarts every tab, and none of them clears what the others store', () => {
  const { origin, send, state, clock } = openUsedTab('/home')
  const other = openTab('/home/menu/settings', { origin })
  send({ type: 'reset' })
  other.window.receiveStorageEvents()
  expect(other.path()).toBe('/')
  clock.advance(1900)
  send({ type: 'language', language: 'fi' })
  other.window.receiveStorageEvents()
  other.clock.advance(1900)
  expect(other.path()).toBe('/home/menu/settings/language')
  expect(other.device().settings).toMatchObject({ language: 'fi', installationGuide: 'true', restart: false })
  expect(state()).toMatchObject({ language: 'fi', installationGuide: 'true', restart: false })
})

test('a page from the page cache follows its new history entry', () => {
  const { window, history, go, path } = openUsedTab('/home')
  go('/home/menu')
  history.at = 0
  window.restoreFromCache()
  expect(path()).toBe('/home')
})

test('a hidden page stores the focus of its screen', () => {
  const { window, press } = openUsedTab('/home/menu')
  press('next')
  window.setVisibility('hidden')
  expect(JSON.parse(window.sessionStorage.values.get(SESSION_KEY) ?? '{}').trail.places[0].focus).toBe(1)
})
