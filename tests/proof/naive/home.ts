/** What previous, confirm and next do on /home: section 5 and decisions 5 and 6. */
import type { Memory } from './memory'
import { lower, mayLower, mayRaise, raise } from './temperature'

/** Which quantity previous and next change. */
function quantity(memory: Memory): 'nothing' | 'timer' | 'timer is off' | 'power' | 'temperature' {
  // Decision 5: "While locked, previous and next change nothing."
  if (memory.keylock === 'on') return 'nothing'
  // docs/decisions.md: "Turned off, home's previous and next rest."
  if (memory.power === 'off') return 'nothing'
  // Decision 6: "Hotel with the remote control installed keeps it within 20 to 23": a guest changes the temperature, whatever runs.
  if (memory.application === 'hotel' && memory.remoteControlInstalled) return 'temperature'
  // Decision 6: "The timer program being the one in force on /home (program `timer`, timer not `on`)"
  if (memory.program === 'timer') return memory.timer === 'on' ? 'timer' : 'timer is off'
  if (memory.application === 'powerControl') return 'power'
  return 'temperature'
}

/** Whether previous may act. */
export function mayPrevious(memory: Memory): boolean {
  switch (quantity(memory)) {
    case 'nothing':
    // "Previous is disabled … on /home when the timer is off."
    case 'timer is off':
      return false
    case 'timer':
      return true
    case 'power':
      return memory.powerControlValue > 0
    case 'temperature':
      return mayLower(memory)
  }
}

/** Whether next may act. */
export function mayNext(memory: Memory): boolean {
  switch (quantity(memory)) {
    case 'nothing':
      return false
    // Decision 6: "next opens start-timer"
    case 'timer is off':
      return true
    // "Next adds 4 hours, up to 24."
    case 'timer':
      return memory.timerTime < 24
    case 'power':
      return memory.powerControlValue < 100
    case 'temperature':
      return mayRaise(memory)
  }
}

/** "And on /home when the application is hotel and the remote control is installed"; a locked room is unlocked by it nevertheless. */
export function mayConfirm(memory: Memory): boolean {
  return memory.keylock === 'on' || !(memory.application === 'hotel' && memory.remoteControlInstalled)
}

function previous(memory: Memory) {
  if (!mayPrevious(memory)) return
  switch (quantity(memory)) {
    // "The decrement control lowers timerTime by 4, and at 4 it turns the timer off."
    case 'timer':
      if (memory.timerTime === 4) memory.timer = 'off'
      else memory.timerTime -= 4
      return
    // "Power control: steps of 5, range 0 to 100"
    case 'power':
      memory.powerControlValue -= 5
      return
    case 'temperature':
      lower(memory)
  }
}

function next(memory: Memory) {
  if (!mayNext(memory)) return
  switch (quantity(memory)) {
    case 'timer':
      memory.timerTime += 4
      return
    case 'power':
      memory.powerControlValue += 5
      return
    case 'temperature':
      raise(memory)
  }
}

/** Decision 5: "With keylock on, pressing the centre button releases it as well." */
function confirm(memory: Memory) {
  if (memory.keylock === 'on') memory.keylock = 'off'
}

export function press(memory: Memory, button: 'previous' | 'confirm' | 'next') {
  if (button === 'previous') previous(memory)
  else if (button === 'next') next(memory)
  else confirm(memory)
}
