/** Finds the presses that lead from a device to a screen, by searching over `step`: nobody has to write them down. */
import {
  type Button,
  type Device,
  here,
  type Input,
  isPending,
  screenTimers,
  step,
} from '../src/device/device'

/** What a person does on the way. */
export type Move =
  | { readonly do: 'press'; readonly button: Button }
  | { readonly do: 'hold'; readonly button: Button; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'go'; readonly path: string }
  | { readonly do: 'switch'; readonly name: 'wifiInstalled' }

const moves: readonly Move[] = [
  { do: 'press', button: 'confirm' },
  { do: 'press', button: 'next' },
  { do: 'press', button: 'previous' },
  { do: 'press', button: 'back' },
  { do: 'press', button: 'close' },
  { do: 'switch', name: 'wifiInstalled' },
  { do: 'go', path: '/upgrade' },
  { do: 'go', path: '/hardware-test' },
]

export interface Way {
  readonly device: Device
  readonly moves: readonly Move[]
}

/**
 * The shortest way to a device that fits.
 * @throws where none is found
 */
export function wayTo(from: Device, fits: (device: Device) => boolean): Way {
  const seen = new Set<string>()
  let edge: readonly Way[] = [{ device: from, moves: [] }]
  while (edge.length > 0) {
    const beyond: Way[] = []
    for (const way of edge) {
      if (fits(way.device)) return way
      for (const move of possible(way.device)) {
        const device = after(way.device, move)
        const key = distinguishing(device)
        if (seen.has(key)) continue
        seen.add(key)
        beyond.push({ device, moves: [...way.moves, move] })
      }
    }
    edge = beyond
  }
  throw new Error(`There is no way from ${here(from.trail).path}.`)
}

/** While something is pending nothing but waiting helps. */
function possible(device: Device): readonly Move[] {
  const [next] = isPending(device) ? screenTimers(device) : []
  if (next) return [{ do: 'wait', ms: next.due - device.view.since }]
  return longPresses.includes(here(device.trail).path)
    ? [...moves, { do: 'hold', button: 'confirm', ms: 3000 }]
    : moves
}

/** Where the centre is held; elsewhere a long press is a press and a wait. */
const longPresses = ['/home', '/home/menu/installer/system-info']

function after(device: Device, move: Move): Device {
  const at = device.view.since
  switch (move.do) {
    case 'press':
      return run(device, { type: 'down', button: move.button, at }, { type: 'up', button: move.button, at })
    case 'hold':
      return run(
        device,
        { type: 'down', button: move.button, at },
        { type: 'wake', at: at + move.ms },
        { type: 'up', button: move.button, at: at + move.ms },
      )
    case 'wait':
      return run(device, { type: 'wake', at: at + move.ms })
    case 'go':
      return run(device, { type: 'go', path: move.path, at })
    case 'switch':
      return run(device, { type: 'switch', name: move.name, at })
  }
}

const run = (device: Device, ...inputs: readonly Input[]) => inputs.reduce(step, device)

/** What a press depends on, as far as a way through the screens is concerned. */
function distinguishing({ trail, view, settings }: Device): string {
  const { path, overlay } = here(trail)
  const {
    application,
    program,
    wifiInstalled,
    wifi,
    keylock,
    power,
    remoteControl,
    floorType,
    installationGuide,
  } = settings
  return [
    path,
    overlay?.status,
    view.focus,
    view.draft !== null,
    ...[
      application,
      program,
      wifiInstalled,
      wifi,
      keylock,
      power,
      remoteControl,
      floorType,
      installationGuide,
    ],
  ].join(' ')
}
