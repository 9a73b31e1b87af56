/** What one looks up: every setting, sensor types and readings, error codes, and what the demo does not do. */
import { type NoticeId, paths, picture } from '../../src/device/device'
import { factoryDevice } from '../../src/device/factory-device'
import { errorCodes, sensorTypes, settingsTable } from './model'
import { screenPlace, taskPlace } from './places'
import { SettingsTable } from './settings-table'
import { useManual, useSay } from './use-manual'

export function SettingsContent() {
  const say = useSay()
  return (
    <div className="reference-page">
      <header className="opening">
        <h1>{say('manual.settings')}</h1>
        <p className="lead">{say('manual.settings.intro')}</p>
      </header>
      <SettingsTable settings={settingsTable()} />
    </div>
  )
}

export function SensorsContent() {
  const { say, to, name } = useManual()
  return (
    <div className="reference-page">
      <header className="opening">
        <h1>{say('manual.sensors')}</h1>
        <p className="lead">{say('manual.sensors.intro')}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('manual.col.sensorType')}</th>
            <th scope="col">{say('manual.col.reading')}</th>
          </tr>
        </thead>
        <tbody>
          {sensorTypes().map(({ type, reading, isFactory }) => (
            <tr key={say(type)}>
              <th scope="row">{say(type)}</th>
              <td data-label={say('manual.col.reading')}>
                {say(reading)}
                {isFactory && <span className="aside-note">{say('manual.isFactory')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={to(taskPlace('sensor-type'))}>{name('sensor-type')}</a>
      </p>
    </div>
  )
}

export function ErrorsContent() {
  const say = useSay()
  return (
    <div className="reference-page">
      <header className="opening">
        <h1>{say('manual.errors')}</h1>
        <p className="lead">{say('manual.errors.intro')}</p>
      </header>
      <ol className="errors">
        {errorCodes().map(({ code, name, advice, remarks, stopsHeating }) => (
          <li key={code} id={`e${code}`} data-error={code}>
            <span className="error-code">{`E${code}`}</span>
            <div>
              <h2>{say(name)}</h2>
              <p>{say(advice)}</p>
              {remarks.map((remark) => (
                <p key={say(remark)}>{say(remark)}</p>
              ))}
              <p className="error-heats" data-stops={stopsHeating || undefined}>
                {say(stopsHeating ? 'page.advice.faultOff' : 'page.advice.faultOn')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What the page of the device says below these screens, where it differs from a real one. */
const noticed = paths.map((path) => ({ ...picture(factoryDevice(path)), path }))

const notices: readonly Exclude<NoticeId, 'general'>[] = [
  ...new Set(noticed.flatMap(({ notice }) => (notice === 'general' ? [] : [notice]))),
]

export function LimitsContent() {
  const { say, to } = useManual()
  return (
    <div className="reference-page">
      <header className="opening">
        <h1>{say('manual.limits')}</h1>
        <p className="lead">{say('manual.limits.intro')}</p>
      </header>
      <ul className="limits">
        {notices.map((notice) => (
          <li key={notice}>
            <p>{say(`page.notice.${notice}`)}</p>
            <ul className="where">
              {noticed
                .filter((screen) => screen.notice === notice)
                .map(({ path, title }) => (
                  <li key={path}>
                    <a href={to(screenPlace(path))}>{say(title)}</a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
