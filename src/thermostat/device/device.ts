/**
 * The thermostat's public interface for the first load: above all `createPicture`, which returns what the page
 * shows, and `step`, which returns the next device.
 * knowledge.ts and regulation.ts are the interfaces for code that loads later.
 */

// Pictures consist of these texts.
export * from '../../common/texts/text'
export type * from './body'
export {
  enabledButtonsOf,
  isInputBlocked,
  isList,
  swipeActionOf,
  type VerticalButtons,
  verticalButtonsOf,
} from './controls'
export { trailWithFocus } from './enter-screen'
export type { SteppedRange } from './field'
export * from './gestures'
export * from './model'
export { isPath, isRoute, type Path, paths, routesAbove } from './paths'
export { createPicture, type Picture } from './picture'
export { buttonsToHold, isPressBlockedByLock } from './rules/blocked-home'
export { hasChangedSurroundings, surroundingNames } from './rules/changed-surroundings'
export { languageOf } from './rules/language'
export { missingRequirementOf } from './rules/mode'
export { canMeetRequirement } from './rules/requirements'
export {
  defectNames,
  type ReadingName,
  readingOrDefectOf,
  readingText,
  type SensorDefect,
  sensorFaults,
  uncalibratedReadingOf,
} from './rules/sensors'
export { canToggleWifiCard } from './rules/wifi'
export { screenAt } from './screens/index'
export {
  type FieldName,
  factorySettings,
  fieldNames,
  fields,
  type SettingName,
  type Settings,
  sharedFields,
} from './settings'
export { start } from './start'
export { step } from './step'
export * from './surroundings'
export * from './time'
export { timersExceptClockOf, timersOf } from './timers'
export {
  createEntry,
  currentEntry,
  MAX_TRAIL_LENGTH,
  overlayOf,
  pathOf,
  type Trail,
  type TrailEntry,
  visitAddress,
} from './trail'
