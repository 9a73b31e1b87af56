/** An explanation: a scene in simulated time can demonstrate it, on a sandbox of the visitor's own device. Pure. */
import type { Device, Text } from '../../thermostat/device/device'
import type { TaskTarget } from '../guidance/guidance'
import type { Draft } from './draft'
import type { Explaining, SceneState } from './guide-state'

/** Plays the scene of the task in hand from its beginning. */
export function playScene(draft: Draft<Explaining>, target: TaskTarget): Draft {
  if (draft.guide.target !== target) return draft
  return draft.cancel().outOfSandbox().and({ type: 'prepare-scene', target })
}

export function beginScene(draft: Draft<Explaining>, sandbox: Device): Draft {
  if (draft.guide.scene) return draft
  const scene: SceneState = { run: 'playing', says: null, ring: [] }
  return draft.withAside(null).with({ scene }).intoSandbox(sandbox).and({ type: 'start-scene' })
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

/** After a change of the device: the scene ends with simulated time. */
export function lookAtScene(draft: Draft<Explaining>): Draft {
  if (!draft.guide.scene || draft.now.device.passing) return draft
  return draft.cancel().outOfSandbox().takeAgain()
}
