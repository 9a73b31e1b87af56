import { useTranslate } from '../../../common/texts/translator-provider'

/** A dot beside the title of a tab, to mark differences from the usual state in its panel. */
export function ChangedDot() {
  const t = useTranslate()
  return <span className="changed" role="img" aria-label={t('page.changed')} />
}
