/** The script of the manual's pages, which say everything without it. */
import { offerFilter } from './filter'
import { offerLive } from './live'
import { offerPrint } from './print-button'

const place = document.querySelector<HTMLElement>('[data-find]')
if (place) offerFilter(place)
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-live]')) offerLive(button)
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) offerPrint(button)
