/** The companion: one task in hand, which is found, shown, tried and checked on the live device. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Input, Path } from '../device/device'
import {
  type Fix,
  isTaskId,
  readValue,
  type TaskId,
  taskIds,
  tasks,
  tell,
  usualValue,
  type Value,
  valueOn,
  wayTo,
} from '../guidance/guidance'
import { type Door, door, type Request, type TaskNews, tellTaskNews } from './door'
import { createExplaining } from './explaining'
import { createHand, type Timers } from './hand'
import { createKept } from './kept'
import { type DeviceStore, isBeside, momentOf } from './moments'
import { type Aim, closed, type Mode, type Play } from './play'
import type { WithReasons } from './reasons'
import { createShow, type Stage } from './show'
import { createTrying } from './trying'

/** How long after the last press a task that waits is planned anew, in ms. */
const REPLANNED_AFTER = 300

export type Companion = ReturnType<typeof createCompanion>

interface PageWindow extends Timers {
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
}

/**
 * @param withReasons gives what says why
 * @param entrance where the page says what it wants of the companion
 */
export function createCompanion(
  store: DeviceStore,
  window: PageWindow,
  withReasons: WithReasons,
  entrance: StoreApi<Door> = door,
  news: (news: TaskNews) => void = tellTaskNews,
) {
  let replanned: number | undefined
  const play = createStore<Play>(() => ({ ...closed, state: entrance.getState().state }))
  const { getState: get, setState: set } = play
  const hand = createHand(store, window, { onOther, onChange })
  const kept = createKept(store, hand)
  const device = () => store.getState().device
  const stage: Stage = { get, set, hand, kept, device, plan, explain, tell: report }
  const show = createShow(stage)
  const trying = createTrying(stage, window)
  const explaining = createExplaining(stage, store, withReasons)

  /** Plans from the device as it is; where there is no way, says why. */
  function plan(done: number): boolean {
    const { aim, steps } = get()
    if (!aim) return false
    const way = wayTo(momentOf(store), aim.task, aim.value)
    if (!way) {
      refuse(aim)
      return false
    }
    const next = tell(way)
    const held = done === 0 && next.length === 0
    set({ steps: [...steps.slice(0, done), ...next], at: done, held })
    if (done === 0 && get().state !== 'trying') set({ fewest: way.presses })
    return true
  }

  /** Says why there is no way. */
  function refuse(aim: Aim): void {
    hand.stop()
    set({ ring: [], steps: [], at: 0 })
    const refused = device()
    withReasons(({ whyImpossible }) => {
      if (get().aim !== aim) return
      // While the reasons were loaded, the device may have changed.
      if (device() !== refused) plan(0)
      else set({ state: 'impossible', ...whyImpossible(momentOf(store), aim.task, aim.value) })
    })
  }

  /** Says what a task that explains has to say. */
  function explain(aim: Aim): void {
    withReasons(({ explanation }) => {
      const { aim: now, state, at, steps } = get()
      // While the explanation was loaded, it may have been asked to be shown or tried.
      const isUnderWay = state === 'trying' || (state === 'showing' && at < steps.length)
      if (now === aim && !isUnderWay) set({ state: 'explaining', why: explanation(aim.task, aim.value) })
    })
  }

  function report(state: TaskNews['state']): void {
    const { aim, presses, fewest } = get()
    if (aim) news({ task: aim.task, state, presses, fewest })
  }

  function onOther(input: Input, before: Parameters<typeof explaining.hear>[1]): void {
    if (input.type === 'next-visitor') {
      kept.clear()
      close()
      return
    }
    if (isBeside(input)) {
      kept.follow(input)
      return
    }
    const { state, under } = get()
    if (state === 'closed') return
    if (state === 'showing' || state === 'paused') show.takeOver()
    else if ((under ?? state) === 'trying') trying.count(input, before)
    else if (isWaiting()) {
      window.clearTimeout(replanned)
      replanned = window.setTimeout(replan, REPLANNED_AFTER)
    }
    explaining.hear(input, before)
  }

  const isWaiting = () => get().state === 'ready' || get().state === 'impossible'

  /** A task that waits is told from where the device is now, or has become possible. */
  function replan(): void {
    if (isWaiting() && plan(0)) set({ state: 'ready', why: null, fixes: [] })
  }

  function onChange(): void {
    const isLent = device().lent
    if (isLent !== get().isLent) set({ isLent })
    trying.look()
  }

  /** Takes a task in hand, with the value that a direction means now, or that is usual now. */
  function choose(task: TaskId, value?: Value, then: Play['then'] = null): void {
    drop()
    const aim = { task, value: valueOn(device(), task, value) }
    set({ ...closed, speed: get().speed, state: 'ready', aim, then })
    report('found')
    planAnew(aim)
  }

  function planAnew(aim: Aim): void {
    plan(0)
    if (tasks[aim.task].group === 'why') explain(aim)
  }

  /** Stops whatever is going on, and gives a lent device back. */
  function drop(): void {
    hand.stop()
    trying.stop()
    kept.giveBack()
    kept.forget()
  }

  function leave(): void {
    report('left')
    drop()
    set({ ...closed, speed: get().speed, state: 'finding' })
  }

  function close(): void {
    if (get().state === 'closed') return
    leave()
    set({ state: 'closed' })
  }

  function begin(mode: Mode | null): void {
    if (get().state === 'impossible') set({ mode })
    else if (mode === 'show') show.show()
    else if (mode === 'try') trying.begin()
  }

  function take({ task, mode, value }: Request): void {
    if (task === '') close()
    if (!isTaskId(task)) return
    choose(task, readValue(task, value))
    begin(mode)
  }

  /** Makes possible what was not, and goes on with it. */
  function fix(fix: Fix): void {
    const { aim, mode, under } = get()
    if ('happening' in fix) {
      hand.send(fix.happening)
      if (under || !aim) {
        explaining.end()
        return
      }
      choose(aim.task, aim.value, get().then)
      begin(mode)
    } else {
      choose(fix.task, fix.value, aim && !under ? { ...aim, mode } : null)
      begin('show')
    }
  }

  function onDoor({ request, state }: Door): void {
    if (request) {
      entrance.setState({ request: null })
      take(request)
    } else if (state === 'closed') close()
    else if (get().state === 'closed') set({ state: 'finding' })
  }

  const tellDoor = () => {
    const { state, aim } = get()
    const known = entrance.getState()
    const task = aim?.task ?? null
    if (known.state !== state || known.task !== task) entrance.setState({ state, task })
  }
  const unsubscribe = [play.subscribe(tellDoor), entrance.subscribe(onDoor)]
  window.addEventListener('pagehide', kept.giveBack)
  onDoor(entrance.getState())

  return {
    ...play,
    ...show,
    try: trying.begin,
    hint: trying.hint,
    explain: explaining.explain,
    dismiss: explaining.end,
    choose,
    leave,
    fix,
    /** A screen that was found: it is gone to, as by a link beside the device. */
    visit: (path: Path) => hand.send({ type: 'go', path }),
    keep() {
      kept.forget()
      set({ mayPutBack: false })
    },
    putBack() {
      hand.stop()
      kept.putBack()
      set({ state: 'ready', mayPutBack: false, at: 0, ring: [] })
      const { aim } = get()
      if (aim) planAnew(aim)
    },
    setSpeed: (speed: Play['speed']) => set({ speed }),
    /** What to do next: what this was in the way of, or the next of its group. */
    next: (): Play['then'] => get().then ?? nextOf(get().aim?.task),
    goOn() {
      const next = get().then ?? nextOf(get().aim?.task)
      if (!next) {
        leave()
        return
      }
      choose(next.task, next.value)
      begin(next.mode)
    },
    dispose() {
      hand.dispose()
      trying.stop()
      window.clearTimeout(replanned)
      for (const end of unsubscribe) end()
      window.removeEventListener('pagehide', kept.giveBack)
    },
  }
}

function nextOf(task: TaskId | undefined): Play['then'] {
  if (!task) return null
  const next = tasks[task].leadsTo ?? taskIds[taskIds.indexOf(task) + 1]
  const isNear = next && (tasks[task].leadsTo || tasks[next].group === tasks[task].group)
  return isNear ? { task: next, value: usualValue(next), mode: null } : null
}
