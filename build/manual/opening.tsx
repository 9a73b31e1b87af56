/** The opening of a page: its title, and one sentence on its subject. */
import type { ReactNode } from 'react'
import { useTranslate } from './use-manual'

interface OpeningProps {
  readonly title: string
  readonly lead: string
  /** False on a page that is of no use on paper. */
  readonly isPrintable?: boolean
  readonly children?: ReactNode
}

export function Opening({ title, lead, isPrintable = true, children }: OpeningProps) {
  return (
    <header className="opening">
      <div className="title">
        <h1>{title}</h1>
        {isPrintable && <PrintButton />}
      </div>
      <p className="lead">{lead}</p>
      {children}
    </header>
  )
}

/** A button that its script unhides (`src/site/manual/print-button.ts`). */
function PrintButton() {
  const t = useTranslate()
  return (
    <button id="print-button" type="button" className="print-button" data-print="" hidden>
      {t('page.print')}
    </button>
  )
}
