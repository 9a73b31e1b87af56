/** Buttons that copy the code examples of `embed.html`. */

import { showCode } from './code-colours'

/** The product's address in the source of `embed.html` and in `docs/embedding.md`. */
export const PLACEHOLDER = 'https://example.com/thermostat/'

const COPIED_MESSAGE_MS = 2000

/**
 * Adds a button to each example, and writes the product's real address into it.
 * @param page   has the examples in `code` elements with `data-snippet`
 * @param folder the address of the product, with a slash at its end
 */
export function addCopyButtons(page: Document, folder: string): void {
  for (const snippet of page.querySelectorAll<HTMLElement>('[data-snippet]')) {
    showCode(snippet, snippet.textContent.replaceAll(PLACEHOLDER, folder))
    // Long lines scroll, which keys can do only with the focus.
    snippet.tabIndex = 0
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    const status = page.createElement('output')
    button.addEventListener('click', () => void copy(snippet, status))
    snippet.parentElement?.append(button, status)
  }
}

async function copy(snippet: HTMLElement, status: HTMLOutputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet.textContent)
    status.textContent = 'Copied'
    setTimeout(() => status.replaceChildren(), COPIED_MESSAGE_MS)
  } catch {
    // Pages without https have no clipboard, and the visitor may refuse access to it.
    getSelection()?.selectAllChildren(snippet)
    status.textContent = 'The text is selected: press Ctrl+C, or ⌘C on a Mac.'
  }
}
