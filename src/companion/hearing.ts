/** What of the guidance is said aloud: never again what stands there unchanged. Pure. */
import { inSentences } from './caption-texts'

/** @returns what is told of the texts there are now, and whether they are an explanation over the others */
export function createHearing(speak: (sentence: string) => void) {
  let said: readonly string[] = []
  let over: readonly string[] = []
  return (texts: readonly string[], isOver: boolean) => {
    const fresh = texts.filter((text) => !said.includes(text) && !over.includes(text))
    over = isOver ? texts : []
    // What an explanation came over is still there after it.
    if (!isOver) said = texts
    if (fresh.length > 0) speak(inSentences(fresh))
  }
}
