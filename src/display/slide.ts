/** Slides the screen that is left out of the display while the next one comes in. */
import { Component, type RefObject } from 'react'
import { motionBetween } from './motion'

interface SlideProps {
  readonly display: RefObject<HTMLElement | null>
  readonly path: string
  /** The context of the title bar, `null` where there is no bar. */
  readonly bar: string | null
}

/** A class, because only a class is asked before React changes the display. */
export class Slide extends Component<SlideProps> {
  private leaving: HTMLElement | null = null

  override getSnapshotBeforeUpdate(before: SlideProps): HTMLElement | null {
    const { display, path } = this.props
    if (before.path === path || !display.current || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return null
    return copyOf(display.current)
  }

  override componentDidUpdate(before: SlideProps, _state: unknown, copy: HTMLElement | null) {
    const { display, path, bar } = this.props
    const screen = display.current?.querySelector(':scope > .screen')
    if (!copy || !screen) return
    const motion = [motionBetween(before.path, path), ...(bar && bar === before.bar ? ['within'] : [])]
    screen.classList.add(...motion)
    // Whoever is faster than the movement sees only the last screen leave.
    this.leaving?.remove()
    this.leaving = hidden(copy)
    this.leaving.classList.add('leaving', ...motion)
    display.current?.prepend(this.leaving)
  }

  override render() {
    return null
  }
}

/** The display with its screen, as it looks now. */
function copyOf(display: HTMLElement): HTMLElement | null {
  const screen = display.querySelector(':scope > .screen')
  if (!screen) return null
  const copy = display.cloneNode() as HTMLElement
  copy.append(screen.cloneNode(true))
  const scrolled = screen.querySelector('.list, .walk')?.scrollTop ?? 0
  const first = scrolled > 0 && copy.querySelector('.list, .walk')?.firstElementChild
  if (first instanceof HTMLElement) first.style.marginTop = `${-scrolled}px`
  return copy
}

/** Puts a copy where no script, no search in the page, no reader and no pointer finds it. */
function hidden(copy: HTMLElement): HTMLElement {
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  const root = host.attachShadow({ mode: 'closed' })
  root.adoptedStyleSheets = [stylesOfPage()]
  root.append(copy)
  host.addEventListener('animationend', () => host.remove())
  return host
}

/** In a copy nothing moves by itself. */
const STILL = '* { animation: none !important } .display { transform: none }'

let styles: CSSStyleSheet | null = null
let counted = 0

/** The page's styles do not reach into a copy. More of them come behind the first picture. */
function stylesOfPage(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  styles ??= new CSSStyleSheet()
  if (sheets.length === counted) return styles
  counted = sheets.length
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules])
  styles.replaceSync(rules.map(({ cssText }) => cssText).join('') + STILL)
  return styles
}
