/** What is found besides tasks: the manual, sharing, the handover sheet, the language of the page. */
import { useApp } from '../../app/app'
import type { PlaceId } from '../../companion/phrases'
import { languageOf } from '../../device/device'
import { useDeviceNow } from '../../display/use-device'
import { closeSheet } from '../panel/side'
import { sheetAddress } from '../sharing/addresses'

const base = import.meta.env.BASE_URL

export function useGoToPlace(): (place: PlaceId) => void {
  const deviceNow = useDeviceNow()
  const app = useApp()
  const manual = () => `${base}manual/${languageOf(deviceNow())}/`
  const go: Readonly<Record<PlaceId, () => void>> = {
    manual: () => openBeside(manual()),
    booklet: () => openBeside(`${manual()}print/`),
    share: () => app.setPanel({ isSharing: true }),
    sheet: () => openBeside(sheetAddress(deviceNow().settings, languageOf(deviceNow()))),
    'page-language': () => {
      closeSheet(app)
      document.querySelector<HTMLElement>('.language select')?.focus()
    },
  }
  return (place) => go[place]()
}

/** As the page's own link to the manual does: what runs here goes on. */
function openBeside(address: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href: address, target: '_blank', rel: 'noreferrer' })
  link.click()
}
