/** Modules that are not part of the page's first files. All code that loads later is loaded by `lazyModule`. */
import { wrapLoadError } from './load-error'
import { trackPromise } from './track-promise'

export interface LazyModule<Module> {
  /** The module, `null` until it is loaded. */
  readonly loaded: Module | null
  /**
   * Loads the module once; all callers share the promise. A failure is final until the page is loaded again.
   * @throws LoadError if one of its files fails to load
   */
  readonly load: () => Promise<Module>
}

/** @param load a dynamic import; Vite loads the module's style sheets before it */
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
