/** Draws the thermostat: its casing and five buttons around a picture of the display. */
import type { Button, TimedDevice } from '../../src/thermostat/device/device'
import { buttonIcons } from '../../src/thermostat/display/button-icons'
import { Outline } from '../../src/thermostat/display/outline'
import { Still } from './still'

export function DrawnDevice({ moment }: { readonly moment: TimedDevice }) {
  return (
    <div className="drawn-casing">
      <div className="drawn-glass">
        <Buttons className="drawn-bar" buttons={['back', 'close']} />
        <Still moment={moment} />
      </div>
      <Buttons className="drawn-buttons" buttons={['previous', 'confirm', 'next']} />
    </div>
  )
}

interface ButtonsProps {
  readonly className: string
  readonly buttons: readonly Button[]
}

function Buttons({ className, buttons }: ButtonsProps) {
  return (
    <div className={className} aria-hidden="true">
      {buttons.map((button) => (
        <span key={button} className={`drawn-button drawn-${button}`}>
          <Outline d={buttonIcons[button]} />
        </span>
      ))}
    </div>
  )
}
