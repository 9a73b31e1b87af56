/** The head of the page: its name, the way to the manual, sharing and the language. A sheet has a bar instead. */
import { useSay } from '../../common/texts/words-provider'
import { Header } from '../../common/ui/header'
import { languageOf } from '../../thermostat/device/device'
import { Boundary } from '../../thermostat/display/boundary'
import { useDevice } from '../../thermostat/display/use-device'
import { useApp } from './app'
import { useIsColumn } from './arrangement'
import { LanguageControl } from './language-control'
import { ShareButton } from './sharing/share-button'
import { SkipLinks } from './skip-links'

export function PageHeader() {
  const { isFramed } = useApp()
  const isColumn = useIsColumn()
  if (isFramed) return null
  return (
    <>
      <Boundary instead={null}>
        <SkipLinks />
      </Boundary>
      {isColumn && (
        <Boundary>
          <Head />
        </Boundary>
      )}
    </>
  )
}

function Head() {
  const say = useSay()
  const language = useDevice(languageOf)
  const base = import.meta.env.BASE_URL
  return (
    <Header
      current="try"
      words={{ name: say('page.device'), try: say('page.try'), manual: say('page.manual') }}
      tryHref={base}
      manualHref={`${base}manual/${language}/`}
      share={
        <Boundary>
          <ShareButton text="page.shareShort" />
        </Boundary>
      }
      language={<LanguageControl />}
    />
  )
}
