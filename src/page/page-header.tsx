/** The head of the page: its name, the way to the manual, sharing and the language. A sheet has a bar instead. */
import { useApp } from '../app/app'
import { languageOf } from '../device/device'
import { useDevice } from '../display/use-device'
import { useSay } from '../texts/words-provider'
import { Header } from '../ui/header'
import { useIsColumn } from './arrangement'
import { LanguageControl } from './language-control'
import { ShareButton } from './sharing/share-button'
import { SkipLinks } from './skip-links'

export function PageHeader() {
  const say = useSay()
  const { isFramed } = useApp()
  const isColumn = useIsColumn()
  const language = useDevice(languageOf)
  if (isFramed) return null
  const base = import.meta.env.BASE_URL
  const words = { name: say('page.device'), try: say('page.try'), manual: say('page.manual') }
  if (!isColumn) return <SkipLinks />
  return (
    <>
      <SkipLinks />
      <Header
        current="try"
        words={words}
        tryHref={base}
        manualHref={`${base}manual/${language}/`}
        share={<ShareButton text="page.shareShort" />}
        language={<LanguageControl />}
      />
    </>
  )
}
