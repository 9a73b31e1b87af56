/** What is around the device: loaded behind its first picture, because nobody needs it for the first press. */
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { connectAnalytics } from '../browser/analytics/analytics'
import type { Doors } from '../browser/frame/frame'
import type { Frame } from '../browser/frame/soon'
import type { Launch } from '../browser/launch'
import { connectOffline } from '../browser/offline'
import { taskRequest } from '../browser/task-request'
import { timeRequest } from '../browser/time-request'
import { askerWhenSeen, isRunning, isShow } from '../browser/when-seen'
import { askFor, onTaskNews } from '../companion/door'
import { Boundary } from '../display/boundary'
import { readStyles } from '../display/leaving'
import { useWheel } from '../display/use-wheel'
import { useSay } from '../texts/words-provider'
import { askForTime, timeDoor } from '../time/door'
import { CaptionPlace } from './asking/caption-place'
import { loadWhenAsked } from './asking/chunk'
import { Incomplete } from './incomplete'
import { LiveRegion } from './live-region'
import { DialogPlace } from './sharing/dialog-place'
import { SharedPlace } from './sharing/shared-place'
import { SidePanel } from './side-panel'
import './around.css'
import './wall.css'

export { SkipLinks } from './skip-links'

export function Beside(props: ComponentProps<typeof SidePanel>) {
  return (
    <>
      <Boundary>
        <SidePanel {...props} />
      </Boundary>
      <Boundary>
        <DialogPlace />
      </Boundary>
    </>
  )
}

interface BelowProps {
  readonly launch: Launch
  /** Whether the browser keeps the settings. */
  readonly remembers: StoreApi<boolean>
  /** `null` where the page is no frame. */
  readonly frame: Frame | null
}

export function Below({ launch, remembers, frame }: BelowProps) {
  const say = useSay()
  const isRemembered = useStore(remembers)
  useWheel()
  useLayoutEffect(() => connectAround(launch), [launch])
  useLayoutEffect(() => void frame?.drawn(doors), [frame])
  useEffect(() => void readStyles(), [])
  return (
    <>
      <Boundary>
        <CaptionPlace />
      </Boundary>
      {launch.shared !== undefined && (
        <Boundary instead={<Incomplete isSure />}>
          <SharedPlace shared={launch.shared} />
        </Boundary>
      )}
      {!isRemembered && (
        <p className="forgetful" data-forgetful="">
          {say('page.forgetful')}
        </p>
      )}
      <Boundary instead={null}>
        <LiveRegion />
      </Boundary>
    </>
  )
}

const ask = askerWhenSeen(window, isShow, askFor)
const askTime = askerWhenSeen(window, isRunning, askForTime)

/** The companion and time, as the page around a frame may ask and hear of them. */
const doors: Doors = {
  tasks: { ask: (wish) => ask(taskRequest(wish)), onNews: onTaskNews },
  time: { ...timeDoor, ask: (wish) => askTime(timeRequest(wish)) },
}

/** @returns ends it */
function connectAround({ task, time }: Launch): () => void {
  const base = import.meta.env.BASE_URL
  const stop = loadWhenAsked()
  ask(task)
  askTime(time)
  void connectAnalytics(window, base)
  if (import.meta.env.PROD) connectOffline(window, base)
  return stop
}
