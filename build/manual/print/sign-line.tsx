/** A line of signs: where a task begins, the buttons to press, and what the display then shows. */
import { Fragment } from 'react'

import { toSpokenText } from '../../../src/help/guidance/instructions/names'
import { sentenceOf } from '../../../src/help/guidance/instructions/sentence'
import {
  type Keys,
  printedText,
  type Sign,
  stationsOf,
  type TaskPage,
} from '../../../src/help/guidance/manual/manual'
import { amount, type Text } from '../../../src/thermostat/device/device'
import { buttonIcons } from '../../../src/thermostat/display/button-icons'
import { house } from '../../../src/thermostat/display/icon-data'
import { Outline } from '../../../src/thermostat/display/outline'
import { useTranslate } from '../use-manual'

interface SignLineProps {
  readonly page: TaskPage
  /** What is true after the last press. */
  readonly end?: Text | null
}

/** Screen readers get the sentences of the steps instead. */
export function SignLine({ page: { steps, startPoint }, end = null }: SignLineProps) {
  const t = useTranslate()
  return (
    <ol className="sign-line">
      {startPoint === 'home' && (
        <li>
          <span className="unseen">{t('manual.home')}</span>
          <HomeMark />
        </li>
      )}
      {stationsOf(steps).map((station) => {
        const sentences = station.steps.map((step) => `${t(toSpokenText(printedText(sentenceOf(step))))}. `)
        return (
          <li key={sentences.join('')}>
            <span className="unseen">{sentences}</span>
            <span className="station" aria-hidden="true">
              {station.signs.map((sign, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place in the line
                <SignMark key={at} sign={sign} />
              ))}
            </span>
          </li>
        )
      })}
      {end && <li className="done">{t(end)}</li>}
    </ol>
  )
}

export function HomeMark() {
  return (
    <span className="home-mark" aria-hidden="true">
      <Outline d={house} />
    </span>
  )
}

function SignMark({ sign }: { readonly sign: Sign }) {
  const t = useTranslate()
  if ('name' in sign) return <b>{t(sign.name)}</b>
  if ('screen' in sign) return <span className="of-screen">{`${t(sign.screen)}:`}</span>
  return <KeyMarks keys={sign} />
}

/** In s. */
const HOLD_SECONDS = 3

export function KeyMarks({ keys: { buttons, how, times } }: { readonly keys: Keys }) {
  const t = useTranslate()
  const pressed = Array.from({ length: times }, () => buttons).flat()
  const isTogether = buttons.length > 1
  return (
    <span className="key-marks" data-how={how}>
      {pressed.map((button, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a press is its place in the row
        <Fragment key={at}>
          {isTogether && at > 0 && <span className="key-how">+</span>}
          <span className="key-mark">
            <Outline d={buttonIcons[button]} />
          </span>
        </Fragment>
      ))}
      {how === 'hold' && <span className="key-how">{t(amount(HOLD_SECONDS, 'unit.seconds'))}</span>}
      {how === 'until' && <span className="key-how">…</span>}
    </span>
  )
}
