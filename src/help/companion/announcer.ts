/** Announces the caption's texts, each once while it stays. Pure. */
import { joinSentences } from './caption-texts'

/** @returns a function that announces the new ones of some texts; `isTemporary` if they cover the last ones */
export function createAnnouncer(announce: (sentence: string) => void) {
  let last: readonly string[] = []
  let temporary: readonly string[] = []
  return (texts: readonly string[], isTemporary: boolean) => {
    const fresh = texts.filter((text) => !last.includes(text) && !temporary.includes(text))
    temporary = isTemporary ? texts : []
    // The covered texts return afterwards, and are not announced again.
    if (!isTemporary) last = texts
    if (fresh.length > 0) announce(joinSentences(fresh))
  }
}
