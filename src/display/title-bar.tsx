import type { Picture } from '../device/device'
import { useSay } from '../texts/words-provider'
import { fit } from './fit'
import { Glyph } from './icons'

export function TitleBar({ picture }: { readonly picture: Picture }) {
  const say = useSay()
  const title = say(picture.title)
  const position = positionOf(picture.body)
  return (
    <header className="title-bar">
      {picture.icon && <Glyph name={picture.icon} />}
      <h2 data-fit={fit(position ? 'titleWithPosition' : 'title', title)}>{title}</h2>
      {position && <span className="position">{position}</span>}
    </header>
  )
}

/** Where in a longer list or text the visitor is. */
function positionOf(body: Picture['body']): string | null {
  switch (body.kind) {
    case 'menu':
    case 'choice':
    case 'system-info':
      return body.lines.length > 1 ? `${body.focus + 1}\u2009/\u2009${body.lines.length}` : null
    default:
      return null
  }
}
