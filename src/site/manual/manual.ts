/** The script of the manual's pages, which say everything without it. */
import { connectFilter } from './filter'
import { connectLiveButton } from './live'
import { connectPrintButton } from './print-button'

const place = document.querySelector<HTMLElement>('[data-find]')
if (place) connectFilter(place)
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-live]')) connectLiveButton(button)
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) connectPrintButton(button)
