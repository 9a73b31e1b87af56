/** Draws a picture of the display with the display's own components. It cannot be pressed. */
import type { ReactNode } from 'react'
import { translate } from '../../src/common/texts/translate'
import type { Translator } from '../../src/common/texts/translator'
import { TranslatorContext } from '../../src/common/texts/translator-provider'
import type { Picture } from '../../src/thermostat/device/device'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import type { DeviceStore } from '../../src/thermostat/device-store'
import { announceArrival } from '../../src/thermostat/display/announce-kinds'
import { CropContext } from '../../src/thermostat/display/crop-context'
import { Screen } from '../../src/thermostat/display/display'
import { qrCodeModule } from '../../src/thermostat/display/lazy'
import { Overlay } from '../../src/thermostat/display/overlay'
import { DeviceProvider } from '../../src/thermostat/display/use-device'

// Loaded in advance: a picture is drawn in one go and cannot wait for the QR code.
await qrCodeModule.load()

interface StillPictureProps {
  readonly picture: Picture
  readonly translator: Translator
  /** The text for screen readers: `pictureText`. */
  readonly label: string
}

/** Draws the display at rest. */
export function StillPicture({ picture, translator, label }: StillPictureProps) {
  const { path, context, body, overlay } = picture
  return (
    <div
      className="display"
      role="img"
      aria-label={label}
      // Browsers must not translate the texts of the device.
      translate="no"
      data-picture=""
      data-path={path}
      data-context={context ?? undefined}
      data-mode={body.kind === 'home' ? body.mode : undefined}
    >
      {/* `npm run manual` removes `inert`: screen readers would skip the picture in a printed file. */}
      <div inert>
        <CropContext value={crop}>
          <TranslatorContext value={translator}>
            <DeviceProvider value={stillStore}>
              {/* A confirmation covers the screen. */}
              {overlay ? <Overlay overlay={overlay} /> : <Screen picture={picture} />}
            </DeviceProvider>
          </TranslatorContext>
        </CropContext>
      </div>
    </div>
  )
}

/** The maximum number of lines that a list on the display shows, the last one cut off. */
const MAX_LINES = 6

/**
 * Returns the lines that the display would show after scrolling to the focus. Only a browser knows the height of a
 * line, so `pictures.css` does the rest: it aligns the lines up to the focused one, and the others follow.
 */
function crop(lines: readonly ReactNode[], focus: number): ReactNode {
  if (focus < 1) return lines.slice(0, MAX_LINES)
  const beyond = lines.slice(focus + 1, MAX_LINES)
  return (
    <>
      <div className="to-focus">{lines.slice(Math.max(0, focus + 1 - MAX_LINES), focus + 1)}</div>
      {beyond.length > 0 && <div className="beyond">{beyond}</div>}
    </>
  )
}

/** Returns the text of a picture: the title, and the focused or shown element. */
export function pictureText({ title, body, overlay }: Picture, translator: Translator): string {
  const texts = overlay ? [overlay.text] : announceArrival(body.kind, body, title)
  // A full stop after a number belongs to a date and stays.
  const sentences = (texts.length > 0 ? texts : [title]).map((text) =>
    translate(text, translator).replace(/(?<!\d)\.$|:$/, ''),
  )
  return sentences.join('. ').replaceAll(/([?!.])\. /g, '$1 ')
}

/** A store that the components require but do not read: they get their content as props. */
const state = { device: createFactoryDevice('/home'), input: null, isSandbox: false, send() {} }
const stillStore: DeviceStore = {
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
}
