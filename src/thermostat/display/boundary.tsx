/** What throws while it is drawn costs its own part of the page, and nothing else. */
import { Component, type ReactNode } from 'react'
import { useSay } from '../../common/texts/words-provider'
import { NotLoaded } from '../../common/ui/not-loaded'
import { Incomplete } from './incomplete'

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands in place of a part that throws: without it a sentence, and a way to try again. */
  readonly instead?: ReactNode
  /** A part that threw is tried again as soon as this is another one. */
  readonly of?: unknown
}

interface BoundaryState {
  /** The error that a child threw. */
  readonly failure: { readonly error: unknown } | null
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate(before: BoundaryProps, { failure }: BoundaryState) {
    if (failure && before.of !== this.props.of) this.tryAgain()
  }

  private readonly tryAgain = () => this.setState({ failure: null })

  override render() {
    const { children, instead } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (instead !== undefined) return instead
    return failure.error instanceof NotLoaded ? <Incomplete isSure /> : <Failed onRetry={this.tryAgain} />
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <p className="failed" role="alert" data-failed="">
      <span>{`${say('page.failed')} `}</span>
      <button type="button" onClick={onRetry}>
        {say('page.retry')}
      </button>
    </p>
  )
}
