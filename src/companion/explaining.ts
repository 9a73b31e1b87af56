/** An explanation: a scene in simulated time can demonstrate it, on a sandbox of the visitor's own device. Pure. */
import type { Device, Text } from '../device/device'
import type { TaskTarget } from '../guidance/guidance'
import type { Draft } from './draft'
import type { Explaining, SceneState } from './guide-state'
import { explanationOf } from './plan'

/** Plays the scene of the task in hand from its beginning. */
export function playScene(draft: Draft<Explaining>, target: TaskTarget): Draft {
  if (draft.guide.target !== target) return draft
  return explainAgain(draft.cancel().outOfSandbox()).and({ type: 'prepare-scene', target })
}

export function beginScene(draft: Draft<Explaining>, sandbox: Device): Draft {
  if (draft.guide.scene) return draft
  const scene: SceneState = { run: 'playing', says: null, ring: [] }
  return draft.with({ scene }).intoSandbox(sandbox).and({ type: 'start-scene' })
}

export function inScene(draft: Draft<Explaining>, change: Partial<SceneState>): Draft<Explaining> {
  const { scene } = draft.guide
  return scene ? draft.with({ scene: { ...scene, ...change } }) : draft
}

/** The visitor pressed something: from here on the sandbox is theirs. */
export function handOver(draft: Draft<Explaining>): Draft {
  if (draft.guide.scene?.run !== 'playing') return draft
  const says: Text = { id: 'time.why.tookOver', values: { putBack: 'guide.putBack' } }
  return inScene(draft.cancel(), { run: 'taken-over', says, ring: [] }).and({ type: 'stop-time' })
}

/** After a change of the device: the scene ends with simulated time, and when the visitor's own device is back. */
export function lookAtScene(draft: Draft<Explaining>): Draft {
  const { lent, passing } = draft.now.device
  if (!draft.guide.scene || (lent && passing)) return draft
  const stopped = draft.cancel()
  return explainAgain(lent ? stopped.outOfSandbox() : stopped.with({ own: null }).endScene())
}

function explainAgain(draft: Draft<Explaining>): Draft<Explaining> {
  const { target, why } = draft.guide
  return draft.with({ why: explanationOf(draft.now, target) ?? why })
}
