/** Somebody who knows only the sentences, and what stands on the wall. */
import type { Button, Language } from '../../src/thermostat/device/device'
import type { CoreWall } from './operated-device'
import { type Advice, type Doing, readAdvice, readSentence } from './parse-sentence'

const MOST_PRESSES = 30

/** @returns why a sentence cannot be obeyed: it says nothing to do, or what it promises never comes; else `null` */
export function obey(wall: CoreWall, language: Language, sentence: string): string | null {
  try {
    for (const doing of readSentence(language, sentence)) perform(wall, doing, [])
    return null
  } catch (error) {
    return String(error)
  }
}

/** Obeys sentences of which each begins with what must be seen, such as the manual's way home. */
export function obeyAdvice(wall: CoreWall, language: Language, text: string): void {
  const all = readAdvice(language, text)
  const firsts = all.filter(({ isFirst }) => isFirst)
  for (const { condition, says, isFirst, doings } of all) {
    if (isFirst || !wall.sees(condition, says)) continue
    for (const doing of doings) perform(wall, doing, firsts)
  }
}

function perform(wall: CoreWall, doing: Doing, firsts: readonly Advice[]): void {
  switch (doing.do) {
    case 'press':
      wall.press(doing.button, doing.times)
      return
    case 'hold':
      wall.hold(doing.buttons, doing.seconds * 1000)
      return
    case 'until':
      if (!pressOrHold(wall, doing)) throw new Error(`It never says ${doing.says}.`)
      return
    case 'until circle':
      pressUntilCircle(wall, doing.button, firsts)
  }
}

function pressOrHold(wall: CoreWall, { button, isHeld, says }: Doing & { do: 'until' }): boolean {
  if (isHeld) return wall.holdUntil(button, (text) => text === says)
  for (let times = 0; times < MOST_PRESSES; times++) {
    wall.press(button, 1)
    if (wall.read() === says) return true
  }
  return false
}

function pressUntilCircle(wall: CoreWall, button: Button, firsts: readonly Advice[]) {
  for (let times = 0; wall.sees('no circle', null); times++) {
    if (times > MOST_PRESSES) throw new Error('The circle never shows.')
    for (const { condition, says, doings } of firsts)
      if (wall.sees(condition, says)) for (const doing of doings) perform(wall, doing, [])
    wall.press(button, 1)
  }
}
