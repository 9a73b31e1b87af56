/** One line of a list: a link where it leads somewhere, a button where a tap does something, and plain text elsewhere. */
import check from 'virtual:lucide/check'
import type { Line } from '../device/device'
import { useSay, useWords } from '../texts/words-provider'
import { fit } from './fit'
import { NamedIcon } from './icons'
import { Outline } from './outline'
import { PlaceLink } from './place-link'
import { useSend } from './use-device'

interface LineRowProps {
  readonly line: Line
  readonly index: number
  readonly focused: boolean
  /** Whether a tap on the line does something. */
  readonly live?: boolean
}

export function LineRow({ line, index, focused, live = false }: LineRowProps) {
  const send = useSend()
  const tap = () => send({ type: 'tap', line: index })
  const common = {
    className: 'line',
    'aria-current': focused || undefined,
    'data-value': line.raw,
  }
  const inside = <LineInside line={line} />
  if (line.disabled && live) {
    // It leads nowhere now, so it has no address; a tap still moves the focus to it.
    return (
      <button
        {...common}
        type="button"
        role={line.path ? 'link' : undefined}
        tabIndex={-1}
        aria-disabled
        onClick={tap}
        data-disabled="true"
      >
        {inside}
      </button>
    )
  }
  if (line.disabled) {
    return (
      <div {...common} data-disabled="true">
        {inside}
      </div>
    )
  }
  if (line.path) {
    return (
      <PlaceLink {...common} path={line.path} onFollow={tap} tabIndex={-1} draggable={false}>
        {inside}
      </PlaceLink>
    )
  }
  if (live) {
    return (
      <button {...common} type="button" tabIndex={-1} onClick={tap}>
        {inside}
      </button>
    )
  }
  return <div {...common}>{inside}</div>
}

function LineInside({ line }: { readonly line: Line }) {
  const say = useSay()
  const words = useWords()
  const text = say(line.text)
  const values = line.values?.map(say) ?? []
  return (
    <>
      {line.icon && <NamedIcon name={line.icon} />}
      <span className="line-text" data-fit={fit(values.length > 0 ? 'lineWithValues' : 'line', text)}>
        {text}
      </span>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's values have no names, and keep their places
        <span className="line-value" key={at} data-fit={fit('lineValue', value)}>
          {value}
        </span>
      ))}
      {line.marked && <Outline d={check} className="icon mark" label={words.phrase('page.chosen')} />}
    </>
  )
}
