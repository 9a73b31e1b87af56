/** The companion's components for the page: the panel, the caption, and the purpose of the current screen. */
import type { Ref } from 'react'
import { ManualLink } from '../../common/manual-link'
import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { pathOf } from '../../thermostat/device/device'
import { useDevice } from '../../thermostat/display/use-device'
import { aboutTextOf } from '../guidance/guidance'
import { useCompanionConnection } from './connect'
import type { FindListHandle } from './find/find-list'
import { Diagnosis } from './panel/diagnosis'
import { SearchPanel } from './panel/search-panel'
import { Task } from './panel/task'
import { targetOf } from './phase-state'
import type { PagePlaceId } from './places'
import { useCompanion } from './use-companion'
import './companion.css'

export { CompanionActions, CompanionCaption } from './caption'
export { connectCompanion } from './connect'

interface PanelProps {
  /** Gives the search field access to the list. */
  readonly list: Ref<FindListHandle>
  /** True if an explanation in the panel has its buttons below it. They are in `CompanionActions` otherwise. */
  readonly hasActions: boolean
  /** Called when a task is chosen, even if it is the current one; the page moves the focus to the caption. */
  readonly onTaskChosen: () => void
  /** Called when a place outside of the device is chosen; the page opens it. */
  readonly onPlace: (place: PagePlaceId) => void
}

/** The search results, and the current task or diagnosis. */
export function CompanionPanel({ list, hasActions, onTaskChosen, onPlace }: PanelProps) {
  useCompanionConnection()
  const target = useCompanion(targetOf)
  return (
    <FeatureTexts feature="companion">
      <SearchPanel list={list} onTaskChosen={onTaskChosen} onPlace={onPlace} />
      <Diagnosis />
      {target && <Task target={target} hasActions={hasActions} />}
    </FeatureTexts>
  )
}

/** The purpose of the current screen. */
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
      <p>{t(aboutTextOf(path))}</p>
      {path === '/home' && (
        <p>
          <ManualLink page="display/">{t('about.display')}</ManualLink>
        </p>
      )}
    </>
  )
}
