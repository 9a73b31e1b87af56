/** The questions that turn the device off and on. Holding the centre on home opens them (behaviour 13.7). */
import { changeSettings } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { goBackTo, showOverlay } from '../rules/navigation'
import { question } from './kinds/question'

const goHome = (device: Device) => goBackTo(device, routes.home)

export const turnOffQuestion: Screen = question({
  path: '/home/turn-off',
  title: 'power.turnOff',
  icon: 'off',
  edits: ['power'],
  context: 'installer',
  question: 'power.turnOff.question',
  answers: [
    {
      text: 'word.yes',
      action: (device) => showOverlay(changeSettings(device, { power: 'off' }), 'stop', 'installer'),
    },
    { text: 'word.no', action: goHome },
  ],
  overlay: { texts: { stop: 'overlay.turnedOff' }, onEnd: goHome },
})

export const turnOnQuestion: Screen = question({
  path: '/home/turn-on',
  title: 'power.turnOn',
  icon: 'off',
  edits: ['power'],
  context: 'program',
  question: 'power.turnOn.question',
  answers: [
    {
      text: 'word.yes',
      action: (device) => showOverlay(changeSettings(device, { power: 'on' }), 'start', 'program'),
    },
    { text: 'word.no', action: goHome },
  ],
  overlay: { texts: { start: 'overlay.heatingOn' }, onEnd: goHome },
})
