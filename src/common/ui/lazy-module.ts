/** The one way to load what comes later: a module that has files of its own. */
import { wrapLoadError } from './load-error'
import { trackPromise } from './track-promise'

export interface LazyModule<Module> {
  /** `null` until it is loaded. */
  readonly loaded: Module | null
  /**
   * Loads it, once for all who ask. What failed stays so until the page is loaded again.
   * @throws NotLoaded where a file of it fails to load
   */
  readonly load: () => Promise<Module>
}

/** @param load an import; Vite loads the style sheets of the module before it */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null
  let loading: Promise<Module> | null = null

  async function loadAndKeep(): Promise<Module> {
    loaded = await wrapLoadError(load())
    return loaded
  }

  return {
    get loaded() {
      return loaded
    },
    load() {
      loading ??= trackPromise(loadAndKeep())
      return loading
    },
  }
}
