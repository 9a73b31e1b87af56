import { use } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { Text } from '../../device/device'
import { CropContext, type CropLines } from '../crop-context'
import { useFocusInView } from '../list'
import { refCallbackFor, ScreenElementsContext } from '../screen-elements'
import { fitOf } from '../text-fit'
import { useSend } from '../use-device'
import type { BodyOf, KindProps } from './kind-props'

/** Sample values, through which the focus moves one by one. */
export function Walk({ body }: KindProps<'walk'>) {
  const t = useTranslate()
  const { scrollBox, focusedLine } = use(ScreenElementsContext)
  const crop = use(CropContext)
  useFocusInView(focusedLine, body.focus)
  if (crop) return <ul className="walk">{croppedRows(body, crop, t)}</ul>
  return (
    <div ref={refCallbackFor(scrollBox)} className="walk">
      {withNumbers(body.groups).map(({ title, first, lines }) => (
        <section key={first}>
          {title && <h3>{t(title)}</h3>}
          <ul>
            {lines.map((line) => (
              <WalkLine key={line.first} title={title} line={line} focus={body.focus} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type NumberedLine = ReturnType<typeof withNumbers>[number]['lines'][number]

/** Numbers all values from the first group to the last, as the focus counts them. */
function withNumbers(groups: BodyOf<'walk'>['groups']) {
  let count = 0
  return groups.map(({ title, lines }) => ({
    title,
    first: count,
    lines: lines.map(({ text, disabled, values = [] }) => ({
      text,
      disabled,
      first: count,
      cells: values.map((value) => ({ value, number: count++ })),
    })),
  }))
}

/** Returns the cropped rows. A title is a row like a line, because it takes up space as well. */
function croppedRows({ groups, focus }: BodyOf<'walk'>, crop: CropLines, t: (text: Text) => string) {
  const titleRow = (title: Text, first: number) => (
    <h3 key={`title ${first}`} role="none">
      {t(title)}
    </h3>
  )
  const rows = withNumbers(groups).flatMap(({ title, first, lines }) => [
    ...(title ? [{ row: titleRow(title, first), hasFocus: false }] : []),
    ...lines.map((line) => ({
      row: <WalkLine key={line.first} title={title} line={line} focus={focus} />,
      hasFocus: line.cells.some(({ number }) => number === focus),
    })),
  ])
  return crop(
    rows.map(({ row }) => row),
    rows.findIndex(({ hasFocus }) => hasFocus),
  )
}

interface WalkLineProps {
  /** The title of its group. */
  readonly title: Text | null
  readonly line: NumberedLine
  readonly focus: number
}

function WalkLine({ title, line, focus }: WalkLineProps) {
  const t = useTranslate()
  const send = useSend()
  const { focusedLine } = use(ScreenElementsContext)
  const text = t(line.text)
  const hasFocus = line.cells.some(({ number }) => number === focus)
  return (
    <li
      ref={hasFocus ? refCallbackFor(focusedLine) : undefined}
      className="line"
      data-line=""
      aria-disabled={line.disabled || undefined}
      data-disabled={line.disabled || undefined}
    >
      <span className="line-text" data-fit={fitOf('sampleLine', text)}>
        {text}
      </span>
      {line.cells.map(({ value, number }) => (
        <button
          className="cell"
          key={number}
          type="button"
          tabIndex={-1}
          aria-label={[text, ...(title ? [t(title)] : []), t(value)].join(', ')}
          aria-current={number === focus || undefined}
          onClick={() => send({ type: 'tap', line: number })}
        >
          {t(value)}
        </button>
      ))}
    </li>
  )
}
