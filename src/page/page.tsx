/** The page around the device. What is not needed for the first press comes later (`around.tsx`). */
import { useEffect, useLayoutEffect, useState } from 'react'
import { afterAll } from '../browser/idle'
import { Casing } from '../casing/casing'
import { languageOf } from '../device/device'
import { Boundary } from '../display/boundary'
import { Incomplete } from '../display/incomplete'
import { useDevice } from '../display/use-device'
import { Waiting } from '../display/waiting'
import { useSay, WordsProvider } from '../texts/words-provider'
import { Lazy } from '../ui/lazy'
import { lazyModule } from '../ui/lazy-module'
import { DocumentWords } from './document-words'
import { useNextVisitor } from './use-next-visitor'
import './tokens.css'
import './page.css'
import './arrangement.css'

/** Everything around the device, loaded behind its first picture. */
const around = lazyModule(() => import('./around'))

export function Page() {
  const language = useDevice(languageOf)
  const [waiting, setWaiting] = useState(true)
  useLayoutEffect(() => setWaiting(false), [])
  return (
    <Waiting value={waiting}>
      <WordsProvider language={waiting ? 'en' : language}>
        <PageContent />
      </WordsProvider>
    </Waiting>
  )
}

function PageContent() {
  const say = useSay()
  const hasTime = useHasTime()
  useNextVisitor(showFromTop)
  return (
    <div className="page">
      {hasTime && (
        <Boundary instead={null}>
          <Lazy module={around}>{({ PageHeader }) => <PageHeader />}</Lazy>
        </Boundary>
      )}
      <main className="stage" data-region="stage">
        {/* A browser may have translated it before the program runs. */}
        <h1 className="unseen" suppressHydrationWarning>
          {say('page.device')}
        </h1>
        <Boundary>
          <Casing />
        </Boundary>
        <div className="voice" data-region="voice">
          {hasTime ? (
            <Boundary>
              <Lazy module={around} fallback={<Incomplete />}>
                {({ Voice }) => <Voice />}
              </Lazy>
            </Boundary>
          ) : (
            <NoScript />
          )}
        </div>
        <Boundary instead={null}>
          <DocumentWords />
        </Boundary>
      </main>
      {hasTime && (
        <Boundary instead={null}>
          <Lazy module={around}>
            {({ Rail, Deck }) => (
              <>
                <Boundary>
                  <Rail />
                </Boundary>
                <Boundary>
                  <Deck />
                </Boundary>
              </>
            )}
          </Lazy>
        </Boundary>
      )}
    </div>
  )
}

/** Whether the browser has nothing left to do for the first picture and the presses so far; in the HTML it has not. */
function useHasTime(): boolean {
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => afterAll(window, () => setHasTime(true)), [])
  return hasTime
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

/** Closes what lies on top of the page and what was unfolded, takes the focus away and scrolls to the top. */
function showFromTop(): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]')) details.open = false
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}
