/** Applications, of which at most one is in force (behaviour 7). */
import type { Memory } from './memory'
import { startTimer, stopTimer } from './programs'
import { applyAutomatic, cap } from './temperature'

function begin(memory: Memory, application: string) {
  if (memory.application !== application) end(memory, memory.application)
  memory.application = application
}

/** Ends an application that is in force, with what it started. */
function end(memory: Memory, application: string | null) {
  if (memory.application !== application) return
  memory.application = null
  memory.comfortHeating = 'off'
  // Ground heating ends its timer program too (behaviour 7.2).
  if (application === 'groundHeating' && memory.program === 'timer') stopTimer(memory)
}

/** Starts hotel, or stops it (behaviour 7.3). */
export function startOrStopHotel(memory: Memory) {
  if (memory.application === 'hotel') return end(memory, 'hotel')
  begin(memory, 'hotel')
  applyAutomatic(memory)
}

/** Switches comfort heating on or off (behaviour 7.5). */
export function chooseComfortHeating(memory: Memory, on: boolean) {
  if (on) {
    begin(memory, 'comfortHeating')
    memory.comfortHeating = 'on'
    cap(memory)
  } else {
    end(memory, 'comfortHeating')
    memory.comfortHeating = 'off'
  }
}

/** Switches power control on or off (behaviour 7.7). */
export function choosePowerControl(memory: Memory, on: boolean) {
  if (on) begin(memory, 'powerControl')
  else end(memory, 'powerControl')
}

/** Switches ground heating on or off (behaviour 7.8). */
export function chooseGroundHeating(memory: Memory, on: boolean) {
  if (!on) return end(memory, 'groundHeating')
  begin(memory, 'groundHeating')
  startTimer(memory)
}

/** Switches remote control on or off (behaviour 7.9). */
export function chooseRemoteControl(memory: Memory, on: boolean) {
  memory.remoteControl = on ? 'active' : 'inactive'
  if (on) applyAutomatic(memory)
  else if (memory.program === 'remoteControlProgram') memory.program = null
}
