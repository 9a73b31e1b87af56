/** Follows sentences on a device, with no other knowledge than their words. */
import type { Button, Language } from '../../src/thermostat/device/device'
import type { OperatedDevice } from './operated-device'
import { type Advice, type Instruction, parseAdvice, parseSentence } from './parse-sentence'

const MAX_PRESSES = 30

/** Follows one sentence. @returns an error message if the sentence cannot be followed, else `null` */
export function followSentence(device: OperatedDevice, language: Language, sentence: string): string | null {
  try {
    for (const instruction of parseSentence(language, sentence)) perform(device, instruction, [])
    return null
  } catch (error) {
    return String(error)
  }
}

/** Follows sentences that each begin with a condition, such as the manual's way home. */
export function followAdvice(device: OperatedDevice, language: Language, text: string): void {
  const all = parseAdvice(language, text)
  const firsts = all.filter(({ isFirst }) => isFirst)
  for (const { condition, says, isFirst, instructions } of all) {
    if (isFirst || !device.sees(condition, says)) continue
    for (const instruction of instructions) perform(device, instruction, firsts)
  }
}

function perform(device: OperatedDevice, instruction: Instruction, firsts: readonly Advice[]): void {
  switch (instruction.do) {
    case 'press':
      device.press(instruction.button, instruction.times)
      return
    case 'hold':
      device.hold(instruction.buttons, instruction.seconds * 1000)
      return
    case 'until':
      if (!pressOrHold(device, instruction)) throw new Error(`The display never shows ${instruction.says}.`)
      return
    case 'until circle':
      pressUntilCircle(device, instruction.button, firsts)
  }
}

function pressOrHold(
  device: OperatedDevice,
  { button, isHeld, says }: Instruction & { do: 'until' },
): boolean {
  if (isHeld) return device.holdUntil(button, (text) => text === says)
  for (let times = 0; times < MAX_PRESSES; times++) {
    device.press(button, 1)
    if (device.read() === says) return true
  }
  return false
}

function pressUntilCircle(device: OperatedDevice, button: Button, firsts: readonly Advice[]) {
  for (let times = 0; device.sees('no circle', null); times++) {
    if (times > MAX_PRESSES) throw new Error('The dial never appears.')
    for (const { condition, says, instructions } of firsts)
      if (device.sees(condition, says))
        for (const instruction of instructions) perform(device, instruction, [])
    device.press(button, 1)
  }
}
