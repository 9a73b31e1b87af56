import { describe, expect, test } from 'vitest'
import { sample } from '../../../../tests/helpers/sample'
import {
  type Button,
  enabledButtonsOf,
  paths,
  step,
  type TimedDevice,
  waitUntilUnblocked,
} from '../../../thermostat/device/device'
import { atHome, openAt, openFirstTime, type Visitor } from '../../../thermostat/device/testing'
import type { Fix, Reason } from '../model'
import { type PressTarget, whyGreyed } from './greyed'
import { afterFix, states } from './testing'

const menu = '/home/menu'
const power = `${menu}/installer/installed-effect`
const wifi = `${menu}/settings/wifi`
const buttons = ['previous', 'confirm', 'next', 'back', 'close'] as const satisfies readonly Button[]
/** More lines than the longest list has. */
const lines = Array.from({ length: 24 }, (_, line) => line)

/** Returns the disabled buttons and greyed lines of a screen, with their reasons. */
function greyedOn({ device, now }: Visitor): readonly [PressTarget, Reason][] {
  const targets: PressTarget[] = [
    ...buttons.map((button) => ({ button })),
    ...lines.map((line) => ({ line })),
  ]
  return targets.flatMap((target) => {
    const reason = whyGreyed({ device, now }, target)
    return reason ? [[target, reason] as [PressTarget, Reason]] : []
  })
}

// behaviour 29.4
test.each(sample(Object.entries(states), 5))(
  'a device %s: every disabled button and greyed line has a reason',
  (_, open) => {
    for (const path of ['/nowhere', ...paths])
      for (const visitor of [
        open().go(path),
        open().go(path).press('confirm'),
        open().go(path).press('next', 30),
        open().go(path).press('confirm').press('previous', 30),
      ]) {
        const found = greyedOn(visitor)
        const enabled = enabledButtonsOf(visitor.device)
        const disabled = buttons.filter((button) => !enabled[button])
        expect(found.flatMap(([target]) => ('button' in target ? [target.button] : []))).toEqual(disabled)
        for (const [target, { why }] of found)
          expect(why, `${visitor.path} ${JSON.stringify(target)}`).not.toBe('why.rests')
      }
  },
)

const ask = ({ device, now }: Visitor, target: PressTarget): Reason | null =>
  whyGreyed({ device, now }, target)
const button = (name: Button): PressTarget => ({ button: name })

test('an enabled button or line has no reason', () => {
  expect(ask(atHome(), button('confirm'))).toBeNull()
  expect(ask(openAt(menu), button('next'))).toBeNull()
  expect(ask(openAt(`${menu}/settings`), { line: 1 })).toBeNull()
  expect(ask(openAt(`${menu}/settings`), { line: 99 })).toBeNull()
})

describe('the reason of a disabled button', () => {
  test.each<[string, Visitor, Button, unknown]>([
    ['under an overlay', openAt(`${menu}/settings/summertime`).press('confirm'), 'next', 'why.wait'],
    ['in the splash', openFirstTime('/'), 'confirm', 'why.wait'],
    ['at the beginning of the guide', openFirstTime('/').wait(2000), 'close', 'why.guideBegins'],
    ['back at home', atHome(), 'back', 'why.noBack'],
    ['close at home', atHome(), 'close', 'why.isHome'],
    ['on the start screen', openAt('/'), 'next', 'why.onlyConfirm'],
    ['at the highest temperature', atHome({ temperatureValue: 35 }), 'next', 'why.highest'],
    ['before the first line', openAt(menu), 'previous', 'why.first'],
    ['after the last line', openAt(menu).press('next', 3), 'next', 'why.last'],
    ['with one answer', openAt(`${menu}/installer/functions/delayed-startup`), 'next', 'why.onlyOne'],
    ['before a value is edited', openAt(power), 'next', 'why.editFirst'],
    ['at the end of a scale', openAt(power).press('confirm'), 'previous', 'why.lowest'],
    ['on a screen to read', openAt(`${menu}/energy-consumption`), 'confirm', 'why.onlyShows'],
    ['with sample values', openAt(`${menu}/program/week/edit`), 'confirm', 'page.notice.values'],
    ['with a clock', openAt(`${menu}/settings/time-and-date/set-time`), 'next', 'page.notice.time'],
    ['while it upgrades', openAt('/upgrade').press('confirm'), 'confirm', 'upgrade.running'],
    ['at an unknown address', openAt('/nowhere'), 'confirm', 'page.advice.unknown'],
  ])('%s', (_, visitor, name, why) => {
    expect(ask(visitor, button(name))).toEqual({ why, fixes: [] })
  })

  test('each value on an edit screen counts as a line, as it does for taps', () => {
    const edit = openAt(`${menu}/program/week/edit`)
    const greyed = greyedOn(edit).flatMap(([target]) => ('line' in target ? [target.line] : []))
    expect(greyed).toEqual([10, 11, 12, 13])
    expect(ask(edit, { line: 10 })).toEqual({ why: 'why.eventOff', fixes: [] })
  })
})

