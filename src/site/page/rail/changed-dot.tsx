import { useTranslate } from '../../../common/texts/translator-provider'

/** The dot beside a heading under which something is not as usual. */
export function ChangedDot() {
  const t = useTranslate()
  return <span className="changed" role="img" aria-label={t('page.changed')} />
}
