/** Links for the keyboard to the parts of the page; seen only while one of them has the focus. */
import type { MouseEvent } from 'react'
import type { TextId } from '../device/device'
import { useSay } from '../texts/words-provider'

const parts = [
  ['[data-key="previous"]', 'page.device'],
  ['[data-companion] [role="combobox"]', 'page.howTo'],
  ['.page-panel > summary', 'surroundings.title'],
] as const satisfies readonly (readonly [selector: string, TextId])[]

export function SkipLinks() {
  const say = useSay()
  return (
    <nav className="skip">
      {parts.map(([selector, text]) => (
        <a key={text} href={`#${text}`} onClick={(event) => focusOn(selector, event)}>
          {say({ id: 'page.skip', values: { what: text } })}
        </a>
      ))}
    </nav>
  )
}

/** Not by the address: a part of it that changes would be a step of the history. */
function focusOn(selector: string, event: MouseEvent): void {
  event.preventDefault()
  const parts = [...document.querySelectorAll<HTMLElement>(selector)]
  const shown = parts.find((part) => part.checkVisibility())
  // Where there are tabs, a part that is not in front has its tab.
  const part = shown ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')
  part?.focus()
}
