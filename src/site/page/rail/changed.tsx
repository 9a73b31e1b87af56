import { useSay } from '../../../common/texts/words-provider'

/** The dot beside a heading under which something is not as usual. */
export function Changed() {
  const say = useSay()
  return <span className="changed" role="img" aria-label={say('page.changed')} />
}
