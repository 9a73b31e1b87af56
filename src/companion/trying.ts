/** The visitor tries: presses are counted, what leads away is said, and hints come when asked for. */
import type { Device, Input, Picture, Text } from '../device/device'
import { isAtRest } from '../device/device'
import { durations } from '../device/rules/durations'
import { announceScreen } from '../display/announce-kinds'
import { pictureOf } from '../display/picture-of'
import { HOLD, tasks } from '../guidance/guidance'
import { rested, type Script, type Timers } from './hand'
import { isHeld, isSameSpot } from './moments'
import { allPresses, paceOf, pressesOf } from './pace'
import { isTrying } from './play'
import type { Stage } from './stage'

/**
 * How long after the last press it is judged, in ms. Judging plans the way anew, which may take as long as
 * several frames: of quick presses, the next of which comes some 120 ms after the last, only the last one is judged.
 */
const JUDGED_AFTER = 150

export function createTrying(stage: Stage, { setTimeout, clearTimeout }: Timers) {
  const { get, set, hand, snapshots, device, plan, tell } = stage
  let timer: number | undefined
  /** Whether something was pressed since the last judgement. */
  let isNew = false
  /** What the display showed at the last judgement. */
  let seen: Picture
  /** The buttons that went down and are not all up again, and whether one of them was held. */
  let downs = 0
  let wasHeld = false

  function begin(): void {
    const { aim } = get()
    if (!aim) return
    hand.stop()
    snapshots.putBack()
    if (tasks[aim.task].onFreshDevice) snapshots.lend()
    set({ mode: 'try' })
    if (!plan(0) || get().held) return
    snapshots.begin()
    downs = 0
    wasHeld = false
    seen = pictureOf(device())
    set({ state: 'trying', presses: 0, isAway: false, hint: 0, ring: [], mayPutBack: true })
    tell('tried')
  }

  const leftToPress = () => allPresses(get().steps)

  function count(input: Input, before: Device): void {
    isNew = true
    if (input.type === 'down') downs++
    else if (input.type === 'hold') add(HOLD)
    else if (!['up', 'let-go', 'surroundings', 'switch'].includes(input.type)) add(1)
    wasHeld ||= isHold(before, input.at)
    if (isHeld(device()) || downs === 0) return
    add(wasHeld ? HOLD : downs)
    downs = 0
    wasHeld = false
  }

  const add = (presses: number) => set({ presses: get().presses + presses })

  /** After any change: whether it is done, and else, once nobody presses any more, how far it is. */
  function look(): void {
    const { aim } = get()
    if (!aim || !isTrying(get()) || isHeld(device())) return
    if (tasks[aim.task].isDone(device(), aim.value)) reach()
    else if (isNew && isAtRest(device())) {
      clearTimeout(timer)
      timer = setTimeout(judge, JUDGED_AFTER)
    }
  }

  function reach(): void {
    clearTimeout(timer)
    hand.stop()
    set({ state: 'reached', ring: [], under: null, isAway: false, mayPutBack: snapshots.hasBegun() })
    tell('reached')
  }

  function judge(): void {
    isNew = false
    const { steps, hint, isAway } = get()
    if (!isTrying(get()) || isHeld(device())) return
    const left = leftToPress()
    const goal = steps[0]?.after.device
    const shown = inShort(seen, pictureOf(device()))
    seen = pictureOf(device())
    if (!plan(0)) return
    const now = leftToPress()
    const next = get().steps[0]
    // A hint stays for as long as the step is the same.
    const isSame = goal && next && isSameSpot(goal, next.after.device)
    set({ isAway: now > left || (isAway && now === left), shown, hint: isSame ? hint : 0 })
    ring()
  }

  function ring(): void {
    const { hint, steps } = get()
    set({ ring: hint === 2 ? (steps[0]?.acts[0].buttons ?? []) : [] })
  }

  /** Does one step for the visitor. */
  function* step(): Script {
    yield rested
    const [first] = get().steps
    if (!first) return
    set({ ring: first.acts[0].buttons })
    yield* hand.perform(first, paceOf(get().steps, get().speed), ({ buttons }) => set({ ring: buttons }))
    add(pressesOf(first.acts))
    set({ hint: 0, ring: [] })
    isNew = true
    look()
  }

  return {
    begin,
    count,
    look,
    /** The menu first, then the button, then one step is done. */
    hint() {
      const { hint } = get()
      if (hint === 2) hand.begin(step())
      else {
        set({ hint: hint === 0 ? 1 : 2 })
        ring()
      }
    },
    stop: () => clearTimeout(timer),
  }
}

/** What the display says now: the line in focus, the value, or where one is. */
function inShort(before: Picture, after: Picture): Text | null {
  if (after.body.kind === 'info') return after.title
  return announceScreen(before, after)[0] ?? null
}

function isHold({ hands }: Device, at: number): boolean {
  return Object.values(hands).some(
    (hold) => hold && (hold.repeats > 0 || at - hold.since >= durations.longPress),
  )
}
