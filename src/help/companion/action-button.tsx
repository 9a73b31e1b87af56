import { Outline } from '../../thermostat/display/outline'
import type { CompanionCommand } from './events'

/** The values of the hook `data-do`. Most are the type of the event that the button sends to the companion. */
export type Command =
  | Exclude<CompanionCommand, 'open' | 'close' | 'dismiss'>
  | 'again'
  | 'diagnose'
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
  /** The icon to draw in place of the text. The text then is the button's title, and thus its accessible name. */
  readonly icon?: string | undefined
  /** True for the action that most visitors want now. */
  readonly isMain?: boolean | undefined
  /** True for a button without an edge. */
  readonly isPlain?: boolean | undefined
  /** True for a button whose edge is close to its text. */
  readonly isSmall?: boolean | undefined
  /** True if a click does nothing. Unlike `disabled`, the button keeps the focus. */
  readonly isDisabled?: boolean | undefined
}

export function ActionButton(props: ActionButtonProps) {
  const { command, text, onClick, icon, isMain, isPlain, isSmall, isDisabled } = props
  return (
    <button
      type="button"
      className={`action ${isPlain ? 'action-plain' : isSmall ? 'action-small' : isMain ? 'action-main' : ''}`}
      data-do={command}
      data-main={isMain ? '' : undefined}
      title={icon && text}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      {icon ? <Outline d={icon} /> : isSmall ? <span>{text}</span> : text}
    </button>
  )
}
