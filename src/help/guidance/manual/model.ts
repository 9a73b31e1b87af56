/** Contents of the manual, as plain data with text ids. */
import type {
  Fault,
  Icon,
  Language,
  Path,
  SettingName,
  Text,
  TimedDevice,
} from '../../../thermostat/device/device'
import type { Fix, Group, TaskValue, WayStep } from '../model'
import type { TaskId } from '../tasks/ids'

/** The start of the steps: home, the installation guide, or an address to open. */
export type StartPoint = 'home' | 'guide' | 'link'

/** The page of a task. Its pictures are drawn in the language of the device (`languageOf`). */
export interface TaskPage {
  readonly id: TaskId
  readonly language: Language
  readonly group: Group
  /** The value that the steps set (empty if there is nothing to choose), and its name on the display. */
  readonly value: TaskValue
  readonly valueText: Text | null
  /** `null` if there is nothing to choose. */
  readonly values: DisplayedValues | null
  /** Something to know first. Limits of the demo are listed elsewhere. */
  readonly note: Text | null
  /** Only for tasks that explain. */
  readonly explanation: Text | null
  /** The topics of a question with many answers. */
  readonly answers: readonly TopicAnswer[]
  /** Requirements, in whole sentences: "A WiFi card is installed." */
  readonly requirements: readonly Text[]
  readonly startPoint: StartPoint
  /** The address to open first, if no menu leads to the screen. */
  readonly linkPath: Path | null
  /** The device at rest, in the guide if `startPoint` says so, else at home. The task is not yet done. */
  readonly start: TimedDevice
  readonly steps: readonly WayStep[]
  readonly end: TimedDevice
  readonly doneText: Text
  readonly troubles: readonly Trouble[]
  /** At most five, most related first. */
  readonly relatedTasks: readonly TaskId[]
}

export interface TopicAnswer {
  readonly topic: Text
  readonly answer: Text
}

/** A problem and its fixes. If a screen refuses a value, `why` is the text on the screen, which says both. */
export interface Trouble {
  readonly why: Text
  readonly fixes: readonly Fix[]
  /** The additional first steps, if no fix is needed. */
  readonly firstSteps: readonly WayStep[]
}

/** Possible values, with their names on the display. */
export type DisplayedValues =
  | { readonly choices: readonly Text[] }
  | { readonly min: Text; readonly max: Text; readonly step: Text }

export interface SettingRow {
  readonly field: SettingName
  /** The title of the setting's screen, or the line in a menu. */
  readonly name: Text
  readonly values: DisplayedValues
  readonly factoryValue: Text
  /** The screen that changes the setting, and the titles on the way to it. */
  readonly path: Path
  readonly titles: readonly Text[]
  readonly tasks: readonly TaskId[]
}

/** A sensor type with its reading in the sample installation. */
export interface SensorTypeLine {
  readonly type: Text
  /** In kilohms, at each of `resistanceDegrees`. */
  readonly resistances: readonly Text[]
  readonly reading: Text
  readonly isFactory: boolean
}

/** A word or sign on home, its meaning, and a device that shows it. */
export interface DisplaySign {
  readonly id: string
  readonly name: Text
  readonly meaning: Text
  /** The task that helps. */
  readonly task: TaskId
  readonly timedDevice: TimedDevice
}

export interface ErrorCode {
  readonly code: Exclude<Fault, 0>
  /** The name on the display. */
  readonly name: Text
  /** The meaning and what to do, in whole sentences. */
  readonly advice: Text
  /** Further texts on the display, such as "Contact your installer". */
  readonly remarks: readonly Text[]
  /** `null` if the fault stops the heating only while its sensor is in use. */
  readonly stopsHeating: boolean | null
}

export interface ScreenLink {
  readonly path: Path
  /** The title on the display. If the screen above has the same title, its line there is added, or used alone. */
  readonly title: Text
}

export interface MapNode extends ScreenLink {
  readonly icon: Icon | null
  readonly children: readonly MapNode[]
}

export interface MenuMap {
  /** The start screen, with home and all menus below it. */
  readonly root: MapNode
  /** Screens that no menu leads to, each with a sentence about the access to it. */
  readonly otherScreens: readonly { readonly node: MapNode; readonly how: Text }[]
  /** The screens of the installation guide, in its order. */
  readonly guide: readonly ScreenLink[]
}

export interface ScreenPage extends ScreenLink {
  readonly about: Text
  /** The device with the screen in view. */
  readonly timedDevice: TimedDevice
  readonly tasks: readonly TaskId[]
  readonly settings: readonly SettingRow[]
  /** From the start screen down to the nearest screen above. */
  readonly screensAbove: readonly ScreenLink[]
  readonly screensBelow: readonly ScreenLink[]
}

/** A limit of the demo, with the screens concerned; none if it is general. */
export interface DemoLimit {
  readonly text: Text
  readonly screens: readonly ScreenLink[]
}
