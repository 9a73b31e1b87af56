/** How a test looks at a display, drawn or live. Runs in the page, so it uses nothing outside itself. */

/** A text or an icon, with what it is by its class. */
export interface Sign {
  readonly is: string
  readonly says: string
  readonly focused: boolean
  readonly disabled: boolean
  /** Whether it is in a list, which may be scrolled, and there in view. */
  readonly inList: boolean
  readonly inView: boolean
}

export interface Look {
  readonly path: string | null
  readonly mode: string | null
  readonly context: string | null
  readonly overlay: string | null
  readonly editing: boolean
  readonly kinds: readonly string[]
  readonly signs: readonly Sign[]
}

export interface ManualTask {
  /** What leads home from anywhere. */
  readonly home: readonly string[]
  /** The address that is opened first, where no menu leads there. */
  readonly opens: string | null
  readonly begin: Look | null
  /** What is seen for a moment comes before how it looks in the end. */
  readonly steps: readonly { readonly sentence: string; readonly pictures: readonly Look[] }[]
}

export interface Seen {
  readonly tasks: Readonly<Record<string, ManualTask>>
  readonly live: Look | null
}

/** @param manual the markup of a page of the manual; without it, the page is the live device's */
export function look(manual: string | null): Seen {
  const page = manual === null ? document : new DOMParser().parseFromString(manual, 'text/html')

  /** The outline that an icon has, or that it names. */
  const outlineOf = (icon: Element) => {
    const name = icon.querySelector('use')?.getAttribute('href')
    const drawn = name ? page.querySelector(name) : icon
    return [...(drawn?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join('')
  }

  const isIcon = (element: Element) =>
    element.tagName === 'svg' &&
    (element.querySelector('use') !== null || element.getAttribute('viewBox') === '0 0 24 24')

  const wordsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  const signOf = (element: Element, says: string): Sign => {
    const classed = element.closest('[class]:not(.to-focus, .beyond)')
    const list = element.closest('.list:not(.answers, .events, .readings), .walk')
    const [box, around] = [element.getBoundingClientRect(), list?.getBoundingClientRect()]
    return {
      is: classed?.classList.item(0) ?? '',
      says: says.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim(),
      focused: element.closest('[aria-current]') !== null,
      disabled: element.closest('[data-disabled]') !== null,
      inList: list !== null,
      inView: !around || (box.top >= around.top - 1 && box.bottom <= around.bottom + 1),
    }
  }

  const signsIn = (within: Element): Sign[] =>
    [...within.querySelectorAll('*')]
      .filter((element) => !element.closest('.unseen') && (isIcon(element) || !element.closest('svg')))
      .flatMap((element) =>
        isIcon(element)
          ? [signOf(element, outlineOf(element))]
          : wordsOf(element).map((text) => signOf(element, text.textContent ?? '')),
      )

  /** A confirmation covers the screen. */
  const lookAt = (display: Element): Look => {
    const overlay = display.querySelector('[data-overlay]')
    const screen = overlay ? null : display.querySelector('.screen')
    return {
      path: display.getAttribute('data-path'),
      mode: display.getAttribute('data-mode'),
      context: display.getAttribute('data-context'),
      overlay: overlay?.getAttribute('data-overlay') ?? null,
      editing: screen?.querySelector('[data-editing]') != null,
      kinds: [...(screen?.querySelectorAll('.content > *') ?? [])].map(
        (part) => part.classList.item(0) ?? '',
      ),
      signs: signsIn(overlay ?? screen ?? display),
    }
  }

  /** The names of buttons are heard only. */
  const textSeen = (part: Element | null) =>
    [...(part?.childNodes ?? [])]
      .map((node) => (node instanceof Element && node.matches('.unseen') ? '' : node.textContent))
      .join('')

  const picturesIn = (part: Element | null) =>
    [...(part?.querySelectorAll('[data-picture]') ?? [])].map(lookAt)

  const taskIn = (article: Element): ManualTask => {
    const home = article.querySelector('li[data-home]')
    return {
      home: [...(home?.querySelectorAll('.way-home li') ?? [])].map(textSeen),
      opens: home?.querySelector('.step-text a')?.getAttribute('href') ?? null,
      begin: picturesIn(home).at(-1) ?? null,
      steps: [...article.querySelectorAll('li[data-step]')].map((step) => ({
        sentence: textSeen(step.querySelector('.step-text')),
        pictures: picturesIn(step),
      })),
    }
  }

  const display = page.querySelector('[data-display]')
  const articles = [...page.querySelectorAll('article[data-task]')]
  return {
    tasks: Object.fromEntries(articles.map((one) => [one.getAttribute('data-task') ?? '', taskIn(one)])),
    live: display && lookAt(display),
  }
}

/** What differs between a picture and the display, as sentences. */
export function differences(drawn: Look | null, live: Look | null): string[] {
  if (!drawn || !live) return [`There is no ${drawn ? 'display' : 'picture'}.`]
  const parts = ['path', 'mode', 'context', 'overlay', 'editing', 'kinds'] as const
  const named = parts
    .filter((part) => JSON.stringify(drawn[part]) !== JSON.stringify(live[part]))
    .map((part) => `${part}: ${JSON.stringify(drawn[part])}, live ${JSON.stringify(live[part])}`)
  const beside = (one: Look) => one.signs.filter(({ inList }) => !inList).map(written)
  const [still, shown] = [beside(drawn).join(' | '), beside(live).join(' | ')]
  return [...named, ...(still === shown ? [] : [`texts: ${still}; live ${shown}`]), ...inLists(drawn, live)]
}

const written = ({ is, says, focused, disabled }: Sign) =>
  `${is}: ${is === 'icon' ? says.slice(0, 40) : says}${focused ? ' (focused)' : ''}${disabled ? ' (disabled)' : ''}`

/** A picture holds the lines of a list that are in view, and perhaps some beyond them. */
function inLists(drawn: Look, live: Look): readonly string[] {
  const [still, shown] = [drawn, live].map(({ signs }) => signs.filter(({ inList }) => inList))
  if (!still || !shown) return []
  const lines = still.map(written).join(' | ')
  const all = shown.map(written)
  const inView = shown
    .filter((sign) => sign.inView)
    .map(written)
    .join(' | ')
  const isPart = all.some((_, at) => all.slice(at, at + still.length).join(' | ') === lines)
  const isWhole = lines.includes(inView)
  return isWhole && (isPart || still.length === 0)
    ? []
    : [`list: ${lines}; live ${all.join(' | ')}; in view ${inView}`]
}
