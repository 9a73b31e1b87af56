import { useTranslate } from '../../common/texts/translator-provider'
import type { ButtonLegend as LegendTexts } from '../device/device'
import { fitOf } from './text-fit'

const buttons = ['previous', 'confirm', 'next'] as const

/** A footer with the actions of the three lower buttons. Screen readers get them as descriptions of the buttons. */
export function ButtonLegend({ texts }: { readonly texts: LegendTexts }) {
  const t = useTranslate()
  return (
    <footer className="button-legend" aria-hidden="true">
      {buttons.map((button) => {
        const action = texts[button]
        const text = action ? t(action) : ''
        return (
          <span key={button} data-fit={fitOf('buttonLegend', text)}>
            {text}
          </span>
        )
      })}
    </footer>
  )
}
