/** The field of the index, before and without its script: `src/manual/closed-find.ts` shows it. */
import search from 'virtual:lucide/search'
import type { Language, Text } from '../../src/device/device'
import { Outline } from '../../src/display/outline'

interface FindPlaceProps {
  readonly language: Language
  readonly say: (text: Text) => string
}

export function FindPlace({ language, say }: FindPlaceProps) {
  return (
    <div className="find-place" data-find={language} hidden>
      <div className="ask-field">
        <Outline d={search} />
        <input
          type="text"
          role="combobox"
          aria-expanded="false"
          aria-haspopup="listbox"
          autoComplete="off"
          spellCheck={false}
          aria-label={say('guide.find.label')}
          placeholder={say('guide.find.label')}
        />
      </div>
      <p className="unseen" role="status" />
      <p role="alert" hidden>
        {`${say('page.askMissing')} `}
        {/* biome-ignore lint/a11y/useValidAnchor: the page itself */}
        <a href="">{say('page.retry')}</a>
      </p>
    </div>
  )
}
