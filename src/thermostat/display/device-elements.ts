/** References to elements of the device, for components around it that focus, mark or scroll to them. */
import { createRef, type RefObject } from 'react'
import { createRequiredContext } from '../../common/ui/required-context'
import type { Button } from '../device/device'

export interface DeviceElements {
  readonly display: RefObject<HTMLElement | null>
  readonly buttons: Readonly<Record<Button, RefObject<HTMLButtonElement | null>>>
}

export function createDeviceElements(): DeviceElements {
  return {
    display: createRef(),
    buttons: {
      previous: createRef(),
      confirm: createRef(),
      next: createRef(),
      back: createRef(),
      close: createRef(),
    },
  }
}

export const [DeviceElementsProvider, useDeviceElements] =
  createRequiredContext<DeviceElements>('device elements')
