/** What says why: seldom needed, so the companion loads it when it is. */
export { explanation } from './explain'
export { type Target, whyGreyed } from './greyed'
export { whyImpossible } from './impossible'
