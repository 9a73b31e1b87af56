/** The keys for the device, and buttons for visitors who cannot hold a button of the device down. */
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Button, TextId } from '../../../thermostat/device/device'
import { useHouseSend } from './use-house-send'

const holdButtons = [
  [['confirm'], 'legend.holdCentre'],
  [['previous', 'next'], 'legend.holdBoth'],
] as const satisfies readonly (readonly [readonly Button[], TextId])[]

export function KeyboardHelp() {
  const t = useTranslate()
  const send = useHouseSend()
  const legend = [
    [['←', '→'], 'legend.arrows'],
    [['↑', '↓'], 'legend.upDown'],
    [['Enter'], 'legend.enter'],
    [['Esc'], 'legend.escape'],
    [[t('legend.homeKey')], 'legend.home'],
  ] as const satisfies readonly (readonly [readonly string[], TextId])[]
  return (
    <div className="keys-help">
      <h2>{t('legend.title')}</h2>
      <dl className="keyboard">
        {legend.map(([keys, text]) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <div className="holds">
        {holdButtons.map(([buttons, text]) => (
          <button key={text} type="button" onClick={() => send({ type: 'hold', buttons })}>
            {t(text)}
          </button>
        ))}
      </div>
    </div>
  )
}
