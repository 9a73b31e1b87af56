/** The examples of questions, where the list shows them, until the companion is loaded. */
import { useTranslate } from '../../../common/texts/translator-provider'
import { exampleTexts } from '../../../help/companion/find/examples'
import { Searching } from '../../../help/companion/find/searching'
import { useCompanionStore, useSearch } from '../../../help/companion/use-companion'
import { search } from '../../../thermostat/display/icon-data'
import { Outline } from '../../../thermostat/display/outline'
import { useApp } from '../app'
import '../../../help/companion/find/find.css'

export function FirstExamples() {
  const t = useTranslate()
  const { focusTargets } = useApp()
  const hasQuery = useSearch(({ query }) => query.trim() !== '')
  const { setState: setSearch } = useCompanionStore().search
  const ask = (query: string) => {
    setSearch({ query })
    focusTargets.field.current?.focus()
  }
  // No example stands below words that it does not answer.
  if (hasQuery)
    return (
      <div className="find">
        <Searching text={t('page.searching')} />
      </div>
    )
  return (
    <div className="find">
      <p className="find-result">{t('page.examples')}</p>
      {exampleTexts.map((text) => (
        <button
          key={text}
          type="button"
          className="find-option"
          data-example=""
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => ask(t(text))}
        >
          <Outline d={search} />
          <span>{t(text)}</span>
        </button>
      ))}
    </div>
  )
}
