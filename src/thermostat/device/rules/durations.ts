/** The durations and delays of the device, in ms. */
import { MINUTE, SECOND } from '../time'

export const durations = {
  splash: 1900,
  /** A confirmation overlay. */
  overlay: 1500,
  /** The overlay of Enter password, Operating time limitation and Reset account. */
  shortOverlay: 1400,
  /** The WiFi “Connected” screen. */
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
  /** The delay before the first repeat while previous or next is held. The next three are the intervals after it. */
  firstRepeat: 500,
  repeat: 200,
  fastRepeat: 80,
  /** Several repeats happen at once after each of these intervals, because a display could not show each repeat. */
  fastestRepeat: 30,
  /** The interval between two values of the upgrade's progress. */
  upgradeStep: 250,
  /** The interval at which the hardware test switches the relay. */
  relaySwitch: SECOND,
  /** The interval at which the demo of the hardware test counts. */
  demoStep: 300,
} as const
