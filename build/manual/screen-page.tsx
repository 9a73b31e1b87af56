/** The page of a screen: its purpose, its place in the menu, its settings and tasks. */
import type { ScreenPage } from '../../src/help/guidance/manual/manual'
import type { Path, Text } from '../../src/thermostat/device/device'
import { Opening } from './opening'
import { screenAddress, screenPagePath } from './page-paths'
import { SettingsTable } from './settings-table'
import { Still } from './still'
import { TaskLinks } from './task-links'
import { useManual, useTranslate } from './use-manual'

export function ScreenContent({ page }: { readonly page: ScreenPage }) {
  const { t, linkTo, linkToDevice, language } = useManual()
  const { path, title, about, timedDevice, tasks, settings, screensBelow } = page
  return (
    <article className="screen-page" data-screen={path}>
      <Opening title={t(title)} lead={t(about)} />
      <div className="screen-picture">
        <Still moment={timedDevice} />
        <p>
          <a href={linkToDevice(`${screenAddress(path)}?lang=${language}`)}>{t('manual.openScreen')}</a>
        </p>
        {path === '/home' && (
          <p>
            <a href={linkTo('display/')}>{t('guide.page.display')}</a>
          </p>
        )}
      </div>
      <div className="body">
        {tasks.length > 0 && (
          <section className="links" aria-labelledby="tasks">
            <h2 id="tasks">{t('manual.tasksHere')}</h2>
            <TaskLinks tasks={tasks} />
          </section>
        )}
        {screensBelow.length > 0 && <Below screens={screensBelow} />}
      </div>
      {settings.length > 0 && (
        <section className="wide" aria-labelledby="settings">
          <h2 id="settings">{t('manual.settingsHere')}</h2>
          <SettingsTable settings={settings} isBrief />
        </section>
      )}
    </article>
  )
}

interface BelowProps {
  readonly screens: readonly { readonly path: Path; readonly title: Text }[]
}

function Below({ screens }: BelowProps) {
  const { linkTo } = useManual()
  const t = useTranslate()
  return (
    <section className="links" aria-labelledby="below">
      <h2 id="below">{t('manual.below')}</h2>
      <ul>
        {screens.map(({ path, title }) => (
          <li key={path}>
            <a href={linkTo(screenPagePath(path))}>{t(title)}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
