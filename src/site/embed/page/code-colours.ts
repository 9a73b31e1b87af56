/** Colours the code examples of `embed.html`, which contain HTML and JavaScript. */

export type CodeKind = 'word' | 'name' | 'value'

export interface CodePiece {
  /** Absent for text without a colour. */
  readonly kind?: CodeKind
  readonly text: string
}

/** In this order: strings, tags and keywords, names of attributes. */
const PIECES =
  /(?<value>"[^"]*"|'[^']*'|`[^`]*`)|(?<word><\/?[\w-]+|(?<!=)>|\b(?:const|if|import|from)\b)|(?<name>\b[\w-]+(?=="|>))/g

/** Splits code into pieces, which together are the same text. */
export function piecesOf(code: string): readonly CodePiece[] {
  const pieces: CodePiece[] = []
  let end = 0
  for (const { 0: text, index, groups = {} } of code.matchAll(PIECES)) {
    if (index > end) pieces.push({ text: code.slice(end, index) })
    const [kind] = (['value', 'word', 'name'] as const).filter((kind) => groups[kind] !== undefined)
    pieces.push({ ...(kind && { kind }), text })
    end = index + text.length
  }
  if (end < code.length) pieces.push({ text: code.slice(end) })
  return pieces
}

/** Replaces the code in an element. */
export function showCode(element: HTMLElement, code: string): void {
  const nodes = piecesOf(code).map(({ kind, text }) => {
    if (!kind) return text
    const span = element.ownerDocument.createElement('span')
    span.className = `code-${kind}`
    span.textContent = text
    return span
  })
  element.replaceChildren(...nodes)
}
