/** Rings the buttons of the device that are pressed next: their components know nothing of the companion. */
import { useEffect } from 'react'
import type { Button } from '../../thermostat/device/device'
import { highlightedButtonsOf } from './guide-state'
import { useCompanion } from './use-companion'

export function useHighlightedButtons(): void {
  const ring = useCompanion(highlightedButtonsOf)
  useEffect(() => {
    const ringed = ring.flatMap((button) => elementOf(button) ?? [])
    for (const element of ringed) element.dataset.shown = ''
    return () => {
      for (const element of ringed) delete element.dataset.shown
    }
  }, [ring])
}

const elementOf = (button: Button) => document.querySelector<HTMLElement>(`[data-key="${button}"]`)
