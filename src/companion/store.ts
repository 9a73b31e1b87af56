/** The companion: one task in hand, which is found, shown, tried and checked on the live device. */
import type { Slice } from '../app/app'
import type { TaskNews, TaskRequest } from '../app/requests'
import type { Button, Device, Input, Path } from '../device/device'
import {
  type Fix,
  isTaskId,
  lossesBetween,
  readValue,
  suggestNext,
  type TaskId,
  tasks,
  type Value,
  valueOn,
} from '../guidance/guidance'
import { createExplaining } from './explaining'
import { createHand, type Timers } from './hand'
import { type DeviceStore, isBeside, momentOf } from './moments'
import { createPlanning } from './planning'
import { closed, isTrying, type Mode, type Onward, type Play, type TaskTarget } from './play'
import { createShow } from './show'
import { createSnapshots } from './snapshots'
import type { Stage } from './stage'
import type { Scenes } from './time/scenes'
import { createTrying } from './trying'

/** How long after the last press a task that waits is planned anew, in ms. */
const REPLANNED_AFTER = 300

export type Companion = ReturnType<typeof createCompanion>

interface PageWindow extends Timers {
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
}

/**
 * @param play what the page knows of it
 * @param tell is told what becomes of tasks
 * @param withScenes gives what lets time run, which it loads
 */
