import { createContext, type Provider, useContext } from 'react'

/**
 * Makes a context whose value has to be given.
 * @param what the error names what is missing
 * @returns the provider, and the hook that reads it
 */
export function createRequiredContext<Value extends object>(
  what: string,
): readonly [provider: Provider<Value | null>, use: () => Value] {
  const Context = createContext<Value | null>(null)
  function useRequired(): Value {
    const value = useContext(Context)
    if (!value) throw new Error(`There is no ${what} around this component.`)
    return value
  }
  return [Context.Provider, useRequired]
}
