import { Retry } from './retry'

export interface AgainProps {
  /** Loads it once more, and says whether it is there. */
  readonly again: () => Promise<boolean>
}

/** Says of the companion that something of it could not be loaded. */
export function HelpMissing({ again }: AgainProps) {
  return (
    <p className="ask-missing" role="alert">
      <Retry said="page.askMissing" again={again} />
    </p>
  )
}

/** The same of time that runs. */
export function TimeMissing({ again }: AgainProps) {
  return (
    <p role="alert">
      <Retry said="page.incomplete" again={again} />
    </p>
  )
}
