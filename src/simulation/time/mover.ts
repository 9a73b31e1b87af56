/**
 * Moves the course on with the page's frames: while time runs, and where the panel shows what is no longer so.
 * No frame is asked for otherwise, and none while the page is hidden.
 */
import type { CourseOnPage } from './course-on-page'
import { afterBreak, decideFrame, hasArrived, type Motion, speedOf, stopped } from './motion'
import type { TimelineStore } from './timeline'

export interface PageWindow {
  requestAnimationFrame(frame: (at: number) => void): number
  cancelAnimationFrame(id: number): void
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

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
  const { document } = window
  let motion = stopped
  let asked: number | null = null
  let isDisposed = false

  function wake(): void {
    if (isDisposed || asked !== null || document.visibilityState === 'hidden' || !isNeeded()) return
    asked = window.requestAnimationFrame((at) => {
      asked = null
      onFrame(at)
      wake()
    })
  }

  function isNeeded(): boolean {
    return course.hasBegun() && (motion.kind !== 'stopped' || course.isStale())
  }

  function takeBack(): void {
    if (asked !== null) window.cancelAnimationFrame(asked)
    asked = null
  }

  /** @param at in ms of the visitor's time */
  function onFrame(at: number): void {
    if (!course.hasBegun()) return
    const [isInStep, isStale] = [course.isInStep(), course.isStale()]
    const decided = decideFrame(motion, { at, clock: course.clock(), isInStep, isStale })
    motion = decided.motion
    if (decided.isDrawn) course.pass(decided.ms)
    if (hasArrived(motion, course.clock())) stop()
  }

  function onVisibility(): void {
    motion = afterBreak(motion)
    if (document.visibilityState === 'hidden') takeBack()
    else wake()
  }

  function move(next: Motion): void {
    motion = next
    timeline.setState({ isStarted: true, speed: speedOf(next) })
    takeBack()
    wake()
  }

  function stop(): void {
    if (course.hasBegun()) move(stopped)
  }

  function rest(): void {
    motion = stopped
    takeBack()
  }

  document.addEventListener('visibilitychange', onVisibility)
  return {
    move,
    stop,
    wake,
    rest,
    dispose() {
      isDisposed = true
      document.removeEventListener('visibilitychange', onVisibility)
      takeBack()
    },
  }
}
