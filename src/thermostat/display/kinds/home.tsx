import { type CSSProperties, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { lock, slidersHorizontal, wifi, wifiOff } from '../icon-data'
import { ModeIcon } from '../icons'
import { Outline } from '../outline'
import { fitOf } from '../text-fit'
import { Value } from '../value'
import type { KindProps } from './kind-props'

type HomeProps = KindProps<'home'>

export function Home({ body }: HomeProps) {
  const t = useTranslate()
  const mode = t(body.modeText)
  return (
    <div
      className="home"
      data-tone={body.tone}
      data-drying={body.drying || undefined}
      data-crowded={body.remarks.length > 0 || undefined}
    >
      <Status body={body} />
      <Dial body={body} />
      {body.remarks.length > 0 && <Remarks body={body} />}
      <div className="home-mode" data-fit={fitOf('homeMode', mode)}>
        <ModeIcon mode={body.mode} />
        <span>{mode}</span>
      </div>
    </div>
  )
}

function Status({ body }: HomeProps) {
  const t = useTranslate()
  const program = t(body.program)
  return (
    <div className="home-status">
      {body.wifi === 'known' && <Outline d={wifi} label={t('page.wifi-on')} />}
      {body.wifi === 'unknown' && (
        <Outline d={wifiOff} className="icon no-network" label={t('page.wifi-lost')} />
      )}
      <div data-fit={fitOf('homeProgram', program)}>{program}</div>
      {body.locked && <Outline d={lock} label={t('page.locked')} />}
    </div>
  )
}

function Dial({ body }: HomeProps) {
  const t = useTranslate()
  const label = t(body.label)
  return (
    <div className="dial" data-dial="">
      <Ring fill={body.fill} mark={body.mark} />
      <div className="dial-label" key={label} data-fit={fitOf('homeLabel', label)}>
        {label}
      </div>
      <div className="dial-big">
        <Value shown={t(body.big)} {...(body.set === null ? { raw: body.value } : { rollKey: label })} />
      </div>
      {body.set !== null && (
        <div className="dial-set" data-set="">
          <Outline d={slidersHorizontal} label={t('home.setTo')} />
          <Value shown={t(body.set)} raw={body.value} />
        </div>
      )}
    </div>
  )
}

const VIEW = '-4 -4 138 123'
/** Three quarters of a circle, open below. */
const ARC = 'M19.04 110.96A65 65 0 1 1 110.96 110.96'
/** Half a circle from the same point, the other way round. */
const BEFORE_ARC = 'M19.04 110.96A65 65 0 0 0 110.96 19.04'

/**
 * What is filled before and after a step is still; its end is an arc of its own that turns to its place,
 * because a dash that changes would have the ring painted with every frame.
 */
function Ring({ fill, mark }: Pick<HomeProps['body'], 'fill' | 'mark'>) {
  const [last, setLast] = useState({ fill, before: fill })
  if (last.fill !== fill) setLast({ fill, before: last.fill })
  const step = Math.abs(fill - last.before)
  // A longer arc would stick out at the beginning of the ring: then the ring jumps.
  const turning = step > Math.min(fill, last.before) ? 0 : step
  return (
    <>
      <Arc d={ARC} length={100} filled={fill > last.before ? fill - turning : fill} />
      <Arc d={BEFORE_ARC} length={200 / 3} filled={turning} turn={fill} />
      {mark !== null && <ReadingMark at={mark} />}
    </>
  )
}

/** The reading on the ring: from here to the ring's end is what is still to heat or to cool. */
function ReadingMark({ at }: { readonly at: number }) {
  const d = 'M24.7 105.3L13.4 116.6'
  return (
    <svg viewBox={VIEW} aria-hidden="true">
      <g transform={`rotate(${270 * at} 65 65)`}>
        <path className="dial-mark-edge" d={d} />
        <path className="dial-mark" d={d} />
      </g>
    </svg>
  )
}

interface ArcProps {
  readonly d: string
  /** Its length, in hundredths of the whole ring. */
  readonly length: number
  /** How much of the ring it fills from its own beginning. */
  readonly filled: number
  /** How far it is turned, as a part of the ring. */
  readonly turn?: number
}

function Arc({ d, length, filled, turn }: ArcProps) {
  return (
    <svg
      className={turn === undefined ? undefined : 'dial-end'}
      viewBox={VIEW}
      style={{ '--turn': turn } as CSSProperties}
      aria-hidden="true"
    >
      {d === ARC && <path className="dial-track" d={d} />}
      {filled > 0 && (
        <path className="dial-fill" d={d} pathLength={length} strokeDasharray={`${filled * 100} 100`} />
      )}
    </svg>
  )
}

/** A short first remark is a headline. */
const MAX_HEADLINE_LENGTH = 44

function Remarks({ body }: HomeProps) {
  const t = useTranslate()
  const remarks = body.remarks.map(t)
  const size = fitOf('homeRemarks', remarks.join(' '))
  return (
    <div className="home-remarks" data-fit={size}>
      {remarks.map((remark, index) => (
        <div key={remark} data-lead={(index === 0 && remark.length <= MAX_HEADLINE_LENGTH) || undefined}>
          {remark}
        </div>
      ))}
    </div>
  )
}
