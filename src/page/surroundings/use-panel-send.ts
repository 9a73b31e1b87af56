import type { Happening } from '../../device/device'
import { useSend } from '../../display/use-device'

/** Sends what the panel does to the device, and brings the display into sight: on a phone it lies above what was pressed. */
export function useSendInSight(): (happening: Happening) => void {
  const send = useSend()
  return (happening) => {
    send(happening)
    document.querySelector('.display')?.scrollIntoView({ block: 'nearest' })
  }
}
