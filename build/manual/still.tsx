/** A picture of the display, with a text for those who do not see it. */
import { languageOf, type Moment, type Picture, picture, type Text } from '../../src/device/device'
import { counted, focused } from '../../src/guidance/telling/names'
import { say } from '../../src/texts/say'
import type { Words } from '../../src/texts/words'
import { StillPicture } from './picture'
import { useManual } from './use-manual'
import { manualWords } from './words'

/** What the display of a moment shows, in the language that it speaks then. */
export function Still({ moment: { device } }: { readonly moment: Moment }) {
  const { words } = useManual()
  const shown = picture(device)
  const label = say(pictureText(shown), words)
  return <StillPicture picture={shown} words={pictureWords(device)} label={label} />
}

export const pictureWords = (device: Moment['device']): Words => manualWords[languageOf(device)].words

/** "The display shows “Settings”: “Keypad lock”". */
export function pictureText(shown: Picture): Text {
  const what = counted(shown) ?? focused(shown)
  const screen = shown.title
  return what
    ? { id: 'manual.pictureWith', values: { screen, what } }
    : { id: 'manual.picture', values: { screen } }
}
