import { type Deed, useSend } from '../../display/use-device'

/** Sends what the panel does to the device, and brings the display into sight: on a phone it lies above what was pressed. */
export function useSendInSight(): (deed: Deed) => void {
  const send = useSend()
  return (deed) => {
    send(deed)
    document.querySelector('.display')?.scrollIntoView({ block: 'nearest' })
  }
}
