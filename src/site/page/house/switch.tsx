import { type ToggleEvent, useId, useRef } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { type HouseControlName, missingRequirementOf, type TextId } from '../../../thermostat/device/device'
import { info as aboutSign } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useDevice } from '../../../thermostat/display/use-device'
import { RequirementButton } from './requirement'

interface SwitchProps {
  readonly name: string
  readonly text: TextId
  /** The explanation in the popover. */
  readonly info?: TextId
  readonly checked: boolean
  readonly disabled?: boolean
  /** Set if the switch may need something to have an effect. What is missing is shown while it is on. */
  readonly requirementOf?: HouseControlName
  readonly onChange: () => void
}

/** A switch at the end of a row. A tap anywhere on the row operates it. */
export function Switch({
  name,
  text,
  info,
  checked,
  disabled = false,
  requirementOf,
  onChange,
}: SwitchProps) {
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const needed = useDevice((device) =>
    requirementOf && checked ? missingRequirementOf(device, requirementOf) : null,
  )
  return (
    <div className="row switch-row">
      <label htmlFor={id} className="row-name" data-needs={needed ? '' : undefined}>
        <span id={`${id}-name`}>{t(text)}</span>
        <small id={`${id}-needs`}>
          {needed && t({ id: 'surroundings.needs', values: { what: needed } })}
        </small>
      </label>
      {info && <InfoPopover subject={text} info={info} />}
      {requirementOf && needed && (
        <RequirementButton name={requirementOf} describedBy={`${id}-needs`} controlRef={input} />
      )}
      <input
        ref={input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
        role="switch"
        className="switch"
        name={name}
        checked={checked}
        // Never `disabled`: the focus would move to the page, and the next key would press the thermostat.
        aria-disabled={disabled}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-needs`}
        onChange={() => disabled || onChange()}
      />
    </div>
  )
}

interface InfoPopoverProps {
  readonly subject: TextId
  readonly info: TextId
}

function InfoPopover({ subject, info }: InfoPopoverProps) {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="info-button"
        popoverTarget={id}
        aria-label={t({ id: 'surroundings.about', values: { what: subject } })}
      >
        <Outline d={aboutSign} />
      </button>
      <div
        id={id}
        className="popover"
        popover="auto"
        onBeforeToggle={(event) => placeBelow(button.current, event)}
      >
        <p>{t(info)}</p>
      </div>
    </>
  )
}

/** Between the button and its popover. */
const GAP_PX = 4
/** Between the popover and the sides of the window. */
const MARGIN_PX = 8
const MAX_WIDTH_PX = 360

/** Positions a popover below or above its button in document coordinates, because a frame may be longer than the screen. */
function placeBelow(button: HTMLElement | null, event: ToggleEvent<HTMLElement>): void {
  if (!button || event.newState !== 'open') return
  const { style } = event.currentTarget
  const anchor = button.getBoundingClientRect()
  const width = Math.min(MAX_WIDTH_PX, document.documentElement.clientWidth - 2 * MARGIN_PX)
  const left = Math.max(
    MARGIN_PX,
    Math.min(anchor.right - width, document.documentElement.clientWidth - width - MARGIN_PX),
  )
  style.width = `${width}px`
  style.left = `${left + window.scrollX}px`
  style.setProperty('--under', `${anchor.bottom + window.scrollY + GAP_PX}px`)
  style.setProperty('--over', `${anchor.height + 2 * GAP_PX}px`)
  style.setProperty('--window-top', `${window.scrollY}px`)
  style.setProperty('--window-bottom', `${window.scrollY + window.innerHeight}px`)
}
