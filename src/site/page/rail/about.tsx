import { useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { chevronDown } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { companion } from '../lazy'

/** The disclosure "What is this?", which explains the screen in view. */
export function About() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="about" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfold">
        <span>{t('page.what')}</span>
        <Outline d={chevronDown} />
      </summary>
      <ErrorBoundary resetKey={isOpen}>
        <Lazy module={companion} enabled={isOpen}>
          {({ AboutScreen }) => <AboutScreen />}
        </Lazy>
      </ErrorBoundary>
    </details>
  )
}
