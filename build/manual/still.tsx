/** A picture of the display in the device's own language. */
import { createPicture, languageOf, type TimedDevice } from '../../src/thermostat/device/device'
import { manualTexts } from './manual-texts'
import { pictureText, StillPicture } from './picture'
import { useTranslate } from './use-manual'

export function Still({ moment: { device } }: { readonly moment: TimedDevice }) {
  const t = useTranslate()
  const picture = createPicture(device)
  const { translator } = manualTexts[languageOf(device)]
  const label = t({
    id: 'manual.picture',
    values: { screen: { verbatim: pictureText(picture, translator) } },
  })
  return <StillPicture picture={picture} translator={translator} label={label} />
}
