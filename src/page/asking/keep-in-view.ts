import { door } from '../../companion/door'
import { side } from '../panel/side'

/** In a low window the panel is below the device: who asks for something there sees it done all the same. */
export function keepInView(): () => void {
  return door.subscribe(({ state }, before) => {
    if (state === before.state || !['ready', 'showing', 'trying'].includes(state)) return
    const button = document.querySelector('[data-key="confirm"]')
    // What an address or a host page asks for scrolls nothing.
    if (!button || side.getState().isAsked || button.getBoundingClientRect().top >= 0) return
    button.scrollIntoView({ block: 'center' })
  })
}
