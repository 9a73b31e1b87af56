/** Advances the simulation in the page's frames: while time runs, and once when the timeline is out of date. */
import { createFrameLoop, type PageWindow } from './frame-loop'
import type { LiveSimulation } from './live-simulation'
import { decideFrame, hasReachedEnd, type Playback, speedOf, stopped, withoutLastFrame } from './playback'
import type { TimelineStore } from './timeline'

export interface Player {
  play(playback: Playback): void
  stop(): void
  /** Requests a frame, if one is needed. */
  wake(): void
  /** Stops without changing the timeline, because simulated time has ended. */
  reset(): void
  dispose(): void
}

export function createPlayer(
  window: PageWindow,
  simulation: LiveSimulation,
  timeline: TimelineStore,
): Player {
  let playback = stopped
  const frames = createFrameLoop(window, {
    isNeeded: () => simulation.isStarted() && (playback.kind !== 'stopped' || simulation.isStale()),
    onFrame,
    onVisibilityChange() {
      playback = withoutLastFrame(playback)
    },
  })

  function onFrame(at: number): void {
    if (!simulation.isStarted()) return
    const [isSynced, isStale] = [simulation.isSynced(), simulation.isStale()]
    const decision = decideFrame(playback, { at, clock: simulation.clock(), isSynced, isStale })
    playback = decision.playback
    if (decision.shouldUpdateTimeline) simulation.advance(decision.ms)
    if (hasReachedEnd(playback, simulation.clock())) stop()
  }

  function play(next: Playback): void {
    playback = next
    timeline.setState({ isStarted: true, speed: speedOf(next) })
    frames.cancel()
    frames.request()
  }

  function stop(): void {
    if (simulation.isStarted()) play(stopped)
  }

  function reset(): void {
    playback = stopped
    frames.cancel()
  }

  return { play, stop, wake: frames.request, reset, dispose: frames.dispose }
}
