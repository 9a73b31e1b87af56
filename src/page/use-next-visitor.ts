import { useEffectEvent, useLayoutEffect } from 'react'
import { useDevice } from '../display/use-device'

/** Calls `reset` for each next visitor of a showroom, who finds the page as the first one did. */
export function useNextVisitor(reset: () => void): void {
  const visitors = useDevice((device) => device.visitors)
  const onNextVisitor = useEffectEvent(reset)
  useLayoutEffect(() => {
    if (visitors > 0) onNextVisitor()
  }, [visitors])
}
