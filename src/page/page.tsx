/** The page around the device. */
import '@fontsource/barlow-semi-condensed/latin-500.css'
import '@fontsource/barlow-semi-condensed/latin-600.css'
import { Casing } from '../casing/casing'
import { languageOf } from '../device/device'
import { useDevice } from '../display/use-device'
import { useSay, WordsProvider } from '../texts/words-provider'
import { DocumentWords } from './document-words'
import { LanguageControl } from './language-control'
import { LiveRegion } from './live-region'
import { Notice } from './notice'
import { Surroundings } from './surroundings/surroundings'
import { useNextVisitor } from './use-next-visitor'
import './tokens.css'
import './page.css'

interface PageProps {
  /** Whether the browser keeps the settings. */
  readonly remembers: boolean
  /** Whether the page is part of another one. */
  readonly framed: boolean
}

export function Page({ remembers, framed }: PageProps) {
  const language = useDevice(languageOf)
  return (
    <WordsProvider language={language}>
      <PageContent remembers={remembers} framed={framed} />
    </WordsProvider>
  )
}

function PageContent({ remembers, framed }: PageProps) {
  const say = useSay()
  useNextVisitor(showFromTop)
  return (
    <div className="page">
      <main className="stage">
        <h1 className="unseen">{say('page.device')}</h1>
        <Casing />
        <div className="below">
          <Notice />
          {!remembers && (
            <p className="forgetful" data-forgetful="">
              {say('page.forgetful')}
            </p>
          )}
        </div>
        <LiveRegion />
        <DocumentWords />
      </main>
      <aside className="beside" aria-label={say('surroundings.title')}>
        <LanguageControl />
        <Surroundings framed={framed} />
      </aside>
    </div>
  )
}

/** Closes what lies on top of the page, takes the focus away and scrolls to the top. */
function showFromTop(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}
