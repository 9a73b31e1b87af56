/** What says why: seldom needed, so the companion loads it when it is. */
export { answer } from './answer'
export { explanation } from './explain'
export { type Target, whyGreyed } from './greyed'
