/** Reference pages: settings, sensor types and readings, signs of the display, error codes, limits of the demo. */
import {
  createDisplaySigns,
  createSettingsTable,
  listDemoLimits,
  listErrorCodes,
  listSensorTypes,
} from '../../src/help/guidance/manual/manual'
import type { Fault, Language, TimedDevice } from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { Opening } from './opening'
import { screenPagePath, taskPagePath } from './page-paths'
import { SettingsTable } from './settings-table'
import { Still } from './still'
import { useManual, useTranslate } from './use-manual'
import { withoutName } from './without-name'

export function SettingsContent() {
  const t = useTranslate()
  return (
    <div className="reference-page">
      <Opening title={t('manual.settings')} lead={t('manual.settings.intro')} />
      <SettingsTable settings={createSettingsTable()} />
    </div>
  )
}

export function SensorsContent() {
  const { t, linkTo, name } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('manual.sensors')} lead={t('manual.sensors.intro')} />
      <table className="sensor-types">
        <thead>
          <tr>
            <th scope="col">{t('manual.col.sensorType')}</th>
            <th scope="col">{t('manual.col.reading')}</th>
          </tr>
        </thead>
        <tbody>
          {listSensorTypes().map(({ type, reading, isFactory }) => (
            <tr key={t(type)}>
              <th scope="row">{t(type)}</th>
              <td data-label={t('manual.col.reading')}>
                {t(reading)}
                {isFactory && <span className="aside-note">{t('manual.isFactory')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="after-table">
        <a href={linkTo(taskPagePath('sensor-type'))}>{name('sensor-type')}</a>
      </p>
    </div>
  )
}

export function DisplayContent() {
  const { t, linkTo, name } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('manual.display')} lead={t('manual.display.intro')} />
      <DisplaySigns />
      <p className="after-table">
        <a href={linkTo('errors/')}>{t('manual.errors')}</a>
      </p>
      <p className="after-table">
        <a href={linkTo(taskPagePath('why-limited'))}>{name('why-limited')}</a>
      </p>
    </div>
  )
}

export function DisplaySigns() {
  const { t, language } = useManual()
  return (
    <ul className="signs">
      {createDisplaySigns(language).map(({ id, name, meaning, timedDevice }) => (
        <li key={id} id={`sign-${id}`} data-sign={id}>
          <div>
            <h2>{t(name)}</h2>
            <p>{t(meaning)}</p>
          </div>
          <Still moment={timedDevice} />
        </li>
      ))}
    </ul>
  )
}

export function ErrorsContent() {
  const { t, language } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('manual.errors')} lead={t('manual.errors.intro')} />
      <ol className="errors">
        {listErrorCodes().map(({ code, name, advice, stopsHeating }) => (
          <li key={code} id={`e${code}`} data-error={code}>
            <span className="error-code">{`E${code}`}</span>
            <div>
              <h2>{t(name)}</h2>
              <p>{withoutName(t(advice))}</p>
              {stopsHeating !== null && (
                <p className="error-heats">
                  {t(stopsHeating ? 'page.advice.faultOff' : 'page.advice.faultOn')}
                </p>
              )}
            </div>
            <Still moment={withFault(code, language)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Returns a thermostat with a fault, on its home screen. */
function withFault(code: Fault, language: Language): TimedDevice {
  const device = createFactoryDevice('/home', { browserLanguage: language })
  return { device: { ...device, surroundings: { ...device.surroundings, fault: code } }, now: 0 }
}

export function LimitsContent() {
  const { t, linkTo } = useManual()
  return (
    <div className="reference-page">
      <Opening title={t('manual.limits')} lead={t('manual.limits.intro')} />
      <ul className="limits">
        {listDemoLimits().map(({ text, screens }) => (
          <li key={t(text)}>
            <p>{t(text)}</p>
            {screens.length > 0 && (
              <ul className="where">
                {screens.map(({ path, title }) => (
                  <li key={path}>
                    <a href={linkTo(screenPagePath(path))}>{t(title)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
