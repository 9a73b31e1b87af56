/** The entry point of the handover sheet. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { openSafeStorage } from '../../common/safe-storage'
import { pageTranslators } from '../../common/texts/page-translators'
import { featureTexts } from '../../common/texts/translator-provider'
import { localNowOf } from '../browser/local-clock'
import { repairAddress } from '../browser/repair-address'
import { readSheetData } from './sheet-data'
import { SheetPage } from './sheet-page'
import './sheet.css'
import '../../common/ui/contrast.css'

/**
 * Draws the sheet, in English if the texts of its language do not load.
 * @throws if the English texts do not load either
 */
export async function drawSheet(root: HTMLElement): Promise<void> {
  const { read } = openSafeStorage(() => window.localStorage)
  const readData = () => readSheetData(new URL(location.href), read, navigator.languages)
  const { language } = await pageTranslators.load(readData().language)
  await featureTexts.sheet.load(language)
  const reactRoot = createRoot(root)
  const draw = () =>
    reactRoot.render(
      <StrictMode>
        <SheetPage data={readData()} today={localNowOf()()} />
      </StrictMode>,
    )
  // Fires when the visitor pastes another link into the address bar.
  window.addEventListener('hashchange', () => {
    repairAddress(window)
    draw()
  })
  draw()
}
