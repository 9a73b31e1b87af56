/** The installer's functions (behaviour 10). */

import { set } from '../../change'
import type { Device } from '../../model'
import { routes } from '../../paths'
import { durations } from '../../rules/durations'
import { continueGuide, guideFields, isGuideOn } from '../../rules/guide'
import { goBackTo, show } from '../../rules/moving'
import { isRunning, leaveNoProgram, startDelayedStartup, toggleDelayedStartup } from '../../rules/programs'
import { withinBounds } from '../../rules/steps'
import { bounds } from '../../settings'
import type { Text } from '../../text'
import { fieldChoice, onOff } from '../kinds/choice'
import { menu } from '../kinds/menu'
import { question } from '../kinds/question'
import { stepper } from '../kinds/stepper'
import { onOrOff, operatingTimeText } from './names'

const path = '/home/menu/installer/functions'

const minutes = (value: number): Text => (value === 0 ? 'word.off' : { number: value, unit: 'unit.minutes' })

export const functions = menu({
  path,
  title: 'functions.title',
  icon: 'functions',
  dependsOn: ['adaptiveFunction', 'ventilationFunction', 'program', 'operatingTimeLimitation'],
  lines: [
    {
      text: 'functions.adaptive',
      to: `${path}/adaptive-function`,
      value: ({ settings }) => onOrOff(settings.adaptiveFunction === 'on'),
    },
    {
      text: 'functions.ventilation',
      to: `${path}/ventilation-function`,
      value: ({ settings }) => onOrOff(settings.ventilationFunction === 'on'),
    },
    {
      text: 'functions.delayedStartup',
      to: routes.delayedStartup,
      value: (device) => onOrOff(isRunning(device, 'delayedStartup')),
    },
    {
      text: 'functions.operatingTime',
      to: `${path}/operating-time-limitation`,
      value: ({ settings }) => minutes(settings.operatingTimeLimitation),
    },
  ],
})

export const adaptiveFunction = fieldChoice({
  path: `${path}/adaptive-function`,
  title: 'functions.adaptive',
  icon: 'functions',
  field: 'adaptiveFunction',
  options: onOff,
  hint: 'functions.adaptive.hint',
})

export const ventilationFunction = fieldChoice({
  path: `${path}/ventilation-function`,
  title: 'functions.ventilation',
  icon: 'functions',
  field: 'ventilationFunction',
  options: onOff,
  hint: 'functions.ventilation.hint',
})

/** In the guide a choice of two (behaviour 4.11), outside it one question (behaviour 6.8). */
export const delayedStartup = question({
  path: routes.delayedStartup,
  title: 'functions.delayedStartup',
  icon: 'functions',
  edits: ['program', 'secondaryProgram', ...guideFields],
  question: (device) => {
    if (isGuideOn(device)) return 'delayedStartup.guide.question'
    return isRunning(device, 'delayedStartup')
      ? 'delayedStartup.stop.question'
      : 'delayedStartup.start.question'
  },
  answers: (device) => (isGuideOn(device) ? guideAnswers : okay),
  overlay: { texts: { start: 'overlay.delayStarted', stop: 'overlay.delayCancelled' } },
})

const guideAnswers = [
  {
    text: 'delayedStartup.inFourWeeks',
    does: (device: Device) => continueGuide(startDelayedStartup(device), routes.delayedStartup),
  },
  {
    text: 'delayedStartup.rightNow',
    does: (device: Device) => continueGuide(leaveNoProgram(device), routes.delayedStartup),
  },
] as const

const okay = [
  {
    text: 'word.okay',
    does: (device: Device) => {
      const toggled = toggleDelayedStartup(device)
      return show(toggled, isRunning(toggled, 'delayedStartup') ? 'start' : 'stop')
    },
  },
] as const

/** 0 to 15 minutes of each hour, 0 is off (behaviour 10.3). */
export const operatingTimeLimitation = stepper({
  path: `${path}/operating-time-limitation`,
  title: 'functions.operatingTime',
  icon: 'functions',
  notice: 'operating-time',
  edits: ['operatingTimeLimitation'],
  value: ({ settings }) => settings.operatingTimeLimitation,
  ...withinBounds(bounds.operatingTime),
  save: (device, operatingTimeLimitation) => set(device, { operatingTimeLimitation }),
  shown: operatingTimeText,
  scale: { ...bounds.operatingTime, marks: [0, 5, 10, 15] },
  hint: 'functions.operatingTime.hint',
  editFlag: 'editOperatingTimeLimitation',
  back: () => path,
  overlay: { lasts: durations.leadingOverlay, leadsTo: (device) => goBackTo(device, path) },
})
