import { describe, expect, test } from 'vitest'
import { openAt } from '../../testing'

const menu = '/home/menu'
const online = { wifiInstalled: true, wifi: 'on', wifiNetwork: 'Home' } as const

/** The answer that confirm gives on arrival. */
const firstAnswer = (path: string) => {
  const { lines, focus } = openAt(path, { settings: online }).body('question')
  return lines[focus]?.text
}

// behaviour 14.7
describe('A question whose yes destroys something begins on no', () => {
  test.each([
    `${menu}/program/reset`,
    `${menu}/installer/reset/reset-everything`,
    `${menu}/installer/reset/save-data`,
    `${menu}/settings/wifi/reset-account`,
  ])('%s', (path) => {
    expect(firstAnswer(path)).toBe('word.no')
    expect(openAt(path).press('previous').press('next').press('previous').focus).toBe(0)
  })

  test.each([
    '/home/turn-off',
    '/home/turn-on',
    `${menu}/program/timer/start-timer`,
    `${menu}/settings/wifi/connect-wifi`,
  ])('what can be taken back begins on yes: %s', (path) => {
    expect(firstAnswer(path)).toBe('word.yes')
  })
})
