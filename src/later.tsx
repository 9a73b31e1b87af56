/**
 * What nobody needs for the first press: all screens but the first ones, and what is around the device. The
 * page loads it behind the first picture, or before it where it opens on one of those screens.
 */
import { connectAnalytics } from './browser/analytics/analytics'
import { connectOffline } from './browser/offline'
import './device/screens/further'
import './display/further'
import { useWheel } from './display/use-wheel'
import { LanguageControl } from './page/language-control'
import { LiveRegion } from './page/live-region'
import { Notice } from './page/notice'
import { Surroundings } from './page/surroundings/surroundings'
import './texts/further'
import { useSay } from './texts/words-provider'
import './page/around.css'
import './page/wall.css'

export { SkipLinks } from './page/skip-links'

interface BelowProps {
  /** Whether the browser keeps the settings. */
  readonly remembers: boolean
}

export function Below({ remembers }: BelowProps) {
  const say = useSay()
  useWheel()
  return (
    <>
      <Notice />
      {!remembers && (
        <p className="forgetful" data-forgetful="">
          {say('page.forgetful')}
        </p>
      )}
      <LiveRegion />
    </>
  )
}

interface BesideProps {
  /** Whether the page is part of another one. */
  readonly framed: boolean
}

export function Beside({ framed }: BesideProps) {
  return (
    <>
      <LanguageControl />
      <Surroundings framed={framed} />
    </>
  )
}

/** @param base the base path of the site, `/` or `/demo/thermostat/` */
export function connectLater(window: Window & typeof globalThis, base: string): void {
  void connectAnalytics(window, base)
  if (import.meta.env.PROD) connectOffline(window, base)
}
