/** What the tasks that explain say: what happens, why, and what to do about it. */
import { type Fault, faults, type Text, type TextId } from '../../device/device'
import type { Value } from '../model'
import type { TaskId } from '../tasks/ids'

/** The explanation of a task, a few sentences; `null` for a task that only shows. */
export function explanation(task: TaskId, value: Value): Text | null {
  if (task !== 'why-error') return explanations[task] ?? null
  return faultExplained(faults.find((fault) => fault === value) ?? 0)
}

const explain = (id: TextId, values: Readonly<Record<string, Text | number>>): Text => ({ id, values })

const explanations: Readonly<Partial<Record<TaskId, Text>>> = {
  'why-it-goes-back': 'explain.why-it-goes-back',
  'why-limited': explain('explain.why-limited', { mode: 'mode.limited', menu: 'installer.title' }),
  'why-early': explain('explain.why-early', { function: 'functions.adaptive' }),
  'why-window': explain('explain.why-window', {
    function: 'functions.ventilation',
    mode: 'mode.ventilation',
  }),
  'why-locked-guest': explain('explain.why-locked-guest', {
    application: 'applications.hotel',
    panel: 'surroundings.title',
  }),
}

function faultExplained(code: Fault): Text | null {
  if (code === 0) return null
  return explain(faultTexts[code], { code, what: `error.e${code}`, menu: 'settings.title' })
}

const faultTexts: Readonly<Record<Exclude<Fault, 0>, TextId>> = {
  1: 'explain.why-error.room',
  2: 'explain.why-error.room',
  3: 'explain.why-error.floor',
  4: 'explain.why-error.floor',
  5: 'explain.why-error.internal',
  6: 'explain.why-error.hot',
  7: 'explain.why-error.unknown',
  8: 'explain.why-error.offline',
}
