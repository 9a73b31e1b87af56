import { useEffect, useRef, useState } from 'react'
import { useSay } from '../../texts/words-provider'
import { LineRow } from '../line-row'
import { useFocusInView } from '../list'
import type { Drawing } from '../qr'
import type { OfKind } from './of-kind'

export function SystemInfo({ body }: OfKind<'system-info'>) {
  const list = useRef<HTMLUListElement>(null)
  useFocusInView(list, body.focus)
  const { code } = body
  return (
    <ul ref={list} className="list facts">
      {body.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
        <li key={index}>
          <LineRow line={line} index={index} focused={index === body.focus} live />
          {index === code.line && <Code text={code.text} />}
        </li>
      ))}
    </ul>
  )
}

/** A white card, on which the code appears as soon as what draws it is there. */
function Code({ text }: { readonly text: string }) {
  const say = useSay()
  const [drawing, setDrawing] = useState<Drawing | null>(null)

  useEffect(() => {
    let wanted = true
    const draw = async () => {
      const { drawCode } = await import('../qr')
      if (wanted) setDrawing(drawCode(text))
    }
    // Without it the key still stands beside it as text.
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
