/**
 * What nobody needs for the first press: all screens but the first ones, and what is around the device. The
 * page loads it behind the first picture, or before it where it opens on one of those screens.
 */
import { connectAnalytics } from './browser/analytics/analytics'
import { openArea } from './browser/area'
import type { SharedDevice } from './browser/connect'
import type { Doors } from './browser/frame/frame'
import { connectOffline } from './browser/offline'
import { beginWay, connectLinks, packedIn, standIn } from './browser/shared-link'
import { taskInAddress, taskRequest } from './browser/task-request'
import { timeInAddress, timeRequest } from './browser/time-request'
import { askerWhenSeen, isRunning, isShow } from './browser/when-seen'
import { askFor, onTaskNews } from './companion/door'
import './device/screens/further'
import './display/further'
import { Boundary } from './display/boundary'
import { useWheel } from './display/use-wheel'
import { CaptionPlace } from './page/asking/caption-place'
import { loadWhenAsked } from './page/asking/chunk'
import { LiveRegion } from './page/live-region'
import { LookingPlace, loadSharing, looking } from './page/sharing/looking-place'
import './texts/further'
import { useSay } from './texts/words-provider'
import { askForTime, timeDoor } from './time/door'
import './page/around.css'
import './page/wall.css'

export { SidePanel as Beside } from './page/side-panel'
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
      <Boundary>
        <CaptionPlace />
      </Boundary>
      <Boundary>
        <LookingPlace />
      </Boundary>
      {!remembers && (
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
export const doors: Doors = {
  tasks: { ask: (wish) => ask(taskRequest(wish)), onNews: onTaskNews },
  time: { ...timeDoor, ask: (wish) => askTime(timeRequest(wish)) },
}

/**
 * Gives the device that the address shares, if it shares one.
 * @param hash the fragment with which the page was opened
 */
export async function sharedBy(hash: string): Promise<SharedDevice | null | undefined> {
  const packed = packedIn(hash)
  if (packed === null) return
  const sharing = await loadSharing().catch(() => null)
  const by = sharing?.lookBy(hash, packed) ?? null
  looking.setState({ by, isMissing: sharing === null })
  const device = by
    ? by.device
    : standIn(
        hash,
        openArea(() => window.localStorage),
      )
  if (device) beginWay(window)
  return device
}

/**
 * @param base the base path of the site, `/` or `/demo/thermostat/`
 * @param search the query with which the page was opened
 * @param opened a link opened in the page before this was there
 */
export function connectLater(
  window: Window & typeof globalThis,
  base: string,
  search: string,
  opened: HashChangeEvent | undefined,
): void {
  loadWhenAsked()
  connectLinks(window, opened)
  ask(taskInAddress(search))
  askTime(timeInAddress(search))
  void connectAnalytics(window, base)
  if (import.meta.env.PROD) connectOffline(window, base)
}
