import { Retry } from './retry'

interface IncompleteProps {
  /** Whether something is known to be missing: else it may still come, and only after a while this is seen. */
  readonly isSure?: boolean
}

/** Says that the page is not complete (behaviour 27.5). */
export function Incomplete({ isSure = false }: IncompleteProps) {
  return (
    <p className="incomplete" data-sure={isSure ? '' : undefined} role={isSure ? 'alert' : undefined}>
      <Retry said="page.incomplete" />
    </p>
  )
}
