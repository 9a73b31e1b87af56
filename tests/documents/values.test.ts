/** Tests that the durations, samples, readings and hooks in docs/behaviour.md are those of the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishTranslator } from '../../src/common/texts/page-translators'
import { translate } from '../../src/common/texts/translate'
import type { Text } from '../../src/thermostat/device/device'
import { durations } from '../../src/thermostat/device/rules/durations'
import { openAt, type Visitor } from '../../src/thermostat/device/testing'
import { tableOf } from './behaviour'

const said = (text: Text) => translate(text, englishTranslator).replaceAll('\u00a0', ' ')

/** The constants of each row. The clock's minute is left out: it has its own rule (12.7). */
const named: Readonly<Record<string, Exclude<keyof typeof durations, 'clockRefresh'>>> = {
  'first repeat of a held button': 'firstRepeat',
  'further repeats': 'repeat',
  'repeats after 1.1 s': 'fastRepeat',
  'five repeats at once, after 3.2 s': 'fastestRepeat',
  'long press': 'longPress',
  splash: 'splash',
  'turn of a sensor on home': 'sensorLabel',
  'search for networks': 'scan',
  'connected screen': 'connected',
  'lost connection coming back': 'reconnect',
  'step of the update': 'upgradeStep',
  overlay: 'overlay',
  'overlay of Enter password, Operating time limitation and Reset account': 'shortOverlay',
  'relay dynamics': 'relaySwitch',
  demo: 'demoStep',
}

// behaviour 28.2
test('the table of durations has every duration of the device', () => {
  const rows = tableOf('what | how long').map(([what = '', time = '']) => {
    const [, number, unit] = /^([\d.]+) (m?s)$/.exec(time) ?? []
    return [what, Number(number) * (unit === 's' ? 1000 : 1)]
  })
  expect(rows).toEqual(Object.entries(named).map(([what, name]) => [what, durations[name]]))
  expect(Object.values(named).toSorted()).toEqual(
    Object.keys(durations)
      .filter((name) => name !== 'clockRefresh')
      .toSorted(),
  )
})

test('a held button repeats faster after 1.1 s, and five times at once after 3.2 s', () => {
  const repeatsAt = (ms: number) => {
    const visitor = openAt('/hardware-test/touch-info').down('next')
    const before = visitor.wait(ms - 1).device.hardware.touches.next
    return visitor.wait(1).device.hardware.touches.next - before
  }
  expect([500, 700, 900, 1100, 1180, 1260].map(repeatsAt)).toEqual([1, 1, 1, 1, 1, 1])
  expect([1101, 1179, 3179].map(repeatsAt)).toEqual([0, 0, 0])
  expect([3180, 3210, 3240].map(repeatsAt)).toEqual([1, 5, 5])
})

const programs = '/home/menu/program'
const applications = '/home/menu/installer/applications'

type Samples = Visitor['lines']

/** Formats lines as the table does: "active 22°, standby 17°". */
function listed(lines: Samples): string {
  return lines
    .map(({ text, values = [], disabled }) => [
      said(text).toLowerCase(),
      ...values.map(said),
      ...(disabled ? ['(disabled)'] : []),
    ])
    .map((parts) => parts.join(' '))
    .join(', ')
}

function eventsOf(visitor: Visitor): string {
  const { content } = visitor.body('tabs')
  return content.kind === 'events' ? listed(content.lines) : ''
}

function energies(): string {
  const visitor = openAt('/home/menu/energy-consumption')
  const tabs = [visitor.body('tabs').content]
  for (let tab = 1; tab < 3; tab++) tabs.push(visitor.press('next').body('tabs').content)
  const energy = tabs.map((panel) => (panel.kind === 'consumption' ? said(panel.energy) : ''))
  return `${energy.join(', ')}, in the hours that 150 W take for them`
}

// behaviour 28.4
test('the table of samples has the values on the screens', () => {
  const review = openAt(`${programs}/week/review`)
  expect(tableOf('sample | value')).toEqual([
    ['weekly program, weekdays', eventsOf(review)],
    ['weekly program, weekend', eventsOf(review.press('next'))],
    ['timer', listed(openAt(`${programs}/timer/review`).lines)],
    ['remote control', listed(openAt(`${programs}/remote-control/review`).lines)],
    ['hotel', listed(openAt(`${applications}/hotel/review`).lines)],
    ['ground heating', listed(openAt(`${applications}/ground-heating/review`).lines)],
    ['energy of week, month and year', energies()],
  ])
})

// behaviour 28.5
test('the table of sensor types has the readings on the screen', () => {
  const { lines } = openAt('/home/menu/installer/sensor/sensor-type')
  const readings = lines.map(({ text, values = [] }) => [said(text), ...values.map(said)])
  expect(tableOf('type | reading')).toEqual(readings)
})

// behaviour 24.5
test('every hook of the table is in the code', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
  const code = [readFileSync('index.html', 'utf8'), ...sources].join('\n')
  const cells = tableOf('element | attributes').flatMap(([, attributes = '']) => attributes)
  const hooks = cells.flatMap((cell) => [...cell.matchAll(/`((?:data|aria|role|name)[^`]*)`/g)])
  expect(hooks.map(([, hook = '']) => hook).filter((hook) => !code.includes(hook))).toEqual([])
  expect(hooks.length).toBeGreaterThan(20)
})
