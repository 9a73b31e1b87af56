/** The companion, as the page draws it: its panel, and its caption in the place of the notice. */
import type { Ref } from 'react'
import { ManualLink } from '../../common/manual-link'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { pathOf } from '../../thermostat/device/device'
import { useDevice } from '../../thermostat/display/use-device'
import { aboutText } from '../guidance/guidance'
import { useConnection } from './connect'
import type { FindListHandle } from './find/find-list'
import { targetOf } from './guide-state'
import { SearchPanel } from './panel/search-panel'
import { Task } from './panel/task'
import type { PlaceId } from './search-phrases'
import { useCompanion } from './use-companion'
import './companion.css'

export { CompanionCaption } from './caption'
export { connectCompanion } from './connect'

interface PanelProps {
  /** Lets the search field use its list. */
  readonly list: Ref<FindListHandle>
  /** Called when a task is chosen, also again; scrolls to the device. */
  readonly onChosen: () => void
  /** Called when something else than a task is chosen: the page knows where that is. */
  readonly onPlace: (place: PlaceId) => void
}

/** The search's results and the task in hand. */
export function CompanionPanel({ list, onChosen, onPlace }: PanelProps) {
  useConnection()
  const target = useCompanion(targetOf)
  return (
    <FeatureTexts feature="companion">
      <SearchPanel key={target?.task} list={list} onChosen={onChosen} onPlace={onPlace} />
      {target && <Task target={target} />}
    </FeatureTexts>
  )
}

/** The purpose of the screen in view. */
export function AboutScreen() {
  return (
    <FeatureTexts feature="companion">
      <AboutText />
    </FeatureTexts>
  )
}

function AboutText() {
  const t = useTranslate()
  const path = useDevice(pathOf)
  return (
    <>
      <p>{t(aboutText(path))}</p>
      {path === '/home' && (
        <p>
          <ManualLink page="display/">{t('about.display')}</ManualLink>
        </p>
      )}
    </>
  )
}
