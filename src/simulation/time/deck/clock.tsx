import type { Ref } from 'react'
import { useTranslate } from '../../../common/texts/translator-provider'
import { MINUTE } from '../../../thermostat/device/device'
import { useDevice } from '../../../thermostat/display/use-device'
import { timeOfDayTextOf } from '../chart/chart-texts'
import { weekdayTimeText } from '../event-text'

interface ClockProps {
  /** Receives the focus when the button "Back to now" disappears. */
  readonly ref: Ref<HTMLDivElement>
}

/** The weekday and time of the device's clock. The style sheet shows the long or the short form, whichever fits. */
export function Clock({ ref }: ClockProps) {
  const t = useTranslate()
  const minute = useDevice(({ clock }) => Math.floor(clock / MINUTE))
  const at = minute * MINUTE
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div ref={ref} className="time-clock" role="group" aria-label={t('surroundings.time')} tabIndex={-1}>
      <span className="time-long">{t(weekdayTimeText(at))}</span>
      <span className="time-short">{`${t({ date: at, as: 'shortWeekday' })} ${t(timeOfDayTextOf(at))}`}</span>
    </div>
  )
}
