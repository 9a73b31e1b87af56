/** Pictures of the display in the device's own language. */
import type { WayStep } from '../../src/help/guidance/guidance'
import { createPicture, languageOf, type Picture, type TimedDevice } from '../../src/thermostat/device/device'
import { manualTexts } from './manual-texts'
import { pictureText, StillPicture } from './picture'
import { useManual } from './use-manual'

export function Still({ moment: { device } }: { readonly moment: TimedDevice }) {
  return <Shown picture={createPicture(device)} device={device} />
}

/** The pictures after a step: messages that disappear, such as "Saved", and the screen that stays. */
export function StepPictures({ step: { transientPictures, after } }: { readonly step: WayStep }) {
  const { device } = after
  const overlays = transientPictures.filter(
    ({ overlay }, at) => overlay && overlay.status !== transientPictures[at - 1]?.overlay?.status,
  )
  return (
    <div className="pictures">
      {[...overlays, createPicture(device)].map((shown) => (
        <Shown key={shown.overlay?.status ?? ''} picture={shown} device={device} />
      ))}
    </div>
  )
}

function Shown({
  picture: shown,
  device,
}: {
  readonly picture: Picture
  readonly device: TimedDevice['device']
}) {
  const { t, isPrint } = useManual()
  const { translator } = manualTexts[languageOf(device)]
  const label = t({ id: 'manual.picture', values: { screen: { verbatim: pictureText(shown, translator) } } })
  return <StillPicture picture={shown} translator={translator} label={label} isPrint={isPrint} />
}
