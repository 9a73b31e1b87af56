/** Programs: section 4, "Programs", and decision 7. */
import type { Memory } from './memory'
import { applyAutomatic } from './temperature'

/** Start or stop, the first line of a program's menu: "Stop sets program to undefined (week, remote control)". */
export function startOrStop(memory: Memory, program: 'week' | 'remoteControlProgram') {
  if (memory.program === program) {
    memory.program = null
    return
  }
  memory.program = program
  // docs/decisions.md: "Week program and remote control end what they replace: the timer's hours and what was kept of an earlier program."
  memory.secondaryProgram = null
  memory.timer = 'off'
  applyAutomatic(memory)
}

export function startOrStopTimer(memory: Memory) {
  if (memory.program === 'timer') stopTimer(memory)
  else startTimer(memory)
}

/** Section 3: "secondaryProgram: program remembered while timer or delayed startup runs". */
function interrupt(memory: Memory, program: string) {
  if (memory.program === program) return
  memory.secondaryProgram = memory.program
  memory.program = program
}

/** "Start sets program to … timer." */
export function startTimer(memory: Memory) {
  interrupt(memory, 'timer')
}

/** "… or restores secondaryProgram (timer)"; docs/decisions.md: "stopping ends the timer's hours as well". */
export function stopTimer(memory: Memory) {
  memory.timer = 'off'
  memory.program = memory.secondaryProgram
  memory.secondaryProgram = null
}

/** Start-timer: "yes turns the timer on and goes home; no turns it off and goes back to the timer menu". */
export function answerStartTimer(memory: Memory, yes: boolean) {
  memory.timer = yes ? 'on' : 'off'
}

/** "Program reset 'yes' sets program to undefined": with all that belongs to it. */
export function resetPrograms(memory: Memory) {
  memory.program = null
  memory.secondaryProgram = null
  memory.timer = 'off'
}

/** "Confirm okay toggles between delayedStartup and the stored secondaryProgram; the current program is saved as secondary when starting and restored when stopping." */
export function confirmDelayedStartup(memory: Memory) {
  if (memory.program === 'delayedStartup') {
    memory.program = memory.secondaryProgram
    memory.secondaryProgram = null
  } else {
    interrupt(memory, 'delayedStartup')
  }
}

/** "During the guide, confirming on delayed startup sets program to delayedStartup (or undefined) and installationGuide to 'false', then goes home." */
export function confirmDelayedStartupInGuide(memory: Memory, inFourWeeks: boolean) {
  if (inFourWeeks) interrupt(memory, 'delayedStartup')
  else memory.program = null
  memory.installationGuide = 'false'
}
