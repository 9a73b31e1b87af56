import { expect, test } from 'vitest'
import { atHome, openAt, openFirst, type Visitor } from '../../../thermostat/device/testing'
import { type HomeRule, homeRules, homeRulesTo } from './home'

const [leave, goOn, unlock, turnOn] = homeRules as readonly [HomeRule, HomeRule, HomeRule, HomeRule]

test('at home there is nothing to do', () => {
  const { device } = atHome()
  expect(homeRules.map((rule) => rule.act(device))).toEqual([null, null, null, null])
})

test('whoever sees × presses it, and whoever does not presses ○', () => {
  const pressed = (visitor: Visitor) => [leave, goOn].map((rule) => rule.act(visitor.device)?.buttons[0])
  expect(pressed(openAt('/home/menu/energy-consumption'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/nowhere'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/'))).toEqual([undefined, 'confirm'])
  expect(pressed(openFirst().wait(2000))).toEqual([undefined, 'confirm'])
})

test('of two answers the second is taken', () => {
  const guide = openFirst().wait(2000).send({ type: 'switch', name: 'wifiInstalled' })
  const asked = guide.press('confirm')
  expect(goOn.act(asked.device)?.buttons).toEqual(['next'])
  expect(goOn.act(asked.press('next').device)?.buttons).toEqual(['confirm'])
})

test('who reads “Off” holds the centre, and answers with yes', () => {
  const off = atHome({ power: 'off' })
  expect(turnOn.act(off.device)).toMatchObject({ buttons: ['confirm'], holdMs: 3000 })
  expect(turnOn.act(off.hold('confirm', 3000).device)).toMatchObject({ buttons: ['confirm'], holdMs: 0 })
})

test('a task that begins locked or turned off keeps what it is about', () => {
  expect(homeRulesTo(atHome())).toEqual(homeRules)
  expect(homeRulesTo(atHome({ keylock: 'on' }))).toEqual([leave, goOn, turnOn])
  expect(homeRulesTo(atHome({ power: 'off' }))).toEqual([leave, goOn, unlock])
})
