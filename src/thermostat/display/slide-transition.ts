/** Copies a screen before React replaces it, so that the copy can slide out. */
import { Component, type RefObject } from 'react'
import { copyScreen, type SlideProps, slideOut } from './slide-out'

interface SlideTransitionProps extends SlideProps {
  readonly display: RefObject<HTMLElement | null>
  readonly screen: RefObject<HTMLElement | null>
  readonly scrollBox: RefObject<HTMLElement | null>
}

/** A class component: React has no hook for `getSnapshotBeforeUpdate`. */
export class SlideTransition extends Component<SlideTransitionProps> {
  override getSnapshotBeforeUpdate(before: SlideTransitionProps): HTMLElement | null {
    const { display, screen, scrollBox, path } = this.props
    if (before.path === path || !display.current || !screen.current) return null
    return copyScreen(display.current, screen.current, scrollBox.current)
  }

  override componentDidUpdate(before: SlideTransitionProps, _state: unknown, copy: HTMLElement | null) {
    const { display } = this.props
    if (copy && display.current) slideOut(copy, display.current, before, this.props)
  }

  override render() {
    return null
  }
}
