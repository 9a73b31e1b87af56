/** Draws the thermostat with a caption for each of its five buttons. */
import type { Button, TimedDevice } from '../../src/thermostat/device/device'
import { buttonIcons } from '../../src/thermostat/display/button-icons'
import { Outline } from '../../src/thermostat/display/outline'
import { DrawnDevice } from './drawn-device'
import { useTranslate } from './use-manual'

const buttons = Object.keys(buttonIcons) as readonly Button[]

export function ButtonsFigure({ moment }: { readonly moment: TimedDevice }) {
  const t = useTranslate()
  return (
    <section className="buttons-figure" aria-labelledby="buttons">
      <DrawnDevice moment={moment} />
      <div>
        <h2 id="buttons">{t('manual.buttons')}</h2>
        <dl>
          {buttons.map((button) => (
            <div key={button} className={`legend-${button}`}>
              <dt>
                <span className="drawn-sign">
                  <Outline d={buttonIcons[button]} />
                </span>
                {t(`key.${button}`)}
              </dt>
              <dd>{t(`manual.button.${button}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
