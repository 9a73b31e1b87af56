import { TranslatorProvider, useTranslate } from '../../common/texts/translator-provider'
import { languageOf } from '../../thermostat/device/device'
import { useDevice } from '../../thermostat/display/use-device'

/** Replaces the whole page after an error. The link starts again with the stored settings. */
export function PageCrashed() {
  return (
    <TranslatorProvider language={useDevice(languageOf)}>
      <Sentence />
    </TranslatorProvider>
  )
}

function Sentence() {
  const t = useTranslate()
  return (
    <p className="stopped" role="alert" data-stopped="">
      <span>{`${t('page.stopped')} `}</span>
      <a href={import.meta.env.BASE_URL}>{t('page.startAgain')}</a>
    </p>
  )
}
