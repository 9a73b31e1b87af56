import { isRunning, programFields, startProgram, stopProgram } from '../../rules/programs'
import {
  automaticTemperatureFields,
  REMOTE_CONTROL_ACTIVE_DEGREES,
  REMOTE_CONTROL_STANDBY_DEGREES,
} from '../../rules/temperature'
import { createTemperatureLines, postHeatLine } from '../example-lines'
import { info } from '../kinds/info'
import { menu } from '../kinds/menu'
import { readOnlyEditor } from '../kinds/read-only-editor'
import { readOnlyLines } from '../kinds/read-only-lines'
import { startStopLine } from '../kinds/start-stop-line'

const path = '/home/menu/program/remote-control'
const exampleLines = [
  ...createTemperatureLines(REMOTE_CONTROL_ACTIVE_DEGREES, REMOTE_CONTROL_STANDBY_DEGREES),
  postHeatLine,
]

export const remoteControl = menu({
  path,
  title: 'program.remoteControl',
  icon: 'remote',
  edits: [...programFields, 'temperatureValue'],
  dependsOn: automaticTemperatureFields,
  lines: [
    startStopLine({
      isRunning: (device) => isRunning(device, 'remoteControlProgram'),
      start: (device) => startProgram(device, 'remoteControlProgram'),
      stop: stopProgram,
    }),
    { text: 'word.inspect', icon: 'view', to: `${path}/review` },
    { text: 'word.modify', icon: 'edit', to: `${path}/edit` },
  ],
})

export const remoteControlReview = readOnlyLines({
  path: `${path}/review`,
  title: 'program.remoteControl',
  icon: 'remote',
  lines: () => exampleLines,
  link: { text: 'word.info', to: `${path}/review/info` },
})

export const remoteControlInfo = info({
  path: `${path}/review/info`,
  title: 'program.remoteControl',
  icon: 'info',
  pages: () => ['remoteControl.info.1', 'remoteControl.info.2', 'remoteControl.info.3'],
})

export const remoteControlEdit = readOnlyEditor({
  path: `${path}/edit`,
  title: 'remoteControl.edit',
  icon: 'edit',
  notice: 'values',
  groups: [{ title: null, lines: exampleLines }],
})
