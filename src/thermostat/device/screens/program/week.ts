import type { ValueLine } from '../../body'
import { isRunning, programFields, startProgram, stopProgram } from '../../rules/programs'
import { automaticTemperatureFields } from '../../rules/temperature'
import {
  type WeekEvent,
  weekdayEvents,
  weekdayIndices,
  weekendEvents,
  weekendIndices,
} from '../../rules/week'
import { menu } from '../kinds/menu'
import { readOnlyEditor } from '../kinds/read-only-editor'
import { startStopLine } from '../kinds/start-stop-line'
import { tabs } from '../kinds/tabs'

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

const toLine = ({ name, minuteOfDay, temperature, disabled }: WeekEvent): ValueLine => ({
  text: `week.event.${name}`,
  values: [{ time: minuteOfDay }, { number: temperature, unit: 'unit.degree' }],
  ...(disabled && { disabled }),
})

export const weekReview = tabs({
  path: `${path}/review`,
  title: 'program.week',
  icon: 'week',
  tabs: [
    {
      text: 'week.weekdays',
      contentOf: () => ({ kind: 'events', days: weekdayIndices, lines: weekdayEvents.map(toLine) }),
    },
    {
      text: 'week.weekend',
      contentOf: () => ({ kind: 'events', days: weekendIndices, lines: weekendEvents.map(toLine) }),
    },
  ],
})

export const weekEdit = readOnlyEditor({
  path: `${path}/edit`,
  title: 'week.edit',
  icon: 'edit',
  notice: 'values',
  groups: [
    { title: 'week.weekdays', lines: weekdayEvents.map(toLine) },
    { title: 'week.weekend', lines: weekendEvents.map(toLine) },
  ],
})
