import { useTranslate } from '../../common/texts/translator-provider'
import { type Language, languageNames, languageOf, languages } from '../../thermostat/device/device'
import { globe } from '../../thermostat/display/icon-data'
import { Outline } from '../../thermostat/display/outline'
import { useDevice, useSend } from '../../thermostat/display/use-device'
import { useApp } from './app'

interface LanguageControlProps {
  /** The class of the label: that of the header, which other pages have, too, or by default that of the rail. */
  readonly className?: string
}

export function LanguageControl({ className = 'language' }: LanguageControlProps) {
  const t = useTranslate()
  const send = useSend()
  const { focusTargets } = useApp()
  const language = useDevice(languageOf)
  return (
    <label className={className}>
      <Outline d={globe} />
      <span className="unseen">{t('page.language')}</span>
      <select
        ref={focusTargets.language}
        name="language"
        value={language}
        onChange={(event) => send({ type: 'language', language: event.target.value as Language })}
      >
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {languageNames[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
