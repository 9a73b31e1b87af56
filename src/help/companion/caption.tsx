/** The companion's caption, which is under the device in place of the notice, or in the companion's panel. */
import { useEffect, useState } from 'react'
import { usePageServices } from '../../common/page-services'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { TextWithSymbols } from '../../thermostat/display/text-with-symbols'
import { useDevice } from '../../thermostat/display/use-device'
import { toSpokenText } from '../guidance/instructions/names'
import { createAnnouncer } from './announcer'
import { CaptionActions } from './caption-actions'
import {
  announcedTexts,
  captionTexts,
  isDense,
  joinSentences,
  notHeatingReason,
  secondaryTexts,
  stepPressesOf,
} from './caption-texts'
import { useCompanionConnection } from './connect'
import { areActionsInPanel, statusOf } from './phase-state'
import { PressDots } from './press-dots'
import { useCompanion } from './use-companion'
import { useHighlightButtons } from './use-highlight-buttons'
import { useTaskName } from './use-task-name'
import './companion.css'

interface CaptionProps {
  /** True if the buttons are below the texts, or before a task in the panel; otherwise in `CompanionActions`. */
  readonly hasActions: boolean
}

export function CompanionCaption(props: CaptionProps) {
  useCompanionConnection()
  useHighlightButtons()
  return (
    <FeatureTexts feature="companion">
      <Caption {...props} />
    </FeatureTexts>
  )
}

/** The buttons of the caption, for a page that has no room for them below the texts. */
export function CompanionActions() {
  return (
    <FeatureTexts feature="companion">
      <Actions />
    </FeatureTexts>
  )
}

/** The sentence, the secondary line and the buttons. */
export function Caption({ hasActions }: CaptionProps) {
  const t = useTranslate()
  const page = usePageServices()
  const companion = useCompanion((state) => state)
  const texts = captionTexts(companion, useTaskName(), useDevice(notHeatingReason))
  const announced = texts ? announcedTexts(companion, texts).map((text) => t(toSpokenText(text))) : []
  const [announce] = useState(() => createAnnouncer(page.announce))
  // Runs after each render: `announce` skips the texts that stay.
  const isTemporary = companion.greyedReason !== null
  useEffect(() => announce(announced, isTemporary))
  if (!texts) return null
  const isLong = ['explaining', 'impossible'].includes(statusOf(companion))
  // A frame may not show the panel.
  const isSentenceShown = page.isFramed || !texts.isInPanel
  const secondary = joinSentences(secondaryTexts(texts).map(t))
  const stepPresses = stepPressesOf(companion)
  const isTextDense = isSentenceShown ? isDense(t(texts.sentence), secondary) : isDense(secondary, '')
  return (
    <div className="caption" data-dense={isTextDense || undefined}>
      <div className="caption-texts">
        <div
          className={`caption-sentence ${isLong ? 'caption-long' : ''} ${isSentenceShown ? '' : 'unseen'}`}
          data-caption=""
          data-step={texts.stepLabel}
        >
          <TextWithSymbols text={texts.sentence} t={t} />
          {stepPresses && <PressDots {...stepPresses} />}
        </div>
        <div className="caption-aside" data-aside="">
          {secondary}
        </div>
      </div>
      {hasActions && (page.isFramed || !areActionsInPanel(companion)) && <Actions />}
    </div>
  )
}

/** The buttons, for use inside `FeatureTexts`. */
export function Actions() {
  const { focusTargets } = usePageServices()
  return (
    <div ref={focusTargets.caption} className="caption-actions" data-actions="">
      <CaptionActions />
    </div>
  )
}
