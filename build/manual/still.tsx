/** What the display of a moment shows, in the language that it speaks then. */
import type { Step } from '../../src/help/guidance/guidance'
import { languageOf, type Moment, type Picture, picture } from '../../src/thermostat/device/device'
import { pictureText, StillPicture } from './picture'
import { useManual } from './use-manual'
import { manualWords } from './words'

export function Still({ moment: { device } }: { readonly moment: Moment }) {
  return <Shown picture={picture(device)} device={device} />
}

/** After a step: what it shows for a moment, such as that it is saved, and what stays. */
export function StepPictures({ step: { passing, after } }: { readonly step: Step }) {
  const { device } = after
  const overlays = passing.filter(
    ({ overlay }, at) => overlay && overlay.status !== passing[at - 1]?.overlay?.status,
  )
  return (
    <div className="pictures">
      {[...overlays, picture(device)].map((shown) => (
        <Shown key={shown.overlay?.status ?? ''} picture={shown} device={device} />
      ))}
    </div>
  )
}

function Shown({ picture: shown, device }: { readonly picture: Picture; readonly device: Moment['device'] }) {
  const { t, isPrint } = useManual()
  const { translator } = manualWords[languageOf(device)]
  const label = t({ id: 'manual.picture', values: { screen: { verbatim: pictureText(shown, translator) } } })
  return <StillPicture picture={shown} translator={translator} label={label} isPrint={isPrint} />
}
