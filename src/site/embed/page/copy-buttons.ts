/** What is to be copied: with the address where the page really is, and a button each. */

/** The address in the page's source, and in `docs/embedding.md`. */
export const PLACEHOLDER = 'https://example.com/thermostat/'

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MESSAGE_MS = 2000

/**
 * @param page its `code` elements with `data-snippet` are what is offered
 * @param folder the address of the product, with a slash at its end
 */
export function addCopyButtons(page: Document, folder: string): void {
  for (const snippet of page.querySelectorAll<HTMLElement>('[data-snippet]')) {
    snippet.textContent = snippet.textContent.replaceAll(PLACEHOLDER, folder)
    const button = page.createElement('button')
    button.type = 'button'
    button.textContent = 'Copy'
    const said = page.createElement('output')
    button.addEventListener('click', () => void copy(snippet, said))
    snippet.parentElement?.append(button, said)
  }
}

async function copy(snippet: HTMLElement, said: HTMLOutputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(snippet.textContent)
    said.textContent = 'Copied'
    setTimeout(() => said.replaceChildren(), COPIED_MESSAGE_MS)
  } catch {
    // No clipboard on a page without https, or the visitor said no.
    getSelection()?.selectAllChildren(snippet)
    said.textContent = 'The text is selected: press Ctrl+C, or ⌘C on a Mac.'
  }
}