export function createCompanion(
  store: DeviceStore,
  window: PageWindow,
  play: Slice<Play>,
  tell: (news: TaskNews) => void,
  withScenes: (use: (scenes: Scenes) => void) => Promise<void>,
) {
  let replanned: number | undefined
  /** What the task in hand leads on to: it is looked for once. */
  let suggested: {
    readonly aim: TaskTarget
    readonly device: Device
    readonly next: TaskTarget | null
  } | null = null
  const { getState: get, setState: set } = play
  const hand = createHand(store, window, { onOther, onChange })
  const snapshots = createSnapshots(store, hand)
  const device = () => store.getState().device
  const { plan, explainTask } = createPlanning({ get, set, hand }, store)
  const moment = () => momentOf(store)
  const stage: Stage = { get, set, hand, snapshots, device, moment, plan, explainTask, tell: report }
  const show = createShow(stage)
  const trying = createTrying(stage, window)
  const explaining = createExplaining(stage, store)

  function report(state: TaskNews['state']): void {
    const { aim, presses, fewest } = get()
    if (aim && state !== 'left' && tasks[aim.task].changes.length > 0 && get().state === 'reached')
      set({ begun: aim })
    if (aim) tell({ task: aim.task, state, presses, fewest })
  }

  function onOther(input: Input, before: Parameters<typeof explaining.hear>[1]): void {
    if (input.type === 'next-visitor') {
      snapshots.clear()
      close()
      return
    }
    if (isBeside(input)) {
      snapshots.follow(input)
      return
    }
    const { state } = get()
    if (state === 'closed') return
    if (state === 'showing' || state === 'paused') show.takeOver()
    else if (isTrying(get())) trying.count(input, before)
    else if (isWaiting()) {
      window.clearTimeout(replanned)
      replanned = window.setTimeout(replan, REPLANNED_AFTER)
    }
    explaining.hear(input, before)
  }

  const isWaiting = ({ state, under } = get()) => ['ready', 'impossible'].includes(under ?? state)

  /** A task that waits is told from where the device is now, or has become possible. */
  function replan(): void {
    if (isWaiting() && !get().under && plan(0)) set({ state: 'ready', why: null, fixes: [] })
  }

  function onChange(): void {
    const isLent = device().lent
    if (isLent !== get().isLent) set({ isLent })
    show.look()
    trying.look()
    tellUndoing()
  }

  /** What a try would end now, because it begins where the show began. */
  function tellUndoing(): void {
    const before = snapshots.beginning()
    if (get().state !== 'reached' || !before) return
    const undoes = lossesBetween(device(), before)
    if (undoes.length !== get().undoes.length) set({ undoes })
  }

  /** Takes a task in hand, with the value that a direction means now, or that is usual now. */
  function choose(
    task: TaskId,
    value?: Value,
    onward: Onward | null = null,
    typed: string | null = null,
  ): void {
    drop()
    const aim = { task, value: valueOn(device(), task, value) }
    set({ ...closed, ...kept(get()), state: 'ready', aim, onward, typed })
    report('found')
    planAnew(aim)
  }

  function planAnew(aim: TaskTarget): void {
    plan(0)
    if (tasks[aim.task].group === 'why') explainTask(aim)
  }

  /** Stops whatever is going on, and gives a lent device back. */
  function drop(): void {
    hand.stop()
    trying.stop()
    snapshots.giveBack()
    snapshots.forget()
  }

  function leave(): void {
    report('left')
    drop()
    set({ ...closed, ...kept(get()) })
  }

  function close(): void {
    if (get().state === 'closed') return
    leave()
  }

  function begin(mode: Mode | null): void {
    if (get().state === 'impossible') set({ mode })
    else if (mode === 'show') show.show()
    else if (mode === 'try') trying.begin()
  }

  function take({ task, mode, value }: TaskRequest): void {
    if (task === '') close()
    if (!isTaskId(task)) return
    choose(task, readValue(task, value))
    begin(mode)
  }

  /** Makes possible what was not, and goes on with it. */
  function fix(fix: Fix): void {
    const { aim, mode, under } = get()
    if ('happening' in fix) {
      if (under || !aim) {
        hand.send(fix.happening)
        explaining.end()
        replan()
        return
      }
      // It happens to the visitor's own device, not to one that a scene lends.
      drop()
      hand.send(fix.happening)
      choose(aim.task, aim.value, get().onward)
      begin(mode)
    } else {
      const { onward } = get()
      const isInTheWay = aim && !under && aim.task !== fix.task
      choose(fix.task, fix.value, isInTheWay ? { ...aim, mode, onward } : onward)
      begin('show')
    }
  }

  /** What to do next: what this was in the way of, or what it leads on to. */
  function next(): Onward | null {
    const { aim, onward } = get()
    if (onward || !aim) return onward
    const moment = momentOf(store)
    if (suggested?.aim !== aim || suggested.device !== moment.device)
      suggested = { aim, device: moment.device, next: suggestNext(moment, aim) }
    return suggested.next && { ...suggested.next, mode: null, onward: null }
  }

  window.addEventListener('pagehide', snapshots.giveBack)

  return {
    ...show,
    try: trying.begin,
    hint: trying.hint,
    /** Holds buttons for a visitor who cannot: it is their own press. */
    hold: (buttons: readonly Button[]) => store.getState().send({ type: 'hold', buttons }),
    explain: explaining.explain,
    /** Lets time run to what the task in hand explains. */
    letTimeRun() {
      const { aim } = get()
      return withScenes((scenes) => {
        if (get().aim === aim) scenes.play(stage)
      })
    },
    /** Does what an address or a host page asks for. */
    take,
    close,
    dismiss: explaining.end,
    choose,
    leave,
    fix,
    /** A screen that was found: it is gone to, as by a link beside the device. */
    visit: (path: Path) => hand.send({ type: 'go', path }),
    keep() {
      snapshots.forget()
      set({ mayPutBack: false })
    },
    putBack() {
      hand.stop()
      snapshots.putBack()
      set({ state: 'ready', mayPutBack: false, at: 0, ring: [] })
      const { aim } = get()
      if (aim) planAnew(aim)
    },
    setSpeed: (speed: Play['speed']) => set({ speed }),
    next,
    goOn() {
      const onward = next()
      if (!onward) {
        leave()
        return
      }
      choose(onward.task, onward.value, onward.onward)
      begin(onward.mode)
    },
    dispose() {
      hand.dispose()
      trying.stop()
      window.clearTimeout(replanned)
      window.removeEventListener('pagehide', snapshots.giveBack)
    },
  }
}

/** What outlasts a task. */
const kept = ({ speed, begun }: Play) => ({ speed, begun })
