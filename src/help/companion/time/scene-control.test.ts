import { expect, test } from 'vitest'
import { openCompanion } from '../../../../tests/helpers/fakes/companion'
import { sample } from '../../../../tests/helpers/sample'
import { HOUR, minuteOfDay } from '../../../thermostat/device/device'
import type { TaskId, TaskValue } from '../../guidance/guidance'
import { highlightedButtonsOf } from '../phase-state'

type Opened = ReturnType<typeof openCompanion>

/** Opens a companion that plays a scene. */
function open(
  given: Parameters<typeof openCompanion>[0] = {},
  task: TaskId = 'why-it-goes-back',
  value?: TaskValue,
) {
  const opened = openCompanion(given)
  playSceneOf(opened, task, value)
  return opened
}

function playSceneOf({ choose, playScene }: Opened, task: TaskId, value?: TaskValue): void {
  choose(task, value)
  void playScene()
}

const currentText = ({ phaseState }: Opened) => {
  const now = phaseState()
  const why = now.phase === 'explaining' ? (now.scene?.sentence ?? now.why) : null
  return why !== null && typeof why === 'object' && 'id' in why ? why.id : why
}

/** Lets real time pass, with its frames, until the scene says a text. */
function passUntilText(opened: Opened, id: string): void {
  passUntil(opened, () => currentText(opened) === id)
}

function pass({ frames, wait }: Opened, ms: number): void {
  for (let passed = 0; passed < ms; passed += 50) {
    wait(50)
    frames.draw(1, 50)
  }
}

/** @returns the time passed, in ms */
function passUntil(opened: Opened, isMet: () => boolean): number {
  for (let ms = 0; ms < 60_000; ms += 50) {
    if (isMet()) return ms
    pass(opened, 50)
  }
  throw new Error(`It still says ${currentText(opened)}.`)
}

/** Returns the parts that a scene must restore: all but the clock and the time of the last screen change. */
function restoredParts({ device, isSandbox }: Opened) {
  const { settings, surroundings, trail, session, view, simulatedTime } = device()
  const isOwn = !isSandbox()
  return { settings, surroundings, trail, session, view: { ...view, since: 0 }, isOwn, simulatedTime }
}

// behaviour 31.45
test('simulated time runs on a sandbox, and stops at each sentence (guidance G25)', () => {
  const opened = open()
  expect(opened.isSandbox()).toBe(true)
  expect(opened.settings().program).toBe('week')
  passUntilText(opened, 'time.why.back.program')
  expect(minuteOfDay(opened.device().clock)).toBe(21 * 60)
  passUntilText(opened, 'time.why.back.changed')
  expect(opened.time.getState().speed).toBe(0)
  passUntilText(opened, 'time.why.back.again')
  expect(minuteOfDay(opened.device().clock)).toBe(23 * 60)
  expect(opened.time.getState().speed).toBe(0)
  pass(opened, 3000)
  expect(minuteOfDay(opened.device().clock)).toBe(23 * 60)
})

test('a press of the scene highlights the button, and presses the sandbox', () => {
  const opened = open()
  const ringed: string[] = []
  opened.onCompanion((companion) => ringed.push(highlightedButtonsOf(companion).join()))
  passUntilText(opened, 'time.why.back.changed')
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
])('the visitor’s device is restored at the real time: %s', (_, end) => {
  for (const said of sample(['time.why.back.changed', 'time.why.back.program', 'time.why.back.again'], 3)) {
    const opened = open({ path: '/home/menu/program', settings: { temperatureValue: 26 } })
    passUntilText(opened, said)
    end(opened)
    expect(restoredParts(opened)).toEqual(restoredParts(before))
    expect(opened.device().clock).toBe(opened.window.clock.epochMs())
    expect(opened.time.getState()).toMatchObject({ isStarted: false, houseSettings: { floor: 'screed' } })
    pass(opened, 3000)
    expect(opened.device().simulatedTime).toBeNull()
    expect(currentText(opened) ?? '').not.toMatch(/^time/)
  }
})

test.each<[string, (opened: Opened) => void]>([
  ['put back', ({ tell }) => tell('put-back')],
  ['back to now in the panel', ({ time }) => time.backToNow()],
])('after %s the task shows its explanation again', (_, end) => {
  const opened = open()
  passUntilText(opened, 'time.why.back.changed')
  end(opened)
  expect(opened.phaseState()).toMatchObject({
    phase: 'explaining',
    why: 'explain.why-it-goes-back',
    scene: null,
  })
})

// behaviour 31.45
test('a press of the visitor stops time, and leaves them the sandbox until they put it back', () => {
  const opened = open()
  passUntilText(opened, 'time.why.back.changed')
  opened.press('confirm')
  expect(currentText(opened)).toBe('time.why.tookOver')
  expect(opened.path()).toBe('/home/menu')
  const { clock } = opened.device()
  pass(opened, 3000)
  expect(opened.device().clock).toBe(clock)
  expect(opened.isSandbox()).toBe(true)
  opened.tell('put-back')
  expect(opened.path()).toBe('/home')
})

test('a press of the visitor during a press of the scene stops it, too', () => {
  const opened = open()
  passUntil(opened, () => highlightedButtonsOf(opened.companion()).length > 0)
  opened.press('previous')
  expect(currentText(opened)).toBe('time.why.tookOver')
})

test('presses after the last sentence leave it unchanged', () => {
  const opened = open()
  passUntilText(opened, 'time.why.back.again')
  pass(opened, 10_000)
  opened.press('next')
  expect(currentText(opened)).toBe('time.why.back.again')
})

