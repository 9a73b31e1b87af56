/** The thermostat with its five buttons, and what each does. */
import type { Button, Moment } from '../../src/device/device'
import { Outline } from '../../src/display/outline'
import { DrawnDevice, signs } from './drawn-device'
import { useSay } from './use-manual'

const buttons = Object.keys(signs) as readonly Button[]

export function ButtonsFigure({ moment }: { readonly moment: Moment }) {
  const say = useSay()
  return (
    <section className="buttons-figure" aria-labelledby="buttons">
      <DrawnDevice moment={moment} />
      <div>
        <h2 id="buttons">{say('manual.buttons')}</h2>
        <dl>
          {buttons.map((button) => (
            <div key={button}>
              <dt>
                <span className="drawn-sign">
                  <Outline d={signs[button]} />
                </span>
                {say(`key.${button}`)}
              </dt>
              <dd>{say(`manual.button.${button}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** Its casing, its glass with the display, and the signs of its buttons. */
export function DrawnDevice({ moment }: { readonly moment: Moment }) {
  const [previous, confirm, next, back, close] = signs.map(([button, d]) => (
    <span key={button} className={`drawn-button drawn-${button}`}>
      <Outline d={d} />
    </span>
  ))
  return (
    <div className="drawn-casing">
      <div className="drawn-glass">
        <div className="drawn-bar" aria-hidden="true">
          {back}
          {close}
        </div>
        <Still moment={moment} />
      </div>
      <div className="drawn-buttons" aria-hidden="true">
        {previous}
        {confirm}
        {next}
      </div>
    </div>
  )
}
