/**
 * A screen, and the keys that are pressed on it again and again. `first` is pressed once before them, with the focus
 * on the element of the selector `focused`.
 * @typedef {{ kind: string, path: string, keys: string[], first?: string, focused?: string }} Kind
 */

/**
 * Presses that visitors make most, also while a task or simulated time goes on.
 * @type {readonly Kind[]}
 */
export const usualKinds = [
  { kind: 'home', path: '/home', keys: ['ArrowRight', 'ArrowLeft'] },
  { kind: 'menu', path: '/home/menu', keys: ['ArrowRight', 'ArrowLeft'] },
  { kind: 'in-and-out', path: '/home/menu', keys: ['Enter', 'Escape'] },
  { kind: 'task', path: '/home/menu?task=lock-keys&mode=try', keys: ['Enter', 'Escape'] },
  { kind: 'time', path: '/home?time=monday-05:30&speed=600', keys: ['ArrowRight', 'ArrowLeft'] },
  // Starts and stops the simulated time.
  { kind: 'time-starts', path: '/home', focused: '[data-command="run"]', first: 'Enter', keys: ['Enter'] },
]

/**
 * One screen of every other kind.
 * @type {readonly Kind[]}
 */
const otherKinds = [
  // These keys only move the button down and up: the key that does more leaves the screen.
  { kind: 'start-screen', path: '/', keys: ['ArrowRight', 'Escape'] },
  { kind: 'choice', path: '/home/menu/settings/language', keys: ['ArrowRight', 'ArrowLeft'] },
  { kind: 'question', path: '/home/menu/program/reset', keys: ['ArrowRight', 'ArrowLeft'] },
  {
    kind: 'stepper',
    path: '/home/menu/installer/installed-effect',
    first: 'Enter',
    keys: ['ArrowRight', 'ArrowLeft'],
  },
  { kind: 'reading', path: '/home/menu/program/timer/review', keys: ['Enter', 'Escape'] },
  {
    kind: 'system-info',
    path: '/home/menu/installer/system-info',
    keys: ['ArrowRight', 'ArrowRight', 'ArrowLeft'],
  },
  { kind: 'info', path: '/home/menu/program/timer/review/info', keys: ['ArrowRight', 'ArrowLeft'] },
  { kind: 'tabs', path: '/home/menu/energy-consumption', keys: ['ArrowRight', 'ArrowLeft'] },
  { kind: 'walk', path: '/home/menu/program/week/edit', keys: ['ArrowRight', 'ArrowLeft'] },
  {
    kind: 'moment',
    path: '/home/menu/settings/time-and-date/set-time',
    keys: ['Escape', 'Enter'],
  },
  { kind: 'test', path: '/hardware-test/relay-toggle', keys: ['Enter'] },
]

export const kinds = [...usualKinds, ...otherKinds]
