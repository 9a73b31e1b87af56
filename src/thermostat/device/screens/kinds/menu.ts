import type { Text } from '../../../../common/texts/text'
import type { Body, Icon, Line } from '../../body'
import type { Action, Device, Screen } from '../../model'
import type { Path } from '../../paths'
import { go } from '../../rules/moving'
import { type FieldName, fields, type SettingName, settingText } from '../../settings'
import { listLegend, moves, tapConfirms } from './lines'
import type { Named } from './named'

export interface MenuLine {
  readonly text: Text | ((device: Device) => Text)
  readonly icon?: Icon | ((device: Device) => Icon)
  /** Where it leads. */
  readonly to?: Path | ((device: Device) => Path | undefined)
  /** What it does before it leads anywhere. */
  readonly does?: Action
  readonly value?: (device: Device) => Text
  /** The settings that its value says. */
  readonly reads?: readonly FieldName[]
  /** What has to be there before it can be chosen, said while it has the focus; `null` where it can be. */
  readonly needs?: (device: Device) => Text | null
}

interface MenuOptions extends Named {
  readonly lines: readonly MenuLine[]
  /** What the menu says of its subject above its lines. */
  readonly state?: (device: Device) => Extract<Body, { kind: 'menu' }>['state'] & object
}

/** A list of entries; confirm opens or does the focused one. */
export function menu({ lines, state, ...named }: MenuOptions): Screen {
  const actions: Screen['actions'] = (device) => {
    const line = lines[device.view.focus] as MenuLine
    return moves(device, lines.length, isAvailable(device, line) ? confirmOf(line) : undefined)
  }
  return {
    advice: (device) => lines[device.view.focus]?.needs?.(device) ?? null,
    ...named,
    dependsOn: [...(named.dependsOn ?? []), ...lines.flatMap(({ reads = [] }) => reads)],
    actions,
    tap: tapConfirms({ actions }, lines.length),
    swipe: 'lines',
    legend: () => listLegend,
    count: () => lines.length,
    focus: (device, from) => startLine(device, lines, from),
    body: (device) => ({
      kind: 'menu',
      lines: lines.map((line) => drawn(device, line)),
      focus: device.view.focus,
      state: state?.(device),
    }),
  }
}

/** The line of a setting that has a screen of its own, with what it holds. */
export function settingLine(name: SettingName): MenuLine {
  const { name: text, path } = fields[name].setting
  return { text, to: path, value: ({ settings }) => settingText(name, settings[name]), reads: [name] }
}

function confirmOf(line: MenuLine): Action {
  return (device, at) => {
    const to = targetOf(device, line)
    const done = line.does ? line.does(device, at) : device
    return to === undefined ? done : go(done, to)
  }
}

function targetOf(device: Device, { to }: MenuLine): Path | undefined {
  return typeof to === 'function' ? to(device) : to
}

/** Whoever comes back from a screen finds its line; others the first line that may be chosen. */
function startLine(device: Device, lines: readonly MenuLine[], from: string | null): number {
  const left = lines.find((one) => {
    const to = targetOf(device, one)
    return from === to || from?.startsWith(`${to}/`)
  })
  const line = left ?? lines.find((one) => isAvailable(device, one)) ?? lines[0]
  return lines.indexOf(line as MenuLine)
}

function isAvailable(device: Device, { needs }: MenuLine): boolean {
  return !needs?.(device)
}

function drawn(device: Device, line: MenuLine): Line {
  const { text, icon, value } = line
  return {
    text: typeof text === 'function' ? text(device) : text,
    icon: typeof icon === 'function' ? icon(device) : icon,
    path: targetOf(device, line),
    values: value && [value(device)],
    disabled: isAvailable(device, line) ? undefined : true,
  }
}
