import { Outline } from '../../thermostat/display/outline'
import type { CompanionCommand } from './events'

/** The values of the hook `data-do`: most are what the button sends the companion. */
export type Command =
  | Exclude<CompanionCommand, 'open' | 'close' | 'dismiss'>
  | 'again'
  | 'faster'
  | 'hold'
  | 'let-time-run'
  | 'mend'
  | 'leave'
  | 'next'

interface ActionButtonProps {
  readonly command: Command
  readonly text: string
  readonly onClick: () => void
  /** A sign in place of the text, which is then its title, and so its name without being its description too. */
  readonly sign?: string | undefined
  /** True for what most visitors want now. */
  readonly isMain?: boolean | undefined
  /** It keeps its place and the focus, but does nothing. */
  readonly isResting?: boolean | undefined
  /** True if what it turns on is on. */
  readonly isPressed?: boolean
}

export function ActionButton(props: ActionButtonProps) {
  const { command, text, onClick, sign, isMain, isResting, isPressed } = props
  return (
    <button
      type="button"
      className={isMain ? 'action action-main' : 'action'}
      data-do={command}
      data-main={isMain ? '' : undefined}
      title={sign && text}
      aria-disabled={isResting || undefined}
      aria-pressed={isPressed}
      onClick={isResting ? undefined : onClick}
    >
      {sign ? <Outline d={sign} /> : text}
    </button>
  )
}
