import type { App } from '../../app/app'

/**
 * In a low window the panel is below the device: who asks for something there sees it done all the same.
 * @returns a function that ends it
 */
export function keepInView({ page }: App): () => void {
  return page.subscribe(({ play: { state }, panel }, { play: before }) => {
    if (state === before.state || !['ready', 'showing', 'trying'].includes(state)) return
    const button = document.querySelector('[data-key="confirm"]')
    // What an address or a host page asks for scrolls nothing.
    if (!button || panel.isAsked || button.getBoundingClientRect().top >= 0) return
    button.scrollIntoView({ block: 'center' })
  })
}
