/** Hooks that read the device. Each component selects a piece and renders again only when that piece changes. */
import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createRequiredContext } from '../../common/ui/required-context'
import type { Device, DeviceEvent, Input, Picture } from '../device/device'
import type { DeviceStore } from '../device-store'
import { pictureOf } from './picture-of'

export const [DeviceProvider, useDeviceStore] = createRequiredContext<DeviceStore>('device')

/**
 * Returns a piece of the picture.
 * @param select returns a primitive value or the whole picture; objects within it are new in every picture
 */
export function usePicture<Piece>(select: (picture: Picture) => Piece): Piece {
  return useDevice((device) => select(pictureOf(device)))
}

/** Returns the picture with which the page was opened. */
export function useFirstPicture(): Picture {
  const store = useDeviceStore()
  const [first] = useState(() => pictureOf(store.getInitialState().device))
  return first
}

/**
 * Returns a piece of the device.
 * @param select returns a primitive value, or an object that stays identical until its contents change
 */
export function useDevice<Piece>(select: (device: Device) => Piece): Piece {
  return useStore(useDeviceStore(), ({ device }) => select(device))
}

/** Returns a function that reads the current device in an event handler. The component does not render again. */
export function useGetDevice(): () => Device {
  const store = useDeviceStore()
  return useCallback(() => store.getState().device, [store])
}

/** @param onChange called for every change of the device, also for those that are never rendered */
export function useDeviceChanges(
  onChange: (after: Device, before: Device, input: Input | null) => void,
): void {
  const store = useDeviceStore()
  useEffect(
    () => store.subscribe((after, before) => onChange(after.device, before.device, after.input)),
    [store, onChange],
  )
}

export function useSend(): (deviceEvent: DeviceEvent) => void {
  return useDeviceStore().getState().send
}
