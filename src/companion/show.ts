/** Shows the way on the live device, step by step; every step can be taken back. */
import { controls, isAtRest, pathOf } from '../device/device'
import { type Act, changesOf, lossesBetween, replay, tasks } from '../guidance/guidance'
import { rested, type Script } from './hand'
import { isSameSpot } from './moments'
import { paceOf } from './pace'
import type { TaskTarget } from './play'
import type { Stage } from './stage'

/** How often a show that finds the device elsewhere is planned again before it gives up. */
const MOST_PLANS = 4

const CLOSE: Act = { buttons: ['close'], times: 1, holdMs: 0 }

export function createShow({ get, set, hand, snapshots, device, moment, plan, explainTask, tell }: Stage) {
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
        if (++plans <= MOST_PLANS && plan(at)) continue
        if (plans > MOST_PLANS) set({ state: 'paused', ring: [] })
        return
      }
      const { aim, steps, speed } = get()
      const step = steps[at]
      if (!step) break
      if (!agreed && asks(aim) && at === steps.length - 1) {
        set({ state: 'paused', asks: true, ring: [] })
        return
      }
      snapshots.note(at)
      set({ ring: step.acts[0].buttons, mayStepBack: snapshots.mayStepBack(at - 1) })
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
    yield* goHome()
    end()
  }

  /** Goes where the display is in everyday life, unless what was asked for is seen elsewhere. */
  function* goHome(): Script {
    const { aim, steps, speed } = get()
    const before = moment()
    if (!aim || !controls(before.device).close) return
    const after = replay(before, CLOSE).device
    const isHome = pathOf(after) === '/home' && changesOf(before.device, after).length === 0
    if (!isHome || !tasks[aim.task].isDone(after, aim.value)) return
    const pace = paceOf(steps, speed)
    // Ringed before it goes down, because it is not there at home.
    set({ ring: CLOSE.buttons })
    yield { ms: pace.gap }
    yield* hand.perform({ acts: [CLOSE], before }, pace, () => {})
  }

  function end(): void {
    const { aim } = get()
    const explains = aim && tasks[aim.task].group === 'why'
    const before = snapshots.beginning()
    const undoes = before ? lossesBetween(device(), before) : []
    set({ ring: [], undoes, mayPutBack: explains ? snapshots.hasChanged() : snapshots.hasBegun() })
    if (explains) explainTask(aim)
    else set({ state: 'reached' })
    tell('shown')
  }

  function run(until: number, agreed = false): void {
    snapshots.begin()
    set({ state: 'showing', tookOver: false, asks: false, isAway: false, hint: 0, under: null })
    hand.begin(script(until, agreed))
  }

  /** Shows it from its beginning, on the device as it is. */
  function show(): void {
    const { aim } = get()
    if (!aim) return
    hand.stop()
    snapshots.giveBack()
    snapshots.forget()
    if (tasks[aim.task].onFreshDevice) snapshots.lend()
    set({ mode: 'show' })
    if (!plan(0)) return
    if (get().held) see(aim)
    else run(Infinity)
  }

  /** What holds already is shown where it can be seen; home shows the rest. */
  function see({ task, value }: TaskTarget): void {
    const { whereFor, where } = tasks[task]
    const [path] = whereFor?.(value) ?? where
    snapshots.begin()
    if (path?.startsWith('/home/menu/')) hand.send({ type: 'go', path })
    end()
  }

  /** Whoever took over may get there without help. */
  function look(): void {
    const { aim, state, tookOver } = get()
    if (!aim || state !== 'paused' || !tookOver || !isAtRest(device())) return
    if (tasks[aim.task].isDone(device(), aim.value)) end()
  }

  return {
    show,
    look,
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
      const to = isThere(at) || !snapshots.mayStepBack(at) ? at - 1 : at
      if (snapshots.mayStepBack(to)) {
        snapshots.backTo(to)
        set({ at: to })
      }
      set({ state: 'paused', asks: false, ring: [], mayStepBack: snapshots.mayStepBack(get().at - 1) })
    },
    again() {
      hand.stop()
      snapshots.putBack()
      show()
    },
    /** The visitor pressed something: it is their device, as it is now. */
    takeOver() {
      hand.stop()
      snapshots.forget()
      set({ state: 'paused', tookOver: true, at: 0, asks: false, ring: [], mayStepBack: false })
    },
  }
}

const asks = (aim: TaskTarget | null) => aim !== null && tasks[aim.task].asksBefore === true
