/**
 * The thermostat's public interface for simulated time: setpoint, heating and upcoming events.
 * This file is separate from device.ts because its importers load later.
 */

export { ringMeaningOf } from './ring-meaning'
export { endDryingIfOver, programInForce } from './rules/drying'
export {
  type HeatingBlock,
  heatingBlockOf,
  initialRegulatorState,
  type RegulatorState,
  regulate,
} from './rules/heating'
export { VENTILATION_PAUSE_MS } from './rules/mode'
export { sensorLimits } from './rules/sensor-choice'
export {
  type FloorSensorState,
  faultInForce,
  floorSensorStateOf,
  floorSensorStates,
  readingOf,
  regulatingSensorOf,
  withFloorSensor,
} from './rules/sensors'
export { setpointOf } from './rules/setpoint'
export { temperatureRangeOf } from './rules/temperature'
export { upcomingEvents } from './rules/upcoming-events'
export { circleOf as homeCircleOf } from './screens/home'
