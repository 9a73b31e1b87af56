/** The durations and delays of the device, in ms. */
import { MINUTE, SECOND } from '../time'

export const durations = {
  splash: 1900,
  /** A confirmation overlay after which the device goes one step back. */
  overlay: 1500,
  /** A confirmation overlay after which another screen opens. */
  redirectOverlay: 1400,
  connected: 1500,
  /** The search for networks. */
  scan: 1500,
  reconnect: 5 * SECOND,
  /** Home shows the sensors in turn, each for this time. */
  sensorLabel: 6 * SECOND,
  /** The clock is refreshed at each full minute. */
  clockRefresh: MINUTE,
  /** A long press of confirm, or of previous and next together. */
  longPress: 3 * SECOND,
  /** The delay before the first repeat while previous or next is held. The intervals after it get shorter. */
  firstRepeat: 500,
  repeat: 200,
  fastRepeat: 80,
  /** The shortest interval. Several repeats happen at once in it, because a display could not show each. */
  fastestRepeat: 30,
  /** The interval between two values of the upgrade's progress. */
  upgradeStep: 250,
  /** The interval at which the hardware test switches the relay. */
  relaySwitch: SECOND,
  /** The interval at which the demo of the hardware test counts. */
  demoStep: 300,
} as const
