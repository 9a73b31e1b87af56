/** The head of a panel: its title, and the sign that leaves it. */
import type { ReactNode } from 'react'
import { usePageServices } from '../../../common/page-services'
import { useTranslate } from '../../../common/texts/translator-provider'
import { x as leaveIcon } from '../../../thermostat/display/icon-data'
import { ActionButton } from '../action-button'
import { useCompanionStore } from '../use-companion'

interface PanelHeadProps {
  readonly title: string
  /** The button that leads to the previous content of the panel. */
  readonly back?: ReactNode
  /** What stands between the title and the sign. */
  readonly children?: ReactNode
}

export function PanelHead({ title, back, children }: PanelHeadProps) {
  const t = useTranslate()
  const { focusTargets } = usePageServices()
  const companion = useCompanionStore()
  const leave = () => {
    companion.send({ type: 'close' })
    // Back to the results: another one may be what the visitor meant.
    if (companion.search.getState().query.trim() !== '') companion.send({ type: 'open' })
  }
  return (
    <div className="task-head">
      {back}
      <h2>{title}</h2>
      {children}
      <div ref={focusTargets.task} className="task-tools">
        <ActionButton
          command="leave"
          text={t('guide.leave')}
          icon={leaveIcon}
          isPlain={true}
          onClick={leave}
        />
      </div>
    </div>
  )
}
