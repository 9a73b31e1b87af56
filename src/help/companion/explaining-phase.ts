/** The phase `explaining`: a scene on a sandbox can show the explanation in simulated time. Pure. */
import type { Device, Text } from '../../thermostat/device/device'
import type { TaskWithValue } from '../guidance/guidance'
import type { Explaining, PlayedScene } from './phase-state'
import type { PhaseTransition } from './phase-transition'

/** Prepares the scene of the current task, to play it from its start. */
export function playScene(transition: PhaseTransition<Explaining>, target: TaskWithValue): PhaseTransition {
  // The visitor may have chosen another task while the scene control was loading.
  if (transition.phaseState.target !== target) return transition
  return transition.stopDemonstrator().leaveSandbox().withEffects({ type: 'prepare-scene', target })
}

export function startScene(transition: PhaseTransition<Explaining>, sandbox: Device): PhaseTransition {
  if (transition.phaseState.scene) return transition
  const scene: PlayedScene = { status: 'playing', sentence: null, highlighted: [] }
  return transition
    .withGreyedReason(null)
    .with({ scene })
    .enterSandbox(sandbox)
    .withEffects({ type: 'start-scene' })
}

export function updateScene(
  transition: PhaseTransition<Explaining>,
  change: Partial<PlayedScene>,
): PhaseTransition<Explaining> {
  const { scene } = transition.phaseState
  return scene ? transition.with({ scene: { ...scene, ...change } }) : transition
}

/** Stops the scene when the visitor interrupts it, and hands the sandbox over to them. */
export function handOverSandbox(transition: PhaseTransition<Explaining>): PhaseTransition {
  if (transition.phaseState.scene?.status !== 'playing') return transition
  const sentence: Text = { id: 'time.why.tookOver', values: { putBack: 'guide.putBack' } }
  return updateScene(transition.stopDemonstrator(), {
    status: 'taken-over',
    sentence,
    highlighted: [],
  }).withEffects({ type: 'pause-time' })
}

/**
 * Ends the scene if simulated time has ended. Does not end a new scene: its effect `start-scene` starts simulated time
 * before the first check.
 */
export function checkScene(transition: PhaseTransition<Explaining>): PhaseTransition {
  if (!transition.phaseState.scene || transition.timedDevice.device.simulatedTime) return transition
  return transition.stopDemonstrator().leaveSandbox().reselectTask()
}
