/** Rings the buttons of the device that are pressed next: their components know nothing of the companion. */
import { useEffect } from 'react'
import { useDeviceElements } from '../../thermostat/display/device-elements'
import { highlightedButtonsOf } from './guide-state'
import { useCompanion } from './use-companion'

export function useHighlightedButtons(): void {
  const ring = useCompanion(highlightedButtonsOf)
  const { buttons } = useDeviceElements()
  useEffect(() => {
    const ringed = ring.flatMap((button) => buttons[button].current ?? [])
    for (const element of ringed) element.dataset.shown = ''
    return () => {
      for (const element of ringed) delete element.dataset.shown
    }
  }, [ring, buttons])
}
