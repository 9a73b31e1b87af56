import { useEffect, useState } from 'react'
import { useSay } from '../../texts/words-provider'
import { part } from '../../ui/part'
import { List } from '../list'
import type { Drawing } from '../qr'
import type { OfKind } from './of-kind'

const qr = part(() => import('../qr'))

export function SystemInfo({ body }: OfKind<'system-info'>) {
  const { lines, focus, code } = body
  return (
    <List
      className="facts"
      lines={lines}
      focus={focus}
      tappable
      renderBelow={(index) => index === code.line && <Code text={code.text} />}
    />
  )
}

/** A white card, on which the code appears as soon as the module that draws it is loaded. */
function Code({ text }: { readonly text: string }) {
  const say = useSay()
  const [drawing, setDrawing] = useState<Drawing | null>(null)

  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { drawCode } = await qr.load()
      if (wanted) setDrawing(drawCode(text))
    }
    // If the module does not load, the code's text still stands beside the empty card.
    draw().catch(() => {})
    return () => {
      wanted = false
    }
  }, [text])

  const { size, path } = drawing ?? { size: 1, path: '' }
  return (
    <svg
      className="code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('page.code')}
      shapeRendering="crispEdges"
    >
      <path className="code-card" d={`M0 0h${size}v${size}h${-size}z`} />
      <path className="code-modules" d={path} />
    </svg>
  )
}
