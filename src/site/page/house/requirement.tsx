import type { RefObject } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { canMeetRequirement, type HouseControlName } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { useHouseSend } from './use-house-send'

interface RequirementButtonProps {
  /** The control that needs something. */
  readonly name: HouseControlName
  /** The id of the text that names what it needs. */
  readonly describedBy: string
  /** The control. It takes the focus, because the button disappears. */
  readonly controlRef: RefObject<HTMLElement | null>
}

/** Sets up what a control of the house needs to have an effect (behaviour 17.10). */
export function RequirementButton({ name, describedBy, controlRef }: RequirementButtonProps) {
  const t = useTranslate()
  const send = useHouseSend()
  const canMeet = useDevice((device) => canMeetRequirement(device, name))
  if (!canMeet) return null
  const meet = () => {
    controlRef.current?.focus({ preventScroll: true })
    send({ type: 'meet-requirement', name })
  }
  return (
    <button type="button" className="requirement-button" aria-describedby={describedBy} onClick={meet}>
      {t(name === 'connectionFails' ? 'surroundings.putIn' : 'surroundings.turnOn')}
    </button>
  )
}
