/** The installer's applications (behaviour 7). */
import { amount, type Text } from '../../../../common/texts/text'
import { changeSettings } from '../../change'
import type { Device } from '../../model'
import type { Application } from '../../names'
import {
  applicationFields,
  setRemoteControl,
  startApplication,
  stopApplication,
} from '../../rules/applications'
import { GROUND_ACTIVE_DEGREES, GROUND_STANDBY_DEGREES } from '../../rules/in-force'
import { goTo, showOverlay } from '../../rules/navigation'
import {
  applyTemperatureCap,
  automaticTemperatureFields,
  HOTEL_STANDBY_DEGREES,
  REMOTE_CONTROL_ACTIVE_DEGREES,
  temperatureRangeFields,
} from '../../rules/temperature'
import { bounds } from '../../settings'
import { createTemperatureLines, postHeatLine } from '../example-lines'
import { choice, settingChoice } from '../kinds/choice'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { readOnlyEditor } from '../kinds/read-only-editor'
import { readOnlyLines } from '../kinds/read-only-lines'
import { startStopLine } from '../kinds/start-stop-line'
import { settingStepper } from '../kinds/stepper'

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
    startStopLine({
      isRunning: ({ settings }) => settings.application === 'hotel',
      start: (device) => startApplication(device, 'hotel'),
      stop: (device) => stopApplication(device, 'hotel'),
    }),
    { text: 'word.review', icon: 'view', to: `${hotelPath}/review` },
    { text: 'word.edit', icon: 'edit', to: `${hotelPath}/edit` },
    { text: 'hotel.interval', icon: 'interval', to: `${hotelPath}/interval` },
  ],
})

/**
 * Names the temperatures that the hotel application really sets: 22 °C if remote control is installed, else the
 * standby temperature (behaviour 8.4). The values on its screens are only examples.
 */
const hotelAdvice: Text = {
  id: 'page.advice.hotel',
  values: {
    active: amount(REMOTE_CONTROL_ACTIVE_DEGREES, 'unit.degree'),
    standby: amount(HOTEL_STANDBY_DEGREES, 'unit.degree'),
  },
}

/** Example temperatures (behaviour 28.4). */
const HOTEL_EXAMPLE_ACTIVE_DEGREES = 23
const HOTEL_EXAMPLE_STANDBY_DEGREES = 20
const hotelExampleLines = [
  ...createTemperatureLines(HOTEL_EXAMPLE_ACTIVE_DEGREES, HOTEL_EXAMPLE_STANDBY_DEGREES),
  postHeatLine,
]

export const hotelReview = readOnlyLines({
  path: `${hotelPath}/review`,
  title: 'applications.hotel',
  icon: 'hotel',
  advice: () => hotelAdvice,
  lines: () => hotelExampleLines,
  link: { text: 'word.info', to: `${hotelPath}/review/info` },
})

export const hotelInfo = info({
  path: `${hotelPath}/review/info`,
  title: 'applications.hotel',
  icon: 'info',
  pages: () => ['hotel.info.1', 'hotel.info.2', 'hotel.info.3'],
})

export const hotelEdit = readOnlyEditor({
  path: `${hotelPath}/edit`,
  title: 'hotel.edit',
  icon: 'edit',
  notice: 'values',
  advice: () => hotelAdvice,
  groups: [{ title: null, lines: hotelExampleLines }],
})

export const hotelInterval = readOnlyLines({
  path: `${hotelPath}/interval`,
  title: 'hotel.interval',
  icon: 'interval',
  lines: () => [
    { text: 'word.min', values: [amount(bounds.hotel.min, 'unit.degree')], raw: bounds.hotel.min },
    { text: 'word.max', values: [amount(bounds.hotel.max, 'unit.degree')], raw: bounds.hotel.max },
  ],
  hint: 'hotel.interval.hint',
})

/**
 * Returns the options of an application's on/off screen. “On” has the application's name as its value, “off” has
 * `null`.
 */
const onOffOptionsOf = (application: Application) => ({
  options: [
    { value: application, text: 'word.on' },
    { value: null, text: 'word.off' },
  ] as const,
  currentValueOf: ({ settings }: Device) => (settings.application === application ? application : null),
  store: (device: Device, value: Application | null) =>
    value === null ? stopApplication(device, application) : startApplication(device, application),
})

/** “On” opens the screen of the maximum temperature. “Off” shows the overlay “Saved!” (behaviour 7.5). */
export const comfortHeating = settingChoice({
  field: 'comfortHeating',
  icon: 'comfort',
  edits: applicationFields,
  dependsOn: temperatureRangeFields,
  store: (device, value) =>
    value === 'on'
      ? startApplication(device, 'comfortHeating')
      : // Stored settings may have comfort heating on without its application, so stopping is not enough.
        changeSettings(stopApplication(device, 'comfortHeating'), { comfortHeating: 'off' }),
  afterStoring: (device, value) =>
    value === 'on' ? goTo(device, comfortTemperaturePath) : showOverlay(device, 'save'),
})

export const comfortHeatingMaximum = settingStepper({
  field: 'comfortHeatingMaxTemp',
  title: 'comfortHeating.maximum',
  icon: 'comfort',
  edits: ['comfortHeatingMaxTemp', 'temperatureValue'],
  dependsOn: temperatureRangeFields,
  save: (device, comfortHeatingMaxTemp) =>
    applyTemperatureCap(changeSettings(device, { comfortHeatingMaxTemp })),
  marks: [23, 24, 25, 26, 27],
  activeWhileEditing: 'editComfortHeating',
  back: () => comfortPath,
  missingRequirementOf: ({ settings }) =>
    settings.comfortHeating === 'on' ? null : 'page.advice.comfortHeating',
})

export const powerControl = choice({
  path: `${path}/power-control`,
  title: 'applications.powerControl',
  icon: 'power',
  edits: applicationFields,
  ...onOffOptionsOf('powerControl'),
})

export const groundHeating = choice({
  path: groundPath,
  title: 'applications.groundHeating',
  icon: 'ground',
  edits: applicationFields,
  ...onOffOptionsOf('groundHeating'),
  link: { text: 'word.review', to: `${groundPath}/review` },
})

export const groundHeatingReview = readOnlyLines({
  path: `${groundPath}/review`,
  title: 'applications.groundHeating',
  icon: 'ground',
  lines: () => [...createTemperatureLines(GROUND_ACTIVE_DEGREES, GROUND_STANDBY_DEGREES), postHeatLine],
})

export const remoteControlApplication = settingChoice({
  field: 'remoteControl',
  icon: 'remote',
  edits: ['remoteControl', 'program', 'temperatureValue'],
  dependsOn: automaticTemperatureFields,
  store: setRemoteControl,
})
