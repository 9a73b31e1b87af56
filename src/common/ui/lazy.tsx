import { type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react'
import type { LazyModule } from './lazy-module'

interface LazyProps<Module> {
  readonly module: LazyModule<Module>
  /** The module loads once this is true. */
  readonly enabled?: boolean
  /** Drawn until the module is loaded. */
  readonly fallback?: ReactNode
  readonly children: (module: Module) => ReactNode
}

/** Draws a module once it is loaded. A module that fails to load throws into the nearest `ErrorBoundary`. */
export function Lazy<Module>({ module, enabled = true, fallback, children }: LazyProps<Module>) {
  const [wasEnabled, setWasEnabled] = useState(false)
  const [isShown, setShown] = useState(false)
  if (enabled !== wasEnabled) {
    setWasEnabled(enabled)
    // Shown in the same render if it is loaded: the caller may move the focus to it.
    if (enabled && module.loaded) setShown(true)
  }
  useEffect(() => {
    if (!enabled) return
    // In a transition, presses come first and the fallback stays until everything can be drawn; without one,
    // React shows a `Suspense` fallback for at least 300 ms. The transition starts after loading, because
    // transitions that start together also end together.
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
