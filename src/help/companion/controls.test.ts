import { describe, expect, test } from 'vitest'
import { openCompanion, stepsOf } from '../../../tests/helpers/fakes/companion'
import type { TaskId } from '../guidance/guidance'
import { type Control, controlsOf } from './controls'
import type { CompanionState, PhaseState } from './phase-state'

/** Returns the commands in their order, with a star at the main one. */
const rowOf = (controls: readonly Control[]) =>
  controls.map(({ command, isMain }) => (isMain ? `${command}*` : command)).join(' ')

function open(task: TaskId = 'lock-keys', mode: 'show' | 'try' | null = null) {
  const opened = openCompanion()
  opened.choose(task, undefined, { mode })
  const controls = (companion: CompanionState = opened.companion()) => controlsOf(companion, (task) => task)
  return { ...opened, controls, row: () => rowOf(controls()) }
}

// behaviour 29.17
describe('the controls of a demonstration', () => {
  test('are step back, pause, step, the speed and try, also while paused', () => {
    const { tell, wait, row, controls, press } = open()
    expect(row()).toBe('show* try')
    tell('show')
    expect(row()).toBe('step-back pause* step faster try')
    expect(controls()[0]).toMatchObject({ isDisabled: true })
    wait(4000)
    expect(controls()[0]).toMatchObject({ isDisabled: false })
    tell('pause')
    expect(row()).toBe('step-back resume* step faster try')
    press('back')
    expect(row(), 'the visitor decides').toBe('resume* try')
  })

  test('one control makes it faster, and then slower again', () => {
    const { tell, controls } = open('lock-keys', 'show')
    const speed = () => controls().find(({ command }) => command === 'faster')?.text
    expect(speed()).toBe('guide.faster')
    tell({ type: 'speed', speed: 'fast' })
    expect(speed()).toBe('guide.slower')
  })

  test('an answer over it offers its fixes and to resume', () => {
    const { tell, send, row } = open('lock-keys', 'show')
    send({ type: 'go', path: '/home/menu/settings' })
    tell({ type: 'explain', pressTarget: { line: 0 } })
    expect(row()).toBe('mend* resume')
  })
})

test('a goal that was met from the start is not kept and not undone', () => {
  const { tell, row } = open('unlock-keys')
  tell('show')
  expect(row()).toBe('leave*')
})

// behaviour 29.10
describe('a hint to hold', () => {
  test('adds a button that holds for the visitor', () => {
    const { tell, controls, row } = open('turn-off', 'try')
    expect(row()).toBe('hint show')
    tell('hint')
    const hold: Control = { command: 'hold', text: 'legend.holdCentre', buttons: ['confirm'] }
    expect(controls()[1]).toEqual(hold)
  })

  test('names both buttons if two are held together', () => {
    const { tell, controls, companion, ...opened } = open('turn-off', 'try')
    tell('hint')
    const [step] = stepsOf(opened)
    const { phaseState } = companion()
    if (!step || phaseState.phase !== 'practising') throw new Error('The practice has no steps.')
    const buttons = ['previous', 'next'] as const
    const both = { ...step, acts: [{ buttons, times: 1, holdMs: 3000 }] as const }
    const held = {
      ...companion(),
      phaseState: { ...phaseState, plan: { ...phaseState.plan, steps: [both] } },
    }
    expect(controls(held)[1]).toEqual({ command: 'hold', text: 'legend.holdBoth', buttons })
  })

  test('adds no button for a press, nor for a hold that changes a number', () => {
    const { choose, tell, row, ...opened } = open()
    choose('change-temperature', 30, { mode: 'try' })
    tell('hint')
    expect(stepsOf(opened)[0]?.acts[0].holdMs).toBeGreaterThan(0)
    expect(row()).toBe('hint show')
  })
})

// behaviour 29.18
describe('the controls at the end', () => {
  test('of a demonstration begin with the main one: keep, then done', () => {
    const { tell, until, row } = open('lock-keys', 'show')
    until('reached')
    expect(row()).toBe('keep* put-back try')
    tell('keep')
    expect(row()).toBe('leave*')
  })

  test('of a practice have the next task as the main one, if there is one', () => {
    const { choose, send, row } = open('start-week-program', 'try')
    send({ type: 'stored', settings: { program: 'week' } })
    expect(row()).toBe('keep put-back next*')
    choose('lock-keys', undefined, { mode: 'try' })
    send({ type: 'stored', settings: { keylock: 'on' } })
    expect(row()).toBe('keep* put-back')
  })

  test('of a precondition end with the task that needs it', () => {
    const { fix, until, row } = open('comfort-maximum')
    expect(row()).toBe('mend*')
    fix()
    until('reached')
    expect(row()).toBe('keep* put-back try next')
  })

  test('of a task that only reads are Done alone', () => {
    const { until, row } = open('system-info', 'show')
    until('reached')
    expect(row()).toBe('leave*')
  })

  test('of an explanation include its scene; during the scene only the controls for it are left', () => {
    const { playScene, tell, until, row } = open('why-early')
    expect(row()).toBe('show* let-time-run next')
    void playScene()
    expect(row()).toBe('let-time-run put-back next*')
    tell('put-back')
    tell('show')
    until('explaining')
    expect(row()).toBe('let-time-run next*')
  })

  // guidance G11
  test('of an explanation include Undo if the way there changed a setting', () => {
    const { choose, companion, tell, until, settings } = openCompanion({ settings: { keylock: 'on' } })
    choose('why-early', undefined, { mode: 'show' })
    until('explaining')
    expect(settings().keylock).toBe('off')
    expect(rowOf(controlsOf(companion(), (task) => task))).toBe('let-time-run put-back next*')
    tell('put-back')
    expect(settings().keylock).toBe('on')
  })
})

// behaviour 29.17
test('an explanation does not offer to show what is only the end of the installation guide', () => {
  const { choose, wait, companion } = openCompanion({ path: '/', settings: { installationGuide: 'pending' } })
  wait(2500)
  const row = () => rowOf(controlsOf(companion(), (task) => task))
  choose('away')
  expect(row()).toBe('next*')
  choose('why-bill-high')
  expect(row(), 'the energy consumption is behind it').toBe('show* next')
})

// behaviour 29.17
test('at most four controls are offered in any state', () => {
  const fix = { label: 'guide.resume', why: 'guide.held', task: 'lock-keys', value: '' } as const
  const why = { why: 'guide.held', fixes: [fix, { ...fix, label: 'guide.pause' }] } as const
  const { companion, controls, showToEnd } = open('why-early')
  const { phaseState } = companion()
  showToEnd('lock-keys')
  const done = companion()
  // An explanation has a way or fixes, never both.
  const fullest = [
    { ...done, phaseState: { ...phaseState, ...why, plan: null } as PhaseState },
    {
      ...done,
      phaseState: { ...done.phaseState, nextTask: { ...fix, mode: null, returnTo: null } } as PhaseState,
    },
    { ...done, greyedReason: why },
  ]
  expect(fullest.map((one) => controls(one).length)).toEqual([4, 4, 3])
})
