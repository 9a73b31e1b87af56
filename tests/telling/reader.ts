import { type Button, hold, type Moment, picture, press, rest, step, wait } from '../../src/device/device'
import { inWords } from './in-words'

const buttons: Readonly<Record<string, Button>> = { '‹': 'previous', '○': 'confirm', '›': 'next' }
const counts: Readonly<Record<string, number>> = { twice: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }
const MOST_PRESSES = 30
const LONGEST_HOLD = 20_000
const A_MOMENT = 10

/**
 * Somebody who knows only the English sentence, and the display.
 * @throws where a sentence says nothing to do
 */
export function obey(moment: Moment, sentence: string): Moment {
  const held = /^Hold (\S) (?:to about|until it says) (.+?)(?:, then press (\S) until it says (.+))?$/.exec(
    sentence,
  )
  if (held) {
    const [, sign = '', says = '', other, saysThen = ''] = held
    const after = holdUntil(moment, buttonOf(sign), says)
    return other ? pressUntil(after, buttonOf(other), saysThen) : after
  }
  const along = /^Hold (\S) until you reach “(.+)”$/.exec(sentence)
  if (along) return holdUntil(moment, buttonOf(along[1] ?? ''), along[2] ?? '')
  const long = /^Hold (\S)(?: and (\S) together)? for (\d) seconds/.exec(sentence)
  if (long) {
    const [, one = '', other, seconds] = long
    return rest(hold(moment, [one, ...(other ? [other] : [])].map(buttonOf), Number(seconds) * 1000))
  }
  const until = /press (\S) until it says (.+)$/i.exec(sentence)
  if (until) return pressUntil(moment, buttonOf(until[1] ?? ''), until[2] ?? '')
  const plain = /(?:^|, )press (\S)( at the top)?(?: (twice|\w+ times))?/i.exec(sentence)
  if (!plain) throw new Error(`Nothing to do in “${sentence}”.`)
  const [, sign = '', top, often] = plain
  const button = top ? (sign === '×' ? 'close' : 'back') : buttonOf(sign)
  let after = moment
  for (let times = countOf(often); times > 0; times--) after = rest(press(after, button))
  return after
}

function buttonOf(sign: string): Button {
  const button = buttons[sign]
  if (!button) throw new Error(`There is no button “${sign}”.`)
  return button
}

function countOf(often: string | undefined): number {
  const word = often?.split(' ')[0]
  return word === undefined ? 1 : (counts[word] ?? Number(word))
}

/** The number in view, or the line that has the focus, as a visitor reads them. */
function read({ device }: Moment): string {
  const { body } = picture(device)
  if (body.kind === 'home') return inWords('en', body.set ?? body.big)
  if (body.kind === 'stepper') return inWords('en', body.shown)
  const line = 'lines' in body && 'focus' in body && body.lines[body.focus]
  return line ? inWords('en', line.text) : ''
}

const unquoted = (name: string) => name.replace(/^“(.+)”$/, '$1')

function pressUntil(moment: Moment, button: Button, says: string): Moment {
  let after = moment
  for (let times = 0; times < MOST_PRESSES; times++) {
    after = rest(press(after, button))
    if (read(after) === unquoted(says)) return after
  }
  throw new Error(`It never says ${says}.`)
}

function holdUntil({ device, now }: Moment, button: Button, says: string): Moment {
  let held: Moment = { device: step(device, { type: 'down', button, at: now }), now }
  const sought = unquoted(says)
  while (read(held) !== sought) {
    if (held.now - now > LONGEST_HOLD) throw new Error(`It never says ${says}.`)
    held = wait(held, A_MOMENT)
  }
  return rest({ device: step(held.device, { type: 'up', button, at: held.now }), now: held.now })
}
