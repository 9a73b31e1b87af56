/** The slide animation between two screens: a copy of the old screen slides out while the new one slides in. */
import { motionBetween } from './motion'
import './slide-out.css'

/**
 * Copies the display with its screen as it looks now. A copy is not scrolled, so the first line of a scrolled list
 * gets a negative margin. This changes the screen itself, which React removes right afterwards.
 * @returns `null` under reduced motion, and until the page's styles are copied
 */
export function copyScreen(
  display: HTMLElement,
  screen: HTMLElement,
  scrollBox: HTMLElement | null,
): HTMLElement | null {
  if (!copiedStyles || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  const scrolled = scrollBox?.scrollTop ?? 0
  const first = scrolled > 0 && scrollBox?.firstElementChild
  if (first instanceof HTMLElement) first.style.marginTop = `${-scrolled}px`
  const copy = display.cloneNode() as HTMLElement
  copy.append(screen.cloneNode(true))
  return copy
}

/**
 * The element that holds the copy. Its shadow root is closed and the host is inert, so that no script, search in the
 * page, screen reader or pointer reaches the copy. The host stays in the display: a new one for each screen would
 * make the browser sort all of its styles again, which is half of the cost of a press.
 */
interface ShadowHost {
  readonly host: HTMLElement
  readonly root: ShadowRoot
}

let shadowHost: ShadowHost | null = null

/** The properties of a screen that decide how it slides. */
export interface SlideProps {
  readonly path: string
  /** The context of the title bar, `null` if there is no bar. */
  readonly bar: string | null
}

/** Slides the copy out. The style sheet slides the new screen in, which is a sibling of the host. */
export function slideOut(
  screenCopy: HTMLElement,
  display: HTMLElement,
  from: SlideProps,
  to: SlideProps,
): void {
  const isSameContext = to.bar !== null && from.bar === to.bar
  shadowHost ??= createShadowHost()
  const { host, root } = shadowHost
  if (host.parentNode !== display) display.prepend(host)
  const isMoving = host.className !== ''
  root.replaceChildren(screenCopy)
  host.className = ['leaving', motionBetween(from.path, to.path), ...(isSameContext ? ['within'] : [])].join(
    ' ',
  )
  // A press during the animation starts it again: only the last screen slides out.
  if (isMoving) for (const animation of host.getAnimations()) animation.currentTime = 0
}

function createShadowHost(): ShadowHost {
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  const root = host.attachShadow({ mode: 'closed' })
  root.adoptedStyleSheets = [copyPageStyles()]
  host.addEventListener('animationend', () => {
    host.className = ''
    root.replaceChildren()
  })
  return { host, root }
}

/** Styles of a copy: no animations, no layer of its own (by `transform` in display.css), and no legend, which stays. */
const STATIC_STYLES =
  '*, ::before { animation: none !important } .display { transform: none } .button-legend { visibility: hidden }'

let copiedStyles: CSSStyleSheet | null = null
let copiedSheets = 0

/**
 * Copies the page's styles for the shadow root, which they do not reach. The first call takes too long for a
 * press, so the page makes it after the first picture; no screen slides before that. Later calls add the style
 * sheets that have been loaded since.
 */
export function copyPageStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  copiedStyles ??= new CSSStyleSheet()
  if (sheets.length === copiedSheets) return copiedStyles
  copiedSheets = sheets.length
  const rules = sheets.flatMap(rulesOf)
  copiedStyles.replaceSync(rules.map(({ cssText }) => cssText).join('') + STATIC_STYLES)
  return copiedStyles
}

/** Returns no rules for a sheet that cannot be read: one of another origin (a browser extension), or not loaded. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
