/** The start screen: clock and temperature, or the splash screen while the guide is on (behaviour 4.1, 4.3). */
import { changeSettings } from '../change'
import type { Screen } from '../model'
import { routes } from '../paths'
import { durations } from '../rules/durations'
import { isGuideOn, restartWithGuide } from '../rules/guide'
import { temperatureInForce } from '../rules/in-force'
import { goTo, replaceWith } from '../rules/navigation'
import { fieldNames } from '../settings'
import { minuteOfDay } from '../time'

export const start: Screen = {
  path: '/',
  title: 'start.title',
  // A restart sets all fields.
  edits: fieldNames,
  onEnter: (device) => {
    if (device.settings.restart) return restartWithGuide(device)
    // `pending`: the guide starts with the language screen, after the splash.
    return isGuideOn(device) ? changeSettings(device, { installationGuide: 'pending' }) : device
  },
  actions: () => ({ confirm: (device) => goTo(device, routes.home) }),
  autoAdvance: {
    afterMs: durations.splash,
    isEnabled: isGuideOn,
    onEnd: (device) =>
      replaceWith(changeSettings(device, { installationGuide: 'true', restart: false }), routes.language),
  },
  body: (device) => ({
    kind: 'start',
    splash: isGuideOn(device),
    clock: { time: minuteOfDay(device.clock) },
    date: { date: device.clock, as: 'day' },
    temperature: { number: temperatureInForce(device), unit: 'unit.degree' },
  }),
}
