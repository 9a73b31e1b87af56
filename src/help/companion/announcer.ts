/** Announces each text of the caption once, as long as the text stays. Pure. */
import { joinSentences } from './caption-texts'

/** @returns a function that announces new texts; `isTemporary` is true if they replace the last ones for a while */
export function createAnnouncer(announce: (sentence: string) => void) {
  let lastTexts: readonly string[] = []
  let temporaryTexts: readonly string[] = []
  return (texts: readonly string[], isTemporary: boolean) => {
    const newTexts = texts.filter((text) => !lastTexts.includes(text) && !temporaryTexts.includes(text))
    temporaryTexts = isTemporary ? texts : []
    // The replaced texts return later, and are not announced again.
    if (!isTemporary) lastTexts = texts
    if (newTexts.length > 0) announce(joinSentences(newTexts))
  }
}
