import { useEffect } from 'react'
import { useDevice } from '../display/use-device'

/** A showroom's next visitor finds the page at its beginning: nothing lies on top of it, and the focus is nowhere. */
export function useNextVisitor(): void {
  const visitors = useDevice((device) => device.visitors)
  useEffect(() => {
    if (visitors === 0) return
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  }, [visitors])
}
