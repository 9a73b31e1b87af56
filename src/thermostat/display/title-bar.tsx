import { use } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import type { Body, BodyKind, Picture } from '../device/device'
import { CropContext } from './crop-context'
import { NamedIcon } from './icons'
import { fitOf } from './text-fit'

const kindsWithoutTitle: readonly BodyKind[] = ['blank', 'start', 'home']

/** Lists that may be longer than the display: the title bar shows the position of the focused line. */
const kindsWithPosition: readonly BodyKind[] = ['menu', 'choice', 'system-info']

export const hasTitle = ({ kind }: Body) => !kindsWithoutTitle.includes(kind)

export function TitleBar({ picture }: { readonly picture: Picture }) {
  const t = useTranslate()
  // In a static picture the title is no heading: the outline of the manual would list all of them.
  const role = use(CropContext) ? 'none' : undefined
  if (!hasTitle(picture.body)) return null
  const title = t(picture.title)
  const position = positionOf(picture.body)
  return (
    <header className="title-bar">
      {picture.icon && <NamedIcon name={picture.icon} />}
      <h2 role={role} data-fit={fitOf(position ? 'titleWithPosition' : 'title', title)}>
        {title}
      </h2>
      {position && <span className="position">{position}</span>}
    </header>
  )
}

/** Returns the position of the focused line and the number of lines. */
function positionOf(body: Body): string | null {
  if (
    !kindsWithPosition.includes(body.kind) ||
    !('lines' in body && 'focus' in body) ||
    body.lines.length < 2
  )
    return null
  return `${body.focus + 1}\u2009/\u2009${body.lines.length}`
}
