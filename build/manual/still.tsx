/** What the display of a moment shows, in the language that it speaks then. */
import { languageOf, type Moment, picture } from '../../src/device/device'
import { pictureText, StillPicture } from './picture'
import { useManual } from './use-manual'
import { manualWords } from './words'

export function Still({ moment: { device } }: { readonly moment: Moment }) {
  const { say } = useManual()
  const { words } = manualWords[languageOf(device)]
  const shown = picture(device)
  const label = say({ id: 'manual.picture', values: { screen: { verbatim: pictureText(shown, words) } } })
  return <StillPicture picture={shown} words={words} label={label} />
}
