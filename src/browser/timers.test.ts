import { expect, test } from 'vitest'
import { type Device, here, type Input, type Timer } from '../device/device'
import { FakeClock, NOON } from './fakes/clock'
import { deviceAt } from './fakes/device'
import { wallClock } from './now'
import { createDeviceStore } from './store'
import { keepAlarm } from './timers'

/** A device that only remembers when it was woken, and asks for what the test says. */
function setUp(dues: Pick<Timer, 'due'>[]) {
  const clock = new FakeClock()
  const wakes: number[] = []
  const wake = (device: Device, input: Input): Device => {
    if (input.type !== 'wake') return { ...device }
    wakes.push(input.at - NOON)
    const before = dues.length
    dues.splice(0, dues.length, ...dues.filter(({ due }) => due > input.at))
    return dues.length === before ? device : { ...device }
  }
  const now = wallClock(clock)
  const store = createDeviceStore(deviceAt('/home'), now, wake)
  const alarm = keepAlarm(clock, store, now, () => dues)
  return { clock, wakes, store, alarm, dues }
}

const timer = (after: number) => ({ due: NOON + after })

test('the device is woken when its earliest timer is due, one after the other', () => {
  const { clock, wakes } = setUp([timer(500), timer(200)])
  clock.pass(199)
  expect(wakes).toEqual([])
  clock.pass(1000)
  expect(wakes).toEqual([200, 500])
  expect(clock.running).toBe(0)
})

test('one timeout runs at a time, and a change that leaves the earliest timer leaves it running', () => {
  const { clock, wakes, store, dues } = setUp([timer(500)])
  dues.push(timer(900))
  store.getState().send({ type: 'let-go' })
  expect(clock.begun).toBe(1)
  dues.push(timer(100))
  store.getState().send({ type: 'let-go' })
  expect(clock.running).toBe(1)
  clock.pass(150)
  expect(wakes).toEqual([100])
})

test('a timer that stays after it rang rings once and lets the others ring', () => {
  const clock = new FakeClock()
  const wakes: number[] = []
  const store = createDeviceStore(deviceAt('/home'), wallClock(clock), (device, input) => {
    wakes.push(input.at - NOON)
    return device
  })
  keepAlarm(clock, store, wallClock(clock), () => [timer(100), timer(300)])
  clock.pass(10_000)
  expect(wakes.length).toBeLessThan(4)
  expect(wakes).toContain(100)
  expect(wakes).toContain(300)
})

test('a timer that is far away is waited for in pieces, without waking the device early', () => {
  const day = 86_400_000
  const { clock, wakes } = setUp([timer(40 * day)])
  clock.pass(39 * day)
  expect(wakes).toEqual([])
  clock.pass(day)
  expect(wakes).toEqual([40 * day])
})

test('a wait that is over counts as over, though the clock on the wall was set back meanwhile, and the device learns of that', () => {
  const { clock, wakes } = setUp([timer(1500)])
  clock.zone = 60
  clock.pass(1500)
  expect(wakes).toEqual([1500, 1500 - 3_600_000])
})

test('set back, it is no hindrance to what the device waits for next', () => {
  const clock = new FakeClock()
  const now = wallClock(clock)
  const store = createDeviceStore(deviceAt('/home/menu/settings/keylock'), now)
  const overlay = () => here(store.getState().device.trail).overlay
  keepAlarm(clock, store, now)
  clock.pass(59_500)
  store.getState().send({ type: 'down', button: 'confirm' })
  expect(overlay()).not.toBeNull()
  clock.zone = 60
  clock.pass(500)
  clock.pass(1500)
  expect(overlay()).toBeNull()
})

test('the device catches up when it is looked at again, and is left alone after dispose', () => {
  const { clock, wakes, alarm } = setUp([timer(1500)])
  alarm.wake()
  expect(wakes).toEqual([0])
  alarm.dispose()
  expect(clock.running).toBe(0)
})
