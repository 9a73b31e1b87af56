import type { MouseEvent } from 'react'
import type { TextId } from '../device/device'
import { useSay } from '../texts/words-provider'

interface RetryProps {
  /** What is missing. */
  readonly said: TextId
  /** Loads it once more, and says whether it is there; without it the page begins again. */
  readonly again?: () => Promise<boolean>
}

/** Says that something could not be loaded, with a link that tries again. */
export function Retry({ said, again }: RetryProps) {
  const say = useSay()
  const onClick = async (event: MouseEvent) => {
    event.preventDefault()
    if (!(await again?.())) await beginAgain()
  }
  return (
    <>
      {`${say(said)} `}
      {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query */}
      <a href="" onClick={onClick}>
        {say('page.retry')}
      </a>
    </>
  )
}

/** A host that answers without the file has another build: only a new page names files that it has. */
async function beginAgain(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
