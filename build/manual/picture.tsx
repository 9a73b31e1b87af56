/** A picture of the display: its own components, drawn once, which nobody can press. */
import type { ReactNode } from 'react'
import { translate } from '../../src/common/texts/translate'
import type { Translator } from '../../src/common/texts/translator'
import { TranslatorContext } from '../../src/common/texts/translator-provider'
import type { Picture } from '../../src/thermostat/device/device'
import { factoryDevice } from '../../src/thermostat/device/knowledge'
import type { DeviceStore } from '../../src/thermostat/device-store'
import { sayArrival } from '../../src/thermostat/display/announce-kinds'
import { Screen } from '../../src/thermostat/display/display'
import { code } from '../../src/thermostat/display/lazy'
import { Overlay } from '../../src/thermostat/display/overlay'
import { StillContext } from '../../src/thermostat/display/still-context'
import { DeviceProvider } from '../../src/thermostat/display/use-device'

/** With this module, because a picture cannot wait for it. */
await code.load()

interface StillPictureProps {
  readonly picture: Picture
  readonly translator: Translator
  /** What it says to those who do not see it: `pictureText`. */
  readonly label: string
  /** Nobody presses paper, and a printed file says nothing of what is inert. */
  readonly isPrint?: boolean
}

/** The display as it looks at rest. */
export function StillPicture({ picture, translator, label, isPrint = false }: StillPictureProps) {
  const { path, context, body, overlay } = picture
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
    >
      <div inert={!isPrint}>
        <StillContext value={crop}>
          <TranslatorContext value={translator}>
            <DeviceProvider value={stillStore}>
              {/* A confirmation covers the screen. */}
              {overlay ? <Overlay overlay={overlay} /> : <Screen picture={picture} />}
            </DeviceProvider>
          </TranslatorContext>
        </StillContext>
      </div>
    </div>
  )
}

/** As many of the lowest lines as the display holds, and one that is cut. */
const MOST = 6

/**
 * Lines as the display scrolls them. How high a line is only a browser knows, so `pictures.css` finishes the work:
 * the lines down to the focused one are as high as they are, or end where the list ends, and the others follow.
 */
function crop(lines: readonly ReactNode[], focus: number): ReactNode {
  if (focus < 1) return lines.slice(0, MOST)
  const beyond = lines.slice(focus + 1, MOST)
  return (
    <>
      <div className="to-focus">{lines.slice(Math.max(0, focus + 1 - MOST), focus + 1)}</div>
      {beyond.length > 0 && <div className="beyond">{beyond}</div>}
    </>
  )
}

/** What a picture says: the title, and what is focused or shown. */
export function pictureText({ title, body, overlay }: Picture, translator: Translator): string {
  const texts = overlay ? [overlay.text] : sayArrival(body.kind, body, title)
  // The full stop after a number is that of a date.
  const said = (texts.length > 0 ? texts : [title]).map((text) =>
    translate(text, translator).replace(/(?<!\d)\.$|:$/, ''),
  )
  return said.join('. ').replaceAll(/([?!.])\. /g, '$1 ')
}

/** No picture reads it: the components are given what they show. */
const state = { device: factoryDevice('/home'), input: null, isSandbox: false, send() {} }
const stillStore: DeviceStore = {
  getState: () => state,
  getInitialState: () => state,
  subscribe: () => () => {},
}
