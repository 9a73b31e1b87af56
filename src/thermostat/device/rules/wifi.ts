/** The wifi card, its slot and its connection (behaviour 11). */
import { changeSession, set } from '../change'
import type { Device } from '../model'
import type { Network } from '../names'
import type { Settings } from '../settings'
import type { Instant } from '../time'

export type WifiState =
  | 'not-installed'
  | 'incompatible'
  | 'occupied'
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'failed'

/** The masked sample that enter-password shows. */
export const SAMPLE_PASSWORD = '••••••••'

const firstNetwork: Network = 'Home'

/** Nothing picked, nothing failed, nothing on its way. */
const notConnecting = { network: null, failed: false, reconnecting: null } as const

/** Which state the wifi menu says it is in. */
export function wifiState(device: Device): WifiState {
  const { settings, surroundings, session } = device
  if (surroundings.slot !== 'free') return surroundings.slot
  if (!settings.wifiInstalled) return 'not-installed'
  if (session.reconnecting !== null) return 'connecting'
  if (session.failed) return 'failed'
  if (!isConnected(device)) return 'disconnected'
  return surroundings.connectionFails ? 'failed' : 'connected'
}

/** Home's wifi icon: red with a card and no network, or one that fails (behaviour 11.14). */
export function wifiIcon({ settings, surroundings }: Device): 'none' | 'known' | 'unknown' {
  if (!settings.wifiInstalled) return 'none'
  return settings.wifiNetwork === null || surroundings.connectionFails ? 'unknown' : 'known'
}

export function isConnected({ settings }: Device): boolean {
  return settings.wifiInstalled && settings.wifi === 'on' && settings.wifiNetwork !== null
}

/** Whether there is a card that could connect. */
export function isWifiUsable({ settings, surroundings }: Device): boolean {
  return settings.wifiInstalled && surroundings.slot === 'free'
}

/** Whether the card can be put in or taken out: a slot in use takes none (behaviour 11.10). */
export function canSwitchWifiCard({ settings, surroundings }: Device): boolean {
  return settings.wifiInstalled || surroundings.slot === 'free'
}

/** Puts the card in or takes it out, and forgets the network (behaviour 11.10). */
export function switchWifiCard(device: Device): Device {
  if (!canSwitchWifiCard(device)) return device
  const forgotten = changeSession(device, notConnecting)
  return set(forgotten, { wifiInstalled: !device.settings.wifiInstalled, wifiNetwork: null })
}

/** A card that another tab took out takes the network with it (behaviour 11.10). */
export function withoutLostNetwork(device: Device, stored: Partial<Settings>): Device {
  return stored.wifiInstalled === false ? set(device, { wifiNetwork: null }) : device
}

/** Remembers the network to connect to. */
export function pickNetwork(device: Device, network: Network): Device {
  return changeSession(device, { network, failed: false })
}

/** The network that was picked, else the last one that was connected to, else the first. */
export function networkToConnect({ settings, session }: Device): Network {
  return session.network ?? settings.wifiNetwork ?? firstNetwork
}

export function canConnect(device: Device): boolean {
  return isWifiUsable(device) && !device.surroundings.connectionFails
}

/** Stores the network; without a card that works there is nothing to connect (behaviour 11.6). */
export function connect(device: Device): Device {
  if (!isWifiUsable(device)) return device
  const wifiNetwork = networkToConnect(device)
  const done = changeSession(device, notConnecting)
  return set(done, { wifi: 'on', wifiNetwork })
}

export function failToConnect(device: Device): Device {
  return changeSession(device, { network: null, failed: true })
}

/** Resetting the account takes the device off the network. */
export function resetAccount(device: Device): Device {
  const forgotten = changeSession(device, notConnecting)
  return set(forgotten, { wifi: null, wifiNetwork: null })
}

/** The lost connection is there again, or was given up meanwhile. */
export function reconnected(device: Device): Device {
  return changeSession(device, { reconnecting: null })
}

/** A connection that stops failing comes back by itself, after a while (behaviour 11.11). */
export function connectionChanged(before: Device, after: Device, at: Instant): Device {
  const failed = before.surroundings.connectionFails
  const fails = after.surroundings.connectionFails
  if (failed === fails) return after
  const reconnecting = failed && isConnected(after) ? at : null
  return changeSession(after, { reconnecting, failed: after.session.failed && !isConnected(after) })
}
