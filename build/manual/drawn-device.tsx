/** Draws the thermostat: its casing and five buttons around a picture of the display. */
import { type Button, enabledButtonsOf, type TimedDevice } from '../../src/thermostat/device/device'
import { buttonIcons } from '../../src/thermostat/display/button-icons'
import { Outline } from '../../src/thermostat/display/outline'
import { Still } from './still'

export function DrawnDevice({ moment }: { readonly moment: TimedDevice }) {
  return (
    <div className="drawn-casing">
      <div className="drawn-glass">
        <Buttons className="drawn-bar" buttons={['back', 'close']} moment={moment} />
        <Still moment={moment} />
      </div>
      <Buttons className="drawn-buttons" buttons={['previous', 'confirm', 'next']} moment={moment} />
    </div>
  )
}

interface ButtonsProps {
  readonly className: string
  readonly buttons: readonly Button[]
  readonly moment: TimedDevice
}

/** The buttons of a row; the signs of those that do nothing now are dimmed, as on the live device. */
function Buttons({ className, buttons, moment: { device } }: ButtonsProps) {
  const enabled = enabledButtonsOf(device)
  return (
    <div className={className} aria-hidden="true">
      {buttons.map((button) => (
        <span
          key={button}
          className={`drawn-button drawn-${button}`}
          data-resting={enabled[button] ? undefined : ''}
        >
          <Outline d={buttonIcons[button]} />
        </span>
      ))}
    </div>
  )
}
