/** What previous, confirm and next do on home (behaviour 5.6, 5.9, 5.11). */
import type { Memory } from './memory'
import { lower, mayLower, mayRaise, raise } from './temperature'

/** Which quantity previous and next change. */
function quantity(memory: Memory): 'nothing' | 'timer' | 'timer is off' | 'power' | 'temperature' {
  // While locked, previous and next rest (behaviour 5.11).
  if (memory.keylock === 'on') return 'nothing'
  // The same while turned off (behaviour 5.6).
  if (memory.power === 'off') return 'nothing'
  // A hotel guest changes the temperature, whatever program runs (behaviour 7.4).
  if (memory.application === 'hotel' && memory.remoteControlInstalled) return 'temperature'
  // In the timer program they change the hours; with the timer off, next asks for them (behaviour 5.8, 5.9).
  if (memory.program === 'timer') return memory.timer === 'on' ? 'timer' : 'timer is off'
  if (memory.application === 'powerControl') return 'power'
  return 'temperature'
}

/** Whether previous may act. */
export function mayPrevious(memory: Memory): boolean {
  switch (quantity(memory)) {
    case 'nothing':
    // With the timer off there is nothing to lower (behaviour 5.9).
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
    // With the timer off it opens the question (behaviour 5.9).
    case 'timer is off':
      return true
    // Up to 24 hours (behaviour 5.8).
    case 'timer':
      return memory.timerTime < 24
    case 'power':
      return memory.powerControlValue < 100
    case 'temperature':
      return mayRaise(memory)
  }
}

/** Whether confirm may act: in a guest room only while the keypad is locked (behaviour 5.10, 5.11). */
export function mayConfirm(memory: Memory): boolean {
  return memory.keylock === 'on' || !(memory.application === 'hotel' && memory.remoteControlInstalled)
}

function previous(memory: Memory) {
  if (!mayPrevious(memory)) return
  switch (quantity(memory)) {
    // With 4 hours left, or fewer, the timer goes off (behaviour 5.8, 31.3).
    case 'timer':
      if (memory.timerTime <= 4) memory.timer = 'off'
      else memory.timerTime -= 4
      return
    // Steps of 5 % (behaviour 7.7).
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

/** Confirm on home: releases the lock (behaviour 5.11). */
function confirm(memory: Memory) {
  if (memory.keylock === 'on') memory.keylock = 'off'
}

export function press(memory: Memory, button: 'previous' | 'confirm' | 'next') {
  if (button === 'previous') previous(memory)
  else if (button === 'next') next(memory)
  else confirm(memory)
}
