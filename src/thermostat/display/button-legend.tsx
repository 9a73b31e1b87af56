import { useTranslate } from '../../common/texts/translator-provider'
import type { ButtonLegend as Texts } from '../device/device'
import { fitOf } from './text-fit'

const buttons = ['previous', 'confirm', 'next'] as const

/** A footer that says what the three buttons do. A reader hears it with each button, as its description. */
export function ButtonLegend({ texts }: { readonly texts: Texts }) {
  const t = useTranslate()
  return (
    <footer className="button-legend" aria-hidden="true">
      {buttons.map((button) => {
        const text = texts[button]
        const said = text ? t(text) : ''
        return (
          <span key={button} data-fit={fitOf('buttonLegend', said)}>
            {said}
          </span>
        )
      })}
    </footer>
  )
}
