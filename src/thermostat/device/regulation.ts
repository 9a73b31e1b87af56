/**
 * What simulated time asks of the thermostat: the degrees it regulates to, whether it heats, and what comes next.
 * Apart from device.ts, because it loads later.
 */
export { eventsAhead } from './rules/ahead'
export { afterDrying, programInForce } from './rules/drying'
export { type HoldBack, holdsBack, type Regulator, regulate, restingRegulator } from './rules/heating'
export { sensorLimits } from './rules/sensor-choice'
export { readingOf, sensorInCharge } from './rules/sensors'
export { setpointOf } from './rules/setpoint'
export { temperatureRange } from './rules/temperature'
