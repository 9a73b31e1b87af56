/** The thermostat with its five buttons, and what each is called. */
import chevronLeft from 'virtual:lucide/chevron-left'
import chevronRight from 'virtual:lucide/chevron-right'
import circle from 'virtual:lucide/circle'
import x from 'virtual:lucide/x'
import type { Button, Moment } from '../../src/device/device'
import { Outline } from '../../src/display/outline'
import { Still } from './still'
import { useSay } from './use-manual'

const signs: readonly (readonly [Button, string])[] = [
  ['previous', chevronLeft],
  ['confirm', circle],
  ['next', chevronRight],
  ['back', chevronLeft],
  ['close', x],
]

export function ButtonsFigure({ moment }: { readonly moment: Moment }) {
  const say = useSay()
  const [previous, confirm, next, back, close] = signs.map(([button, d]) => (
    <span key={button} className={`drawn-button drawn-${button}`}>
      <Outline d={d} />
    </span>
  ))
  return (
    <section className="buttons-figure" aria-labelledby="buttons">
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
      <div>
        <h2 id="buttons">{say('manual.buttons')}</h2>
        <dl>
          {signs.map(([button, d]) => (
            <div key={button} className={`legend-${button}`}>
              <dt>
                <span className="drawn-sign">
                  <Outline d={d} />
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
