/** The companion's events and effects, as data. */
import type { TaskProgress, TaskRequest } from '../../common/requests'
import type { Button, Caused, Device, Input, Text } from '../../thermostat/device/device'
import type { Fix, TaskId, TaskTarget, Value, WayStep } from '../guidance/guidance'
import type { PressTarget } from '../guidance/why/greyed'
import type { Mode, Pending } from './guide-state'
import type { DemoSpeed, StepTiming } from './step-timing'

/** Events from the page, the device, the clock, the demonstrator and a scene. */
export type CompanionEvent =
  | { readonly type: CompanionCommand }
  | { readonly type: 'page-hidden' | 'visitor-left' }
  /** An address or a host page asks for a task; an empty id leaves the task in hand. Not checked. */
  | { readonly type: 'request'; readonly request: TaskRequest }
  | Choice
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'speed'; readonly speed: DemoSpeed }
  | { readonly type: 'explain'; readonly what: PressTarget }
  | { readonly type: 'play-scene'; readonly target: TaskTarget }
  /** Any change of the device. */
  | { readonly type: 'device'; readonly input: Input; readonly before: Device }
  /** The time of the effect `wait` is over. */
  | { readonly type: 'waited' }
  /** The device has come to rest. */
  | { readonly type: 'rested' }
  /** The demonstrator is about to press; no buttons after a press of a scene. */
  | { readonly type: 'pressing'; readonly buttons: readonly Button[] }
  /** The demonstrator has done a step. */
  | { readonly type: 'performed' }
  | { readonly type: 'scene-begun'; readonly sandbox: Device }
  | { readonly type: 'scene-says'; readonly text: Text }
  | { readonly type: 'scene-over' }

/** Events without details, most of them from the companion's own buttons. */
export type CompanionCommand =
  | 'open'
  | 'close'
  | 'show'
  | 'try'
  | 'pause'
  | 'resume'
  | 'step'
  | 'step-back'
  | 'hint'
  | 'keep'
  | 'put-back'
  /** Closes the answer to "Why is this greyed out?". */
  | 'dismiss'

/** A task is chosen. */
export interface Choice {
  readonly type: 'choose'
  readonly task: TaskId
  /** A direction is what it means now; without a value it is the usual one. */
  readonly value?: Value | undefined
  readonly invalidInput?: string | null | undefined
  readonly mode?: Mode | null
  readonly returnTo?: Pending | null
}

export type Effect =
  /** Stops the demonstrator, which lets go of what it holds. */
  | { readonly type: 'cancel' }
  | { readonly type: 'send'; readonly happening: Caused }
  /** Waits until the device is at rest, then sends `rested`. */
  | { readonly type: 'rest' }
  /** Presses a step, then sends `performed`. */
  | { readonly type: 'perform'; readonly step: Pick<WayStep, 'acts' | 'before'>; readonly timing: StepTiming }
  /** Sends `waited` after so many ms, unless another wait begins before. */
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'report'; readonly news: TaskProgress }
  /** Finds what a scene begins with, then sends `scene-begun`. */
  | { readonly type: 'prepare-scene'; readonly target: TaskTarget }
  | { readonly type: 'start-scene' | 'stop-time' | 'end-scene' }