// behaviour 31.45
test('a visitor who lets time run at a sentence goes on to the next one', () => {
  const opened = open({}, 'why-early')
  passUntilText(opened, 'time.why.early.heats')
  opened.time.run(3600)
  expect(passUntil(opened, () => currentText(opened) === 'time.why.early.warm')).toBeLessThan(9000)
  expect(minuteOfDay(opened.device().clock)).toBe(6 * 60)
  expect(opened.time.getState().speed).toBe(0)
})

test('a visitor who stops time lets the scene go on by running it', () => {
  const opened = open({}, 'why-early')
  passUntil(opened, () => opened.time.getState().speed > 0)
  opened.time.stop()
  pass(opened, 5000)
  expect(currentText(opened)).toBe('time.why.early.night')
  opened.time.run(600)
  passUntilText(opened, 'time.why.early.heats')
})

test('playing again starts from the visitor’s device', () => {
  const opened = open({ settings: { temperatureValue: 26 } })
  passUntilText(opened, 'time.why.back.again')
  void opened.playScene()
  passUntilText(opened, 'time.why.back.program')
  passUntilText(opened, 'time.why.back.again')
  opened.tell('close')
  expect(opened.isSandbox()).toBe(false)
  expect(opened.settings().temperatureValue).toBe(26)
})

test('a scene ends the visitor’s simulated time, and keeps the chosen floor', () => {
  const opened = openCompanion()
  opened.time.changeHouseSettings({ floor: 'mat' })
  opened.time.run(3600)
  pass(opened, 1000)
  expect(opened.device().clock).toBeGreaterThan(opened.window.clock.epochMs() + HOUR / 2)
  playSceneOf(opened, 'why-window')
  expect(opened.time.getState().houseSettings.floor).toBe('screed')
  opened.tell('close')
  expect(opened.time.getState()).toMatchObject({ isStarted: false, houseSettings: { floor: 'mat' } })
  expect(opened.isSandbox()).toBe(false)
  expect(opened.device().simulatedTime).toBeNull()
})

test('a scene about the visitor’s floor uses that floor', () => {
  const opened = openCompanion()
  opened.time.changeHouseSettings({ floor: 'mat' })
  playSceneOf(opened, 'why-not-warm-yet')
  passUntilText(opened, 'time.why.yet.heats')
  expect(opened.time.getState().houseSettings.floor).toBe('mat')
  passUntilText(opened, 'time.why.yet.warm')
  expect(minuteOfDay(opened.device().clock)).toBeLessThan(7 * 60)
  opened.tell('close')
  expect(opened.time.getState()).toMatchObject({ isStarted: false, houseSettings: { floor: 'mat' } })
})

test('a scene that loads after its task was left is not played', () => {
  const opened = open({ late: true }, 'why-early')
  opened.choose('lock-keys')
  opened.load()
  expect(opened.isSandbox()).toBe(false)
  expect(opened.device().simulatedTime).toBeNull()
})

test('a fix during a scene applies to the visitor’s device', () => {
  for (const said of sample(['time.why.error.off', 'time.why.error.heats', 'time.why.error.cold'], 3)) {
    const opened = open({ settings: { temperatureValue: 24 } }, 'why-error', 1)
    passUntilText(opened, said)
    opened.fix()
    const own = { settings: { temperatureValue: 24 }, surroundings: { fault: 1 } }
    expect(opened.isSandbox()).toBe(false)
    expect(opened.device()).toMatchObject({ simulatedTime: null, ...own })
    expect(opened.phaseState()).toMatchObject({ phase: 'explaining', scene: null, fixes: [] })
    expect(opened.time.getState().isStarted).toBe(false)
  }
})

test('the fast speed leaves less time to read', () => {
  const timeToRead = (speed: 'normal' | 'fast') => {
    const opened = openCompanion()
    opened.choose('why-window')
    opened.tell({ type: 'speed', speed })
    void opened.playScene()
    passUntilText(opened, 'time.why.window.heats')
    return passUntil(opened, () => opened.device().surroundings.windowOpen)
  }
  expect(timeToRead('fast')).toBeLessThan(timeToRead('normal'))
})

test.each<[string, (opened: Opened) => void]>([
  ['put back', ({ tell }) => tell('put-back')],
  ['again', ({ playScene }) => void playScene()],
  ['the page is left', ({ window }) => window.dispatch('pagehide')],
  ['back to now', ({ time }) => time.backToNow()],
])('the explanation is about the visitor’s device at the real time: %s', (_, end) => {
  const opened = openCompanion()
  const { time, send, device, phaseState } = opened
  time.start(null, 0)
  send({
    type: 'advance-time',
    clock: device().clock,
    house: { room: 26, floor: 31, outdoor: 0 },
    overLimit: true,
  })
  playSceneOf(opened, 'why-limited')
  passUntilText(opened, 'time.why.limited.limit')
  expect(device().simulatedTime).toMatchObject({ overLimit: true })
  end(opened)
  pass(opened, 100)
  if (opened.isSandbox()) opened.tell('put-back')
  expect(phaseState()).toMatchObject({
    why: { id: 'explain.why-limited' },
    nextTask: { task: 'operating-time' },
  })
})

test('a scene that starts below an answer closes it', () => {
  const opened = openCompanion({ late: true })
  playSceneOf(opened, 'why-window')
  opened.press('back')
  expect(opened.companion().greyedReason).not.toBeNull()
  opened.load()
  expect(opened.companion()).toMatchObject({
    greyedReason: null,
    phaseState: { scene: { status: 'playing' } },
  })
})

test('a frame of simulated time leaves a waiting task unchanged', () => {
  const opened = openCompanion()
  opened.choose('lock-keys')
  const before = opened.companion()
  opened.time.run(60)
  pass(opened, 1000)
  expect(opened.companion()).toBe(before)
})
