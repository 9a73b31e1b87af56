import type { ValueLine } from '../../body'
import { isRunning, programFields, startProgram, stopProgram } from '../../rules/programs'
import { automaticTemperatureFields } from '../../rules/temperature'
import { type WeekEvent, weekdayEvents, weekdays, weekend, weekendEvents } from '../../rules/week'
import { menu } from '../kinds/menu'
import { startStopLine } from '../kinds/start-stop-line'
import { tabs } from '../kinds/tabs'
import { walk } from '../kinds/walk'

const path = '/home/menu/program/week'

export const week = menu({
  path,
  title: 'program.week',
  icon: 'week',
  edits: [...programFields, 'temperatureValue'],
  dependsOn: automaticTemperatureFields,
  lines: [
    startStopLine({
      isRunning: (device) => isRunning(device, 'week'),
      start: (device) => startProgram(device, 'week'),
      stop: stopProgram,
    }),
    { text: 'word.review', icon: 'view', to: `${path}/review` },
    { text: 'word.edit', icon: 'edit', to: `${path}/edit` },
  ],
})

const line = ({ name, time, temperature, disabled }: WeekEvent): ValueLine => ({
  text: `week.event.${name}`,
  values: [{ time }, { number: temperature, unit: 'unit.degree' }],
  ...(disabled && { disabled }),
})

export const weekReview = tabs({
  path: `${path}/review`,
  title: 'program.week',
  icon: 'week',
  tabs: [
    {
      text: 'week.weekdays',
      panel: () => ({ kind: 'events', days: weekdays, lines: weekdayEvents.map(line) }),
    },
    {
      text: 'week.weekend',
      panel: () => ({ kind: 'events', days: weekend, lines: weekendEvents.map(line) }),
    },
  ],
})

export const weekEdit = walk({
  path: `${path}/edit`,
  title: 'week.edit',
  icon: 'edit',
  notice: 'values',
  groups: [
    { title: 'week.weekdays', lines: weekdayEvents.map(line) },
    { title: 'week.weekend', lines: weekendEvents.map(line) },
  ],
})
