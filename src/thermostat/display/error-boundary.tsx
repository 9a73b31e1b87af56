/** Limits an error during rendering to one part of the page. */
import { Component, type ReactNode } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { LoadError } from '../../common/ui/load-error'
import { LoadFailure } from './load-failure'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** Drawn instead of a part that throws; by default a sentence with a button to try again or, after a `LoadError`, a link to load the page again. */
  readonly fallback?: ReactNode
  /** A part that threw is drawn again when this changes. */
  readonly resetKey?: unknown
}

interface ErrorBoundaryState {
  /** The error that a child threw. */
  readonly failure: { readonly error: unknown } | null
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate(propsBefore: ErrorBoundaryProps, stateBefore: ErrorBoundaryState) {
    if (stateBefore.failure && propsBefore.resetKey !== this.props.resetKey) this.tryAgain()
  }

  private readonly tryAgain = () => this.setState({ failure: null })

  override render() {
    const { children, fallback } = this.props
    const { failure } = this.state
    if (!failure) return children
    if (fallback !== undefined) return fallback
    return failure.error instanceof LoadError ? (
      <LoadFailure isConfirmed />
    ) : (
      <Failed onRetry={this.tryAgain} />
    )
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslate()
  return (
    <p className="failed" role="alert" data-failed="">
      <span>{`${t('page.failed')} `}</span>
      <button type="button" onClick={onRetry}>
        {t('page.retry')}
      </button>
    </p>
  )
}
