/** Where the page says that a device is somebody else's, once a link has led to it. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { languageOf } from '../../device/device'
import { useDevice, useDeviceStore } from '../../display/use-device'
import { announceCaption } from '../asking/heard'

/** Its chunk imports of the product only the device: more would split the chunk that the page begins with. */
export const loadSharing = () => import('../../sharing/sharing')

type Looking = ReturnType<Awaited<ReturnType<typeof loadSharing>>['lookBy']>

export const looking = createStore<{ readonly by: Looking | null }>(() => ({ by: null }))

export function LookingPlace() {
  const { by } = useStore(looking)
  const store = useDeviceStore()
  const language = useDevice(languageOf)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => by?.watch(store), [by, store])
  useEffect(() => {
    if (place.current) void by?.draw(place.current, { language, announce: announceCaption })
  }, [by, language])
  return by && <div ref={place} />
}
