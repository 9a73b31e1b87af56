/** Where the page says that a device is somebody else's, once a link has led to it. */
import { useEffect, useRef, useState } from 'react'
import type { SharedDevice } from '../../browser/shared-link'
import { languageOf } from '../../device/device'
import { useDevice, useDeviceStore } from '../../display/use-device'
import { useSay } from '../../texts/words-provider'
import { part } from '../../ui/part'
import { useIsLoaded, usePart } from '../../ui/use-part'
import { announceCaption } from '../asking/heard'

/** Its chunk imports of the product only the device: more would split the chunk that the page begins with. */
export const sharing = part(() => import('../../sharing/sharing'))

interface LookingPlaceProps {
  /** The device that the address shares; `null` where it shares none after all. */
  readonly shared: SharedDevice | null
}

export function LookingPlace({ shared }: LookingPlaceProps) {
  return useIsLoaded(sharing) && <Looking shared={shared} />
}

function Looking({ shared }: LookingPlaceProps) {
  const { lookBy } = usePart(sharing)
  const [by] = useState(() => lookBy(shared))
  const say = useSay()
  const store = useDeviceStore()
  const language = useDevice(languageOf)
  const retry = say('page.retry')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => by.watch(store), [by, store])
  useEffect(() => {
    if (place.current) void by.draw(place.current, { language, retry, announce: announceCaption })
  }, [by, language, retry])
  return <div ref={place} />
}
