/** Settings with their values, the factory's, and where they are. */
import type { Setting, Values } from '../../src/help/guidance/manual/manual'
import { TitlePath } from '../../src/thermostat/display/title-path'
import { screenPlace, taskPlace } from './places'
import { useManual, useSay } from './use-manual'

interface SettingsTableProps {
  readonly settings: readonly Setting[]
  /** Whether the page says already where they are. */
  readonly isBrief?: boolean
}

export function SettingsTable({ settings, isBrief = false }: SettingsTableProps) {
  const { say, to } = useManual()
  return (
    <table className="settings">
      <thead>
        <tr>
          <th scope="col">{say('manual.col.setting')}</th>
          <th scope="col">{say('manual.col.values')}</th>
          <th scope="col">{say('manual.col.factory')}</th>
          {!isBrief && <th scope="col">{say('manual.col.where')}</th>}
        </tr>
      </thead>
      <tbody>
        {settings.map((setting) => (
          <tr key={setting.field} data-field={setting.field}>
            <th scope="row">
              <Name setting={setting} />
            </th>
            <td data-label={say('manual.col.values')}>
              <ValuesText values={setting.values} />
            </td>
            <td data-label={say('manual.col.factory')}>{say(setting.factory)}</td>
            {!isBrief && (
              <td data-label={say('manual.col.where')}>
                <a href={to(screenPlace(setting.path))}>
                  <TitlePath titles={setting.titles.map(say)} />
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The name leads to how it is changed. */
function Name({ setting: { name, tasks } }: { readonly setting: Setting }) {
  const { say, to } = useManual()
  const [task] = tasks
  return task ? <a href={to(taskPlace(task))}>{say(name)}</a> : say(name)
}

/** Every choice, or the range and its step. A word is no end of a range. */
export function ValuesText({ values }: { readonly values: Values }) {
  const say = useSay()
  if ('choices' in values)
    return (
      <ul className="choices">
        {values.choices.map(say).map((choice) => (
          <li key={choice}>{choice}</li>
        ))}
      </ul>
    )
  const { min, max, step } = values
  if (min === 'word.off') return say({ id: 'manual.rangeOff', values: { off: min, max, step } })
  return say({ id: 'manual.range', values: { min, max, step } })
}
