/** Reads a printed page (a PDF): its text, and the tags for screen readers. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Tag {
  readonly role: string
  readonly children: readonly Tag[]
  /** The text of the tag. */
  readonly text: string
}

export interface PrintedPage {
  readonly text: string
  /** Returns all tags, each before those inside it. */
  readonly tags: readonly Tag[]
}

export async function readPages(pdf: PDFDocumentProxy): Promise<readonly PrintedPage[]> {
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    const texts = new Map<string, string>()
    let id = ''
    for (const item of items)
      if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}`)
      else if (item.type === 'beginMarkedContentProps') id = item.id ?? ''
      else if (item.type === 'endMarkedContent') id = ''
    const tree = await page.getStructTree()
    pages.push({
      text: [...texts.values()].join(' '),
      tags: tree ? flattenTags(tagOf(tree, texts)) : [],
    })
  }
  return pages
}

type Node = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getStructTree']>>
type Child = NonNullable<Node>['children'][number]

function tagOf(node: NonNullable<Node>, texts: ReadonlyMap<string, string>): Tag {
  const children = node.children.map((child) => childOf(child, texts))
  return { role: node.role, children, text: children.map(({ text }) => text).join('') }
}

function childOf(child: Child, texts: ReadonlyMap<string, string>): Tag {
  if ('role' in child) return tagOf(child, texts)
  return { role: '', children: [], text: texts.get(child.id) ?? '' }
}

const flattenTags = (tag: Tag): readonly Tag[] => [tag, ...tag.children.flatMap(flattenTags)]
