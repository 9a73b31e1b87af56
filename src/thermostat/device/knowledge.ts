/**
 * The thermostat's public interface for guidance, the companion and what the page loads after the device: the rules
 * as queries, and the settings.
 * This file is separate from device.ts because its importers load later.
 */
export { adviceOf, faultToExplain, manualChangeAdvice } from './advice'
export { canTakeBack } from './buttons'
export { createFactoryDevice } from './factory-device'
export { choicesIn } from './field'
export { type Application, applicationNames, type Program, programNames, sensorChoiceNames } from './names'
export { routes } from './paths'
export { endDryingIfOver } from './rules/drying'
export { durations } from './rules/durations'
export { canOverheatFloor } from './rules/floor-overheating'
export { endGuide, isGuideOn, isGuideStep } from './rules/guide'
export type { RegulatorState } from './rules/heating'
export {
  isTimerProgramInForce,
  remainingTimerHours,
  temperatureInForce,
  timerEndOf,
} from './rules/in-force'
export { isOperatingPause, isOverLimit, modeOf } from './rules/mode'
export { isRunning } from './rules/programs'
export { sensorLimits } from './rules/sensor-choice'
export { faultInForce, regulatingSensorOf } from './rules/sensors'
export {
  HOTEL_STANDBY_DEGREES,
  isGuestRoom,
  REMOTE_CONTROL_ACTIVE_DEGREES,
  temperatureRangeOf,
} from './rules/temperature'
export { nextWeekEventAfter } from './rules/week'
export { isConnectionSetUp } from './rules/wifi'
export { systemInfoLineNames } from './screens/installer/system-info'
export { isSetting, settingNames, settingText, textOfValue } from './settings'
