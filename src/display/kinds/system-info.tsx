import { useEffect, useState } from 'react'
import { useSay } from '../../texts/words-provider'
import { part } from '../../ui/part'
import type { Code } from '../code'
import { List } from '../list'
import type { OfKind } from './of-kind'

const codePart = part(() => import('../code'))

export function SystemInfo({ body }: OfKind<'system-info'>) {
  const { lines, focus, code } = body
  return (
    <List
      className="facts"
      lines={lines}
      focus={focus}
      tappable
      renderBelow={(index) => index === code.line && <CodeCard text={code.text} />}
    />
  )
}

/** A white card, on which the code appears as soon as it is loaded. */
function CodeCard({ text }: { readonly text: string }) {
  const say = useSay()
  const [Loaded, setLoaded] = useState<typeof Code>()
  useEffect(() => {
    // If it does not load, its text still stands beside the empty card.
    codePart.load().then(
      ({ Code }) => setLoaded(() => Code),
      () => {},
    )
  }, [])
  return <div className="code">{Loaded && <Loaded text={text} label={say('page.code')} />}</div>
}
