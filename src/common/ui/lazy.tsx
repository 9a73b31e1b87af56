import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react'
import type { LazyModule } from './lazy-module'

interface LazyProps<Module> {
  readonly module: LazyModule<Module>
  /** Whether somebody wants it; until then it is not loaded. */
  readonly enabled?: boolean
  /** Drawn until it is loaded. */
  readonly fallback?: ReactNode
  readonly children: (module: Module) => ReactNode
}

/** Draws what a module has once it is loaded; one that fails to load reaches the nearest `ErrorBoundary`. */
export function Lazy<Module>({ module, enabled = true, fallback, children }: LazyProps<Module>) {
  const [wasEnabled, setWasEnabled] = useState(false)
  const [isShown, setShown] = useState(false)
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled)
    // At once where it is there already: what leads to it may give it the focus.
    if (enabled && module.loaded) setShown(true)
  }
  useEffect(() => {
    if (!enabled) return
    // A transition, so that presses go before it, and what stands there stays until all of it can be drawn:
    // React leaves the fallback of a `Suspense` in place for 300 ms. Begun once the module is loaded, because
    // transitions that begin together end together.
    const show = () => startTransition(() => setShown(true))
    module.load().then(show, show)
  }, [module, enabled])
  return (
    <Suspense fallback={fallback}>
      {enabled && isShown ? <Loaded module={module}>{children}</Loaded> : fallback}
    </Suspense>
  )
}

function Loaded<Module>({ module, children }: Pick<LazyProps<Module>, 'module' | 'children'>) {
  return children(use(module.load()))
}
