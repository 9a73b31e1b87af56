import type { Text } from '../../../../common/texts/text'
import type { Body, Icon, Line } from '../../body'
import type { Action, Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { goTo } from '../../rules/navigation'
import { type FieldName, fields, type SettingName, settingText } from '../../settings'
import { focusActions, listLegend, tapToConfirm } from './lines'
import type { ScreenOptions } from './screen-options'

export interface MenuLine {
  readonly text: Text | ((device: Device) => Text)
  readonly icon?: Icon | ((device: Device) => Icon)
  /** The screen that the line opens. */
  readonly to?: Path | ((device: Device) => Path | undefined)
  /** The action of confirm. It runs before the screen opens. */
  readonly action?: Action
  readonly value?: (device: Device) => Text
  /** The settings that `value` reads. */
  readonly dependsOn?: readonly FieldName[]
  /** Returns the reason why this line cannot be chosen, shown while it has the focus; `null` if it can. */
  readonly missingRequirementOf?: (device: Device) => Text | null
}

interface MenuOptions extends ScreenOptions {
  readonly lines: readonly MenuLine[]
  /** Returns the state shown above the lines, for example of the WiFi connection. */
  readonly state?: (device: Device) => Extract<Body, { kind: 'menu' }>['state'] & object
}

/** A screen with a list of lines. Confirm runs the action of the focused line and opens its screen. */
export function menu({ lines, state, ...screen }: MenuOptions): Screen {
  const actions: Screen['actions'] = (device) => {
    const line = lines[device.view.focus] as MenuLine
    return focusActions(device, lines.length, isAvailable(device, line) ? confirmActionOf(line) : undefined)
  }
  return {
    advice: (device) => lines[device.view.focus]?.missingRequirementOf?.(device) ?? null,
    ...screen,
    dependsOn: [...(screen.dependsOn ?? []), ...lines.flatMap(({ dependsOn = [] }) => dependsOn)],
    actions,
    tap: tapToConfirm({ actions }, lines.length),
    swipe: 'lines',
    legend: () => listLegend,
    focusCount: () => lines.length,
    initialFocus: (device, from) => initialFocusOf(device, lines, from),
    body: (device) => ({
      kind: 'menu',
      lines: lines.map((line) => toBodyLine(device, line)),
      focus: device.view.focus,
      state: state?.(device),
    }),
  }
}

/** The line that opens the screen of a setting and shows its value. */
export function settingLine(name: SettingName): MenuLine {
  const { name: text, path } = fields[name].setting
  return { text, to: path, value: ({ settings }) => settingText(name, settings[name]), dependsOn: [name] }
}

function confirmActionOf(line: MenuLine): Action {
  return (device, at) => {
    // The target is read before the action: once the timer is stopped, its line leads to the question that starts it.
    const to = targetOf(device, line)
    const changed = line.action ? line.action(device, at) : device
    return to === undefined ? changed : goTo(changed, to)
  }
}

function targetOf(device: Device, { to }: MenuLine): Path | undefined {
  return typeof to === 'function' ? to(device) : to
}

/**
 * Returns the index of the line that leads to or towards the path `from`, else of the first line that can be chosen.
 */
function initialFocusOf(device: Device, lines: readonly MenuLine[], from: string | null): number {
  const lineToPreviousScreen = lines.find((candidate) => {
    const to = targetOf(device, candidate)
    return from === to || from?.startsWith(`${to}/`)
  })
  const line = lineToPreviousScreen ?? lines.find((candidate) => isAvailable(device, candidate)) ?? lines[0]
  return lines.indexOf(line as MenuLine)
}

function isAvailable(device: Device, { missingRequirementOf }: MenuLine): boolean {
  return !missingRequirementOf?.(device)
}

function toBodyLine(device: Device, line: MenuLine): Line {
  const { text, icon, value } = line
  return {
    text: typeof text === 'function' ? text(device) : text,
    icon: typeof icon === 'function' ? icon(device) : icon,
    path: targetOf(device, line),
    values: value && [value(device)],
    disabled: isAvailable(device, line) ? undefined : true,
  }
}
