/** The installer's applications (behaviour 7). */
import { amount, type Text } from '../../../../common/texts/text'
import { set } from '../../change'
import type { Device } from '../../model'
import type { Application } from '../../names'
import {
  applicationFields,
  setRemoteControl,
  startApplication,
  stopApplication,
} from '../../rules/applications'
import { GROUND_ACTIVE, GROUND_STANDBY } from '../../rules/in-force'
import { go, show } from '../../rules/moving'
import {
  applyTemperatureCap,
  automaticTemperatureFields,
  HOTEL_WITHOUT,
  rangeFields,
  WITH_REMOTE_CONTROL,
} from '../../rules/temperature'
import { bounds } from '../../settings'
import { choice, settingChoice } from '../kinds/choice'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { reading } from '../kinds/reading'
import { startOrStop } from '../kinds/startable'
import { settingStepper } from '../kinds/stepper'
import { walk } from '../kinds/walk'
import { activeAndStandby, postHeat } from '../sample-lines'

const path = '/home/menu/installer/applications'
const hotelPath = `${path}/hotel`
const comfortPath = `${path}/comfort-heating`
const comfortTemperaturePath = `${comfortPath}/set-comfort-heating-temp`
const groundPath = `${path}/ground-heating`

export const applicationsMenu = menu({
  path,
  title: 'applications.title',
  icon: 'application',
  lines: [
    { text: 'applications.hotel', icon: 'hotel', to: hotelPath },
    { text: 'applications.comfortHeating', icon: 'comfort', to: comfortPath },
    { text: 'applications.powerControl', icon: 'power', to: `${path}/power-control` },
    { text: 'applications.groundHeating', icon: 'ground', to: groundPath },
    { text: 'applications.remoteControl', icon: 'remote', to: `${path}/remote-control` },
  ],
})

export const hotel = menu({
  path: hotelPath,
  title: 'applications.hotel',
  icon: 'hotel',
  edits: applicationFields,
  dependsOn: automaticTemperatureFields,
  lines: [
    startOrStop({
      runs: ({ settings }) => settings.application === 'hotel',
      start: (device) => startApplication(device, 'hotel'),
      stop: (device) => stopApplication(device, 'hotel'),
    }),
    { text: 'word.review', icon: 'view', to: `${hotelPath}/review` },
    { text: 'word.edit', icon: 'edit', to: `${hotelPath}/edit` },
    { text: 'hotel.interval', icon: 'interval', to: `${hotelPath}/interval` },
  ],
})

/** What the screens show are samples. */
const keptInHotel: Text = {
  id: 'page.advice.hotel',
  values: {
    active: amount(WITH_REMOTE_CONTROL, 'unit.degree'),
    standby: amount(HOTEL_WITHOUT, 'unit.degree'),
  },
}

const hotelLines = [...activeAndStandby(23, 20), postHeat]

export const hotelReview = reading({
  path: `${hotelPath}/review`,
  title: 'applications.hotel',
  icon: 'hotel',
  advice: () => keptInHotel,
  lines: () => hotelLines,
  link: { text: 'word.info', to: `${hotelPath}/review/info` },
})

export const hotelInfo = info({
  path: `${hotelPath}/review/info`,
  title: 'applications.hotel',
  icon: 'info',
  pages: () => ['hotel.info.1', 'hotel.info.2', 'hotel.info.3'],
})

export const hotelEdit = walk({
  path: `${hotelPath}/edit`,
  title: 'hotel.edit',
  icon: 'edit',
  notice: 'values',
  advice: () => keptInHotel,
  groups: [{ title: null, lines: hotelLines }],
})

export const hotelInterval = reading({
  path: `${hotelPath}/interval`,
  title: 'hotel.interval',
  icon: 'interval',
  lines: () => [
    { text: 'word.min', values: [amount(bounds.hotel.min, 'unit.degree')], raw: bounds.hotel.min },
    { text: 'word.max', values: [amount(bounds.hotel.max, 'unit.degree')], raw: bounds.hotel.max },
  ],
  hint: 'hotel.interval.hint',
})

/** An application's on and off: its own name where it is the one in force, else none. */
const applicationOnOff = (application: Application) => ({
  options: [
    { value: application, text: 'word.on' },
    { value: null, text: 'word.off' },
  ] as const,
  current: ({ settings }: Device) => (settings.application === application ? application : null),
  store: (device: Device, value: Application | null) =>
    value === null ? stopApplication(device, application) : startApplication(device, application),
})

/** On leads to its maximum, off is saved. */
export const comfortHeating = settingChoice({
  field: 'comfortHeating',
  icon: 'comfort',
  edits: applicationFields,
  dependsOn: rangeFields,
  store: (device, value) =>
    value === 'on'
      ? startApplication(device, 'comfortHeating')
      : set(stopApplication(device, 'comfortHeating'), { comfortHeating: 'off' }),
  leadsTo: (device, value) => (value === 'on' ? go(device, comfortTemperaturePath) : show(device, 'save')),
})

/** Editable only while comfort heating is on. */
export const comfortHeatingMaximum = settingStepper({
  field: 'comfortHeatingMaxTemp',
  title: 'comfortHeating.maximum',
  icon: 'comfort',
  edits: ['comfortHeatingMaxTemp', 'temperatureValue'],
  dependsOn: rangeFields,
  save: (device, comfortHeatingMaxTemp) => applyTemperatureCap(set(device, { comfortHeatingMaxTemp })),
  marks: [23, 24, 25, 26, 27],
  editFlag: 'editComfortHeating',
  back: () => comfortPath,
  needs: ({ settings }) => (settings.comfortHeating === 'on' ? null : 'page.advice.comfortHeating'),
})

export const powerControl = choice({
  path: `${path}/power-control`,
  title: 'applications.powerControl',
  icon: 'power',
  edits: applicationFields,
  ...applicationOnOff('powerControl'),
})

export const groundHeating = choice({
  path: groundPath,
  title: 'applications.groundHeating',
  icon: 'ground',
  edits: applicationFields,
  ...applicationOnOff('groundHeating'),
  link: { text: 'word.review', to: `${groundPath}/review` },
})

export const groundHeatingReview = reading({
  path: `${groundPath}/review`,
  title: 'applications.groundHeating',
  icon: 'ground',
  lines: () => [...activeAndStandby(GROUND_ACTIVE, GROUND_STANDBY), postHeat],
})

export const remoteControlApplication = settingChoice({
  field: 'remoteControl',
  icon: 'remote',
  edits: ['remoteControl', 'program', 'temperatureValue'],
  dependsOn: automaticTemperatureFields,
  store: setRemoteControl,
})
