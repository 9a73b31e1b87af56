/** How components read the device: each selects a piece, and is drawn again only when that piece changes. */
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createRequiredContext } from '../../common/ui/required-context'
import type { Device, Happening, Input, Picture } from '../device/device'
import type { DeviceStore } from '../device-store'
import { pictureOf } from './picture-of'

export const [DeviceProvider, useDeviceStore] = createRequiredContext<DeviceStore>('device')

/**
 * A piece of what the display shows.
 * @param select gives a plain value, or the whole picture: objects within it are new in every picture
 */
export function usePicture<Piece>(select: (picture: Picture) => Piece): Piece {
  return useDevice((device) => select(pictureOf(device)))
}

/** What the display showed when the page was opened. */
export function useFirstPicture(): Picture {
  const store = useDeviceStore()
  const [first] = useState(() => pictureOf(store.getInitialState().device))
  return first
}

/**
 * A piece of the device.
 * @param select gives a plain value, or an object that is the same one until something in it changes
 */
export function useDevice<Piece>(select: (device: Device) => Piece): Piece {
  return useStore(useDeviceStore(), ({ device }) => select(device))
}

/** Reads the device at the moment of an event, without drawing anything again. */
export function useDeviceNow(): () => Device {
  const store = useDeviceStore()
  return useCallback(() => store.getState().device, [store])
}

/** @param onChange is told of every device that follows another, also of those too short-lived to be drawn */
export function useDeviceChanges(
  onChange: (after: Device, before: Device, input: Input | null) => void,
): void {
  const store = useDeviceStore()
  useEffect(
    () => store.subscribe((after, before) => onChange(after.device, before.device, after.input)),
    [store, onChange],
  )
}

export function useSend(): (happening: Happening) => void {
  return useDeviceStore().getState().send
}
