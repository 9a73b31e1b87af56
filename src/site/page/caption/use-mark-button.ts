/** Marks the button that the first advice names, until any button is pressed. */
import { useEffect, useRef } from 'react'
import type { DeviceEvent } from '../../../thermostat/device/device'
import { adviceOf } from '../../../thermostat/device/knowledge'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { useDevice } from '../../../thermostat/display/use-device'
import { useApp } from '../app'

const PRESSES: readonly (DeviceEvent['type'] | undefined)[] = ['down', 'tap', 'swipe']

/**
 * Marks the element of the button, because its component does not know the notice.
 * @param isNoticeShown true if the advice is in view
 */
export function useMarkButton(isNoticeShown: boolean): void {
  const { device } = useApp()
  const { confirm } = useDeviceElements().buttons
  const isNamed = useDevice((one) => adviceOf(one) === 'page.advice.menu')
  const isPressed = useRef(false)
  useEffect(() => {
    const button = confirm.current
    if (!button) return
    const unmark = () => {
      delete button.dataset.named
    }
    if (isNamed && isNoticeShown && !isPressed.current) button.dataset.named = ''
    const unsubscribe = device.subscribe(({ input }) => {
      if (!PRESSES.includes(input?.type)) return
      isPressed.current = true
      unmark()
    })
    return () => {
      unsubscribe()
      unmark()
    }
  }, [device, confirm, isNamed, isNoticeShown])
}
