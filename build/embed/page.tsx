/** Fills in `embed.html`: the header that every page has, and the tasks. */
import { renderToStaticMarkup } from 'react-dom/server'
import english from '../../src/common/texts/en.json'
import { Header } from '../../src/common/ui/header'
import { languageNames, languages } from '../../src/thermostat/device/device'
import { globe } from '../../src/thermostat/display/icon-data'
import { Outline } from '../../src/thermostat/display/outline'
import { listedTasks, taskRows } from './tasks'

/** @throws if the page has no place for one of them */
export function embedPage(page: string): string {
  return fillIn(fillIn(page, 'header', header()), 'tasks', taskRows(listedTasks))
}

function fillIn(page: string, name: string, markup: string): string {
  const place = `<!--${name}-->`
  if (!page.includes(place)) throw new Error(`embed.html has no ${place}, which the build fills in.`)
  return page.replace(place, () => markup)
}

/** Draws the header in English, the language of the page. */
function header(): string {
  return renderToStaticMarkup(
    <Header
      current="embed"
      labels={{ name: english['page.device'], try: english['page.try'], manual: english['page.manual'] }}
      tryHref="./"
      manualHref="./manual/en/"
      share={
        <a data-page="share" href="./home?share">
          {english['page.shareShort']}
        </a>
      }
      language={<LanguageChoice />}
    />,
  )
}

/** The language of the device and of the examples. Without the page's script there is no device, so it stays hidden. */
function LanguageChoice() {
  return (
    <label id="language-choice" className="header-language" hidden>
      <Outline d={globe} />
      <span className="header-language-label">Language of the example</span>
      <select>
        {languages.map((name) => (
          <option key={name} value={name} lang={name}>
            {languageNames[name]}
          </option>
        ))}
      </select>
    </label>
  )
}
