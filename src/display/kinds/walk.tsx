import { useRef } from 'react'
import type { Line } from '../../device/device'
import { useSay } from '../../texts/words-provider'
import { fit } from '../fit'
import { useFocusInView } from '../list'
import { useSend } from '../use-device'
import type { OfKind } from './of-kind'

/** Sample values to walk through one by one; the focus counts them from the first group to the last. */
export function Walk({ body }: OfKind<'walk'>) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useFocusInView(box, body.focus)
  let first = 0
  return (
    <div ref={box} className="walk">
      {body.groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <section key={index}>
          {group.title && <h3>{say(group.title)}</h3>}
          <ul>
            {group.lines.map((line, at) => {
              const from = first
              first += line.values?.length ?? 0
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
              return <WalkLine key={at} line={line} first={from} focus={body.focus} />
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

interface WalkLineProps {
  readonly line: Line
  /** How many values stand before this line's. */
  readonly first: number
  readonly focus: number
}

function WalkLine({ line, first, focus }: WalkLineProps) {
  const say = useSay()
  const send = useSend()
  const text = say(line.text)
  return (
    <li className="line" data-disabled={line.disabled || undefined}>
      <span className="line-text" data-fit={fit('sampleLine', text)}>
        {text}
      </span>
      {line.values?.map((value, index) => (
        <button
          className="cell"
          // biome-ignore lint/suspicious/noArrayIndexKey: a line's values have no names, and keep their places
          key={index}
          type="button"
          tabIndex={-1}
          aria-current={first + index === focus || undefined}
          onClick={() => send({ type: 'tap', line: first + index })}
        >
          {say(value)}
        </button>
      ))}
    </li>
  )
}
