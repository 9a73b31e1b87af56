/** The index: what a visitor may want, in groups, with a place to look for it where scripts run. */
import { factoryDevice } from '../../src/device/factory-device'
import { type Group, taskIds, tasks } from '../../src/guidance/guidance'
import { ButtonsFigure } from './buttons-figure'
import { FindPlace } from './find-place'
import { Opening } from './opening'
import { taskPlace } from './places'
import { useManual, useSay } from './use-manual'

/** In the order in which the tasks are offered. */
const groups = [...new Set(taskIds.map((id) => tasks[id].group))]

export function IndexContent() {
  const { say, language } = useManual()
  return (
    <div className="index-page">
      <Opening title={say('manual.title')} lead={say('manual.intro')}>
        <FindPlace language={language} say={say} />
      </Opening>
      <ButtonsFigure moment={{ device: factoryDevice('/home', { nativeLanguage: language }), now: 0 }} />
      {groups.map((group) => (
        <TaskGroup key={group} group={group} />
      ))}
      <Reference />
    </div>
  )
}

function TaskGroup({ group }: { readonly group: Group }) {
  const { say, name, to } = useManual()
  return (
    <section className="group" aria-labelledby={group}>
      <h2 id={group}>{say(`guide.group.${group}`)}</h2>
      <ul>
        {taskIds
          .filter((id) => tasks[id].group === group)
          .map((id) => (
            <li key={id} data-task={id}>
              <a href={to(taskPlace(id))}>{name(id)}</a>
              <p>{say(`manual.for.${id}`)}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}

const references = [
  ['screens/', 'manual.map', 'manual.map.intro'],
  ['settings/', 'manual.settings', 'manual.settings.intro'],
  ['sensors/', 'manual.sensors', 'manual.sensors.intro'],
  ['display/', 'manual.display', 'manual.display.intro'],
  ['errors/', 'manual.errors', 'manual.errors.intro'],
  ['limits/', 'manual.limits', 'manual.limits.intro'],
  ['house/', 'manual.house', 'manual.house.intro'],
  ['print/', 'manual.print', 'manual.print.intro'],
] as const

function Reference() {
  const { to } = useManual()
  const say = useSay()
  return (
    <section className="group" aria-labelledby="reference">
      <h2 id="reference">{say('manual.reference')}</h2>
      <ul>
        {references.map(([place, title, intro]) => (
          <li key={place}>
            <a href={to(place)}>{say(title)}</a>
            <p>{say(intro)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
