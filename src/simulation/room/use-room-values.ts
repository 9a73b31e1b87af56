import { useCallback, useEffect, useMemo, useState } from 'react'
import { HOUR, isSame, type Text, uncalibratedReadingOf } from '../../thermostat/device/device'
import { heatingBlockOf, setpointOf } from '../../thermostat/device/regulation'
import { useDevice, useDeviceStore, useGetDevice } from '../../thermostat/display/use-device'
import { isHeating } from '../time/heating'
import { useTimeline, useTimelineStore } from '../time/timeline'
import { causeOf } from './cause'
import { type RoomValues, roomValuesOf } from './room-values'

/** While time runs, the drawing changes at most this often: more changes could not be seen, and the chart needs the time. */
const MIN_INTERVAL_MS = 100

/** Returns the values of the drawing. The object changes only if one of them does. */
export function useRoomValues(): RoomValues {
  const deviceStore = useDeviceStore()
  const timelineStore = useTimelineStore()
  const read = useCallback(() => {
    const timeline = timelineStore.getState()
    const { device } = deviceStore.getState()
    return roomValuesOf(device, timeline, isHeating(device, timeline.currentSample))
  }, [deviceStore, timelineStore])
  const [values, setValues] = useState(read)
  useEffect(() => {
    let timer: number | null = null
    function update() {
      timer = null
      setValues((last) => {
        const next = read()
        return isSame(last, next) ? last : next
      })
    }
    function onChange() {
      if (timer !== null) return
      const { isStarted, speed } = timelineStore.getState()
      if (isStarted && speed > 0) timer = window.setTimeout(update, MIN_INTERVAL_MS)
      else update()
    }
    const unsubscribes = [deviceStore.subscribe(onChange), timelineStore.subscribe(onChange)]
    update()
    return () => {
      if (timer !== null) window.clearTimeout(timer)
      for (const unsubscribe of unsubscribes) unsubscribe()
    }
  }, [deviceStore, timelineStore, read])
  return values
}

/** Returns the sentence below the drawing. It is computed anew once an hour, or if something else changes. */
export function useCause(): Text {
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
