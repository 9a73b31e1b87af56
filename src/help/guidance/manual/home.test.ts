import { expect, test } from 'vitest'
import { atHome, openAt, openFirstTime, type Visitor } from '../../../thermostat/device/testing'
import { type HomeRule, homeRules, homeRulesFor } from './home'

const [leave, proceed, unlock, turnOn] = homeRules as readonly [HomeRule, HomeRule, HomeRule, HomeRule]

test('no rule applies at home', () => {
  const { device } = atHome()
  expect(homeRules.map((rule) => rule.nextAct(device))).toEqual([null, null, null, null])
})

test('the first rule presses ×, and without × the second presses ○', () => {
  const pressed = (visitor: Visitor) =>
    [leave, proceed].map((rule) => rule.nextAct(visitor.device)?.buttons[0])
  expect(pressed(openAt('/home/menu/energy-consumption'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/nowhere'))).toEqual(['close', 'confirm'])
  expect(pressed(openAt('/'))).toEqual([undefined, 'confirm'])
  expect(pressed(openFirstTime().wait(2000))).toEqual([undefined, 'confirm'])
})

test('the second of two answers is chosen', () => {
  const guide = openFirstTime().wait(2000).send({ type: 'switch', name: 'wifiInstalled' })
  const question = guide.press('confirm')
  expect(proceed.nextAct(question.device)?.buttons).toEqual(['next'])
  expect(proceed.nextAct(question.press('next').device)?.buttons).toEqual(['confirm'])
})

test('holding the centre and answering yes turns the device on', () => {
  const off = atHome({ power: 'off' })
  expect(turnOn.nextAct(off.device)).toMatchObject({ buttons: ['confirm'], holdMs: 3000 })
  expect(turnOn.nextAct(off.hold('confirm', 3000).device)).toMatchObject({ buttons: ['confirm'], holdMs: 0 })
})

test('the way to a task keeps the locked keypad or the switched-off device that it needs', () => {
  expect(homeRulesFor(atHome())).toEqual(homeRules)
  expect(homeRulesFor(atHome({ keylock: 'on' }))).toEqual([leave, proceed, turnOn])
  expect(homeRulesFor(atHome({ power: 'off' }))).toEqual([leave, proceed, unlock])
})
