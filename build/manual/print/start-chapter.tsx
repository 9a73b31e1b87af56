/** How to use the buttons, and how to read a booklet: the way home, the lines of signs, what often stops a task. */
import type { ReactNode } from 'react'
import { sentenceOf } from '../../../src/help/guidance/instructions/sentence'
import { createTaskPage, homeRules } from '../../../src/help/guidance/manual/manual'
import type { Text } from '../../../src/thermostat/device/device'
import { createFactoryDevice } from '../../../src/thermostat/device/knowledge'
import { QrCode } from '../../../src/thermostat/display/qr-code'
import { ButtonsFigure } from '../buttons-figure'
import { Sentence } from '../sentence'
import { WayHome } from '../steps'
import { useManual, useTranslate } from '../use-manual'
import { HomeMark, KeyMarks, SignLine } from './sign-line'
import { Reference } from './task-reference'

export function StartChapter({ site }: { readonly site: string | null }) {
  const { t, language } = useManual()
  return (
    <>
      <ButtonsFigure
        moment={{ device: createFactoryDevice('/home', { fallbackLanguage: language }), now: 0 }}
      />
      <section className="mark-section">
        <HomeMark />
        <div>
          <p className="label">{t('booklet.mark')}</p>
          <WayHome rules={homeRules} />
        </div>
      </section>
      <Legend />
      <Example />
      <CommonTroubles />
      {site && <LiveCode address={`${site}manual/${language}/`} text="booklet.live" />}
    </>
  )
}

function Legend() {
  const t = useTranslate()
  return (
    <section className="legend">
      <h2>{t('booklet.signs')}</h2>
      <dl>
        <Row sign={<KeyMarks keys={{ buttons: ['next'], how: 'press', times: 1 }} />}>
          {t('booklet.key.once')}
        </Row>
        <Row sign={<KeyMarks keys={{ buttons: ['next'], how: 'press', times: 2 }} />}>
          {t('booklet.key.often')}
        </Row>
        <Row sign={<KeyMarks keys={{ buttons: ['confirm'], how: 'hold', times: 1 }} />}>
          {t({ id: 'booklet.key.hold', values: { seconds: 3 } })}
        </Row>
        <Row sign={<KeyMarks keys={{ buttons: ['next'], how: 'until', times: 1 }} />}>
          {t('booklet.key.until')}
        </Row>
        <Row sign={<b>{t('settings.title')}</b>}>{t('booklet.key.name')}</Row>
      </dl>
    </section>
  )
}

function Row({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{sign}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** One task in signs and in sentences. */
function Example() {
  const { t, name, language } = useManual()
  const page = createTaskPage('lock-keys', language)
  return (
    <section className="sign-example">
      <p className="label">
        {t({ id: 'manual.example', values: { value: { verbatim: name('lock-keys') } } })}
      </p>
      <SignLine page={page} />
      <ol className="sentences">
        {page.steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <li key={at}>
            <Sentence text={sentenceOf(step)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function CommonTroubles() {
  const { t, booklet } = useManual()
  const isHome = booklet === 'home'
  return (
    <section>
      <h2>{t('manual.troubles')}</h2>
      <ul className="troubles">
        {isHome && (
          <li>
            {t('why.locked')} {t('fix.unlock')}. <Reference id="unlock-keys" />
          </li>
        )}
        <li>
          {t('why.guestRoom')} {t(isHome ? 'manual.real.hotel' : 'fix.remoteControlOff')}
        </li>
      </ul>
    </section>
  )
}

interface LiveCodeProps {
  readonly address: string
  readonly text: Text
}

export function LiveCode({ address, text }: LiveCodeProps) {
  const t = useTranslate()
  return (
    <a className="live-code" href={address}>
      <QrCode text={address} />
      <span>{t(text)}</span>
    </a>
  )
}
