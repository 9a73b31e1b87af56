/** The parts around the device. They load after its first picture, because the first press does not need them. */
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { runWhenIdle } from '../../common/idle'
import { useTranslate } from '../../common/texts/translator-provider'
import { Lazy } from '../../common/ui/lazy'
import { languageOf } from '../../thermostat/device/device'
import { useDeviceElements } from '../../thermostat/display/device-elements'
import { ErrorBoundary } from '../../thermostat/display/error-boundary'
import { copyPageStyles } from '../../thermostat/display/slide-out'
import { useGetDevice } from '../../thermostat/display/use-device'
import { connectAnalytics } from '../browser/analytics/analytics'
import { connectOffline } from '../browser/offline'
import { useApp, usePage } from './app'
import { Caption } from './caption/caption'
import { analytics, frame, shareDialog, sharedBar } from './lazy'
import { LiveRegion } from './live-region'
import './wall.css'
import '../../common/ui/contrast.css'

export { Deck } from './deck'
export { PageHeader } from './page-header'
export { Rail } from './rail/rail'

/** Draws the texts below the device, and starts the requests of the address. */
export function CaptionArea() {
  const app = useApp()
  const { shared } = app.launch
  const t = useTranslate()
  useOwnDeviceArrival()
  const isSaved = useStore(app.isSaved)
  const isSharing = usePage(({ sidebar }) => sidebar.isShareDialogOpen)
  useLayoutEffect(() => {
    app.requestTask(app.launch.task)
    app.requestTime(app.launch.time)
  }, [app])
  return (
    <>
      <ErrorBoundary>
        <Caption />
      </ErrorBoundary>
      {shared !== undefined && (
        <ErrorBoundary>
          <Lazy module={sharedBar}>{({ SharedBar }) => <SharedBar shared={shared} />}</Lazy>
        </ErrorBoundary>
      )}
      <ErrorBoundary resetKey={isSharing}>
        <Lazy module={shareDialog} enabled={isSharing}>
          {({ ShareDialog }) => <ShareDialog />}
        </Lazy>
      </ErrorBoundary>
      {!isSaved && (
        <p className="forgetful" data-forgetful="">
          {t('page.forgetful')}
        </p>
      )}
      <ErrorBoundary fallback={null}>
        <LiveRegion />
      </ErrorBoundary>
    </>
  )
}

/** Tells whose device this is after a shared one was left: the page has been reloaded, and the bar is gone. */
function useOwnDeviceArrival(): void {
  const app = useApp()
  const t = useTranslate()
  const { confirm } = useDeviceElements().buttons
  const begin = useEffectEvent(() => {
    const { arrival } = app.launch
    if (!arrival) return
    app.announce(t(`share.${arrival}`))
    confirm.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])
}

const COMPANION_PRELOAD_DELAY_MS = 5000

/** Connects the page to the browser and its host page, once for all visits. */
export function Connections() {
  const { isFramed, loadCompanion } = useApp()
  const getDevice = useGetDevice()
  const language = useEffectEvent(() => languageOf(getDevice()))
  const load = useEffectEvent(loadCompanion)
  useEffect(() => {
    const base = import.meta.env.BASE_URL
    copyPageStyles()
    setTimeout(() => runWhenIdle(window, () => load()), COMPANION_PRELOAD_DELAY_MS)
    // The page works without analytics.
    connectAnalytics(window, base, analytics).catch(() => {})
    if (import.meta.env.PROD) connectOffline(window, base, () => language())
  }, [])
  return (
    isFramed && (
      <ErrorBoundary>
        <Lazy module={frame}>{({ FrameConnection }) => <FrameConnection />}</Lazy>
      </ErrorBoundary>
    )
  )
}
