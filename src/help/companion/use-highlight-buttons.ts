/** Highlights the buttons to press next. Marks their elements, because their components do not know the companion. */
import { useEffect } from 'react'
import { useDeviceElements } from '../../thermostat/display/device-elements'
import { highlightedButtonsOf } from './phase-state'
import { useCompanion } from './use-companion'

export function useHighlightButtons(): void {
  const highlighted = useCompanion(highlightedButtonsOf)
  const { buttons } = useDeviceElements()
  useEffect(() => {
    const elements = highlighted.flatMap((button) => buttons[button].current ?? [])
    for (const element of elements) element.dataset.shown = ''
    return () => {
      for (const element of elements) delete element.dataset.shown
    }
  }, [highlighted, buttons])
}
