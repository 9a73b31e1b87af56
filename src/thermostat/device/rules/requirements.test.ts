import { describe, expect, test } from 'vitest'
import type { HouseControlName } from '../model'
import type { Settings } from '../settings'
import { defaultSurroundings } from '../surroundings'
import { atHome, NOON } from '../testing'
import { MINUTE } from '../time'
import { missingRequirementOf } from './mode'
import { canMeetRequirement } from './requirements'

const meet = (name: HouseControlName, settings: Partial<Settings> = {}) =>
  atHome(settings).send({ type: 'meet-requirement', name })

// behaviour 17.10
describe('Setting up what a control needs', () => {
  test.each([
    ['windowOpen', { ventilationFunction: 'on' }],
    ['operatingPause', { operatingTimeLimitation: 5 }],
    ['connectionFails', { wifiInstalled: true, wifiNetwork: null }],
    ['remoteControlInstalled', { remoteControl: 'active', program: 'remoteControlProgram' }],
  ] as const)('%s', (name, expected) => {
    expect(canMeetRequirement(atHome().device, name)).toBe(true)
    const { device } = meet(name)
    expect(device.settings).toMatchObject(expected)
    expect(missingRequirementOf(device, name)).toBeNull()
    expect(canMeetRequirement(device, name)).toBe(false)
  })

  test('a control that needs nothing changes nothing', () => {
    const names = [
      ...(Object.keys(defaultSurroundings) as HouseControlName[]),
      'remoteControlInstalled',
    ] as const
    const { device } = atHome({
      ventilationFunction: 'on',
      operatingTimeLimitation: 3,
      wifiInstalled: true,
      application: 'hotel',
    })
    for (const name of names) {
      expect(canMeetRequirement(device, name)).toBe(false)
      expect(meet(name, device.settings).settings).toEqual(device.settings)
    }
  })

  test('remote control starts its program as its screens do', () => {
    const { settings } = meet('remoteControlInstalled', {
      remoteControlInstalled: true,
      program: 'timer',
      timer: 'on',
      secondaryProgram: 'week',
    })
    expect(settings).toMatchObject({
      program: 'remoteControlProgram',
      secondaryProgram: null,
      timer: 'off',
      temperatureValue: 22,
    })
    const active = { remoteControl: 'active', remoteControlInstalled: false, program: 'week' } as const
    expect(meet('remoteControlInstalled', active).settings).toMatchObject({
      program: 'remoteControlProgram',
      temperatureValue: 17,
    })
  })

  // behaviour 7.9
  test('a program that waits for its application continues', () => {
    const waiting = { remoteControl: 'inactive', program: 'remoteControlProgram' } as const
    expect(meet('remoteControlInstalled', waiting).settings).toMatchObject({
      remoteControl: 'active',
      program: 'remoteControlProgram',
    })
  })

  // behaviour 11.10
  test('no card goes into a slot that is not free', () => {
    const visitor = atHome({}, { slot: 'occupied', connectionFails: true })
    expect(canMeetRequirement(visitor.device, 'connectionFails')).toBe(false)
    expect(visitor.send({ type: 'meet-requirement', name: 'connectionFails' }).settings.wifiInstalled).toBe(
      false,
    )
  })

  test('in simulated time, the pause for an open window counts from then', () => {
    const visitor = atHome().advanceTo(NOON).setSurroundings({ windowOpen: true })
    visitor.advanceTo(NOON + 40 * MINUTE).send({ type: 'meet-requirement', name: 'windowOpen' })
    expect(visitor.home.mode).toBe('ventilation')
    expect(visitor.advanceTo(NOON + 56 * MINUTE).home.mode).not.toBe('ventilation')
  })
})
