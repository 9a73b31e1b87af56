import { describe, expect, test } from 'vitest'
import { openCompanion } from '../../tests/helpers/fakes/companion'
import type { TaskId } from '../guidance/guidance'
import { type Control, controlsOf } from './controls'
import { closed, type Play } from './play'

const nextName = () => 'Next'

/** What the row has, with a star at what most visitors want now. */
const rowOf = (play: Play, next: () => string | null = nextName) =>
  controlsOf(play, next).map(({ command, isMain }: Control) => (isMain ? `${command}*` : command))

function open(task: TaskId = 'lock-keys') {
  const opened = openCompanion()
  opened.companion.choose(task)
  return { ...opened, row: () => rowOf(opened.play()) }
}

// behaviour 29.17
describe('the controls of a show', () => {
  test('are a step back, pause, a step on, and to try it, also while it is paused', () => {
    const { companion, row } = open()
    expect(row()).toEqual(['show*', 'try'])
    companion.show()
    expect(row()).toEqual(['step-back', 'pause*', 'step', 'try'])
    companion.pause()
    expect(row()).toEqual(['step-back', 'resume*', 'step', 'try'])
  })

  test('are only to go on and to try it where the visitor is asked', () => {
    const { companion, wait, press, row } = open()
    companion.show()
    wait(4000)
    press('back')
    expect(row()).toEqual(['resume*', 'try'])
  })

  test('step back rests until there is a step to take back', () => {
    const { companion, wait, play } = open()
    const isResting = () => controlsOf(play(), nextName)[0]?.isResting
    companion.show()
    expect(isResting()).toBe(true)
    wait(4000)
    expect(isResting()).toBe(false)
  })
})

// behaviour 29.10
describe('a hint to hold', () => {
  test('is followed by a button that holds, as the visitor would', () => {
    const { companion, play, path } = openCompanion()
    companion.choose('turn-off')
    companion.try()
    companion.hint()
    expect(rowOf(play())).toEqual(['hint'])
    companion.hint()
    const hold: Control = { command: 'hold', text: 'legend.holdCentre', buttons: ['confirm'] }
    expect(controlsOf(play(), nextName)).toEqual([{ command: 'hint', text: 'guide.hint.do' }, hold])
    companion.hold(['confirm'])
    expect(path()).toBe('/home/turn-off')
    expect(play()).toMatchObject({ state: 'trying', presses: 3 })
  })

  test('names both buttons where two are held together', () => {
    const { companion, play } = openCompanion()
    companion.choose('turn-off')
    companion.try()
    const [step] = play().steps
    if (!step) throw new Error('There is no way.')
    const buttons = ['previous', 'next'] as const
    const both = { ...step, acts: [{ buttons, times: 1, holdMs: 3000 }] as const }
    const hold: Control = { command: 'hold', text: 'legend.holdBoth', buttons }
    expect(controlsOf({ ...play(), hint: 2, steps: [both] }, nextName)[1]).toEqual(hold)
  })

  test('is not where a button is pressed, or held to a number', () => {
    const { companion, play } = openCompanion()
    companion.choose('change-temperature', 30)
    companion.try()
    companion.hint()
    companion.hint()
    expect(play().steps[0]?.acts[0].holdMs).toBeGreaterThan(0)
    expect(rowOf(play())).toEqual(['hint'])
  })
})

// behaviour 29.18
describe('afterwards', () => {
  test('of a show, what finishes it comes first and is the main one: keep, then done', () => {
    const { companion, until, row } = open()
    companion.show()
    until('reached')
    expect(row()).toEqual(['keep*', 'put-back', 'try'])
    companion.keep()
    expect(row()).toEqual(['leave*', 'try'])
  })

  test('of a try, the next task is the main one where there is one', () => {
    const { companion, press, play, row } = open('change-temperature')
    companion.try()
    while (play().state === 'trying') press('next')
    expect(row()).toEqual(['keep', 'put-back', 'next*'])
    expect(rowOf(play(), () => null)).toEqual(['keep*', 'put-back'])
  })

  test('of what another task needs, that task comes last', () => {
    const { fix, until, row } = open('comfort-maximum')
    fix()
    until('reached')
    expect(row()).toEqual(['keep*', 'put-back', 'try', 'next'])
  })

  test('of what was read, only Done is left', () => {
    const { companion, until, row } = open('system-info')
    companion.show()
    until('reached')
    expect(row()).toEqual(['leave*'])
  })
})

/** Each state with everything that decides about its controls, also where visitors hardly get there. */
function* everyPlay(): Iterable<Play> {
  const onOrOff = [false, true]
  const fix = { label: 'guide.resume', why: 'guide.held', task: 'lock-keys', value: '' } as const
  const aim = { task: 'lock-keys', value: '' } as const
  // What has fixes has no way, but under an explanation.
  const states = ['ready', 'showing', 'paused', 'trying', 'reached', 'explaining', 'impossible'] as const
  for (const state of states)
    for (const mode of ['show', 'try'] as const)
      for (const held of onOrOff)
        for (const mayPutBack of onOrOff)
          for (const onward of [null, { ...aim, mode, onward: null }])
            for (const isLent of onOrOff)
              for (const fixes of [[], [fix, { ...fix, label: 'guide.pause' } as const]])
                for (const under of [null, 'showing'] as const)
                  yield { ...closed, aim, state, mode, held, mayPutBack, onward, isLent, fixes, under }
}

// behaviour 29.17
test('at most four controls are offered in any state', () => {
  const longest = Math.max(...[...everyPlay()].map((play) => rowOf(play).length))
  expect(longest).toBe(4)
})
