import { ManualLink } from '../../../common/manual-link'
import { useTranslate } from '../../../common/texts/translator-provider'
import type { TextId } from '../../../thermostat/device/device'
import { ScreenLink } from '../../../thermostat/display/screen-link'
import { useHouseSend } from './use-house-send'

const places = [
  ['/upgrade', 'surroundings.upgrade'],
  ['/hardware-test', 'surroundings.hardwareTest'],
] as const satisfies readonly (readonly [string, TextId])[]

/** Links to screens that no menu contains, and to the manual. */
export function MoreScreens() {
  const t = useTranslate()
  const send = useHouseSend()
  return (
    <nav className="places" aria-label={t('surroundings.places')}>
      <ul>
        {places.map(([path, text]) => (
          <li key={path}>
            <ScreenLink path={path} onFollow={() => send({ type: 'go', path })}>
              {t(text)}
            </ScreenLink>
          </li>
        ))}
        <li>
          <ManualLink>{t('page.manual')}</ManualLink>
        </li>
      </ul>
    </nav>
  )
}
