/** Advances the simulation in each animation frame while time runs, and once when the timeline is out of date. */
import { createFrameLoop, type PageWindow } from './frame-loop'
import type { LiveSimulation } from './live-simulation'
import {
  decideFrame,
  hasReachedTarget,
  type Playback,
  speedOf,
  stopped,
  withoutLastFrameTime,
} from './playback'
import type { TimelineStore } from './timeline'

export interface Player {
  play(playback: Playback): void
  stop(): void
  /** Requests a frame, if one is needed. */
  requestFrame(): void
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
      playback = withoutLastFrameTime(playback)
    },
  })

  function onFrame(at: number): void {
    if (!simulation.isStarted()) return
    const decision = decideFrame(playback, {
      frameTime: at,
      clock: simulation.getClock(),
      hasDeviceCaughtUp: simulation.hasDeviceCaughtUp(),
      isStale: simulation.isStale(),
    })
    playback = decision.playback
    // Advancing by 0 ms only updates the timeline.
    if (decision.shouldUpdateTimeline) simulation.advance(decision.simulatedMs)
    if (hasReachedTarget(playback, simulation.getClock())) stop()
  }

  function play(newPlayback: Playback): void {
    playback = newPlayback
    timeline.setState({ isStarted: true, speed: speedOf(newPlayback) })
    // A pending frame is cancelled, because the new playback may not need it.
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

  return { play, stop, requestFrame: frames.request, reset, dispose: frames.dispose }
}
