import { useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import { ErrorBoundary } from '../../../thermostat/display/error-boundary'
import { companion } from '../lazy'

/** The disclosure "What is this?", which explains the screen in view. */
export function About() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="about" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('page.what')}</summary>
      <ErrorBoundary resetKey={isOpen}>
        <Lazy module={companion} enabled={isOpen}>
          {({ AboutScreen }) => <AboutScreen />}
        </Lazy>
      </ErrorBoundary>
    </details>
  )
}
