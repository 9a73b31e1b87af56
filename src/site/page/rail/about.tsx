import { useState } from 'react'
import { useSay } from '../../../common/texts/words-provider'
import { Lazy } from '../../../common/ui/lazy'
import { Boundary } from '../../../thermostat/display/boundary'
import { companion } from '../lazy'

/** "What is this?": what the screen in view is for. */
export function About() {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="about" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('page.what')}</summary>
      <Boundary of={isOpen}>
        <Lazy module={companion} isWanted={isOpen}>
          {({ AboutScreen }) => <AboutScreen />}
        </Lazy>
      </Boundary>
    </details>
  )
}
