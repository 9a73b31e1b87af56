import { expect, test } from 'vitest'
import { openCompanion } from '../../../../tests/helpers/fakes/companion'
import { sample } from '../../../../tests/helpers/sample'
import { HOUR, minuteOfDay } from '../../../thermostat/device/device'
import type { TaskId } from '../../guidance/guidance'
import { highlightedButtonsOf } from '../guide-state'

type Opened = ReturnType<typeof openCompanion>

/** A companion that lets time run over a sandbox, to explain something. */
function open(given: Parameters<typeof openCompanion>[0] = {}, task: TaskId = 'why-it-goes-back') {
  const opened = openCompanion(given)
  letTimeRun(opened, task)
  return opened
}

function letTimeRun({ choose, playScene }: Opened, task: TaskId): void {
  choose(task)
  void playScene()
}

const saying = ({ guide }: Opened) => {
  const now = guide()
  const why = now.phase === 'explaining' ? (now.scene?.says ?? now.why) : null
  return why !== null && typeof why === 'object' && 'id' in why ? why.id : why
}

/** Lets the visitor's time pass, with its frames, until something is said. */
function untilSaid(opened: Opened, id: string): void {
  passUntil(opened, () => saying(opened) === id)
}

function pass({ frames, wait }: Opened, ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) {
    wait(50)
    frames.draw(1, 50)
  }
}

/** @returns how many ms that took */
function passUntil(opened: Opened, isSo: () => boolean): number {
  for (let ms = 0; ms < 60_000; ms += 50) {
    if (isSo()) return ms
    pass(opened, 50)
  }
  throw new Error(`It still says ${saying(opened)}.`)
}

/** What must be as it was before: all but when the screen came into view, and the clock. */
function own({ device, isSandbox }: Opened) {
  const { settings, surroundings, trail, session, view, passing } = device()
  const isOwn = !isSandbox()
  return { settings, surroundings, trail, session, view: { ...view, since: 0 }, isOwn, passing }
}

// behaviour 31.45
test('time runs over a sandbox, and stops where something is said (guidance G25)', () => {
  const opened = open()
  expect(opened.isSandbox()).toBe(true)
  expect(opened.settings().program).toBe('week')
  untilSaid(opened, 'time.why.back.program')
  expect(minuteOfDay(opened.device().clock)).toBe(21 * 60)
  untilSaid(opened, 'time.why.back.changed')
  expect(opened.time.getState().speed).toBe(0)
  untilSaid(opened, 'time.why.back.again')
  expect(minuteOfDay(opened.device().clock)).toBe(23 * 60)
  expect(opened.time.getState().speed).toBe(0)
  pass(opened, 3000)
  expect(minuteOfDay(opened.device().clock)).toBe(23 * 60)
})

test('its presses are those of a hand: the button is ringed, and the device hears it', () => {
  const opened = open()
  const ringed: string[] = []
  opened.onCompanion((companion) => ringed.push(highlightedButtonsOf(companion).join()))
  untilSaid(opened, 'time.why.back.changed')
  expect(ringed).toContain('next')
  expect(opened.settings().temperatureValue).toBe(24)
})

// behaviour 31.45
const before = openCompanion({ path: '/home/menu/program', settings: { temperatureValue: 26 } })
test.each<[string, (opened: Opened) => void]>([
  ['left or closed', ({ tell }) => tell('close')],
  ['put back', ({ tell }) => tell('put-back')],
  ['another task', ({ choose }) => choose('lock-keys')],
  ['shown', ({ tell }) => tell('show')],
  ['the page is left', ({ window }) => window.dispatch('pagehide')],
  ['back to now', ({ time }) => time.backToNow()],
])('the visitor’s own device comes back as it was, at the visitor’s time: %s', (_, end) => {
  for (const said of sample(['time.why.back.changed', 'time.why.back.program', 'time.why.back.again'], 3)) {
    const opened = open({ path: '/home/menu/program', settings: { temperatureValue: 26 } })
    untilSaid(opened, said)
    end(opened)
    expect(own(opened)).toEqual(own(before))
    expect(opened.device().clock).toBe(opened.window.clock.epochMs())
    expect(opened.time.getState()).toMatchObject({ isStarted: false, plan: { floor: 'screed' } })
    pass(opened, 3000)
    expect(opened.device().passing).toBeNull()
    expect(saying(opened) ?? '').not.toMatch(/^time/)
  }
})

test.each<[string, (opened: Opened) => void]>([
  ['put back', ({ tell }) => tell('put-back')],
  ['back to now in the panel', ({ time }) => time.backToNow()],
])('%s, the task says again what it explains', (_, end) => {
  const opened = open()
  untilSaid(opened, 'time.why.back.changed')
  end(opened)
  expect(opened.guide()).toMatchObject({ phase: 'explaining', why: 'explain.why-it-goes-back', scene: null })
})

// behaviour 31.45
test('a press of the visitor stops time, and the sandbox is theirs until they put it back', () => {
  const opened = open()
  untilSaid(opened, 'time.why.back.changed')
  opened.press('confirm')
  expect(saying(opened)).toBe('time.why.tookOver')
  expect(opened.path()).toBe('/home/menu')
  const { clock } = opened.device()
  pass(opened, 3000)
  expect(opened.device().clock).toBe(clock)
  expect(opened.isSandbox()).toBe(true)
  opened.tell('put-back')
  expect(opened.path()).toBe('/home')
})

