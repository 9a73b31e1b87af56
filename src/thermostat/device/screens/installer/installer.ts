import type { Device } from '../../model'
import { guideFields } from '../../rules/guide'
import { decreaseInstalledPower, increaseInstalledPower } from '../../rules/increments'
import { goBackTo } from '../../rules/navigation'
import { reset } from '../../rules/reset'
import { fieldNames } from '../../settings'
import { menu, settingLine } from '../kinds/menu'
import { question } from '../kinds/question'
import { settingStepper } from '../kinds/stepper'

const path = '/home/menu/installer'
const resetPath = `${path}/reset`

export const installer = menu({
  path,
  title: 'installer.title',
  icon: 'installer',
  lines: [
    { text: 'systemInfo.title', icon: 'info', to: `${path}/system-info` },
    { text: 'applications.title', icon: 'application', to: `${path}/applications` },
    { text: 'sensor.title', icon: 'sensor', to: `${path}/sensor` },
    { ...settingLine('effectValue'), icon: 'power' },
    { text: 'functions.title', icon: 'functions', to: `${path}/functions` },
    { text: 'reset.title', icon: 'reset', to: resetPath },
  ],
})

export const installedPower = settingStepper({
  field: 'effectValue',
  title: 'installedPower.title',
  icon: 'power',
  edits: ['effectValue', ...guideFields],
  // Decides the next screen of the installation guide.
  dependsOn: ['floorType'],
  increase: increaseInstalledPower,
  decrease: decreaseInstalledPower,
  hint: 'installedPower.hint',
  hasWideRange: true,
  // One step back is this screen without the overlay, two are the screen before it (behaviour 16.4).
  overlay: { stepsBack: 2 },
})

export const resetMenu = menu({
  path: resetPath,
  title: 'reset.title',
  icon: 'reset',
  notice: 'reset',
  lines: [
    { text: 'reset.everything', to: `${resetPath}/reset-everything` },
    { text: 'reset.saveData', to: `${resetPath}/save-data` },
  ],
})

/** Shared, because in the demo both resets do the same (behaviour 13.6). */
const resetAnswers = [
  { text: 'word.yes', action: reset },
  { text: 'word.no', action: (device: Device) => goBackTo(device, resetPath) },
] as const

export const resetEverythingQuestion = question({
  path: `${resetPath}/reset-everything`,
  title: 'reset.everything',
  icon: 'reset',
  notice: 'reset',
  edits: fieldNames,
  question: 'reset.everything.question',
  isDestructive: true,
  answers: resetAnswers,
})

export const resetKeepingDataQuestion = question({
  path: `${resetPath}/save-data`,
  title: 'reset.saveData',
  icon: 'reset',
  notice: 'reset',
  edits: fieldNames,
  question: 'reset.saveData.question',
  isDestructive: true,
  answers: resetAnswers,
})
