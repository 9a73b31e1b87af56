/** The head of a page: its title, and one sentence of what it is about. */
import type { ReactNode } from 'react'

interface OpeningProps {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

export function Opening({ title, lead, children }: OpeningProps) {
  return (
    <header className="opening">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </header>
  )
}