test('a press between those of the hand stops it, too', () => {
  const opened = open()
  passUntil(opened, () => highlightedButtonsOf(opened.companion()).length > 0)
  opened.press('previous')
  expect(saying(opened)).toBe('time.why.tookOver')
})

test('after its last sentence, presses change nothing of what is said', () => {
  const opened = open()
  untilSaid(opened, 'time.why.back.again')
  pass(opened, 10_000)
  opened.press('next')
  expect(saying(opened)).toBe('time.why.back.again')
})

test('again, it begins anew, from the visitor’s own device', () => {
  const opened = open({ settings: { temperatureValue: 26 } })
  untilSaid(opened, 'time.why.back.again')
  void opened.playScene()
  untilSaid(opened, 'time.why.back.program')
  untilSaid(opened, 'time.why.back.again')
  opened.tell('close')
  expect(opened.isSandbox()).toBe(false)
  expect(opened.settings().temperatureValue).toBe(26)
})

test('where the visitor has let time run, that ends, and the floor chosen stays', () => {
  const opened = openCompanion()
  opened.time.changePlan({ floor: 'mat' })
  opened.time.run(3600)
  pass(opened, 1000)
  expect(opened.device().clock).toBeGreaterThan(opened.window.clock.epochMs() + HOUR / 2)
  letTimeRun(opened, 'why-window')
  expect(opened.time.getState().plan.floor).toBe('screed')
  opened.tell('close')
  expect(opened.time.getState()).toMatchObject({ isStarted: false, plan: { floor: 'mat' } })
  expect(opened.isSandbox()).toBe(false)
  expect(opened.device().passing).toBeNull()
})

test('how long the visitor’s own floor takes is seen on that floor', () => {
  const opened = openCompanion()
  opened.time.changePlan({ floor: 'mat' })
  letTimeRun(opened, 'why-not-warm-yet')
  untilSaid(opened, 'time.why.yet.heats')
  expect(opened.time.getState().plan.floor).toBe('mat')
  untilSaid(opened, 'time.why.yet.warm')
  expect(minuteOfDay(opened.device().clock)).toBeLessThan(7 * 60)
  opened.tell('close')
  expect(opened.time.getState()).toMatchObject({ isStarted: false, plan: { floor: 'mat' } })
})

test('what was asked for late, when the task is no longer in hand, is not played', () => {
  const opened = open({ late: true }, 'why-early')
  opened.choose('lock-keys')
  opened.load()
  expect(opened.isSandbox()).toBe(false)
  expect(opened.device().passing).toBeNull()
})

test('what is offered beside a scene happens to the visitor’s own device, at one press', () => {
  for (const said of sample(['time.why.error.off', 'time.why.error.heats', 'time.why.error.cold'], 3)) {
    const opened = open({ settings: { temperatureValue: 24 } }, 'why-error')
    untilSaid(opened, said)
    opened.fix()
    const own = { settings: { temperatureValue: 24 }, surroundings: { fault: 1 } }
    expect(opened.isSandbox()).toBe(false)
    expect(opened.device()).toMatchObject({ passing: null, ...own })
    expect(opened.guide()).toMatchObject({ phase: 'explaining', scene: null, fixes: [] })
    expect(opened.time.getState().isStarted).toBe(false)
  }
})

test('a faster show leaves less time to read', () => {
  const timeToRead = (speed: 'normal' | 'fast') => {
    const opened = openCompanion()
    opened.choose('why-window')
    opened.tell({ type: 'speed', speed })
    void opened.playScene()
    untilSaid(opened, 'time.why.window.heats')
    return passUntil(opened, () => opened.device().surroundings.windowOpen)
  }
  expect(timeToRead('fast')).toBeLessThan(timeToRead('normal'))
})

test.each<[string, (opened: Opened) => void]>([
  ['put back', ({ tell }) => tell('put-back')],
  ['again', ({ playScene }) => void playScene()],
  ['the page is left', ({ window }) => window.dispatch('pagehide')],
  ['back to now', ({ time }) => time.backToNow()],
])('what is explained is the visitor’s own device in the present: %s', (_, end) => {
  const opened = openCompanion()
  const { time, send, device, guide } = opened
  time.start(null, 0)
  send({ type: 'pass', clock: device().clock, house: { room: 26, floor: 31, outdoor: 0 }, overLimit: true })
  letTimeRun(opened, 'why-limited')
  untilSaid(opened, 'time.why.limited.limit')
  expect(device().passing).toMatchObject({ overLimit: true })
  end(opened)
  pass(opened, 100)
  if (opened.isSandbox()) opened.tell('put-back')
  expect(guide()).toMatchObject({ why: { id: 'explain.why-limited' }, next: { task: 'operating-time' } })
})

test('a scene that begins below an answer takes its place', () => {
  const opened = openCompanion({ late: true })
  letTimeRun(opened, 'why-window')
  opened.press('back')
  expect(opened.companion().greyedReason).not.toBeNull()
  opened.load()
  expect(opened.companion()).toMatchObject({ greyedReason: null, guide: { scene: { status: 'playing' } } })
})

test('a task that waits is no other after a frame of simulated time', () => {
  const opened = openCompanion()
  opened.choose('lock-keys')
  const before = opened.companion()
  opened.time.run(60)
  pass(opened, 1000)
  expect(opened.companion()).toBe(before)
})
