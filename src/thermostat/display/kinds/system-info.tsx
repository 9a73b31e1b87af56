import { useTranslate } from '../../../common/texts/translator-provider'
import { Lazy } from '../../../common/ui/lazy'
import { ErrorBoundary } from '../error-boundary'
import { qrCodeModule } from '../lazy'
import { List } from '../list'
import type { KindProps } from './kind-props'

export function SystemInfo({ body }: KindProps<'system-info'>) {
  const { lines, focus, code } = body
  return (
    <List
      className="facts"
      lines={lines}
      focus={focus}
      tappable
      renderBelow={(index) => index === code.line && <CodeCard text={code.text} />}
    />
  )
}

/** A white card, on which the code appears as soon as it is loaded. */
function CodeCard({ text }: { readonly text: string }) {
  const t = useTranslate()
  return (
    <div className="code">
      {/* If it does not load, its text still stands beside the empty card. */}
      <ErrorBoundary fallback={null}>
        <Lazy module={qrCodeModule}>{({ QrCode }) => <QrCode text={text} label={t('page.code')} />}</Lazy>
      </ErrorBoundary>
    </div>
  )
}
