/** How long things take on the device, in ms. */
import { MINUTE, SECOND } from '../time'

export const durations = {
  /** The splash before the guide. */
  splash: 1900,
  /** A confirmation that leads one step back. */
  overlay: 1500,
  /** A confirmation that leads to another screen. */
  leadingOverlay: 1400,
  /** The connected screen. */
  connected: 1500,
  /** Looking for networks. */
  scan: 1500,
  /** A lost connection until it is back. */
  reconnect: 5 * SECOND,
  /** How long a sensor label stands on home. */
  label: 6 * SECOND,
  /** The clock is refreshed at the turn of every minute. */
  clock: MINUTE,
  /** Holding the centre, or left and right together. */
  longPress: 3 * SECOND,
  /** Holding previous or next: until the first repeat, and between repeats in each of the three grades. */
  firstRepeat: 500,
  repeat: 200,
  fastRepeat: 80,
  /** Several repeats come at once: more often than this no display would show them. */
  fastestRepeat: 30,
  /** The upgrade's progress, the relay's switching, the demonstration's counting. */
  upgradeStep: 250,
  relaySwitch: SECOND,
  demoStep: 300,
} as const
