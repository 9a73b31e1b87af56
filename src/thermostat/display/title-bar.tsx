import { useSay } from '../../common/texts/words-provider'
import type { Body, Kind, Picture } from '../device/device'
import { fit } from './fit'
import { NamedIcon } from './icons'

/** What stands above each kind of screen. */
const headings: Readonly<Record<Kind, 'nothing' | 'title' | 'title and position'>> = {
  blank: 'nothing',
  start: 'nothing',
  home: 'nothing',
  menu: 'title and position',
  choice: 'title and position',
  question: 'title',
  stepper: 'title',
  reading: 'title',
  'system-info': 'title and position',
  info: 'title',
  tabs: 'title',
  walk: 'title',
  moment: 'title',
  connected: 'title',
  progress: 'title',
  test: 'title',
}

export const hasTitle = ({ kind }: Body) => headings[kind] !== 'nothing'

export function TitleBar({ picture }: { readonly picture: Picture }) {
  const say = useSay()
  const heading = headings[picture.body.kind]
  if (heading === 'nothing') return null
  const title = say(picture.title)
  const position = heading === 'title' ? null : positionOf(picture.body)
  return (
    <header className="title-bar">
      {picture.icon && <NamedIcon name={picture.icon} />}
      <h2 data-fit={fit(position ? 'titleWithPosition' : 'title', title)}>{title}</h2>
      {position && <span className="position">{position}</span>}
    </header>
  )
}

/** Which line of how many has the focus. */
function positionOf(body: Body): string | null {
  if (!('lines' in body && 'focus' in body) || body.lines.length < 2) return null
  return `${body.focus + 1}\u2009/\u2009${body.lines.length}`
}
