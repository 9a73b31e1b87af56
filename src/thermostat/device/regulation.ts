/**
 * The thermostat's public interface for simulated time: setpoint, heating and upcoming events.
 * This file is separate from device.ts because its importers load later.
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
export { temperatureRangeOf } from './rules/temperature'
export { upcomingEvents } from './rules/upcoming-events'
