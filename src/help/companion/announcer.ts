/** Announces the guidance: a text that stays is not announced again. Pure. */
import { joinSentences } from './caption-texts'

/** @returns a function that announces what is new; `isAside` for an answer over the other texts */
export function createAnnouncer(announce: (sentence: string) => void) {
  let last: readonly string[] = []
  let aside: readonly string[] = []
  return (texts: readonly string[], isAside: boolean) => {
    const fresh = texts.filter((text) => !last.includes(text) && !aside.includes(text))
    aside = isAside ? texts : []
    // The texts below an answer are still there after it.
    if (!isAside) last = texts
    if (fresh.length > 0) announce(joinSentences(fresh))
  }
}
