/** Types of scenes, in which simulated time demonstrates an explanation (guidance G24 to G26). */
import type { Device, Instant, Settings, Surroundings, Text } from '../../../thermostat/device/device'
import type { RegulatorState } from '../../../thermostat/device/knowledge'
import type { Act } from '../model'

/** The state that decides whether an event has happened. */
export interface SceneState {
  readonly device: Device
  readonly regulator: Pick<RegulatorState, 'heating'>
}

/** An event of a scene. Time stops at it, and a sentence describes it. */
export interface SceneEvent {
  /** @param since the time of the previous event */
  readonly hasHappened: (seen: SceneState, since: Instant) => boolean
  readonly describe: (device: Device) => Text
  /** The action after the event, if any: presses, a change in the surroundings, or the removal of the remote control. */
  readonly followingAct?: Act
  readonly surroundingsChange?: Partial<Surroundings>
  readonly removesRemoteControl?: boolean
}

export interface Scene {
  /** Settings that the scene needs. */
  readonly settings: Partial<Settings>
  /** In degrees. By default, floor and room have settled with the current setpoint. */
  readonly startTemperatures?: { readonly floor: number; readonly room: number }
  /** The weekday (1 is Monday) and the minute of the day. The scene starts at the next such time. */
  readonly start: { readonly weekday: number; readonly minute: number }
  /** Simulated seconds per real second. */
  readonly speed: 60 | 600 | 3600
  /** The material of the floor; by default the visitor's. */
  readonly floorMaterial?: 'mat' | 'screed' | 'concrete'
  readonly events: readonly SceneEvent[]
}
