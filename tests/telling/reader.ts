/** Somebody who knows only the sentences, and what stands on the wall. */
import type { Button, Language } from '../../src/device/device'
import { type Advice, type Doing, readAdvice, readSentence } from './read-sentence'
import type { Condition } from './vocabulary'

/** What can be done at a device and seen on it: the core, or a page in a browser. */
export interface Wall {
  /** Waits until nothing is pending any more. */
  press(button: Button, times: number): unknown
  hold(buttons: readonly Button[], ms: number): unknown
  /** Holds a button until a text is read; `false` where that never comes. */
  holdUntil(button: Button, isRead: (text: string) => boolean): boolean | Promise<boolean>
  /** The number in view, or the line that has the focus. */
  read(): string | Promise<string>
  /** Whether something is seen; of `off`, what says so is read below the circle. */
  sees(condition: Condition, says: string | null): boolean | Promise<boolean>
}

const MOST_PRESSES = 30

/** @throws where a sentence says nothing to do, or what it promises never comes */
export async function obey(wall: Wall, language: Language, sentence: string): Promise<void> {
  for (const doing of readSentence(language, sentence)) await perform(wall, doing, [])
}

/** Obeys sentences of which each begins with what must be seen, such as the manual's way home. */
export async function obeyAdvice(wall: Wall, language: Language, text: string): Promise<void> {
  const all = readAdvice(language, text)
  const firsts = all.filter(({ isFirst }) => isFirst)
  for (const { condition, says, isFirst, doings } of all) {
    if (isFirst || !(await wall.sees(condition, says))) continue
    for (const doing of doings) await perform(wall, doing, firsts)
  }
}

async function perform(wall: Wall, doing: Doing, firsts: readonly Advice[]): Promise<void> {
  switch (doing.do) {
    case 'press':
      await wall.press(doing.button, doing.times)
      return
    case 'hold':
      await wall.hold(doing.buttons, doing.seconds * 1000)
      return
    case 'until':
      if (!(await pressOrHold(wall, doing))) throw new Error(`It never says ${doing.says}.`)
      return
    case 'until circle':
      await pressUntilCircle(wall, doing.button, firsts)
  }
}

async function pressOrHold(wall: Wall, { button, isHeld, says }: Doing & { do: 'until' }): Promise<boolean> {
  if (isHeld) return wall.holdUntil(button, (text) => text === says)
  for (let times = 0; times < MOST_PRESSES; times++) {
    await wall.press(button, 1)
    if ((await wall.read()) === says) return true
  }
  return false
}

async function pressUntilCircle(wall: Wall, button: Button, firsts: readonly Advice[]) {
  for (let times = 0; await wall.sees('no circle', null); times++) {
    if (times > MOST_PRESSES) throw new Error('The circle never shows.')
    for (const { condition, says, doings } of firsts)
      if (await wall.sees(condition, says)) for (const doing of doings) await perform(wall, doing, [])
    await wall.press(button, 1)
  }
}
