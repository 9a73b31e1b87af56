/** What is found besides tasks: the manual, sharing, the handover sheet, the language of the page. */
import { door } from '../../companion/door'
import type { PlaceId } from '../../companion/task-words'
import { languageOf } from '../../device/device'
import { useDeviceNow } from '../../display/use-device'
import { closeSheet } from '../panel/side'
import { sharing } from '../sharing/looking-place'
import { chunk } from './chunk'

const base = import.meta.env.BASE_URL

export function useGoToPlace(): (place: PlaceId) => void {
  const deviceNow = useDeviceNow()
  const shared = () => {
    const device = deviceNow()
    const { task } = door.getState()
    return { settings: device.settings, language: languageOf(device), task, base }
  }
  const manual = () => `${base}manual/${languageOf(deviceNow())}/`
  const go: Readonly<Record<PlaceId, () => unknown>> = {
    manual: () => openBeside(manual()),
    booklet: () => openBeside(`${manual()}print/`),
    share: async () => {
      const { openShareDialog } = await sharing.load()
      const place = document.querySelector('.companion-card')
      const field = place?.querySelector<HTMLElement>('[role="combobox"]')
      if (place) await openShareDialog(place, shared(), field)
    },
    sheet: async () => {
      const { sheetAddress } = await sharing.load()
      openBeside(sheetAddress(shared()))
    },
    'page-language': () => {
      closeSheet()
      document.querySelector<HTMLElement>('.language select')?.focus()
    },
  }
  return (place) => void Promise.resolve(go[place]()).catch(() => chunk.setState({ isMissing: true }))
}

/** As the page's own link to the manual does: what runs here goes on. */
function openBeside(address: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href: address, target: '_blank', rel: 'noreferrer' })
  link.click()
}
