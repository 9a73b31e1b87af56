/** What stands beside the device: how to do something with it, and what is around it. */

import { useRef, useState } from 'react'
import { useApp, usePage } from '../app/app'
import { isChanged } from '../device/device'
import { Boundary } from '../display/boundary'
import { chevronUp } from '../display/icon-data'
import { Outline } from '../display/outline'
import { useDevice } from '../display/use-device'
import { useSay } from '../texts/words-provider'
import { Later } from '../ui/later'
import { CompanionCard } from './asking/companion-card'
import { LanguageControl } from './language-control'
import { panelProps, Tabs } from './panel/tabs'
import { useArrangement } from './panel/use-arrangement'
import { useSheet } from './panel/use-sheet'
import { Surroundings } from './surroundings/surroundings'
import './asking/asking.css'
import './asking/sheet.css'

export function SidePanel() {
  const { isFramed: framed } = useApp()
  const arrangement = useArrangement()
  const isAsking = usePage(({ play }) => play.state !== 'closed')
  const { tab, isOpen, isAsked } = usePage(({ panel }) => panel)
  const changed = useDevice((device) => isChanged(device))
  const isTimeStarted = usePage(({ timeline }) => timeline.isStarted)
  const panels = useRef<HTMLDivElement>(null)
  const isSheet = arrangement === 'sheet'
  useSheet(panels, isSheet)
  const hasTabs = isSheet ? isOpen : arrangement === 'tabs' && isAsking
  const isFolded = arrangement === 'folds'
  // What comes into the page does not slide to its place: it would lie over the device meanwhile.
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return (
    <div
      ref={panels}
      className="panels"
      data-arrangement={arrangement}
      data-slides={wasOpened ? '' : undefined}
      data-open={isSheet && isOpen ? tab : undefined}
      data-asked={framed && isAsked ? '' : undefined}
    >
      {!isFolded && <Language />}
      {hasTabs && !isSheet && (
        <div className="tabs-row">
          <Tabs changed={changed} />
          <HideButton />
        </div>
      )}
      <Boundary>
        <CompanionCard arrangement={arrangement} hasTabs={hasTabs} />
      </Boundary>
      <div className="around" {...panelProps('around', hasTabs)} hidden={hasTabs && tab !== 'around'}>
        <Boundary>
          <Surroundings framed={framed} arrangement={arrangement} />
        </Boundary>
      </div>
      {hasTabs && isSheet && <Tabs changed={changed} />}
      {isSheet && !isOpen && (
        <Boundary instead={null}>
          <Later part="time" isWanted={isTimeStarted}>
            {({ TimeStrip }) => <TimeStrip />}
          </Later>
        </Boundary>
      )}
      {isFolded && <Language />}
    </div>
  )
}

function Language() {
  return (
    <Boundary>
      <LanguageControl />
    </Boundary>
  )
}

function HideButton() {
  const say = useSay()
  return (
    <button type="button" aria-label={say('page.hide')} onClick={useApp().closeCompanion}>
      <Outline d={chevronUp} />
    </button>
  )
}
