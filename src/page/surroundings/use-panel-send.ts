import type { Happening } from '../../device/device'
import { useSend } from '../../display/use-device'

/** Sends what the panel does to the device, and scrolls to the display, which a phone has above it. */
export function usePanelSend(): (happening: Happening) => void {
  const send = useSend()
  return (happening) => {
    send(happening)
    document.querySelector('.display')?.scrollIntoView({ block: 'nearest' })
  }
}
