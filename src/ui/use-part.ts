/** How components draw a part: not in `Suspense`, whose fallback React leaves in place for 300 ms. */
import { startTransition, use, useEffect, useState } from 'react'
import type { Part } from './part'

/**
 * Loads a part behind the first drawing.
 * @param soon runs what it is given, as soon as there is time for it
 * @returns whether `usePart` may draw it: it is loaded, or known to be missing
 */
export function useIsLoaded({ load }: Part<unknown>, soon: (run: () => void) => void = atOnce): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    // As a transition: presses go before it.
    const draw = () => startTransition(() => setLoaded(true))
    soon(() => void load().then(draw, draw))
  }, [load, soon])
  return isLoaded
}

const atOnce = (run: () => void) => run()

/** Gives a part that is loaded; one that is missing fails into the nearest `Boundary`. */
export function usePart<Module>({ loadOnce }: Part<Module>): Module {
  return use(loadOnce())
}
