/** Loads a part of the page with its style sheets, and asks again for those that failed. */

const FAILED = 'link[rel="stylesheet"][data-failed]'

/** Vite asks for each style sheet once, and leaves what failed in the page. */
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.href.startsWith(location.origin))
      target.dataset.failed = ''
  },
  true,
)

/**
 * @param load an import whose style sheets Vite loads before it
 * @returns loads it; after it failed, its style sheets as well
 */
export function styled<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let hasFailed = false
  return async () => {
    if (hasFailed) await Promise.all([...document.querySelectorAll<HTMLLinkElement>(FAILED)].map(askAgain))
    hasFailed = true
    const part = await load()
    hasFailed = false
    return part
  }
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href })
  const arrived = new Promise<void>((resolve, reject) => {
    fresh.onload = () => resolve()
    fresh.onerror = reject
  })
  link.replaceWith(fresh)
  return arrived
}
