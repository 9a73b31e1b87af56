/** Public interface of the guidance. */
export { aboutTextOf } from './about'
export { HOLD_COST } from './counting'
export { type DiagnosisStep, diagnose } from './diagnosis/diagnose'
export { type ChoicePicture, type DiagnosisEntry, diagnosisEntries } from './diagnosis/model'
export { areInGuide, isAskedByGuide, startOfTask } from './installation-guide'
export * from './model'
export { changesOf } from './search'
export { sideEffectsBetween } from './side-effects'
export { stepsOf } from './steps'
export { isDestructive, suggestNextTask } from './suggestions'
export type { TaskId } from './tasks/ids'
export { isExplainingTask, isTaskId, taskIds, tasks } from './tasks/tasks'
export { topicOf } from './tasks/topics'
export { textOfTaskValue } from './value-text'
export {
  defaultValueOf,
  isRange,
  parseValue,
  resolveValue,
} from './values'
export { applyAct, createFreshDevice, findWay, findWayFrom } from './ways'
