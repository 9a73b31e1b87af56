/** One line of a list: a link if it leads to a screen, a button if a tap does something, else plain text. */
import { use } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import type { Line } from '../device/device'
import { check } from './icon-data'
import { NamedIcon } from './icons'
import { Outline } from './outline'
import { refCallbackFor, ScreenElementsContext } from './screen-elements'
import { ScreenLink } from './screen-link'
import { fitOf } from './text-fit'
import { useSend } from './use-device'
import { withDashes } from './value'

interface LineRowProps {
  readonly line: Line
  readonly index: number
  readonly focused: boolean
  /** True if a tap on the line does something. */
  readonly tappable?: boolean
}

export function LineRow({ line, index, focused, tappable = false }: LineRowProps) {
  const send = useSend()
  const { focusedLine } = use(ScreenElementsContext)
  const tap = () => send({ type: 'tap', line: index })
  const isDisabled = line.disabled || undefined
  const common = {
    ref: focused ? refCallbackFor(focusedLine) : undefined,
    className: 'line',
    'data-line': '',
    'aria-current': focused || undefined,
    'data-value': line.raw,
    'data-disabled': isDisabled,
  }
  const content = <LineContent line={line} />
  if (line.path && !isDisabled) {
    return (
      <ScreenLink {...common} path={line.path} onFollow={tap} tabIndex={-1} draggable={false}>
        {content}
      </ScreenLink>
    )
  }
  if (!tappable) {
    // Screen readers announce `aria-disabled` only on an element with a role.
    const disabled = isDisabled && ({ role: 'group', 'aria-disabled': true } as const)
    return (
      <div {...common} {...disabled}>
        {content}
      </div>
    )
  }
  // A disabled link is drawn as a button with the role of a link, because a tap still moves the focus to it.
  const role = isDisabled && line.path ? 'link' : undefined
  return (
    <button {...common} type="button" role={role} tabIndex={-1} aria-disabled={isDisabled} onClick={tap}>
      {content}
    </button>
  )
}

function LineContent({ line }: { readonly line: Line }) {
  const t = useTranslate()
  const text = t(line.text)
  const values = line.values?.map(t) ?? []
  return (
    <>
      {line.icon && <NamedIcon name={line.icon} />}
      <span className="line-text" data-fit={fitOf(values.length > 0 ? 'lineWithValues' : 'line', text)}>
        {text}
      </span>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's values have no names and keep their order
        <span className="line-value" key={index} data-fit={fitOf('lineValue', value)}>
          {withDashes(value)}
        </span>
      ))}
      {line.marked && <Outline d={check} className="icon mark" label={t('page.chosen')} />}
    </>
  )
}
