import { useSay, WordsProvider } from '../../common/texts/words-provider'
import { languageOf } from '../../thermostat/device/device'
import { useDevice } from '../../thermostat/display/use-device'

/** What is left where nothing of the page can be drawn: the settings are kept, and all begins again. */
export function Stopped() {
  return (
    <WordsProvider language={useDevice(languageOf)}>
      <Sentence />
    </WordsProvider>
  )
}

function Sentence() {
  const say = useSay()
  return (
    <p className="stopped" role="alert" data-stopped="">
      <span>{`${say('page.stopped')} `}</span>
      <a href={import.meta.env.BASE_URL}>{say('page.startAgain')}</a>
    </p>
  )
}
