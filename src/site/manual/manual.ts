/** The script of the manual's pages, which are complete without it. Finds the elements that it uses by their ids. */

import { showCurrentPart } from './current-part'
import { connectFilter } from './filter'
import { connectLiveButton } from './live-device'
import { connectPrintButton } from './print-button'

const find = <Kind extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Kind | null

const place = find('filter')
const field = find<HTMLInputElement>('filter-field')
const hits = find('filter-hits')
const none = find('filter-none')
const danger = find('filter-danger')
if (place && field && hits && none && danger) connectFilter({ place, field, hits, none, danger })

const live = find<HTMLButtonElement>('live-button')
const link = find<HTMLAnchorElement>('live-link')
if (live && link) connectLiveButton(live, link)

const parts = find('parts')
if (parts) showCurrentPart(parts)

const print = find<HTMLButtonElement>('print-button')
if (print) connectPrintButton(print)
