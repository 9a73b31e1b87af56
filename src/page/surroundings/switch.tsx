import aboutSign from 'virtual:lucide/info'
import { type ToggleEvent, useId, useRef } from 'react'
import type { TextId } from '../../device/device'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'

interface SwitchProps {
  readonly name: string
  readonly text: TextId
  readonly info: TextId
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: () => void
}

/** A switch with an explanation in a native popover. */
export function Switch({ name, text, info, checked, disabled = false, onChange }: SwitchProps) {
  const say = useSay()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="switch">
      <label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          name={name}
          checked={checked}
          // Never `disabled`: the focus would move to the page, and the next key would press the thermostat.
          aria-disabled={disabled}
          onChange={() => disabled || onChange()}
        />
        {say(text)}
      </label>
      <button
        ref={button}
        type="button"
        className="info-button"
        popoverTarget={id}
        aria-label={say({ id: 'surroundings.about', values: { what: text } })}
      >
        <Outline d={aboutSign} />
      </button>
      <div
        id={id}
        className="popover"
        popover="auto"
        onBeforeToggle={(event) => placeUnder(button.current, event)}
      >
        <p>{say(info)}</p>
      </div>
    </div>
  )
}

const GAP = 6
const MARGIN = 8

/** Placed in the document, not in the window: the middle of a long frame may be out of sight. */
function placeUnder(button: HTMLElement | null, event: ToggleEvent<HTMLElement>): void {
  if (!button || event.newState !== 'open') return
  const { style } = event.currentTarget
  const at = button.getBoundingClientRect()
  const width = Math.min(300, document.documentElement.clientWidth - 2 * MARGIN)
  const left = Math.max(
    MARGIN,
    Math.min(at.right - width, document.documentElement.clientWidth - width - MARGIN),
  )
  style.width = `${width}px`
  style.left = `${left + window.scrollX}px`
  style.setProperty('--under', `${at.bottom + window.scrollY + GAP}px`)
  style.setProperty('--window-top', `${window.scrollY}px`)
  style.setProperty('--window-bottom', `${window.scrollY + window.innerHeight}px`)
}
