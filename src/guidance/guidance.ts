/** What the rest of the product sees of the guidance. */
export { aboutText } from './about'
export { HOLD } from './counting'
export { doneText } from './done'
export * from './model'
export { isTaskId, type TaskId, taskIds } from './tasks/ids'
export { tasks } from './tasks/tasks'
export { isRange, readValue, usualValue } from './values'
export { freshDevice, replay, wayTo } from './ways'
