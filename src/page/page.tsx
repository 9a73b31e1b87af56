/** The page around the device. What is not needed for the first press comes later (`around.tsx`). */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Casing } from '../casing/casing'
import { languageOf } from '../device/device'
import { Boundary } from '../display/boundary'
import { useDevice } from '../display/use-device'
import { useWaiting, Waiting } from '../display/waiting'
import { useSay, WordsProvider } from '../texts/words-provider'
import type { Part } from '../ui/part'
import { useIsLoaded } from '../ui/use-part'
import { DocumentWords } from './document-words'
import { Incomplete } from './incomplete'
import { useNextVisitor } from './use-next-visitor'
import './tokens.css'
import './page.css'

interface PageProps {
  /** What stands around the device: the following draw it. */
  readonly around: Part<unknown>
  /** What the keyboard finds first. */
  readonly before: ReactNode
  /** What stands below the device. */
  readonly below: ReactNode
  /** What stands beside the device, or on a phone at the page's end. */
  readonly beside: ReactNode
  /** Whether the page is part of another one. */
  readonly framed?: boolean
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

function PageContent({ around, before, below, beside, framed = false }: PageProps) {
  const say = useSay()
  // A frame has no time to lose: the page around it waits for its height.
  const isLoaded = useIsLoaded(around, framed ? undefined : behindPresses)
  useNextVisitor(showFromTop)
  return (
    <div className="page">
      <Boundary instead={null}>{isLoaded && before}</Boundary>
      <main className="stage">
        <h1 className="unseen">{say('page.device')}</h1>
        <Boundary>
          <Casing />
        </Boundary>
        <div className="below">
          <Boundary instead={<Incomplete isSure />}>{isLoaded ? below : <BelowMeanwhile />}</Boundary>
        </div>
        <Boundary instead={null}>
          <DocumentWords />
        </Boundary>
      </main>
      <aside className="beside" aria-label={say('surroundings.title')}>
        <Boundary instead={null}>{isLoaded && beside}</Boundary>
      </aside>
    </div>
  )
}

/** Behind the first picture and the first presses, where the browser knows priorities. */
function behindPresses(run: () => void): void {
  if (window.scheduler) void window.scheduler.postTask(run, { priority: 'background' })
  else run()
}

function BelowMeanwhile() {
  return useWaiting() ? <NoScript /> : <Incomplete />
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
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[open]:not(.page-panel)'))
    details.open = false
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
}
