/** A picture of the display as markup: drawn by the display's own components, then made light and inert. */
import { renderToStaticMarkup } from 'react-dom/server'
import { say } from '../../src/common/texts/say'
import type { Words } from '../../src/common/texts/words'
import { WordsContext } from '../../src/common/texts/words-provider'
import type { Picture } from '../../src/thermostat/device/device'
import { factoryDevice } from '../../src/thermostat/device/knowledge'
import type { DeviceStore } from '../../src/thermostat/device-store'
import { sayArrival } from '../../src/thermostat/display/announce-kinds'
import { Code } from '../../src/thermostat/display/code'
import { Screen } from '../../src/thermostat/display/display'
import { Overlay } from '../../src/thermostat/display/overlay'
import { DeviceProvider } from '../../src/thermostat/display/use-device'
import { lighten } from './still/light.ts'
import { readMarkup, writeMarkup } from './still/markup.ts'

interface StillPictureProps {
  readonly picture: Picture
  readonly words: Words
  /** What it says to those who do not see it: `pictureText`. */
  readonly label: string
}

/** The display as it looks at rest. A page needs the symbols of its icons, too: `symbolsFor`. */
export function StillPicture({ picture, words, label }: StillPictureProps) {
  const { path, context, body } = picture
  return (
    <div
      className="display"
      role="img"
      aria-label={label}
      // As the display itself: its texts are those of the device.
      translate="no"
      data-picture=""
      data-path={path}
      data-context={context ?? undefined}
      data-mode={body.kind === 'home' ? body.mode : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React itself wrote it, and escaped its texts
      dangerouslySetInnerHTML={{ __html: stillMarkup(picture, words) }}
    />
  )
}

/** What a picture says: the title, and what is focused or shown. */
export function pictureText({ title, body, overlay }: Picture, words: Words): string {
  const texts = overlay ? [overlay.text] : sayArrival(body.kind, body, title)
  // The full stop after a number is that of a date.
  const said = (texts.length > 0 ? texts : [title]).map((text) =>
    say(text, words).replace(/(?<!\d)\.$|:$/, ''),
  )
  return said.join('. ').replaceAll(/([?!.])\. /g, '$1 ')
}

/** The same picture is in the page of a task, in its proof and in the booklet: it is drawn once. */
const drawnBefore = new WeakMap<Words, Map<string, string>>()

function stillMarkup(picture: Picture, words: Words): string {
  const known = drawnBefore.get(words) ?? new Map<string, string>()
  drawnBefore.set(words, known)
  const key = JSON.stringify(picture)
  const markup = known.get(key) ?? drawMarkup(picture, words)
  known.set(key, markup)
  return markup
}

function drawMarkup(picture: Picture, words: Words): string {
  // A confirmation covers the screen.
  const drawing = picture.overlay ? <Overlay overlay={picture.overlay} /> : <Screen picture={picture} />
  const drawn = renderToStaticMarkup(
    <WordsContext value={words}>
      <DeviceProvider value={stillStore}>{drawing}</DeviceProvider>
    </WordsContext>,
  )
  const light = writeMarkup(lighten(readMarkup(drawn)))
  const { body } = picture
  if (body.kind !== 'system-info') return light
  // The card is empty until a browser has loaded the code.
  const code = renderToStaticMarkup(<Code text={body.code.text} />)
  return light.replace('<div class="code"></div>', `<div class="code">${code}</div>`)
}

/** No picture reads it: the components are given what they show. */
const state = { device: factoryDevice('/home'), input: null, isSandbox: false, send() {} }
const stillStore: DeviceStore = {
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
}
