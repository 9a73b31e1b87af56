/** The values of the drawing and what its parts do, given by context. */
import type { RefObject } from 'react'
import { createRequiredContext } from '../../common/ui/required-context'
import type { DeviceEvent } from '../../thermostat/device/device'
import type { RoomValues } from './room-values'

export interface RoomActions {
  readonly values: RoomValues
  /** Sends to the device and highlights the effect on its display. */
  send(deviceEvent: DeviceEvent): void
  readonly isFloorChoiceOpen: boolean
  openFloorChoice(isOpen: boolean): void
  /** The part that opens the choice of the floor, which gets the focus back. */
  readonly floorPart: RefObject<SVGGElement | null>
}

export const [RoomActionsProvider, useRoomActions] = createRequiredContext<RoomActions>('room actions')