/** Returns the device after a fix, on the screen where the visitor was. */
function there(visitor: Visitor, fix: Fix): TimedDevice {
  const { device, now } = afterFix({ device: visitor.device, now: visitor.now }, fix)
  return waitUntilUnblocked({ device: step(device, { type: 'go', path: visitor.path, at: now }), now })
}

describe('the first fix enables the button or line', () => {
  const off = (what: unknown) => ({ id: 'why.off', values: { what } })
  // With its menu, because a switch of the page has the same name.
  const missing = off({
    id: 'surroundings.line',
    values: { menu: 'applications.title', line: 'applications.remoteControl' },
  })
  const card = { wifiInstalled: true } as const
  const comfortPath = `${menu}/installer/applications/comfort-heating/set-comfort-heating-temp`
  test.each<[string, Visitor, PressTarget, unknown]>([
    ['a locked keypad', atHome({ keylock: 'on' }), button('next'), 'why.locked'],
    ['turned off', atHome({ power: 'off' }), button('next'), 'why.turnedOff'],
    ['a guest room', atHome({ application: 'hotel' }), button('confirm'), 'why.guestRoom'],
    ['a timer that is off', atHome({ program: 'timer' }), button('previous'), 'why.noHours'],
    ['no comfort heating', openAt(comfortPath), button('confirm'), off('applications.comfortHeating')],
    ['no comfort heating to edit', openAt(comfortPath), button('next'), off('applications.comfortHeating')],
    ['no card', openAt(wifi), button('confirm'), 'why.wifiCard'],
    ['the line of WiFi without a card', openAt(`${menu}/settings`), { line: 0 }, 'why.wifiCard'],
    [
      'the line of a slot in use',
      atHome(card, { slot: 'occupied' }).go(wifi),
      { line: 0 },
      'why.slot.occupied',
    ],
    ['the line of an account without a network', atHome(card).go(wifi), { line: 1 }, 'why.disconnected'],
    ['the line of remote control', openAt(`${menu}/program`), { line: 2 }, missing],
  ])('%s', (_, visitor, target, why) => {
    const reason = ask(visitor, target)
    expect(reason?.why).toEqual(why)
    const [fix] = reason?.fixes ?? []
    if (!fix) throw new Error('No fix was found.')
    // In a stepper, a press of confirm must come first.
    expect([undefined, 'why.editFirst']).toContain(whyGreyed(there(visitor, fix), target)?.why)
  })

  test('a line that needs several fixes offers the first', () => {
    const first = { why: 'why.wifiCard', fixes: [{ label: 'fix.wifiCard' }] }
    expect(ask(openAt(wifi), { line: 1 })).toMatchObject(first)
    const withoutSlot = atHome({}, { slot: 'incompatible' }).go(wifi)
    const slot = { why: 'why.slot.incompatible', fixes: [{ label: 'fix.slot' }] }
    expect(ask(withoutSlot, { line: 1 })).toMatchObject(slot)
  })
})
