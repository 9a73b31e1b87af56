/** Moves the course on with the page's frames: while time runs, and where the panel shows what is no longer so. */
import type { CourseOnPage } from './course-on-page'
import { createFrames, type PageWindow } from './frames'
import { afterBreak, decideFrame, hasArrived, type Motion, speedOf, stopped } from './motion'
import type { TimelineStore } from './timeline'

export interface Mover {
  /** Moves in another way from now on. */
  move(motion: Motion): void
  stop(): void
  /** Asks for a frame, if one is needed. */
  wake(): void
  /** Is stopped without a word: time has ended. */
  rest(): void
  dispose(): void
}

export function createMover(window: PageWindow, course: CourseOnPage, timeline: TimelineStore): Mover {
  let motion = stopped
  const frames = createFrames(window, {
    isNeeded: () => course.hasBegun() && (motion.kind !== 'stopped' || course.isStale()),
    onFrame,
    onBreak() {
      motion = afterBreak(motion)
    },
  })

  function onFrame(at: number): void {
    if (!course.hasBegun()) return
    const [isInStep, isStale] = [course.isInStep(), course.isStale()]
    const decided = decideFrame(motion, { at, clock: course.clock(), isInStep, isStale })
    motion = decided.motion
    if (decided.isDrawn) course.pass(decided.ms)
    if (hasArrived(motion, course.clock())) stop()
  }

  function move(next: Motion): void {
    motion = next
    timeline.setState({ isStarted: true, speed: speedOf(next) })
    frames.rest()
    frames.ask()
  }

  function stop(): void {
    if (course.hasBegun()) move(stopped)
  }

  function rest(): void {
    motion = stopped
    frames.rest()
  }

  return { move, stop, wake: frames.ask, rest, dispose: frames.dispose }
}
