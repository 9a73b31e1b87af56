/** Draws the thermostat with a caption for each of its five buttons, and says where they are. */
import type { Button, TextId, TimedDevice } from '../../src/thermostat/device/device'
import { buttonIcons } from '../../src/thermostat/display/button-icons'
import { Outline } from '../../src/thermostat/display/outline'
import { DrawnDevice } from './drawn-device'
import { useTranslate } from './use-manual'

/** The two rows of buttons, the most used first. */
const rows = [
  { place: 'manual.buttons.below', buttons: ['previous', 'confirm', 'next'] },
  { place: 'manual.buttons.above', buttons: ['back', 'close'] },
] as const satisfies readonly { place: TextId; buttons: readonly Button[] }[]

export function ButtonsFigure({ moment }: { readonly moment: TimedDevice }) {
  const t = useTranslate()
  return (
    <section className="buttons-figure" aria-labelledby="buttons">
      <DrawnDevice moment={moment} />
      <div>
        <h2 id="buttons">{t('manual.buttons')}</h2>
        <div className="button-rows">
          {rows.map(({ place, buttons }) => (
            <div key={place}>
              <p>{t(place)}</p>
              <dl>
                {buttons.map((button) => (
                  <Caption key={button} button={button} />
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function Caption({ button }: { readonly button: Button }) {
  const t = useTranslate()
  return (
    <div className={`legend-${button}`}>
      <dt>
        <span className="drawn-sign">
          <Outline d={buttonIcons[button]} />
        </span>
        {t(`key.${button}`)}
      </dt>
      <dd>{t(`manual.button.${button}`)}</dd>
    </div>
  )
}
