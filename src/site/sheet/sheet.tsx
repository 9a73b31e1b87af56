/** The handover sheet: draws it of what the address and the visitor's storage say. */
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

/** In English where the texts of its language fail to load. @throws where those fail, too */
export async function drawSheet(root: HTMLElement): Promise<void> {
  const { read } = openSafeStorage(() => window.localStorage)
  const given = () => readSheetData(new URL(location.href), read, navigator.languages)
  const { language } = await pageTranslators.load(given().language)
  await featureTexts.sheet.load(language)
  const drawing = createRoot(root)
  const draw = () =>
    drawing.render(
      <StrictMode>
        <SheetPage data={given()} today={localNowOf()()} />
      </StrictMode>,
    )
  // Another link that is pasted into the address line is another sheet.
  window.addEventListener('hashchange', () => {
    repairAddress(window)
    draw()
  })
  draw()
}
