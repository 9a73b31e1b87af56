/** The durations and delays of the device, in ms. */
import { MINUTE, SECOND } from '../time'

export const durations = {
  splash: 1900,
  /** A confirmation overlay that leads one step back. */
  overlay: 1500,
  /** A confirmation overlay that leads to another screen. */
  forwardOverlay: 1400,
  connected: 1500,
  scan: 1500,
  reconnect: 5 * SECOND,
  /** The time that home shows one sensor before the next. */
  sensorLabel: 6 * SECOND,
  /** The interval of the clock, which is refreshed at each full minute. */
  clockRefresh: MINUTE,
  /** A long press of the centre, or of left and right together. */
  longPress: 3 * SECOND,
  /** Previous or next held down: the delay before the first repeat, then intervals that get shorter. */
  firstRepeat: 500,
  repeat: 200,
  fastRepeat: 80,
  /** The shortest interval of the timer: faster repeats are combined, because no display could show each. */
  fastestRepeat: 30,
  /** The intervals of the upgrade's progress, of the relay test and of the demo's counting. */
  upgradeStep: 250,
  relaySwitch: SECOND,
  demoStep: 300,
} as const
