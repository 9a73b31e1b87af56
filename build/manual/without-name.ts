/** Leaves out the name and the code of a fault before the colon, which stand beside the sentence. */
export function withoutName(advice: string): string {
  const sentence = advice.replace(/^.*?\(E\d\): /, '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
