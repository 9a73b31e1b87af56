/**
 * What simulated time asks of the thermostat: the degrees it regulates to, whether it heats, and what comes next.
 * Apart from device.ts, because it loads later.
 */

export { endDryingIfOver, programInForce } from './rules/drying'
export {
  type HeatingBlock,
  heatingBlockOf,
  initialRegulatorState,
  type RegulatorState,
  regulate,
} from './rules/heating'
export { sensorLimits } from './rules/sensor-choice'
export { readingOf, regulatingSensorOf } from './rules/sensors'
export { setpointOf } from './rules/setpoint'
export { temperatureRange } from './rules/temperature'
export { upcomingEvents } from './rules/upcoming-events'
