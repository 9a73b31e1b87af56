/** Two frames of one origin in one tab, which share one sessionStorage. */
import { describe, expect, test, vi } from 'vitest'
import { FakeOrigin } from '../../../tests/helpers/fakes/storage'
import { openTab } from '../../../tests/helpers/fakes/tab'
import { FakeWindow } from '../../../tests/helpers/fakes/window'
import { pathOf } from '../../thermostat/device/device'
import { connectBrowser } from './connect'
import { LAST_FRAME_KEY } from './frame-session'
import { connectVisits } from './visits'

const MINUTE = 60_000

const noListener = { onVisitEnd() {}, onVisitStart() {} }

/** Opens a host page for frames, after the guide was finished. */
function openPage() {
  const origin = new FakeOrigin()
  const around = new FakeWindow({ origin })
  connectBrowser(around, '/', around).dispose()
  return { origin, around, frame: (address: string) => openTab(address, { origin, hostWindow: around }) }
}

describe('the trail and the visit', () => {
  // behaviour 25.11
  test('of two frames are separate, also after a reload', () => {
    const page = openPage()
    const [one, two] = [page.frame('/home'), page.frame('/home')]
    one.go('/home/menu')
    two.go('/home/menu/settings')
    two.go('/home/menu/settings/language')
    one.press('close')
    one.press('next')
    for (const { reload } of [one, two]) reload()
    expect([one.path(), two.path()]).toEqual(['/home', '/home/menu/settings/language'])
    expect(one.device().session.changedAt).not.toBeNull()
    expect(two.device().session.changedAt).toBeNull()
    two.press('back')
    expect(two.path()).toBe('/home/menu/settings')
  })

  test('of a frame on a later page are not those of an earlier frame', () => {
    const page = openPage()
    const one = page.frame('/home')
    one.go('/home/menu/program')
    one.go('/home/menu')
    const later = page.frame('/home/menu')
    later.press('back')
    expect(later.path()).toBe('/home')
  })

  test('of the tab are separate from those of its frames', () => {
    const { origin, around, frame } = openPage()
    frame('/home').go('/home/menu/program')
    const tab = connectBrowser(around, '/', around)
    expect(pathOf(tab.store.getState().device)).toBe('/home')
    expect(origin.values.size).toBeGreaterThan(0)
  })

  test('are removed when twenty more frames were opened', () => {
    const { around, frame } = openPage()
    for (let frames = 0; frames < 20; frames++) frame('/home?kiosk=60')
    const { size } = around.sessionStorage.values
    for (let frames = 0; frames < 20; frames++) frame('/home?kiosk=60')
    expect(around.sessionStorage.values.size).toBe(size)
  })

  test.each(['', 'x', '-1', '1e99', '{}'])('also with an invalid stored frame number: %s', (count) => {
    const page = openPage()
    page.around.sessionStorage.values.set(LAST_FRAME_KEY, count)
    const [one, two] = [page.frame('/home'), page.frame('/home')]
    one.go('/home/menu')
    two.go('/home/menu/settings')
    one.reload()
    expect(one.path()).toBe('/home/menu')
  })
})

// behaviour 3.8
test('no frame traverses the history of the tab, which could move another frame or the host page', () => {
  const { history, go, press, browse, path } = openPage().frame('/home')
  history.go = () => expect.fail('it would move the tab')
  go('/home/menu')
  go('/home/menu/settings')
  press('back')
  expect([path(), history.url]).toEqual(['/home/menu', '/home/menu'])
  press('close')
  expect(history.url).toBe('/home')
  go('/home/menu')
  browse(-1)
  expect(path(), "the browser's own back moves the frame").toBe('/home')
})

// behaviour 26.4
test('a kiosk belongs to the frame whose address requests it', () => {
  const page = openPage()
  const showroom = page.frame('/home?kiosk=60&start=/home')
  const plain = page.frame('/home')
  plain.go('/home/menu')
  for (const { clock } of [showroom, plain]) clock.advance(MINUTE)
  plain.window.receiveStorageEvents()
  expect(showroom.visits()).toBe(2)
  expect(plain.visits()).toBe(1)
  expect(plain.path()).toBe('/home/menu')
})

test('a frame does not inherit the tab’s kiosk, nor the tab a frame’s', () => {
  const { origin, around } = openPage()
  const tab = new FakeWindow({ origin, address: '/home?kiosk=60' })
  connectVisits(tab, '/', tab, noListener).dispose()
  const plain = openTab('/home', { origin, hostWindow: tab })
  openTab('/home?kiosk=60', { origin, hostWindow: around })
  const begin = vi.fn()
  connectVisits(around, '/', around, { onVisitEnd() {}, onVisitStart: begin })
  plain.clock.advance(2 * MINUTE)
  around.clock.advance(2 * MINUTE)
  expect(plain.visits()).toBe(1)
  expect(begin).not.toHaveBeenCalled()
})

test('a kiosk starts in the language of its host page, also after a reload, and stores no language', () => {
  const { origin, frame } = openPage()
  const { send, clock, language, reload } = frame('/home?kiosk=60&start=/home&lang=sv')
  reload()
  send({ type: 'language', language: 'da' })
  expect(language()).toBe('da')
  clock.advance(MINUTE)
  expect(language()).toBe('sv')
  expect(origin.values.get('state')).not.toContain('"language"')
})

describe('the language', () => {
  // behaviour 25.10
  test('of each frame is the one that its host page requested, and is not stored', () => {
    const { origin, frame } = openPage()
    const [sv, de] = [frame('/home?lang=sv'), frame('/home?lang=de')]
    for (const { window, reload } of [sv, de]) {
      window.receiveStorageEvents()
      reload()
    }
    expect([sv.language(), de.language()]).toEqual(['sv', 'de'])
    expect(origin.values.get('state')).not.toContain('"language"')
  })

  test('that a visitor chooses is stored, and does not change the other frame', () => {
    const { origin, frame } = openPage()
    const [sv, de, any] = [frame('/home?lang=sv'), frame('/home?lang=de'), frame('/home')]
    sv.go('/home/menu/settings/language')
    sv.press('next')
    sv.press('confirm')
    for (const { window } of [de, any]) window.receiveStorageEvents()
    expect([sv.language(), de.language(), any.language()]).toEqual(['no', 'de', 'no'])
    expect(origin.values.get('language')).toBe('no')
    sv.clock.advance(2000)
    sv.reload()
    expect(sv.language()).toBe('no')
  })

  test('that a host page requests later counts again, also after a factory reset', () => {
    const { send, clock, language } = openPage().frame('/home?lang=sv')
    send({ type: 'language', language: 'fi' })
    send({ type: 'language', language: 'da', isTemporary: true })
    expect(language()).toBe('da')
    send({ type: 'reset' })
    clock.advance(3000)
    expect(language()).toBe('da')
  })
})
