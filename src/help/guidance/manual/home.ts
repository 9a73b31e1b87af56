/** Rules that lead home from any screen, because printed steps do not know the current screen (guidance G13). */
import {
  type Button,
  createPicture,
  type Device,
  enabledButtonsOf,
  type Picture,
  type Text,
  type TimedDevice,
} from '../../../thermostat/device/device'
import { quote, signOf } from '../instructions/names'
import type { Act } from '../model'

/** One sentence of the way home, and the act that it asks for. */
export interface HomeRule {
  readonly text: Text
  /** Returns the next act under this rule; `null` if the rule does not apply, or no longer does. */
  nextAct(device: Device): Act | null
}

const press = (button: Button): Act => ({ buttons: [button], times: 1, holdMs: 0 })
const hold = (...buttons: readonly Button[]): Act => ({
  buttons,
  times: 1,
  holdMs: HOLD_SECONDS * MS_PER_SECOND,
})

const HOLD_SECONDS = 3
const MS_PER_SECOND = 1000
const confirm = signOf('confirm')
const next = signOf('next')

const isHome = ({ body }: Picture) => body.kind === 'home'
const isLocked = ({ body }: Picture) => body.kind === 'home' && body.locked
const isOff = ({ body }: Picture) => body.kind === 'home' && body.mode === 'off'

/** Only home, the start screen and the first screen of the installation guide have no ×. */
const leaveRule: HomeRule = {
  text: { id: 'manual.home.leave', values: { close: signOf('close') } },
  nextAct: (device) => (enabledButtonsOf(device).close ? press('close') : null),
}

/** In the guide, the first of two answers would connect to a network or delay the heating. */
const proceedRule: HomeRule = {
  text: { id: 'manual.home.goOn', values: { cross: { verbatim: '×' }, confirm, next } },
  nextAct: (device) => {
    const shown = createPicture(device)
    if (isHome(shown)) return null
    const { body } = shown
    return press(body.kind === 'question' && body.focus === 0 ? 'next' : 'confirm')
  },
}

const unlockRule: HomeRule = {
  text: { id: 'manual.home.unlock', values: { previous: signOf('previous'), next, seconds: HOLD_SECONDS } },
  nextAct: (device) => (isLocked(createPicture(device)) ? hold('previous', 'next') : null),
}

const turnOnRule: HomeRule = {
  text: {
    id: 'manual.home.turnOn',
    values: { off: quote('mode.off'), yes: quote('word.yes'), confirm, seconds: HOLD_SECONDS },
  },
  nextAct: (device) => {
    const shown = createPicture(device)
    if (shown.path === '/home/turn-on') return press('confirm')
    return isOff(shown) ? hold('confirm') : null
  },
}

/** The rules in their order. The reader follows each one until it returns `null`. */
export const homeRules: readonly HomeRule[] = [leaveRule, proceedRule, unlockRule, turnOnRule]

/**
 * Returns the rules that lead to the start of a task. Omits a rule that would change this start, such as unlocking
 * for `unlock-keys`.
 */
export function homeRulesFor({ device }: TimedDevice): readonly HomeRule[] {
  return homeRules.filter((rule) => rule.nextAct(device) === null)
}
