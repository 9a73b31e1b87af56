/** An explanation: a scene in simulated time can demonstrate it, on a sandbox of the visitor's own device. Pure. */
import type { Device, Text } from '../device/device'
import type { TaskTarget } from '../guidance/guidance'
import {
  cancelled,
  type Draft,
  explanationOf,
  inPhase,
  intoSandbox,
  outOfSandbox,
  withEffects,
  withoutScene,
} from './draft'
import type { Explaining, SceneState } from './guide-state'

/** The scene ends with simulated time, and when the visitor's own device is back. */
export function lookAtScene(draft: Draft<Explaining>): Draft {
  const { lent, passing } = draft.now.device
  if (!draft.guide.scene || (lent && passing)) return draft
  const stopped = cancelled(draft)
  const own = lent ? outOfSandbox(stopped) : withoutScene(inPhase(stopped, { ...stopped.guide, own: null }))
  return explainedAgain(own)
}

/** Plays the scene of the task in hand from its beginning, on a sandbox of the visitor's own device. */
export function playScene(draft: Draft<Explaining>, target: TaskTarget): Draft {
  if (draft.guide.target !== target) return draft
  return withEffects(explainedAgain(outOfSandbox(cancelled(draft))), { type: 'prepare-scene', target })
}

function explainedAgain(draft: Draft<Explaining>): Draft<Explaining> {
  const why = explanationOf(draft, draft.guide.target) ?? draft.guide.why
  return inPhase(draft, { ...draft.guide, why })
}

export function beginScene(draft: Draft<Explaining>, sandbox: Device): Draft {
  if (draft.guide.scene) return draft
  const scene: SceneState = { run: 'playing', says: null, ring: [] }
  const there = intoSandbox(draft, sandbox)
  return withEffects(inPhase(there, { ...there.guide, scene }), { type: 'start-scene' })
}

export function inScene<Now extends Explaining>(draft: Draft<Now>, change: Partial<SceneState>): Draft<Now> {
  const { scene } = draft.guide
  return scene ? inPhase(draft, { ...draft.guide, scene: { ...scene, ...change } }) : draft
}

/** The visitor pressed something: from here on the sandbox is theirs. */
export function handOver(draft: Draft<Explaining>): Draft {
  if (draft.guide.scene?.run !== 'playing') return draft
  const says: Text = { id: 'time.why.tookOver', values: { putBack: 'guide.putBack' } }
  const theirs = inScene(cancelled(draft), { run: 'taken-over', says, ring: [] })
  return withEffects(theirs, { type: 'stop-time' })
}
