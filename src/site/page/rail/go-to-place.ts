/** Opens search results that are not tasks: the manual, sharing, the handover sheet, the language of the page. */
import type { PagePlaceId } from '../../../help/companion/places'
import { languageOf } from '../../../thermostat/device/device'
import { useGetDevice } from '../../../thermostat/display/use-device'
import { useApp } from '../app'
import { sheetAddress } from '../sharing/addresses'

const base = import.meta.env.BASE_URL

export function useGoToPlace(): (place: PagePlaceId) => void {
  const getDevice = useGetDevice()
  const { isFramed, updateSidebar, focusTargets } = useApp()
  const manual = () => `${base}manual/${languageOf(getDevice())}/`
  const open = (address: string) => {
    // In a frame the page would replace the device on the host page.
    if (isFramed) window.open(address, '_blank', 'noreferrer')
    else window.location.assign(address)
  }
  const go: Readonly<Record<PagePlaceId, () => void>> = {
    manual: () => open(manual()),
    booklet: () => open(`${manual()}print/`),
    share: () => updateSidebar({ isShareDialogOpen: true }),
    sheet: () => open(sheetAddress(getDevice().settings, languageOf(getDevice()))),
    'page-language': () => focusTargets.language.current?.focus(),
    'display-page': () => open(`${manual()}display/`),
    'floor-page': () => open(`${manual()}floor/`),
    'sensor-choice-page': () => open(`${manual()}sensor-choice/`),
    'sensors-page': () => open(`${manual()}sensors/`),
  }
  return (place) => go[place]()
}
