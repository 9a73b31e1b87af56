/** The hand-over sheet: begins it with what the address and the visitor's storage say. */
import { createRoot } from 'react-dom/client'
import { openArea } from '../browser/area'
import { wallClock } from '../browser/now'
import { readGiven } from './given'
import { SheetPage } from './sheet-page'

const read = openArea(() => window.localStorage).read
const given = () => readGiven(new URL(location.href), read, navigator.languages)

const root = document.getElementById('root')
if (root) {
  const drawing = createRoot(root)
  const draw = () => drawing.render(<SheetPage given={given()} today={wallClock()()} />)
  // Another link that is pasted into the address line is another sheet.
  window.addEventListener('hashchange', draw)
  draw()
}
