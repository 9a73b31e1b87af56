/** "What do you want to do?", until the companion's own field is there. */

import type { KeyboardEvent } from 'react'
import { search } from '../../display/icon-data'
import '../../companion/find/field.css'
import { Outline } from '../../display/outline'
import { useSay } from '../../texts/words-provider'
import { openCompanion } from '../panel/side'
import { handOver } from './keep-focus'

/** The keys that open a list. */
const OPENING = ['Enter', 'ArrowDown']

export function ClosedField() {
  const say = useSay()
  const open = () => {
    handOver()
    openCompanion()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!OPENING.includes(event.key) || event.nativeEvent.isComposing) return
    event.preventDefault()
    open()
  }
  return (
    <div className="closed-field ask-field">
      <Outline d={search} />
      <input
        type="text"
        role="combobox"
        aria-expanded="false"
        aria-haspopup="listbox"
        autoComplete="off"
        spellCheck={false}
        aria-label={say('page.ask')}
        placeholder={say('page.ask')}
        onClick={open}
        onInput={open}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
