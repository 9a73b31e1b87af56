import { tasks } from '../guidance/guidance'
import type { Play } from './play'

/** Whether what was asked has been read off the display: nothing is left to do. */
export function isReadToTheEnd({ state, aim }: Play): boolean {
  return state === 'reached' && aim !== null && tasks[aim.task].reads === true
}
