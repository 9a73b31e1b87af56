/** Shows the way on the live device, step by step; every step can be taken back. */
import type { Device } from '../device/device'
import { tasks } from '../guidance/guidance'
import { type Hand, rested, type Script } from './hand'
import type { Kept } from './kept'
import { isSameSpot } from './moments'
import { paceOf } from './pace'
import type { Aim, Play } from './play'

/** What show and try share. */
export interface Stage {
  readonly get: () => Play
  readonly set: (play: Partial<Play>) => void
  readonly hand: Hand
  readonly kept: Kept
  readonly device: () => Device
  /** Plans from the device as it is, after the steps that are done. @returns whether there is a way */
  readonly plan: (done: number) => boolean
  /** Says what a task that explains has to say. */
  readonly explain: (aim: Aim) => void
  readonly tell: (news: 'shown' | 'tried' | 'reached') => void
}

/** How often a show that finds the device elsewhere is planned again before it gives up. */
const MOST_PLANS = 4

export function createShow({ get, set, hand, kept, device, plan, explain, tell }: Stage) {
  function isThere(index: number): boolean {
    const step = get().steps[index]
    return step !== undefined && isSameSpot(device(), step.before.device)
  }

  /** @param agreed whether the visitor wants even what destroys something */
  function* script(until: number, agreed: boolean): Script {
    yield rested
    let plans = 0
    for (let { at } = get(); at < get().steps.length; { at } = get()) {
      if (!isThere(at)) {
        if (++plans > MOST_PLANS) set({ state: 'paused', ring: [] })
        if (plans > MOST_PLANS || !plan(at)) return
        continue
      }
      const { aim, steps, speed } = get()
      const step = steps[at]
      if (!step) break
      if (!agreed && asks(aim) && at === steps.length - 1) {
        set({ state: 'paused', asks: true, ring: [] })
        return
      }
      kept.note(at)
      set({ ring: step.acts[0]?.buttons ?? [], mayStepBack: kept.mayStepBack(at - 1) })
      const pace = paceOf(steps, speed)
      // Whoever asks for one step has read it already.
      if (until === Infinity) yield { ms: pace.read }
      yield* hand.perform(step, pace, ({ buttons }) => set({ ring: buttons }))
      yield { ms: pace.look }
      plans = 0
      set({ at: at + 1, ring: [], mayStepBack: true })
      if (at + 1 >= until && at + 1 < steps.length) {
        set({ state: 'paused' })
        return
      }
    }
    end()
  }

  function end(): void {
    const { aim } = get()
    const explains = aim && tasks[aim.task].group === 'why'
    set({ ring: [], mayPutBack: explains ? kept.hasChanged() : kept.hasBegun() })
    if (explains) explain(aim)
    else set({ state: 'reached' })
    tell('shown')
  }

  function run(until: number, agreed = false): void {
    kept.begin()
    set({ state: 'showing', tookOver: false, asks: false, isAway: false, hint: 0, under: null })
    hand.begin(script(until, agreed))
  }

  /** Shows it from its beginning, on the device as it is. */
  function show(): void {
    const { aim } = get()
    if (!aim) return
    hand.stop()
    kept.giveBack()
    kept.forget()
    if (tasks[aim.task].onFreshDevice) kept.lend()
    set({ mode: 'show' })
    if (!plan(0)) return
    if (get().held) see(aim)
    else run(Infinity)
  }

  /** What holds already is shown where it can be seen; home shows the rest. */
  function see({ task, value }: Aim): void {
    const { whereFor, where } = tasks[task]
    const [path] = whereFor?.(value) ?? where
    kept.begin()
    if (path?.startsWith('/home/menu/')) hand.send({ type: 'go', path })
    end()
  }

  return {
    show,
    pause() {
      hand.stop()
      set({ state: 'paused', ring: [] })
    },
    resume: () => run(Infinity, get().asks),
    stepOn() {
      const { at, asks: agreed } = get()
      hand.stop()
      run(at + 1, agreed)
    },
    stepBack() {
      const { at } = get()
      hand.stop()
      // In the middle of a step its own beginning is one step back.
      const to = isThere(at) || !kept.mayStepBack(at) ? at - 1 : at
      if (kept.mayStepBack(to)) {
        kept.backTo(to)
        set({ at: to })
      }
      set({ state: 'paused', asks: false, ring: [], mayStepBack: kept.mayStepBack(get().at - 1) })
    },
    again() {
      hand.stop()
      kept.putBack()
      show()
    },
    /** The visitor pressed something: it is their device, as it is now. */
    takeOver() {
      hand.stop()
      kept.forget()
      set({ state: 'paused', tookOver: true, asks: false, ring: [], mayStepBack: false })
    },
  }
}

const asks = (aim: Aim | null) => aim !== null && tasks[aim.task].asksBefore === true
