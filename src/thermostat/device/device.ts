/**
 * What a page draws of the thermostat and sends to it: it is a value, and `step` gives the next one. What parts ask
 * that load later is in knowledge.ts and regulation.ts.
 */

export * from '../../common/texts/text'
export { keptTrail } from './arriving'
export type * from './body'
export { controls, isList, isPending, swipeAction, type Vertical, verticalOf } from './controls'
export type { Range } from './field'
export * from './gestures'
export * from './model'
export { isPath, isRoute, type Path, paths, routesAbove } from './paths'
export { type Picture, picture } from './picture'
export { buttonsToHold, isRefusedByLock } from './rules/blocked-home'
export { hasChangedSurroundings, surroundingNames } from './rules/changed-surroundings'
export { languageOf } from './rules/language'
export { missingRequirementOf } from './rules/mode'
export { type ReadingName, uncalibratedReading } from './rules/sensors'
export { canSwitchWifiCard } from './rules/wifi'
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
export { screenTimers, timers } from './timers'
export {
  arriveAt,
  here,
  LONGEST_TRAIL,
  overlayOf,
  type Place,
  pathOf,
  placeAt,
  type Trail,
} from './trail'
