/** The page of a screen: what it is for, where it is, what is set and done there. */
import type { Path, Text } from '../../src/device/device'
import type { ScreenPage } from './model'
import { screenPlace, taskPlace } from './places'
import { SettingsTable } from './settings-table'
import { Still } from './still'
import { useManual, useSay } from './use-manual'

export function ScreenContent({ page }: { readonly page: ScreenPage }) {
  const { say, to, toDevice, name, language } = useManual()
  const { path, title, about, moment, tasks, settings, below } = page
  return (
    <article className="screen-page" data-screen={path}>
      <header className="opening">
        <h1>{say(title)}</h1>
        <p className="lead">{say(about)}</p>
      </header>
      <div className="screen-picture">
        <Still moment={moment} />
        <p>
          <a href={toDevice(`${path === '/' ? '' : `${path.slice(1)}/`}?lang=${language}`)}>
            {say('manual.openScreen')}
          </a>
        </p>
      </div>
      <div className="body">
        <Way page={page} />
        {tasks.length > 0 && (
          <section className="links" aria-labelledby="tasks">
            <h2 id="tasks">{say('manual.tasksHere')}</h2>
            <ul>
              {tasks.map((id) => (
                <li key={id}>
                  <a href={to(taskPlace(id))}>{name(id)}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {below.length > 0 && <Below screens={below} />}
      </div>
      {settings.length > 0 && (
        <section className="wide" aria-labelledby="settings">
          <h2 id="settings">{say('manual.settingsHere')}</h2>
          <SettingsTable settings={settings} isBrief />
        </section>
      )}
    </article>
  )
}

/** The menus that lead to it. */
function Way({ page: { above, title } }: { readonly page: ScreenPage }) {
  const { say, to } = useManual()
  if (above.length === 0) return null
  return (
    <section aria-labelledby="way">
      <h2 id="way">{say('manual.way')}</h2>
      <ol className="way">
        {above.map((one) => (
          <li key={one.path}>
            <a href={to(screenPlace(one.path))}>{say(one.title)}</a>
          </li>
        ))}
        <li>{say(title)}</li>
      </ol>
    </section>
  )
}

interface BelowProps {
  readonly screens: readonly { readonly path: Path; readonly title: Text }[]
}

function Below({ screens }: BelowProps) {
  const { to } = useManual()
  const say = useSay()
  return (
    <section className="links" aria-labelledby="below">
      <h2 id="below">{say('manual.below')}</h2>
      <ul>
        {screens.map(({ path, title }) => (
          <li key={path}>
            <a href={to(screenPlace(path))}>{say(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
