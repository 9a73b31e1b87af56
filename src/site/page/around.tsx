/** The parts around the device: loaded behind its first picture, because nobody needs them for the first press. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { whenIdle } from '../../common/idle'
import { useSay } from '../../common/texts/words-provider'
import { Lazy } from '../../common/ui/lazy'
import { languageOf } from '../../thermostat/device/device'
import { Boundary } from '../../thermostat/display/boundary'
import { readStyles } from '../../thermostat/display/leaving'
import { useDeviceNow } from '../../thermostat/display/use-device'
import { useWheel } from '../../thermostat/display/use-wheel'
import { connectAnalytics } from '../browser/analytics/analytics'
import { connectOffline } from '../browser/offline'
import { useApp, usePage } from './app'
import { analytics, frame, shareDialog, sharedBar } from './lazy'
import { LiveRegion } from './live-region'
import { Speech } from './voice/speech'
import './wall.css'

export { Deck } from './deck'
export { PageHeader } from './page-header'
export { Rail } from './rail/rail'

/** Draws what is said below the device, and begins what the visit asks for. */
export function Voice() {
  const app = useApp()
  const { shared } = app.launch
  const say = useSay()
  const isRemembered = useStore(app.remembers)
  const isSharing = usePage(({ panel }) => panel.isSharing)
  useLayoutEffect(() => {
    app.ask(app.launch.task)
    app.letTime(app.launch.time)
  }, [app])
  return (
    <>
      <Boundary>
        <Speech />
      </Boundary>
      {shared !== undefined && (
        <Boundary>
          <Lazy module={sharedBar}>{({ SharedBar }) => <SharedBar shared={shared} />}</Lazy>
        </Boundary>
      )}
      <Boundary of={isSharing}>
        <Lazy module={shareDialog} isWanted={isSharing}>
          {({ ShareDialog }) => <ShareDialog />}
        </Lazy>
      </Boundary>
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

/** How long the page is left alone before the companion loads by itself, in ms. */
const LEFT_ALONE = 5000

/** Connects the page to what is around it, once for all visits. */
export function Connections() {
  const { isFramed, loadCompanion } = useApp()
  const deviceNow = useDeviceNow()
  const language = useEffectEvent(() => languageOf(deviceNow()))
  const load = useEffectEvent(loadCompanion)
  useWheel()
  useEffect(() => {
    const base = import.meta.env.BASE_URL
    readStyles()
    setTimeout(() => whenIdle(window, () => load()), LEFT_ALONE)
    // Nobody misses the counting of visits.
    connectAnalytics(window, base, analytics).catch(() => {})
    if (import.meta.env.PROD) connectOffline(window, base, () => language())
  }, [])
  return (
    isFramed && (
      <Boundary>
        <Lazy module={frame}>{({ FrameConnection }) => <FrameConnection />}</Lazy>
      </Boundary>
    )
  )
}
