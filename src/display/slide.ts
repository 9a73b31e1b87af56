/** Asks for the picture of a screen before React replaces it, so that it can slide out. */
import { Component, type RefObject } from 'react'

export interface SlideProps {
  readonly display: RefObject<HTMLElement | null>
  readonly path: string
  /** The context of the title bar, `null` where there is no bar. */
  readonly bar: string | null
}

interface Leaving {
  copyOf(display: HTMLElement): HTMLElement | null
  slideOut(copy: HTMLElement, display: HTMLElement, from: SlideProps, to: SlideProps): void
}

let leaving: Leaving | null = null

/** Adds the movement, which comes behind the first picture. */
export function addSlide(added: Leaving): void {
  leaving = added
}

/** A class, because only a class is asked before React changes the display. */
export class Slide extends Component<SlideProps> {
  override getSnapshotBeforeUpdate(before: SlideProps): HTMLElement | null {
    const { display, path } = this.props
    return before.path !== path && display.current && leaving ? leaving.copyOf(display.current) : null
  }

  override componentDidUpdate(before: SlideProps, _state: unknown, copy: HTMLElement | null) {
    const { display } = this.props
    if (copy && display.current) leaving?.slideOut(copy, display.current, before, this.props)
  }

  override render() {
    return null
  }
}
