import {
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useContext,
  useEffect,
  useState,
} from 'react'
import type * as parts from '../parts'
import type { Part } from './part'

export type Parts = typeof parts
type Module<Name extends keyof Parts> = Awaited<ReturnType<Parts[Name]['load']>>

const PartsContext = createContext<Parts | null>(null)

/** Gives the parts to the components. The build draws without them. */
export const PartsProvider = PartsContext.Provider

interface LaterProps<Name extends keyof Parts> {
  readonly part: Name
  /** Whether somebody wants it; until then it is not loaded. */
  readonly isWanted?: boolean
  /** Drawn until it is loaded. */
  readonly meanwhile?: ReactNode
  readonly children: (module: Module<Name>) => ReactNode
}

/** Draws a part of the product once it is loaded; one that fails to load reaches the nearest `Boundary`. */
export function Later<Name extends keyof Parts>(props: LaterProps<Name>) {
  const { part: name, isWanted = true, meanwhile, children } = props
  const part = useContext(PartsContext)?.[name] as Part<Module<Name>> | undefined
  const [isBegun, setBegun] = useState(false)
  useEffect(() => {
    if (!isWanted || !part) return
    // A transition, so that presses go before it, and what stands there stays until all of it can be drawn:
    // React leaves the fallback of a `Suspense` in place for 300 ms. Begun once the part is loaded, because
    // transitions that begin together end together.
    const begin = () => startTransition(() => setBegun(true))
    part.load().then(begin, begin)
  }, [part, isWanted])
  return (
    <Suspense fallback={meanwhile}>
      {/* At once where it is there already: what leads to it may give it the focus. */}
      {part && isWanted && (isBegun || part.loaded) ? <Loaded part={part}>{children}</Loaded> : meanwhile}
    </Suspense>
  )
}

interface LoadedProps<Module> {
  readonly part: Part<Module>
  readonly children: (module: Module) => ReactNode
}

function Loaded<Module>({ part, children }: LoadedProps<Module>) {
  return children(use(part.load()))
}
