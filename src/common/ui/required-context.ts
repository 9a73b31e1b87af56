import { createContext, type Provider, useContext } from 'react'

/**
 * Creates a context without a default value: its hook throws outside a provider.
 * @param name the name of the value in the error message
 * @returns the provider, and the hook that reads the value
 */
export function createRequiredContext<Value extends object>(
  name: string,
): readonly [provider: Provider<Value | null>, use: () => Value] {
  const Context = createContext<Value | null>(null)
  function useRequired(): Value {
    const value = useContext(Context)
    if (!value) throw new Error(`This component has no provider of the ${name} around it.`)
    return value
  }
  return [Context.Provider, useRequired]
}
