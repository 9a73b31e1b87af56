/** Programs (behaviour 6). */
import type { Memory } from './memory'
import { applyAutomatic } from './temperature'

/** Start or stop, the first line of a program's menu (behaviour 6.3, 6.4). */
export function startOrStop(memory: Memory, program: 'week' | 'remoteControlProgram') {
  if (memory.program === program) {
    memory.program = null
    return
  }
  memory.program = program
  // Week program and remote control end what they replace (behaviour 6.4).
  memory.secondaryProgram = null
  memory.timer = 'off'
  applyAutomatic(memory)
}

/** Remembers the program that timer or delayed start-up interrupts (behaviour 6.5). */
function interrupt(memory: Memory, program: string) {
  if (memory.program === program) return
  memory.secondaryProgram = memory.program
  memory.program = program
}

/** What was interrupted goes on; a program cannot have interrupted itself (behaviour 6.5). */
export function interrupted({ program, secondaryProgram }: Memory): string | null {
  return program === secondaryProgram ? null : secondaryProgram
}

function resume(memory: Memory) {
  memory.program = interrupted(memory)
  memory.secondaryProgram = null
}

/** Starts the timer program (behaviour 6.5). */
export function startTimer(memory: Memory) {
  interrupt(memory, 'timer')
}

/** Stops the timer program and its hours (behaviour 6.5). */
export function stopTimer(memory: Memory) {
  memory.timer = 'off'
  resume(memory)
}

/** The question Start timer (behaviour 6.6). */
export function answerStartTimer(memory: Memory, yes: boolean) {
  if (yes) startTimer(memory)
  // No leaves another program as it was.
  if (memory.program === 'timer') memory.timer = yes ? 'on' : 'off'
}

/** Resetting the programs, answered yes (behaviour 6.12). */
export function resetPrograms(memory: Memory) {
  memory.program = null
  memory.secondaryProgram = null
  memory.timer = 'off'
}

/** Okay on delayed start-up outside the guide (behaviour 6.8). */
export function confirmDelayedStartup(memory: Memory) {
  if (memory.program === 'delayedStartup') resume(memory)
  else interrupt(memory, 'delayedStartup')
}

/** The choice of delayed start-up inside the guide, which ends it (behaviour 4.11, 4.12). */
export function confirmDelayedStartupInGuide(memory: Memory, inFourWeeks: boolean) {
  if (inFourWeeks) interrupt(memory, 'delayedStartup')
  else Object.assign(memory, { program: null, secondaryProgram: null })
  memory.installationGuide = 'false'
}
