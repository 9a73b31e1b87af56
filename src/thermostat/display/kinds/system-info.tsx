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

/** A white card with the QR code, empty until the module is loaded. */
function CodeCard({ text }: { readonly text: string }) {
  const t = useTranslate()
  return (
    <div className="code">
      {/* If the module fails to load, the card stays empty; the text of the code is beside it. */}
      <ErrorBoundary fallback={null}>
        <Lazy module={qrCodeModule}>{({ QrCode }) => <QrCode text={text} label={t('page.code')} />}</Lazy>
      </ErrorBoundary>
    </div>
  )
}
