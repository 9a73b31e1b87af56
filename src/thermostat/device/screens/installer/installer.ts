import type { Device } from '../../model'
import { guideFields } from '../../rules/guide'
import { goBackTo } from '../../rules/moving'
import { reset } from '../../rules/reset'
import { lessInstalledPower, moreInstalledPower } from '../../rules/steps'
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

/** Its overlay leads two steps back: to where the visitor came from (behaviour 13.4). */
export const installedEffect = settingStepper({
  field: 'effectValue',
  title: 'installedPower.title',
  icon: 'power',
  edits: ['effectValue', ...guideFields],
  dependsOn: ['floorType'],
  more: moreInstalledPower,
  less: lessInstalledPower,
  hint: 'installedPower.hint',
  wide: true,
  overlay: { steps: 2 },
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

/** In the demo both resets do the same (behaviour 13.6). */
const resetAnswers = [
  { text: 'word.yes', does: reset },
  { text: 'word.no', does: (device: Device) => goBackTo(device, resetPath) },
] as const

export const resetEverything = question({
  path: `${resetPath}/reset-everything`,
  title: 'reset.everything',
  icon: 'reset',
  notice: 'reset',
  edits: fieldNames,
  question: 'reset.everything.question',
  destroys: true,
  answers: resetAnswers,
})

export const saveData = question({
  path: `${resetPath}/save-data`,
  title: 'reset.saveData',
  icon: 'reset',
  notice: 'reset',
  edits: fieldNames,
  question: 'reset.saveData.question',
  destroys: true,
  answers: resetAnswers,
})
