/** Applications: section 4, "Applications", and decision 7, "one at a time, starting one replaces the one before". */
import type { Memory } from './memory'
import { startTimer, stopTimer } from './programs'
import { applyAutomatic, cap } from './temperature'

function begin(memory: Memory, application: string) {
  if (memory.application !== application) end(memory, memory.application)
  memory.application = application
}

/** Ends it, with what it brought, if it is the one in force. */
function end(memory: Memory, application: string | null) {
  if (memory.application !== application) return
  memory.application = null
  memory.comfortHeating = 'off'
  // "Ground heating off ends the timer program as stopping the timer does."
  if (application === 'groundHeating' && memory.program === 'timer') stopTimer(memory)
}

/** "Hotel start sets application to hotel; stop sets it to undefined." */
export function startOrStopHotel(memory: Memory) {
  if (memory.application === 'hotel') return end(memory, 'hotel')
  begin(memory, 'hotel')
  applyAutomatic(memory)
}

/** "Comfort heating on sets application to comfortHeating"; decision 7: "comfort heating off sets `comfortHeating` to off". */
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

/** "Power control on sets application to powerControl; off sets it to undefined." */
export function choosePowerControl(memory: Memory, on: boolean) {
  if (on) begin(memory, 'powerControl')
  else end(memory, 'powerControl')
}

/** "Ground heating on sets application to groundHeating and program to timer." */
export function chooseGroundHeating(memory: Memory, on: boolean) {
  if (!on) return end(memory, 'groundHeating')
  begin(memory, 'groundHeating')
  startTimer(memory)
}

/** "Remote control on or off sets `remoteControl` to active or inactive (off also stops its program)." */
export function chooseRemoteControl(memory: Memory, on: boolean) {
  memory.remoteControl = on ? 'active' : 'inactive'
  if (on) applyAutomatic(memory)
  else if (memory.program === 'remoteControlProgram') memory.program = null
}
