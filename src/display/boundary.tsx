/** What throws while it is drawn costs its own part of the page, and nothing else. */
import { Component, type ReactNode } from 'react'
import { useSay } from '../texts/words-provider'

interface BoundaryProps {
  readonly children: ReactNode
  /** What stands in place of a part that throws: without it a sentence, with a button that tries again. */
  readonly instead?: ReactNode
  /** A part that threw is tried again as soon as this is another one. */
  readonly of?: unknown
}

interface BoundaryState {
  readonly hasFailed: boolean
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: BoundaryProps, { hasFailed }: BoundaryState) {
    if (hasFailed && before.of !== this.props.of) this.tryAgain()
  }

  private readonly tryAgain = () => this.setState({ hasFailed: false })

  override render() {
    const { children, instead } = this.props
    if (!this.state.hasFailed) return children
    return instead === undefined ? <Failed onRetry={this.tryAgain} /> : instead
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const say = useSay()
  return (
    <p className="failed" role="alert" data-failed="">
      {`${say('page.failed')} `}
      <button type="button" onClick={onRetry}>
        {say('page.retry')}
      </button>
    </p>
  )
}
