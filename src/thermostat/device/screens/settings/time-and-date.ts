/** Time, date and time zone. Time and date look editable but cannot be changed (behaviour 12.2, 12.3). */
import type { Device, Screen } from '../../model'
import { routes } from '../../paths'
import { continueGuide, type GuideStep, isGuideOn } from '../../rules/guide'
import { goBackTo, goTo } from '../../rules/navigation'
import { minuteOfDay, toLocalIso } from '../../time'
import { settingChoice } from '../kinds/choice'
import { blankDefaults } from '../unknown-screen'

const settingsPath = '/home/menu/settings'

/** Opens the time zone if a WiFi card is installed and WiFi is on, otherwise the time (behaviour 12.2). */
export const timeAndDateRedirect = {
  ...blankDefaults,
  path: `${settingsPath}/time-and-date`,
  title: 'time.title',
  dependsOn: ['wifiInstalled', 'wifi'],
  redirect: ({ settings }) =>
    settings.wifiInstalled && settings.wifi === 'on' ? routes.setTimezone : routes.setTime,
} satisfies Screen

const continueGuideOr =
  (path: GuideStep, actionOutsideGuide: (device: Device) => Device) => (device: Device) =>
    isGuideOn(device) ? continueGuide(device, path) : actionOutsideGuide(device)

export const setTimeScreen: Screen = {
  path: routes.setTime,
  title: 'time.set',
  icon: 'clock',
  notice: 'time',
  // Decides the target of the back button in the installation guide.
  dependsOn: ['wifiInstalled'],
  back: () => settingsPath,
  actions: () => ({ confirm: continueGuideOr(routes.setTime, (device) => goTo(device, routes.setDate)) }),
  legend: () => ({ confirm: 'legend.continue' }),
  body: ({ clock }) => ({
    kind: 'moment',
    editing: true,
    valueText: { time: minuteOfDay(clock) },
    value: String(minuteOfDay(clock)),
  }),
}

export const setDateScreen: Screen = {
  path: routes.setDate,
  title: 'date.set',
  icon: 'clock',
  notice: 'time',
  dependsOn: ['wifiInstalled', 'wifi'],
  back: timeAndDateRedirect.redirect,
  actions: () => ({ confirm: continueGuideOr(routes.setDate, (device) => goBackTo(device, settingsPath)) }),
  legend: () => ({ confirm: 'legend.continue' }),
  body: ({ clock }) => ({
    kind: 'moment',
    editing: true,
    valueText: { date: clock, as: 'date' },
    value: toLocalIso(clock).slice(0, 'YYYY-MM-DD'.length),
    hint: { date: clock, as: 'weekday' },
  }),
}

export const timezoneChoice = settingChoice({
  field: 'timezone',
  icon: 'clock',
  notice: 'timezone',
})
