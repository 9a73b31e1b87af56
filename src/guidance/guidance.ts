/** What the rest of the product sees of the guidance. */
export { aboutText } from './about'
export { doneText } from './done'
export * from './model'
export { isTaskId, type TaskId, taskIds } from './tasks/ids'
export { tasks } from './tasks/tasks'
export { readValue, usualValue } from './values'
export { freshDevice, replay, wayTo } from './ways'
