/** Starting and stopping the programs. */
import { set } from '../../device/change'
import type { Path } from '../../device/device'
import { routes } from '../../device/paths'
import { isTimerInForce } from '../../device/rules/in-force'
import {
  startProgram,
  startTimerProgram,
  stopProgram,
  stopTimerProgram,
  toggleDelayedStartup,
} from '../../device/rules/programs'
import { type Does, type Operation, where } from './operations'

const program = '/home/menu/program'
export const programFields = ['program', 'secondaryProgram', 'timer'] as const

export function programOperations(): readonly Operation[] {
  const started = [...programFields, 'temperatureValue'] as const
  const of = (id: string, value: string, path: Path, does: Does): Operation => ({
    id,
    field: 'program',
    value,
    where: [path],
    changes: started,
    does,
  })
  const question = `${program}/timer/start-timer` as const
  return [
    of(
      'start week',
      'week',
      `${program}/week`,
      where(
        (now) => now.program !== 'week',
        (device) => startProgram(device, 'week'),
      ),
    ),
    of(
      'start remote control',
      'remoteControlProgram',
      `${program}/remote-control`,
      where(
        (now) => now.remoteControl === 'active' && now.program !== 'remoteControlProgram',
        (device) => startProgram(device, 'remoteControlProgram'),
      ),
    ),
    of(
      'stop week',
      '',
      `${program}/week`,
      where((now) => now.program === 'week', stopProgram),
    ),
    of(
      'start timer',
      'timer',
      question,
      where(
        (now) => now.program !== 'timer' || now.timer === 'off',
        (device) => set(startTimerProgram(device), { timer: 'on' }),
      ),
    ),
    of(
      'stop timer',
      '',
      `${program}/timer`,
      where((now) => now.program === 'timer', stopTimerProgram),
    ),
    {
      ...of(
        'end timer',
        'timer',
        routes.home,
        where(
          (now, device) => now.power === 'on' && isTimerInForce(device) && now.timer === 'on',
          (device) => set(device, { timerTime: 4, timer: 'off' }),
        ),
      ),
      changes: ['timer', 'timerTime'],
      isCountedDown: true,
    },
    of('delay', 'delayedStartup', routes.delayedStartup, toggleDelayedStartup),
  ]
}
