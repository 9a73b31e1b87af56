/** Links for the keyboard to the parts of the page; visible only while one of them has the focus. */
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../common/texts/translator-provider'
import type { TextId } from '../../thermostat/device/device'
import { useDeviceElements } from '../../thermostat/display/device-elements'
import { useApp } from './app'

export function SkipLinks() {
  const t = useTranslate()
  const { updateSidebar, focusTargets } = useApp()
  const { previous } = useDeviceElements().buttons
  const parts = [
    ['page.device', () => previous.current?.focus()],
    [
      'page.ask',
      () => {
        flushSync(() => updateSidebar({ tab: 'tasks' }))
        // In the sheet arrangement a current task hides the field.
        const field = focusTargets.field.current
        const target = field?.checkVisibility() ? field : focusTargets.tab.current
        target?.focus()
      },
    ],
    [
      'surroundings.title',
      () => {
        flushSync(() => updateSidebar({ tab: 'house' }))
        focusTargets.tab.current?.focus()
      },
    ],
  ] as const satisfies readonly (readonly [TextId, () => void])[]
  return (
    <nav className="skip" aria-label={t('page.parts')}>
      {parts.map(([text, go]) => (
        <a key={text} href={`#${text}`} onClick={(event) => onClick(event, go)}>
          {t({ id: 'page.skip', values: { what: text } })}
        </a>
      ))}
    </nav>
  )
}

/** Keeps the fragment out of the address, where it would add a step to the history. */
function onClick(event: MouseEvent, go: () => void): void {
  event.preventDefault()
  go()
}
