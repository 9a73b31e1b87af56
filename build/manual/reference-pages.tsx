/** Reference pages: settings, error codes, limits of the demo. */
import { createSettingsTable, listDemoLimits, listErrorCodes } from '../../src/help/guidance/manual/manual'
import type { Fault, Language, TimedDevice } from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { Opening } from './opening'
import { screenPagePath } from './page-paths'
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
  const device = createFactoryDevice('/home', { fallbackLanguage: language })
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
