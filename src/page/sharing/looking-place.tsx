/** Where the page says that a device is somebody else's, once a link has led to it. */
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { languageOf } from '../../device/device'
import { useDevice, useDeviceStore } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { announceCaption } from '../asking/heard'
import { Retry } from '../retry'

/** Its chunk imports of the product only the device: more would split the chunk that the page begins with. */
export const loadSharing = () => import('../../sharing/sharing')

type Looking = ReturnType<Awaited<ReturnType<typeof loadSharing>>['lookBy']>

interface LookingState {
  readonly by: Looking | null
  /** Whether a link shares a device, and what shows it could not be loaded. */
  readonly isMissing: boolean
}

export const looking = createStore<LookingState>(() => ({ by: null, isMissing: false }))

export function LookingPlace() {
  const { by, isMissing } = useStore(looking)
  const say = useSay()
  const store = useDeviceStore()
  const language = useDevice(languageOf)
  const retry = say('page.retry')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => by?.watch(store), [by, store])
  useEffect(() => {
    if (place.current) void by?.draw(place.current, { language, retry, announce: announceCaption })
  }, [by, language, retry])
  if (isMissing)
    return (
      <p className="incomplete" data-sure="" data-looking="missing" role="alert">
        <Retry said="page.sharedMissing" />
      </p>
    )
  return by && <div ref={place} />
}
