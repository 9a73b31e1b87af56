/** The one way to load what comes later: a part of the product that has files of its own. */

export interface Part<Module> {
  /**
   * Loads it, once for all who ask; after a failure it is asked for again.
   * @throws where a file of it fails to load
   */
  load(): Promise<Module>
  /** The same, but what failed stays so: a component that is drawn again must not ask each time. */
  loadOnce(): Promise<Module>
}

/** @param load an import; Vite loads the style sheets of the part before it */
export function part<Module>(load: () => Promise<Module>): Part<Module> {
  let loading: Promise<Module> | null = null
  let hasFailed = false

  function begin(): Promise<Module> {
    loading = (hasFailed ? loadFailedStyles() : Promise.resolve()).then(load)
    hasFailed = false
    loading.catch(() => {
      hasFailed = true
    })
    return loading
  }

  return {
    load: () => (loading && !hasFailed ? loading : begin()),
    loadOnce: () => loading ?? begin(),
  }
}

/** Vite asks for each style sheet once, and leaves what failed in the page. */
async function loadFailedStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const ours = links.filter(({ href }) => href.startsWith(location.origin))
  await Promise.all(ours.filter(isMissing).map(loadStyles))
}

/** Whether a style sheet has no rules, or none that may be read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length
  } catch {
    return true
  }
}

function loadStyles(failed: HTMLLinkElement): Promise<void> {
  const fresh = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: failed.href })
  const arrived = new Promise<void>((resolve, reject) => {
    fresh.onload = () => resolve()
    fresh.onerror = reject
  })
  failed.replaceWith(fresh)
  return arrived
}
