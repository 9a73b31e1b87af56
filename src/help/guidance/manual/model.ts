/** What the manual says, as plain data: pages are drawn of it, and words of a language said of its texts. */
import type {
  Fault,
  Icon,
  Language,
  Path,
  SettingName,
  Text,
  TimedDevice,
} from '../../../thermostat/device/device'
import type { Fix, Group, Value, WayStep } from '../model'
import type { TaskId } from '../tasks/ids'

/** Where the steps of a task begin: at home, in the installation guide, or by opening an address. */
export type StartPoint = 'home' | 'guide' | 'link'

/** The page of a task. Pictures of a moment are drawn in the language of its device (`languageOf`). */
export interface TaskPage {
  readonly id: TaskId
  readonly language: Language
  readonly group: Group
  /** The value that the steps reach, empty where there is nothing to choose; and as the display says it. */
  readonly value: Value
  readonly valueText: Text | null
  /** Which values there are; `null` where there is nothing to choose. */
  readonly values: DisplayedValues | null
  /** What one should know before; what only this demo cannot do stands elsewhere. */
  readonly note: Text | null
  /** A task that explains: what happens, why, and what to do about it. */
  readonly explanation: Text | null
  /** What must be around the device first, in whole sentences: "A WiFi card is installed." */
  readonly needs: readonly Text[]
  readonly from: StartPoint
  /** The address that is opened first, where no menu leads there. */
  readonly link: Path | null
  /** At home and at rest, unless `from` says otherwise; the task is possible and not yet done. */
  readonly start: TimedDevice
  readonly steps: readonly WayStep[]
  readonly end: TimedDevice
  /** What is true then. */
  readonly done: Text
  readonly troubles: readonly Trouble[]
  /** At most five, the nearest first. */
  readonly related: readonly TaskId[]
}

/** What can go wrong, and the way out; where a screen refuses a value, its own words say both. */
export interface Trouble {
  readonly why: Text
  readonly fixes: readonly Fix[]
  /** Where no fix is needed: how the way begins then, before it goes on as always. */
  readonly firstSteps: readonly WayStep[]
}

/** The values that something may have, as the display says them. */
export type DisplayedValues =
  | { readonly choices: readonly Text[] }
  | { readonly min: Text; readonly max: Text; readonly step: Text }

/** A line of the table of settings. */
export interface SettingRow {
  readonly field: SettingName
  /** As the display has it: the title of its screen, or its line. */
  readonly name: Text
  readonly values: DisplayedValues
  readonly factory: Text
  /** The screen that changes it, and the titles that lead there, from the main menu down to its own. */
  readonly path: Path
  readonly titles: readonly Text[]
  /** The tasks that change it. */
  readonly tasks: readonly TaskId[]
}

/** A sensor type, and what a sensor of it reads in the sample installation. */
export interface SensorTypeLine {
  readonly type: Text
  readonly reading: Text
  readonly isFactory: boolean
}

/** A word or a sign of the home screen, what it means, and a device that shows it. */
export interface DisplaySign {
  readonly id: string
  readonly name: Text
  readonly meaning: Text
  readonly moment: TimedDevice
}

export interface ErrorCode {
  readonly code: Exclude<Fault, 0>
  /** As the display says it. */
  readonly name: Text
  /** What it means and what to do, in whole sentences. */
  readonly advice: Text
  /** What the display says besides, such as whom to call. */
  readonly remarks: readonly Text[]
  /** `null` where it does so only while its sensor is in use, as the advice says. */
  readonly stopsHeating: boolean | null
}

export interface ScreenLink {
  readonly path: Path
  /** As the display has it: with the line that leads there where the screen above is called the same. */
  readonly title: Text
}

/** A screen of the map by its title, or by the line that leads there, and those below it. */
export interface MapNode extends ScreenLink {
  readonly icon: Icon | null
  readonly children: readonly MapNode[]
}

/** The map of the menus. */
export interface MenuMap {
  /** The start screen, with home and all menus below it. */
  readonly root: MapNode
  /** Screens that no menu leads to, and how they are reached, in a whole sentence. */
  readonly others: readonly { readonly node: MapNode; readonly how: Text }[]
  /** What the installation guide asks, in its order. */
  readonly guide: readonly ScreenLink[]
}

/** The page of a screen. */
export interface ScreenPage extends ScreenLink {
  readonly about: Text
  /** The device with the screen in view, at rest where the screen rests. */
  readonly moment: TimedDevice
  /** What is done there. */
  readonly tasks: readonly TaskId[]
  readonly settings: readonly SettingRow[]
  /** From the top down to the screen above it. */
  readonly above: readonly ScreenLink[]
  readonly below: readonly ScreenLink[]
}

/** Something that the demo does not do, and the screens where that is; none where it is true of the whole. */
export interface Limit {
  readonly text: Text
  readonly screens: readonly ScreenLink[]
}
