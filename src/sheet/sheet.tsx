/** The handover sheet: draws it of what the address and the visitor's storage say. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openArea } from '../browser/area'
import { wallClock } from '../browser/now'
import { readGiven } from './given'
import { loadSheetWords, SheetPage } from './sheet-page'
import './sheet.css'

/** In English until the texts of its language are there. @throws where those fail to load, too */
export async function drawSheet(root: HTMLElement): Promise<void> {
  const { read } = openArea(() => window.localStorage)
  const given = () => readGiven(new URL(location.href), read, navigator.languages)
  const words = await loadSheetWords(given().language).catch(() => loadSheetWords('en'))
  const drawing = createRoot(root)
  const draw = () =>
    drawing.render(
      <StrictMode>
        <SheetPage given={given()} words={words} today={wallClock()()} />
      </StrictMode>,
    )
  // Another link that is pasted into the address line is another sheet.
  window.addEventListener('hashchange', draw)
  draw()
}
