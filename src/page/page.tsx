/** The page around the device. What is not needed for the first press comes later (`later.tsx`). */
import '@fontsource/barlow-semi-condensed/latin-500.css'
import '@fontsource/barlow-semi-condensed/latin-600.css'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Casing } from '../casing/casing'
import { languageOf } from '../device/device'
import { Boundary } from '../display/boundary'
import { useDevice } from '../display/use-device'
import { Waiting } from '../display/waiting'
import { useSay, WordsProvider } from '../texts/words-provider'
import { DocumentWords } from './document-words'
import { Retry } from './retry'
import { useNextVisitor } from './use-next-visitor'
import './tokens.css'
import './page.css'

interface PageProps {
  /** What the keyboard finds first. */
  readonly before: ReactNode
  /** What stands below the device, and `null` until it is loaded. */
  readonly below: ReactNode
  /** What stands beside the device, or on a phone at the page's end. */
  readonly beside: ReactNode
  /** Whether they could not be loaded. */
  readonly isIncomplete?: boolean
}

export function Page(props: PageProps) {
  const language = useDevice(languageOf)
  const [waiting, setWaiting] = useState(true)
  useLayoutEffect(() => setWaiting(false), [])
  return (
    <Waiting value={waiting}>
      <WordsProvider language={waiting ? 'en' : language}>
        <PageContent {...props} />
      </WordsProvider>
    </Waiting>
  )
}

function PageContent({ before, below, beside, isIncomplete = false }: PageProps) {
  const say = useSay()
  useNextVisitor(showFromTop)
  return (
    <div className="page">
      <Boundary instead={null}>{before}</Boundary>
      <main className="stage">
        <h1 className="unseen">{say('page.device')}</h1>
        <Boundary>
          <Casing />
        </Boundary>
        <div className="below">
          <Boundary>
            {below ?? (
              <>
                <NoScript />
                <Incomplete isSure={isIncomplete} />
              </>
            )}
          </Boundary>
        </div>
        <Boundary instead={null}>
          <DocumentWords />
        </Boundary>
      </main>
      <aside className="beside" aria-label={say('surroundings.title')}>
        <Boundary>{beside}</Boundary>
      </aside>
    </div>
  )
}

/** In English, because only a script knows the visitor's language. */
function NoScript() {
  return (
    <noscript>
      <p className="notice">
        The thermostat is a program in your browser: please allow JavaScript to use it.
      </p>
    </noscript>
  )
}

/** Its style shows it after a while, or at once where something is known to be missing. */
function Incomplete({ isSure }: { readonly isSure: boolean }) {
  return (
    <p
      className="incomplete"
      data-sure={isSure ? '' : undefined}
      role={isSure ? 'alert' : undefined}
      // The script beside the program may have said it already, in the visitor's language.
      suppressHydrationWarning
    >
      <Retry said="page.incomplete" />
    </p>
  )
}

/** Closes what lies on top of the page and what was unfolded, takes the focus away and scrolls to the top. */
function showFromTop(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]:not(.page-panel)'))
    details.open = false
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}
