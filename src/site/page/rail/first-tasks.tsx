/** The most requested tasks, with their numbers of presses. Shown until the visitor searches or starts a task. */
import { firstTasks, taskCount } from 'virtual:first-tasks'
import { useTranslate, useTranslator } from '../../../common/texts/translator-provider'
import { useApp } from '../app'

export function FirstTasks() {
  const t = useTranslate()
  const { language } = useTranslator()
  const { requestTask, loadCompanion, openCompanion, companion, focusTargets } = useApp()
  const preload = { onPointerEnter: loadCompanion, onFocus: loadCompanion }
  const showAll = () => {
    companion.search.setState({ listsAllTasks: true })
    openCompanion()
    focusTargets.field.current?.focus()
  }
  return (
    <div className="asked">
      <ul>
        {firstTasks.map(({ id, names, presses, isExtra }) => (
          <li key={id} data-extra={isExtra || undefined}>
            <button
              type="button"
              className="row-button"
              data-task={id}
              {...preload}
              onClick={() => requestTask({ task: id, mode: null, value: null })}
            >
              <span>{names[language]}</span>
              {presses > 0 && <small>{t({ id: 'page.presses', values: { presses } })}</small>}
            </button>
          </li>
        ))}
      </ul>
      <div className="asked-foot">
        <button type="button" className="asked-all" {...preload} onClick={showAll}>
          {t({ id: 'page.allTasks', values: { count: taskCount } })}
        </button>
        <small>{t('page.fromHome')}</small>
      </div>
    </div>
  )
}
