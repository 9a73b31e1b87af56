/** The WiFi card, its slot and its connection (behaviour 11). */
import { changeSession, changeSettings } from '../change'
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

export const SAMPLE_PASSWORD = '••••••••'

const DEFAULT_NETWORK: Network = 'Home'

const noConnectionAttempt = { network: null, failed: false, reconnecting: null } as const

/** Returns the first state that applies (behaviour 11.1). */
export function wifiStateOf(device: Device): WifiState {
  const { settings, surroundings, session } = device
  if (surroundings.slot !== 'free') return surroundings.slot
  if (!settings.wifiInstalled) return 'not-installed'
  if (session.reconnecting !== null) return 'connecting'
  if (session.failed) return 'failed'
  if (!isConnectionSetUp(device)) return 'disconnected'
  return surroundings.connectionFails ? 'failed' : 'connected'
}

/** Returns the icon on home. A red one means that no network is stored, or the connection fails (behaviour 11.14). */
export function wifiIconOf({ settings, surroundings }: Device): 'none' | 'connected' | 'disconnected' {
  if (!settings.wifiInstalled) return 'none'
  return settings.wifiNetwork === null || surroundings.connectionFails ? 'disconnected' : 'connected'
}

/** True even while the connection fails. */
export function isConnectionSetUp({ settings }: Device): boolean {
  return settings.wifiInstalled && settings.wifi === 'on' && settings.wifiNetwork !== null
}

/** True if a card is installed and its slot is neither occupied nor incompatible. */
export function isWifiUsable({ settings, surroundings }: Device): boolean {
  return settings.wifiInstalled && surroundings.slot === 'free'
}

/** True if the card can be put in or taken out; it can be put only into a free slot (behaviour 11.10). */
export function canToggleWifiCard({ settings, surroundings }: Device): boolean {
  return settings.wifiInstalled || surroundings.slot === 'free'
}

/** Puts the card in or takes it out, if possible, and forgets the network (behaviour 11.10). */
export function toggleWifiCard(device: Device): Device {
  if (!canToggleWifiCard(device)) return device
  const withoutAttempt = changeSession(device, noConnectionAttempt)
  return changeSettings(withoutAttempt, { wifiInstalled: !device.settings.wifiInstalled, wifiNetwork: null })
}

/** Forgets the network if another tab has taken the card out (behaviour 11.10). */
export function forgetNetworkIfCardRemoved(device: Device, stored: Partial<Settings>): Device {
  return stored.wifiInstalled === false ? changeSettings(device, { wifiNetwork: null }) : device
}

export function pickNetwork(device: Device, network: Network): Device {
  return changeSession(device, { network, failed: false })
}

/** Returns the picked network, else the stored network, else the default. */
export function networkToConnect({ settings, session }: Device): Network {
  return session.network ?? settings.wifiNetwork ?? DEFAULT_NETWORK
}

/** True if an attempt to connect succeeds. */
export function canConnect(device: Device): boolean {
  return isWifiUsable(device) && !device.surroundings.connectionFails
}

/** Stores the connection to the network. Does nothing without a usable card (behaviour 11.6). */
export function connect(device: Device): Device {
  if (!isWifiUsable(device)) return device
  const wifiNetwork = networkToConnect(device)
  const withoutAttempt = changeSession(device, noConnectionAttempt)
  return changeSettings(withoutAttempt, { wifi: 'on', wifiNetwork })
}

export function recordConnectionFailure(device: Device): Device {
  return changeSession(device, { network: null, failed: true })
}

/** Resets the WiFi account and disconnects from the network (behaviour 11.9). */
export function resetAccount(device: Device): Device {
  const withoutAttempt = changeSession(device, noConnectionAttempt)
  return changeSettings(withoutAttempt, { wifi: null, wifiNetwork: null })
}

export function endReconnecting(device: Device): Device {
  return changeSession(device, { reconnecting: null })
}

/**
 * Starts reconnecting when the connection stops failing (behaviour 11.11). Cancels reconnecting when the connection
 * fails again.
 */
export function updateReconnecting(before: Device, after: Device, at: Instant): Device {
  const wasFailing = before.surroundings.connectionFails
  const isFailing = after.surroundings.connectionFails
  if (wasFailing === isFailing) return after
  const reconnecting = wasFailing && isConnectionSetUp(after) ? at : null
  // With a connection set up, an earlier failed attempt no longer counts: the state follows the connection again.
  return changeSession(after, { reconnecting, failed: after.session.failed && !isConnectionSetUp(after) })
}
