import type { TextId } from '../device/device'
import { useSay } from '../texts/words-provider'

interface RetryProps {
  /** What is missing. */
  readonly said: TextId
}

/** Says that something could not be loaded, with a link that tries again. */
export function Retry({ said }: RetryProps) {
  const say = useSay()
  return (
    <>
      {`${say(said)} `}
      {/* biome-ignore lint/a11y/useValidAnchor: the page itself, with its query */}
      <a href="">{say('page.retry')}</a>
    </>
  )
}
