import { describe, expect, test } from 'vitest'
import type { Screen } from '../model'
import { paths } from '../paths'
import type { Kind, NoticeId } from '../picture'
import { openAt } from '../testing'
import type { Context } from '../trail'
import { screenAt } from './index'

type Row = readonly [path: string, kind: Kind, notice?: NoticeId]

const program = '/home/menu/program'
const energy = '/home/menu/energy-consumption'
const settings = '/home/menu/settings'
const installer = '/home/menu/installer'

/** Sections 2 and 8, and decision 2: every route, what it is, and which demo limit it tells of. */
const screens: Readonly<Record<Context | 'none' | 'test', readonly Row[]>> = {
  none: [
    ['/', 'start'],
    ['/home', 'home'],
  ],
  program: [
    [program, 'menu'],
    [`${program}/week`, 'menu'],
    [`${program}/week/review`, 'tabs'],
    [`${program}/week/edit`, 'walk', 'values'],
    [`${program}/timer`, 'menu'],
    [`${program}/timer/review`, 'reading'],
    [`${program}/timer/review/info`, 'info'],
    [`${program}/timer/edit`, 'walk', 'values'],
    [`${program}/timer/start-timer`, 'question'],
    [`${program}/remote-control`, 'menu'],
    [`${program}/remote-control/review`, 'reading'],
    [`${program}/remote-control/review/info`, 'info'],
    [`${program}/remote-control/edit`, 'walk', 'values'],
    [`${program}/reset`, 'question'],
    ['/home/menu', 'menu'],
    ['/home/turn-on', 'question'],
  ],
  'energy-consumption': [[energy, 'tabs', 'periods']],
  settings: [
    [settings, 'menu'],
    [`${settings}/floor-type`, 'choice'],
    [`${settings}/floor-type/floor-type-info`, 'info'],
    [`${settings}/keylock`, 'choice'],
    [`${settings}/language`, 'choice'],
    [`${settings}/screensaver`, 'choice', 'screensaver'],
    [`${settings}/summertime`, 'choice', 'summertime'],
    [`${settings}/time-and-date`, 'moment', 'time'],
    [`${settings}/time-and-date/set-time`, 'moment', 'time'],
    [`${settings}/time-and-date/set-date`, 'moment', 'time'],
    [`${settings}/time-and-date/set-timezone`, 'choice', 'timezone'],
    [`${settings}/wifi`, 'menu'],
    [`${settings}/wifi/connect-wifi`, 'question'],
    [`${settings}/wifi/choose-network`, 'menu'],
    [`${settings}/wifi/choose-network/enter-password`, 'moment', 'password'],
    [`${settings}/wifi/choose-network/enter-password/connected`, 'connected'],
    [`${settings}/wifi/reset-account`, 'question'],
  ],
  installer: [
    [installer, 'menu'],
    [`${installer}/system-info`, 'system-info', 'static'],
    [`${installer}/installed-effect`, 'stepper'],
    [`${installer}/functions`, 'menu'],
    [`${installer}/functions/adaptive-function`, 'choice'],
    [`${installer}/functions/ventilation-function`, 'choice'],
    [`${installer}/functions/delayed-startup`, 'question'],
    [`${installer}/functions/operating-time-limitation`, 'stepper', 'operating-time'],
    [`${installer}/reset`, 'menu'],
    [`${installer}/reset/reset-everything`, 'question', 'reset'],
    [`${installer}/reset/save-data`, 'question', 'reset'],
    [`${installer}/sensor`, 'menu'],
    [`${installer}/sensor/sensor-choice`, 'choice'],
    [`${installer}/sensor/sensor-choice/room-sensor-floor`, 'reading'],
    [`${installer}/sensor/sensor-choice/floor-sensor-room`, 'reading'],
    [`${installer}/sensor/sensor-type`, 'choice', 'sensors'],
    [`${installer}/sensor/calibration`, 'menu'],
    [`${installer}/sensor/calibration/floor-sensor`, 'stepper'],
    [`${installer}/sensor/calibration/room-sensor`, 'stepper'],
    [`${installer}/applications`, 'menu'],
    [`${installer}/applications/hotel`, 'menu'],
    [`${installer}/applications/hotel/review`, 'reading'],
    [`${installer}/applications/hotel/review/info`, 'info'],
    [`${installer}/applications/hotel/edit`, 'walk', 'values'],
    [`${installer}/applications/hotel/interval`, 'reading'],
    [`${installer}/applications/comfort-heating`, 'choice'],
    [`${installer}/applications/comfort-heating/set-comfort-heating-temp`, 'stepper'],
    [`${installer}/applications/power-control`, 'choice'],
    [`${installer}/applications/ground-heating`, 'choice'],
    [`${installer}/applications/ground-heating/review`, 'reading'],
    [`${installer}/applications/remote-control`, 'choice'],
    ['/home/turn-off', 'question'],
  ],
  test: [
    ['/upgrade', 'progress'],
    ['/hardware-test', 'menu'],
    ['/hardware-test/relay-toggle', 'test'],
    ['/hardware-test/rtc-calibration', 'stepper'],
    ['/hardware-test/relay-dynamics', 'test'],
    ['/hardware-test/timeout', 'stepper'],
    ['/hardware-test/touch-info', 'test'],
    ['/hardware-test/demo', 'test'],
    ['/hardware-test/crash-count', 'test'],
  ],
}

