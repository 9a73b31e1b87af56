import { useState } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import type { ButtonLegend as LegendTexts } from '../device/device'
import { fitOf } from './text-fit'

const buttons = ['previous', 'confirm', 'next'] as const

type Words = Readonly<Record<(typeof buttons)[number], string>>

interface ButtonLegendProps {
  /** The translated words, empty for a button without one; `null` on a screen without a legend. */
  readonly words: Words | null
  /** The words that they replace, which fade out in the same place. */
  readonly before: Words | null
}

/** A footer with the actions of the three lower buttons. Screen readers get them as descriptions of the buttons. */
export function ButtonLegend({ words, before }: ButtonLegendProps) {
  if (!words && !before) return null
  return (
    <footer className="button-legend" data-gone={words ? undefined : ''} aria-hidden="true">
      {buttons.map((button) => {
        const text = words?.[button] ?? ''
        const old = before?.[button] ?? ''
        return (
          // The old word is drawn by the style sheet, so that no search and no script finds it.
          <span
            key={`${button} ${text}`}
            data-fit={fitOf('buttonLegend', text)}
            data-before={before && old !== text ? old : undefined}
          >
            <span>{text}</span>
          </span>
        )
      })}
    </footer>
  )
}

/** Returns the words of the screen in view, and those before its last change of words. */
export function useLegendWords(path: string, texts: LegendTexts | null): ButtonLegendProps {
  const t = useTranslate()
  const words = texts && wordsOf(texts, t)
  const [last, setLast] = useState<ButtonLegendProps & { readonly path: string }>({
    path,
    words,
    before: null,
  })
  if (last.path === path && areEqual(last.words, words)) return last
  const next = { path, words, before: last.words ?? NO_WORDS }
  setLast(next)
  return next
}

const NO_WORDS: Words = { previous: '', confirm: '', next: '' }

function wordsOf(texts: LegendTexts, t: ReturnType<typeof useTranslate>): Words {
  const wordOf = (button: keyof Words) => (texts[button] ? t(texts[button]) : '')
  return { previous: wordOf('previous'), confirm: wordOf('confirm'), next: wordOf('next') }
}

const areEqual = (one: Words | null, other: Words | null) =>
  one === other || buttons.every((button) => one?.[button] === other?.[button])
