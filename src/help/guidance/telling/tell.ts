/** What tells steps and ends: needed once a task is chosen, so the companion loads it then. */
export { doneText } from './done'
export { hintsFor, isGuideFirst } from './hints'
export { knowText } from './know'
export { spoken } from './names'
export { sentenceOf } from './sentence'