const rows = Object.entries(screens).flatMap(([context, all]) =>
  all.map(([path, kind, notice]) => ({ path, kind, notice: notice ?? 'general', context })),
)

test('every route of the specification is there, "letter for letter", and no other', () => {
  expect([...paths].sort()).toEqual(rows.map(({ path }) => path).sort())
})

/** What the files of this folder export, the empty display of unknown paths apart. */
const files = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./index.ts'], {
  eager: true,
})
const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'actions' in value
const exported = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isScreen)
  .filter(({ path }) => path !== null)

test('each path has exactly one screen, each screen has a path, and it is found by it', () => {
  expect(exported.map(({ path }) => path).sort()).toEqual([...paths].sort())
  for (const screen of exported) expect(screenAt(String(screen.path))).toBe(screen)
})

describe.each(rows)('$path', ({ path, kind, notice, context }) => {
  const { picture } = openAt(path)

  test(`is a ${kind}`, () => {
    expect(picture.body.kind).toBe(kind)
  })

  test(`tells of the demo limit "${notice}"`, () => {
    expect(picture.notice).toBe(notice)
  })

  test(`has the colour of ${context}`, () => {
    const colour = context === 'none' ? null : context === 'test' ? 'installer' : context
    expect(picture.context).toBe(colour)
  })

  test('has a title', () => {
    expect(picture.title).not.toBe('unknown.title')
  })

  test('"Every line of a menu that leads somewhere is a real link": to a screen', () => {
    for (const line of openAt(path).lines) if (line.path) expect(paths).toContain(line.path)
  })

  test('leads where its lines say', () => {
    const links = openAt(path).lines.map((line, index) => ({ ...line, index }))
    for (const { path: target, index, disabled } of links) {
      if (target === undefined || disabled) continue
      const arrived = openAt(path).tap(index).path
      expect(arrived.startsWith(target)).toBe(true)
    }
  })
})

test('the icon of a screen stands beside its title', () => {
  expect(openAt('/home').picture.icon).toBeNull()
  expect(openAt(settings).picture.icon).toBe('settings')
  expect(openAt('/hardware-test/demo').picture.icon).toBe('test')
})

test('"Unknown paths fall to a catch-all route that renders nothing specific"', () => {
  for (const path of ['/nowhere', '/home/menu/nowhere', '/HOME', '/home/menu/settings/Wifi', '/toString']) {
    const { picture } = openAt(path)
    expect(picture).toMatchObject({
      body: { kind: 'blank' },
      title: 'unknown.title',
      notice: 'general',
      legend: null,
    })
    expect(openAt(path).enabled).toEqual(['back', 'close'])
  }
  expect(screenAt('/nowhere')).toBe(screenAt('__proto__'))
})
