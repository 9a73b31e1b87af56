/** How many presses it takes from a device to home, by previous, confirm, next and close: where back leads depends on the way that was come. */
import type { Button, Device } from '../../../src/device/device'
import type { Core } from './moves'
import { momentOf, placeOf, signatureOf } from './values'

const buttons: readonly Button[] = ['previous', 'confirm', 'next', 'close']

interface Node {
  readonly device: Device
  /** Where each button leads, in their order. */
  readonly next: Node[]
  presses: number
}

/** The ways home from some devices. */
export class Homeward {
  private readonly nodes = new Map<string, Node>()
  private readonly core: Core

  constructor(core: Core, devices: readonly Device[]) {
    this.core = core
    const fresh: Node[] = []
    const nodeOf = (device: Device): Node => {
      const key = keyOf(device)
      const known = this.nodes.get(key)
      if (known) return known
      const node = { device, next: [], presses: isHome(device) ? 0 : Number.POSITIVE_INFINITY }
      this.nodes.set(key, node)
      fresh.push(node)
      return node
    }
    for (const device of devices) nodeOf(this.rested(device))
    for (let node = fresh.pop(); node; node = fresh.pop())
      for (const button of buttons) node.next.push(nodeOf(this.press(node.device, button)))
    this.measure()
  }

  /** One press more than from the nearest place that a button leads to; until nothing gets nearer. */
  private measure() {
    for (let nearer = true; nearer; ) {
      nearer = false
      for (const node of this.nodes.values()) {
        const presses = 1 + Math.min(...node.next.map((next) => next.presses))
        if (presses < node.presses) {
          node.presses = presses
          nearer = true
        }
      }
    }
  }

  /** Goes home by the nearest way and gives the presses that it took, `null` where it led astray. */
  go(from: Device): number | null {
    let device = this.rested(from)
    const most = this.nodes.get(keyOf(device))?.presses ?? 0
    for (let presses = 0; presses <= most; presses++) {
      if (isHome(device)) return presses
      const node = this.nodes.get(keyOf(device))
      const button = buttons[node?.next.findIndex((next) => next.presses === node.presses - 1) ?? -1]
      if (!button) return null
      device = this.press(device, button)
    }
    return null
  }

  /** The fewest presses that lead home, by trying all: a check on the ways, for one device. */
  fewest(from: Device): number {
    let edge = [this.rested(from)]
    const seen = new Set<string>()
    for (let presses = 0; edge.length > 0; presses++) {
      if (edge.some(isHome)) return presses
      const beyond = edge.flatMap((device) => buttons.map((button) => this.press(device, button)))
      edge = beyond.filter((device) => {
        const signature = signatureOf(device)
        const isNew = !seen.has(signature)
        seen.add(signature)
        return isNew
      })
    }
    return Number.POSITIVE_INFINITY
  }

  private press(device: Device, button: Button): Device {
    const at = momentOf(device)
    const down = this.core.step(device, { type: 'down', button, at })
    return this.rested(this.core.step(down, { type: 'up', button, at }))
  }

  /** What is pending ends by itself. */
  private rested(device: Device): Device {
    return this.core.rest({ device, now: momentOf(device) }).device
  }
}

function isHome(device: Device): boolean {
  return placeOf(device).path === '/home'
}

/** What the way home depends on; that it depends on nothing else is tried by going it from every device. */
function keyOf(device: Device): string {
  const { view, settings, surroundings, hardware } = device
  const { path } = placeOf(device)
  const { installationGuide, floorType, program, comfortHeating, wifiInstalled, wifi, wifiNetwork } = settings
  return [
    path,
    view.focus,
    view.draft === null || (path === '/upgrade' && view.draft < 100),
    hardware.running,
    installationGuide === 'false',
    ...[floorType, program, comfortHeating, wifiInstalled, wifi, wifiNetwork !== null],
    ...[surroundings.slot === 'free', surroundings.connectionFails],
  ].join(' ')
}
