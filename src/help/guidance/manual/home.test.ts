import { expect, test } from 'vitest'
import { atHome, openAt, openFirst, type Visitor } from '../../../thermostat/device/testing'
import { type HomeRule, homeRules, homeRulesFor } from './home'

const [leave, goOn, unlock, turnOn] = homeRules as readonly [HomeRule, HomeRule, HomeRule, HomeRule]

test('at home there is nothing to do', () => {
  const { device } = atHome()
  expect(homeRules.map((rule) => rule.nextAct(device))).toEqual([null, null, null, null])
})

test('whoever sees × presses it, and whoever does not presses ○', () => {
  const pressed = (visitor: Visitor) => [leave, goOn].map((rule) => rule.nextAct(visitor.device)?.buttons[0])
  expect(pressed(openAt('/home/menu/energy-consumption'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/nowhere'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/'))).toEqual([undefined, 'confirm'])
  expect(pressed(openFirst().wait(2000))).toEqual([undefined, 'confirm'])
})

test('of two answers the second is taken', () => {
  const guide = openFirst().wait(2000).send({ type: 'switch', name: 'wifiInstalled' })
  const asked = guide.press('confirm')
  expect(goOn.nextAct(asked.device)?.buttons).toEqual(['next'])
  expect(goOn.nextAct(asked.press('next').device)?.buttons).toEqual(['confirm'])
})

test('who reads “Off” holds the centre, and answers with yes', () => {
  const off = atHome({ power: 'off' })
  expect(turnOn.nextAct(off.device)).toMatchObject({ buttons: ['confirm'], holdMs: 3000 })
  expect(turnOn.nextAct(off.hold('confirm', 3000).device)).toMatchObject({ buttons: ['confirm'], holdMs: 0 })
})

test('a task that begins locked or turned off keeps what it is about', () => {
  expect(homeRulesFor(atHome())).toEqual(homeRules)
  expect(homeRulesFor(atHome({ keylock: 'on' }))).toEqual([leave, goOn, turnOn])
  expect(homeRulesFor(atHome({ power: 'off' }))).toEqual([leave, goOn, unlock])
})
