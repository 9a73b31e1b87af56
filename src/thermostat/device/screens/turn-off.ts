/** The questions that turn the device off and on. Holding confirm on home opens them (behaviour 5.10, 13.7). */
import { changeSettings } from '../change'
import type { Device, Screen } from '../model'
import { routes } from '../paths'
import { goBackTo, showOverlay } from '../rules/navigation'
import { question } from './kinds/question'

/** The contexts colour screen and overlay: red for turning off, green for turning on (behaviour 13.1). */
const TURN_OFF_CONTEXT = 'installer'
const TURN_ON_CONTEXT = 'program'

const goHome = (device: Device) => goBackTo(device, routes.home)

export const turnOffQuestion: Screen = question({
  path: '/home/turn-off',
  title: 'power.turnOff',
  icon: 'off',
  edits: ['power'],
  context: TURN_OFF_CONTEXT,
  question: 'power.turnOff.question',
  answers: [
    {
      text: 'word.yes',
      action: (device) => showOverlay(changeSettings(device, { power: 'off' }), 'stop', TURN_OFF_CONTEXT),
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
  context: TURN_ON_CONTEXT,
  question: 'power.turnOn.question',
  answers: [
    {
      text: 'word.yes',
      action: (device) => showOverlay(changeSettings(device, { power: 'on' }), 'start', TURN_ON_CONTEXT),
    },
    { text: 'word.no', action: goHome },
  ],
  overlay: { texts: { start: 'overlay.heatingOn' }, onEnd: goHome },
})
