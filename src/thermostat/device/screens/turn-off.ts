/** Turn off and turn on, which holding the centre on home opens (behaviour 13.7). */
import { set } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { goBackTo, show } from '../rules/moving'
import { question } from './kinds/question'

const goHome = (device: Device) => goBackTo(device, routes.home)

export const turnOff: Screen = question({
  path: '/home/turn-off',
  title: 'power.turnOff',
  icon: 'off',
  edits: ['power'],
  context: 'installer',
  question: 'power.turnOff.question',
  answers: [
    { text: 'word.yes', does: (device) => show(set(device, { power: 'off' }), 'stop', 'installer') },
    { text: 'word.no', does: goHome },
  ],
  overlay: { texts: { stop: 'overlay.turnedOff' }, leadsTo: goHome },
})

export const turnOn: Screen = question({
  path: '/home/turn-on',
  title: 'power.turnOn',
  icon: 'off',
  edits: ['power'],
  context: 'program',
  question: 'power.turnOn.question',
  answers: [
    { text: 'word.yes', does: (device) => show(set(device, { power: 'on' }), 'start', 'program') },
    { text: 'word.no', does: goHome },
  ],
  overlay: { texts: { start: 'overlay.heatingOn' }, leadsTo: goHome },
})
