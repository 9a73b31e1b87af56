/** Asks for the picture of a screen before React replaces it, so that it can slide out. */
import { Component, type RefObject } from 'react'
import { copyOf, type Sliding, slideOut } from './leaving'

interface SlideProps extends Sliding {
  readonly display: RefObject<HTMLElement | null>
}

/** A class, because only a class is asked before React changes the display. */
export class Slide extends Component<SlideProps> {
  override getSnapshotBeforeUpdate(before: SlideProps): HTMLElement | null {
    const { display, path } = this.props
    return before.path !== path && display.current ? copyOf(display.current) : null
  }

  override componentDidUpdate(before: SlideProps, _state: unknown, copy: HTMLElement | null) {
    const { display } = this.props
    if (copy && display.current) slideOut(copy, display.current, before, this.props)
  }

  override render() {
    return null
  }
}
