/** The parts of the manual besides the tasks: their addresses, titles and introductions. */
import type { TextId } from '../../src/thermostat/device/device'
import type { PagePath } from './page-paths'

export const parts = [
  ['screens/', 'manual.map', 'manual.map.intro'],
  ['settings/', 'manual.settings', 'manual.settings.intro'],
  ['display/', 'guide.page.display', 'manual.display.intro'],
  ['wrong/', 'booklet.symptoms', 'manual.wrong.intro'],
  ['errors/', 'manual.errors', 'manual.errors.intro'],
  ['floor/', 'guide.page.floor', 'manual.floor.intro'],
  ['sensor-choice/', 'guide.page.sensor-choice', 'manual.sensorChoice.intro'],
  ['sensors/', 'guide.page.sensors', 'manual.sensors.intro'],
  ['limits/', 'manual.limits', 'manual.limits.intro'],
  ['house/', 'manual.house', 'manual.house.intro'],
] as const satisfies readonly (readonly [place: PagePath, title: TextId, intro: TextId])[]

export type PartPath = (typeof parts)[number][0]
