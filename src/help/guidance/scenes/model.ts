/** What a scene is: how time that runs shows what a task explains (guidance G24 to G26). Plain data. */
import type { Device, Instant, Settings, Surroundings, Text } from '../../../thermostat/device/device'
import type { RegulatorState } from '../../../thermostat/device/knowledge'
import type { Act } from '../model'

/** What a scene looks at: the device, and whether it heats. */
export interface SceneState {
  readonly device: Device
  readonly regulator: Pick<RegulatorState, 'heating'>
}

/** Something that happens in a scene: time stops, and it is said. */
export interface SceneEvent {
  /** Whether it has come; `since` is when the turn before it came. */
  readonly hasHappened: (seen: SceneState, since: Instant) => boolean
  readonly describe: (device: Device) => Text
  /** What somebody does then: presses of the device, or a change beside it. */
  readonly press?: Act
  readonly change?: Partial<Surroundings>
  readonly guestLeaves?: boolean
}

export interface Scene {
  /** What is otherwise than on the visitor's device, so that the reason can be seen. */
  readonly settings: Partial<Settings>
  /** How warm the house is when it begins, in degrees; else it has kept for days what is set. */
  readonly startTemperatures?: { readonly floor: number; readonly room: number }
  /** The next such weekday (1 is Monday) and minute of the day. */
  readonly start: { readonly weekday: number; readonly minute: number }
  /** How many times faster than the visitor's time. */
  readonly speed: 60 | 600 | 3600
  /** What the floor is built of; the visitor's own where none is named. */
  readonly floor?: 'screed' | 'concrete'
  readonly events: readonly SceneEvent[]
}
