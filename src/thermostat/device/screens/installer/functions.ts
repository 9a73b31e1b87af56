/** The installer's functions (behaviour 10). */
import type { Text } from '../../../../common/texts/text'
import type { Device } from '../../model'
import { onOffText } from '../../names'
import { routes } from '../../paths'
import { durations } from '../../rules/durations'
import { continueGuide, guideFields, isGuideOn } from '../../rules/guide'
import { goBackTo, showOverlay } from '../../rules/navigation'
import { isRunning, startDelayedStartup, stopAllPrograms, toggleDelayedStartup } from '../../rules/programs'
import { settingChoice } from '../kinds/choice'
import { menu, settingLine } from '../kinds/menu'
import { question } from '../kinds/question'
import { settingStepper } from '../kinds/stepper'

const path = '/home/menu/installer/functions'

/** The line of the menu leaves out “per hour”, unlike `operatingTimeText` (behaviour 10.1). */
const minutesText = (minutes: number): Text =>
  minutes === 0 ? 'word.off' : { number: minutes, unit: 'unit.minutes' }

export const functions = menu({
  path,
  title: 'functions.title',
  icon: 'functions',
  lines: [
    settingLine('adaptiveFunction'),
    settingLine('ventilationFunction'),
    {
      text: 'functions.delayedStartup',
      to: routes.delayedStartup,
      value: (device) => onOffText(isRunning(device, 'delayedStartup')),
      dependsOn: ['program'],
    },
    {
      ...settingLine('operatingTimeLimitation'),
      value: ({ settings }) => minutesText(settings.operatingTimeLimitation),
    },
  ],
})

export const adaptiveFunction = settingChoice({
  field: 'adaptiveFunction',
  icon: 'functions',
  hint: 'functions.adaptive.hint',
})

export const ventilationFunction = settingChoice({
  field: 'ventilationFunction',
  icon: 'functions',
  hint: 'functions.ventilation.hint',
})

/** Has two answers in the installation guide (behaviour 4.11), and one outside it (behaviour 6.8). */
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
  answers: (device) => (isGuideOn(device) ? guideAnswers : okayAnswers),
  overlay: { texts: { start: 'overlay.delayStarted', stop: 'overlay.delayCancelled' } },
})

const guideAnswers = [
  {
    text: 'delayedStartup.inFourWeeks',
    action: (device: Device) => continueGuide(startDelayedStartup(device), routes.delayedStartup),
  },
  {
    text: 'delayedStartup.rightNow',
    action: (device: Device) => continueGuide(stopAllPrograms(device), routes.delayedStartup),
  },
] as const

const okayAnswers = [
  {
    text: 'word.okay',
    action: (device: Device) => {
      const toggled = toggleDelayedStartup(device)
      return showOverlay(toggled, isRunning(toggled, 'delayedStartup') ? 'start' : 'stop')
    },
  },
] as const

/** The value is in minutes of each hour. 0 is off (behaviour 10.3). */
export const operatingTimeLimitation = settingStepper({
  field: 'operatingTimeLimitation',
  title: 'functions.operatingTime',
  icon: 'functions',
  notice: 'operating-time',
  marks: [0, 5, 10, 15],
  hint: 'functions.operatingTime.hint',
  activeWhileEditing: 'editOperatingTimeLimitation',
  back: () => path,
  overlay: { durationMs: durations.shortOverlay, onEnd: (device) => goBackTo(device, path) },
})
