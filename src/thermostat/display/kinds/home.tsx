import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { lock, slidersHorizontal, wifi, wifiOff } from '../icon-data'
import { ModeIcon } from '../icons'
import { Outline } from '../outline'
import { fitOf } from '../text-fit'
import { Value } from '../value'
import type { KindProps } from './kind-props'
import { ringArcs } from './ring-arcs'

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
      {body.wifi === 'connected' && <Outline d={wifi} label={t('page.wifi-on')} />}
      {body.wifi === 'disconnected' && (
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
  const isBigTextAdjustable = body.adjustableText === null
  return (
    <div className="dial" data-dial="">
      <Ring fill={body.fill} readingPosition={body.readingPosition} />
      <div className="dial-label" key={label} data-fit={fitOf('homeLabel', label)}>
        {label}
      </div>
      <div className="dial-big">
        {isBigTextAdjustable ? (
          <Value shown={t(body.bigText)} raw={body.value} />
        ) : (
          // Not the value that the buttons change, but usually a reading. It rolls only when its label changes.
          <Value shown={t(body.bigText)} rollKey={label} />
        )}
      </div>
      {body.adjustableText !== null && (
        <div className="dial-set" data-set="">
          <Outline d={slidersHorizontal} label={t('home.setTo')} />
          <Value shown={t(body.adjustableText)} raw={body.value} />
        </div>
      )}
    </div>
  )
}

const VIEW_BOX = '-4 -4 138 123'
/** Three quarters of a circle around (65, 65), open at the bottom. */
export const RING_ARC = 'M19.04 110.96A65 65 0 1 1 110.96 110.96'
/** Half a circle from the same point in the opposite direction. */
const END_ARC = 'M19.04 110.96A65 65 0 0 0 110.96 19.04'
/** The length of the whole ring in `pathLength` units. */
const RING_LENGTH = 100
const RING_DEGREES = 270

/** The time in which the arc of `.dial-end` has rotated into place. */
const ROTATION_MS = 200

/**
 * The ring of the dial. The part that is filled both before and after a change stays still. The part that the change
 * adds or removes is a separate arc that rotates into place, because an animated dash would repaint the ring in every
 * frame. At rest the filling is one path, because the joint of two can be seen.
 */
function Ring({ fill, readingPosition }: Pick<HomeProps['body'], 'fill' | 'readingPosition'>) {
  const [last, setLast] = useState({ fill, previousFill: fill })
  if (last.fill !== fill) setLast({ fill, previousFill: last.fill })
  const isAtRest = last.previousFill === fill
  useEffect(() => {
    if (isAtRest) return undefined
    const timer = setTimeout(() => setLast({ fill, previousFill: fill }), ROTATION_MS)
    return () => clearTimeout(timer)
  }, [isAtRest, fill])
  const { still, moving } = ringArcs(last.previousFill, fill, readingPosition)
  return (
    <>
      <Arc d={RING_ARC} length={RING_LENGTH} filled={still} />
      <Arc d={END_ARC} length={(RING_LENGTH * 180) / RING_DEGREES} filled={moving} rotation={fill} />
      {readingPosition !== null && <ReadingMark position={readingPosition} />}
    </>
  )
}

/** A mark at the reading. The distance to the end of the filling is still to be heated or cooled. */
function ReadingMark({ position }: { readonly position: number }) {
  const d = 'M24.7 105.3L13.4 116.6'
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true">
      <g transform={`rotate(${RING_DEGREES * position} 65 65)`}>
        <path className="dial-mark-edge" d={d} />
        <path className="dial-mark" d={d} />
      </g>
    </svg>
  )
}

interface ArcProps {
  readonly d: string
  /** The `pathLength`, in hundredths of the ring. */
  readonly length: number
  /** The filled part from the start of the arc, as a fraction of the ring. */
  readonly filled: number
  /** The rotation, as a fraction of the ring. */
  readonly rotation?: number
}

function Arc({ d, length, filled, rotation }: ArcProps) {
  return (
    <svg
      className={rotation === undefined ? undefined : 'dial-end'}
      viewBox={VIEW_BOX}
      style={{ '--turn': rotation } as CSSProperties}
      aria-hidden="true"
    >
      {d === RING_ARC && <path className="dial-track" d={d} />}
      {filled > 0 && (
        <path
          className="dial-fill"
          d={d}
          pathLength={length}
          strokeDasharray={`${filled * RING_LENGTH} ${RING_LENGTH}`}
        />
      )}
    </svg>
  )
}

/** A first remark of up to this many characters is a headline. */
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
