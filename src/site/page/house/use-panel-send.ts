import type { Happening } from '../../../thermostat/device/device'
import { useSend } from '../../../thermostat/display/use-device'
import { markEffect } from './mark-effect'

/** Sends what the panel does to the device, and scrolls to the display, which a phone has above it. */
export function usePanelSend(): (happening: Happening) => void {
  const send = useMarkedSend()
  return (happening) => {
    send(happening)
    document.querySelector('.display')?.scrollIntoView({ block: 'nearest' })
  }
}

/** Sends it, and marks what it changes on the display. */
export function useMarkedSend(): (happening: Happening) => void {
  const send = useSend()
  return (happening) => {
    markEffect()
    send(happening)
  }
}
