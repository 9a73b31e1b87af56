/** A table of settings with their values, factory settings and screens. */
import type { DisplayedValues, SettingRow } from '../../src/help/guidance/manual/manual'
import { TitlePath } from '../../src/thermostat/display/title-path'
import { screenPagePath, taskPagePath } from './page-paths'
import { useManual, useTranslate } from './use-manual'

interface SettingsTableProps {
  readonly settings: readonly SettingRow[]
  /** True if the page itself names the screens, so that the table leaves them out. */
  readonly isBrief?: boolean
}

export function SettingsTable({ settings, isBrief = false }: SettingsTableProps) {
  const { t, linkTo } = useManual()
  return (
    <table className="settings">
      <thead>
        <tr>
          <th scope="col">{t('manual.col.setting')}</th>
          <th scope="col">{t('manual.col.values')}</th>
          <th scope="col">{t('manual.col.factory')}</th>
          {!isBrief && <th scope="col">{t('manual.col.where')}</th>}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.field} data-field={setting.field}>
            <th scope="row">
              <Name setting={setting} />
            </th>
            <td data-label={t('manual.col.values')}>
              <ValuesText values={setting.values} />
            </td>
            <td data-label={t('manual.col.factory')}>{t(setting.factoryValue)}</td>
            {!isBrief && (
              <td data-label={t('manual.col.where')}>
                <a href={linkTo(screenPagePath(setting.path))}>
                  <TitlePath titles={setting.titles.map(t)} />
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name of a setting, linked to the task that changes it. */
function Name({ setting: { name, tasks } }: { readonly setting: SettingRow }) {
  const { t, linkTo } = useManual()
  const [task] = tasks
  return task ? <a href={linkTo(taskPagePath(task))}>{t(name)}</a> : t(name)
}

/** Lists every choice, or the range and its step. */
export function ValuesText({ values }: { readonly values: DisplayedValues }) {
  const t = useTranslate()
  if ('choices' in values)
    return (
      <ul className="choices">
        {values.choices.map(t).map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    )
  const { min, max, step } = values
  if (min === 'word.off') return t({ id: 'manual.rangeOff', values: { off: min, max, step } })
  return t({ id: 'manual.range', values: { min, max, step } })
}
