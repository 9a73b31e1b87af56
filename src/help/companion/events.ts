/** The companion's events and effects, as data. */
import type { TaskProgress, TaskRequest } from '../../common/requests'
import type { Button, Device, Input, SentEvent, Text } from '../../thermostat/device/device'
import type { DiagnosisEntry, Fix, TaskId, TaskValue, TaskWithValue, WayStep } from '../guidance/guidance'
import type { PressTarget } from '../guidance/why/greyed'
import type { Mode, PendingTask } from './phase-state'
import type { DemoSpeed, StepTiming } from './step-timing'

/**
 * Events from the page, the device, a timer, the demonstrator and a scene, which explains something in simulated time
 * (guidance G24).
 */
export type CompanionEvent =
  | { readonly type: CompanionCommand }
  /** `page-hidden` before the page is unloaded, `visitor-left` at the end of a visit, when its app is discarded. */
  | { readonly type: 'page-hidden' | 'visitor-left' }
  /** A task or `diagnosis` from an address or a host page, not validated. An empty id closes the companion. */
  | { readonly type: 'request'; readonly request: TaskRequest }
  | ChooseEvent
  /** Starts a diagnosis. */
  | { readonly type: 'diagnose'; readonly entry: DiagnosisEntry }
  /** A choice in the diagnosis, or the answer that the visitor rejects, by its id. */
  | { readonly type: 'answer'; readonly choice: string }
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'speed'; readonly speed: DemoSpeed }
  /** A click on a greyed line of the display. */
  | { readonly type: 'explain'; readonly pressTarget: PressTarget }
  | { readonly type: 'play-scene'; readonly target: TaskWithValue }
  /** An input of the device; `before` is the device before this input. */
  | { readonly type: 'device-input'; readonly input: Input; readonly before: Device }
  /** The effect `wait` is over. */
  | { readonly type: 'waited' }
  /** The effect `wait-until-idle` is over. */
  | { readonly type: 'device-idle' }
  /** The demonstrator is about to press these buttons. An empty list ends the highlight after a press in a scene. */
  | { readonly type: 'pressing'; readonly buttons: readonly Button[] }
  /** The demonstrator has performed all presses and holds of a step. */
  | { readonly type: 'performed' }
  | { readonly type: 'scene-prepared'; readonly sandbox: Device }
  | { readonly type: 'scene-says'; readonly text: Text }
  | { readonly type: 'scene-over' }

/** Events without further fields, most of them from the companion's buttons. */
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
  /** Returns to the previous question of the diagnosis. */
  | 'answer-back'
  /** Closes the answer to "Why is this greyed out?". */
  | 'dismiss'

/** Selects a task: the visitor's choice, a request, or the task of a fix. */
export interface ChooseEvent {
  readonly type: 'choose'
  readonly task: TaskId
  /** A direction, such as "warmer", is applied to the current value; the default is used without a value. */
  readonly value?: TaskValue | undefined
  /** The number typed in the search field, if it is no value of the task. */
  readonly invalidInput?: string | null | undefined
  /** The mode to start; without one, the task is only selected. */
  readonly mode?: Mode | null
  readonly returnTo?: PendingTask | null
}

export type Effect =
  /** Stops the demonstrator, which releases its buttons. */
  | { readonly type: 'stop-demonstrator' }
  | { readonly type: 'send'; readonly deviceEvent: SentEvent }
  /** Waits until the device is idle, then sends `device-idle`. */
  | { readonly type: 'wait-until-idle' }
  /** Performs the presses and holds of a step, then sends `performed`. */
  | { readonly type: 'perform'; readonly step: Pick<WayStep, 'acts' | 'before'>; readonly timing: StepTiming }
  /** Sends `waited` after `ms`, unless another wait starts first. */
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'report'; readonly progress: TaskProgress }
  /** Prepares the sandbox of a scene, then sends `scene-prepared`. */
  | { readonly type: 'prepare-scene'; readonly target: TaskWithValue }
  /** `pause-time` stops simulated time when the visitor takes over. The sandbox stays. */
  | { readonly type: 'start-scene' | 'pause-time' | 'end-scene' }
