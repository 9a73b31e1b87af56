/** The three buttons below the picture of a step, with the pressed ones filled. The sentence says the same in words. */
import type { WayStep } from '../../src/help/guidance/guidance'
import type { Button } from '../../src/thermostat/device/device'
import { durations } from '../../src/thermostat/device/knowledge'
import { buttonIcons } from '../../src/thermostat/display/button-icons'
import { Outline } from '../../src/thermostat/display/outline'

const MS_PER_SECOND = 1000

const below = ['previous', 'confirm', 'next'] as const satisfies readonly Button[]
const atTop = ['back', 'close'] as const satisfies readonly Button[]

export function PressStrip({ acts }: Pick<WayStep, 'acts'>) {
  const isAtTop = acts.some(({ buttons }) =>
    buttons.some((button) => button === 'back' || button === 'close'),
  )
  return (
    <div className="press-strip" data-row={isAtTop ? 'top' : undefined} aria-hidden="true">
      {(isAtTop ? atTop : below).map((button) => (
        <Key key={button} button={button} often={oftenOf(acts, button)} />
      ))}
    </div>
  )
}

interface KeyProps {
  readonly button: Button
  /** `null` if the step does not press the button. */
  readonly often: string | null
}

function Key({ button, often }: KeyProps) {
  return (
    <span data-pressed={often === null ? undefined : button}>
      <Outline d={buttonIcons[button]} />
      {often && <b>{often}</b>}
    </span>
  )
}

/**
 * Returns "×2" for two presses, "3 s" for a long press, "~1 s" for a hold until a value is reached, an empty text for
 * one press, and `null` for none.
 */
export function oftenOf(acts: WayStep['acts'], button: Button): string | null {
  const own = acts.filter(({ buttons }) => buttons.includes(button))
  if (own.length === 0) return null
  const holdMs = own.reduce((sum, act) => sum + act.holdMs, 0)
  const times = own.reduce((sum, act) => sum + (act.holdMs > 0 ? 0 : act.times), 0)
  const about = holdMs < durations.longPress ? '~' : ''
  const texts = [
    holdMs > 0 && `${about}${Math.round(holdMs / MS_PER_SECOND)}\u00a0s`,
    times > 1 && `×${times}`,
  ]
  return texts.filter((text) => text !== false).join(' + ')
}
