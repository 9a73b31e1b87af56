/** Public interface of the guidance. */
export { aboutText } from './about'
export { HOLD_COST } from './counting'
export * from './model'
export { changesOf } from './search'
export { sideEffectsBetween } from './side-effects'
export { stepsOf } from './steps'
export { isSuggested, suggestNext } from './suggestions'
export type { TaskId } from './tasks/ids'
export { isTaskId, taskIds, tasks } from './tasks/tasks'
export { valueText } from './value-text'
export {
  defaultValueOf,
  isRange,
  parseValue,
  resolveValue,
} from './values'
export { applyAct, freshDevice, wayFrom, wayTo } from './ways'
