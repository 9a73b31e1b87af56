/** The presses of a row, in words short enough for a table on paper. */
import { hold, type Moment, type Picture, picture, press, type Text } from '../../device/device'
import type { Act, Step } from '../model'
import { stepsOf } from '../steps'
import { counted, isSame, quoted, signOf } from '../telling/names'
import { tellPress } from '../telling/press'
import { sentenceOf } from '../telling/sentence'
import type { Row } from './model'
import { does } from './sheet'

/** What is said of each row; `end` is where the next one begins. */
export interface Told {
  readonly texts: readonly Text[]
  readonly end: Moment
}

/** @param begin where the row before it ended */
export function toldRow(begin: Moment, { doings }: Row): Told {
  const texts: Text[] = []
  let moment = begin
  for (const doing of doings) {
    if ('acts' in doing) texts.push(...toldSteps(stepsOf({ begin: moment, acts: doing.acts })))
    else texts.push(doing.around)
    moment = does(moment, doing)
  }
  return { texts, end: moment }
}

function toldSteps(steps: readonly Step[]): readonly Text[] {
  return steps.map((step, index) => {
    const before = picture(step.before.device)
    const act = whole(step)
    // A number is counted until it is there, and so is a hold.
    if (isArrow(act) && (act.holds > 0 || isCounted(step, before))) return sentenceOf(step)
    if (isWaited(step)) return sentenceOf(step)
    const opens = steps[index - 1]
    // Whoever has just read the name of a line needs not read it again once it is opened.
    if (opens && isOpened(before, step, opens)) return signOf('confirm')
    return tellPress(step.before, act, seen(step, act))
  })
}

/** The acts of a step as one; where it begins with a hold, that one. */
function whole({ acts }: Step): Act {
  const [first] = acts
  return first.holds > 0 ? first : { ...first, times: acts.reduce((sum, { times }) => sum + times, 0) }
}

const isArrow = ({ buttons: [one, other] }: Act) => !other && (one === 'previous' || one === 'next')

const isCounted = ({ after }: Step, before: Picture) =>
  counted(before) !== null &&
  counted(picture(after.device)) !== null &&
  before.path === picture(after.device).path

/** Whether nothing can be pressed until something has come and gone: the splash, a connection. */
const isWaited = ({ passing }: Step) =>
  passing.some(({ overlay }) => overlay === null || overlay.status === 'connecting')

/** Whether confirm opens the line that the step before has moved to. */
function isOpened({ body, path }: Picture, { acts: [act], after }: Step, opens: Step): boolean {
  if (act.buttons[0] !== 'confirm' || act.holds > 0) return false
  if (body.kind !== 'menu' && body.kind !== 'choice') return false
  const line = body.lines[body.focus]
  const { path: shown, title } = picture(after.device)
  const isMoved = picture(opens.before.device).path === path
  return isMoved && shown !== path && line !== undefined && isSame(quoted(line.text), quoted(title))
}

/** The device as one sees it then: an overlay that comes and goes says what was done. */
function seen({ before, after }: Step, { buttons, times, holds }: Act): Moment {
  const [button] = buttons
  const then = holds > 0 || !button ? hold(before, buttons, holds) : press(before, button, times)
  return picture(then.device).overlay ? then : after
}
