/** Signs of buttons in sentences have names for screen readers. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { signOf } from '../../src/help/guidance/instructions/names'
import { type Button, languages, type Text } from '../../src/thermostat/device/device'
import { TextWithSymbols } from '../../src/thermostat/display/text-with-symbols'
import { translateText } from './translate-text'

const buttons: readonly Button[] = ['previous', 'confirm', 'next', 'back', 'close']

test.each(languages)('in %s each sign has the name of its button, and is copied as a sign', (language) => {
  const say = (text: Text) => translateText(language, text)
  for (const button of buttons) {
    const press: Text = {
      id: 'tell.press',
      values: { times: 2, often: { verbatim: 'x' }, sign: signOf(button) },
    }
    const text: Text = { id: 'tell.home', values: { press } }
    const markup = renderToStaticMarkup(createElement(TextWithSymbols, { text, t: say }))
    const [named, hidden, words] = [
      /<span class="unseen">(.+?)<\/span>/,
      /<b class="sign" aria-hidden="true"><svg .*?<\/svg><span class="unseen">(.)<\/span><\/b>/,
      /<span>(.*?)<\/span>/g,
    ]
    expect(named.exec(markup)?.[1]).toBe(say(`key.${button}`))
    expect(markup.replace(named, '').replace(hidden, '$1').replace(words, '$1')).toBe(say(text))
  }
})
