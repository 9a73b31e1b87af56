import lock from 'virtual:lucide/lock'
import slidersHorizontal from 'virtual:lucide/sliders-horizontal'
import wifi from 'virtual:lucide/wifi'
import wifiOff from 'virtual:lucide/wifi-off'
import { useSay } from '../../texts/words-provider'
import { fit } from '../fit'
import { ModeIcon } from '../icons'
import { Outline } from '../outline'
import { Value } from '../value'
import type { OfKind } from './of-kind'

type HomeProps = OfKind<'home'>

export function Home({ body }: HomeProps) {
  const say = useSay()
  const mode = say(body.modeText)
  return (
    <div className="home" data-tone={body.tone} data-crowded={body.remarks.length > 0 || undefined}>
      <Status body={body} />
      <Dial body={body} />
      {body.remarks.length > 0 && <Remarks body={body} />}
      <p className="home-mode" data-fit={fit('homeMode', mode)}>
        <ModeIcon mode={body.mode} />
        <span>{mode}</span>
      </p>
    </div>
  )
}

function Status({ body }: HomeProps) {
  const say = useSay()
  const program = say(body.program)
  return (
    <div className="home-status">
      {body.wifi === 'known' && <Outline d={wifi} label={say('page.wifi-on')} />}
      {body.wifi === 'unknown' && (
        <Outline d={wifiOff} className="icon no-network" label={say('page.wifi-lost')} />
      )}
      <p data-fit={fit('homeProgram', program)}>{program}</p>
      {body.locked && <Outline d={lock} label={say('page.locked')} />}
    </div>
  )
}

/** Three quarters of a circle, open below. */
const ARC = 'M19.04 110.96A65 65 0 1 1 110.96 110.96'

function Dial({ body }: HomeProps) {
  const say = useSay()
  const label = say(body.label)
  return (
    <div className="dial">
      <svg viewBox="-4 -4 138 123" aria-hidden="true">
        <path className="dial-track" d={ARC} />
        <path
          className="dial-fill"
          d={ARC}
          pathLength="100"
          strokeDasharray={`${body.fill * 100} 100`}
          data-empty={body.fill <= 0 || undefined}
        />
      </svg>
      <p className="dial-label" key={label} data-fit={fit('homeLabel', label)}>
        {label}
      </p>
      <p className="dial-big">
        <Value shown={say(body.big)} {...(body.set === null && { raw: body.value })} />
      </p>
      {body.set !== null && (
        <p className="dial-set">
          <Outline d={slidersHorizontal} />
          <Value shown={say(body.set)} raw={body.value} />
        </p>
      )}
    </div>
  )
}

/** A short first remark is a headline. */
const LONGEST_LEAD = 28

function Remarks({ body }: HomeProps) {
  const say = useSay()
  const said = body.remarks.map(say)
  const size = fit('homeRemarks', said.join(' '))
  return (
    <div className="home-remarks" data-fit={size}>
      {said.map((remark, index) => (
        <p key={remark} data-lead={(index === 0 && remark.length <= LONGEST_LEAD) || undefined}>
          {remark}
        </p>
      ))}
    </div>
  )
}
