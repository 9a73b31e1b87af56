/** The screen that is left, as a picture that slides out while the next screen comes in. */
import { motionBetween } from './motion'
import './leaving.css'

/** The display with its screen, as it looks now; `null` where nothing is to slide, or its styles are not read yet. */
export function copyOf(display: HTMLElement): HTMLElement | null {
  const screen = display.querySelector(':scope > .screen')
  if (!screen || !styles || matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  const copy = display.cloneNode() as HTMLElement
  copy.append(screen.cloneNode(true))
  const scrolled = screen.querySelector('.list, .walk')?.scrollTop ?? 0
  const first = scrolled > 0 && copy.querySelector('.list, .walk')?.firstElementChild
  if (first instanceof HTMLElement) first.style.marginTop = `${-scrolled}px`
  return copy
}

/**
 * Where a copy is put so that no script, no search in the page, no reader and no pointer finds it. It stays in the
 * display: each new one would have the browser sort all of its styles once more, half of what a press costs.
 */
interface Place {
  readonly host: HTMLElement
  readonly root: ShadowRoot
}

let place: Place | null = null

/** What of a screen decides how it slides out, or in. */
export interface Sliding {
  readonly path: string
  /** The context of the title bar, `null` where there is no bar. */
  readonly bar: string | null
}

export function slideOut(copy: HTMLElement, display: HTMLElement, from: Sliding, to: Sliding): void {
  const isWithin = to.bar !== null && from.bar === to.bar
  const motion = [motionBetween(from.path, to.path), ...(isWithin ? ['within'] : [])]
  display.querySelector(':scope > .screen')?.classList.add(...motion)
  place ??= makePlace()
  const { host, root } = place
  if (host.parentNode !== display) display.prepend(host)
  // Whoever is faster than the movement sees only the last screen leave.
  const isMoving = host.className !== ''
  root.replaceChildren(copy)
  host.className = ['leaving', ...motion].join(' ')
  if (isMoving) for (const movement of host.getAnimations()) movement.currentTime = 0
}

function makePlace(): Place {
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  const root = host.attachShadow({ mode: 'closed' })
  root.adoptedStyleSheets = [readStyles()]
  host.addEventListener('animationend', () => {
    host.className = ''
    root.replaceChildren()
  })
  return { host, root }
}

/** In a copy nothing moves by itself. */
const STILL = '* { animation: none !important } .display { transform: none }'

let styles: CSSStyleSheet | null = null
let counted = 0

/**
 * Reads the page's styles, which do not reach into a copy. The first time takes longer than a press should:
 * until then no screen slides. More of them come behind the first picture.
 */
export function readStyles(): CSSStyleSheet {
  const sheets = [...document.styleSheets]
  styles ??= new CSSStyleSheet()
  if (sheets.length === counted) return styles
  counted = sheets.length
  const rules = sheets.flatMap(rulesOf)
  styles.replaceSync(rules.map(({ cssText }) => cssText).join('') + STILL)
  return styles
}

/** Those of another origin, as browser extensions add them, or that did not arrive cannot be read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}
