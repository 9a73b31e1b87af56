import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { HOUR, isSame, uncalibratedReadingOf } from '../../thermostat/device/device'
import { heatingBlockOf, setpointOf } from '../../thermostat/device/regulation'
import { useDevice, useDeviceStore, useGetDevice } from '../../thermostat/display/use-device'
import { isHeating } from '../time/heating'
import { useTimeline, useTimelineStore } from '../time/timeline'
import { type Cause, causeOf } from './cause'
import { type RoomValues, roomValuesOf } from './room-values'

/** Returns the values of the drawing. The object changes only if one of them does. */
export function useRoomValues(): RoomValues {
  const deviceStore = useDeviceStore()
  const timelineStore = useTimelineStore()
  const latest = useRef<RoomValues | null>(null)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribes = [deviceStore.subscribe(onChange), timelineStore.subscribe(onChange)]
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe()
      }
    },
    [deviceStore, timelineStore],
  )
  return useSyncExternalStore(subscribe, () => {
    const { device } = deviceStore.getState()
    const timeline = timelineStore.getState()
    const values = roomValuesOf(device, timeline, isHeating(device, timeline.currentSample))
    if (!latest.current || !isSame(latest.current, values)) latest.current = values
    return latest.current
  })
}

/** Returns the sentence below the drawing and its loss, computed anew once an hour, or if something else changes. */
export function useCause(): Cause {
  const getDevice = useGetDevice()
  const houseSettings = useTimeline((timeline) => timeline.houseSettings)
  const hour = useDevice(({ clock }) => Math.floor(clock / HOUR))
  const outdoor = useDevice((device) => Math.round(uncalibratedReadingOf(device, 'outdoorReading') / 10))
  const block = useDevice((device) => heatingBlockOf(device))
  const setpoint = useDevice(setpointOf)
  const settings = useDevice((device) => device.settings)
  const surroundings = useDevice((device) => device.surroundings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `causeOf` reads these pieces of the device
  return useMemo(
    () => causeOf(getDevice(), houseSettings),
    [getDevice, houseSettings, hour, outdoor, block, setpoint, settings, surroundings],
  )
}
