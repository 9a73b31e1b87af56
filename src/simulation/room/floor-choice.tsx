/** The choice of the floor's build-up and of the heated area. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslate } from '../../common/texts/translator-provider'
import { x as closeSign } from '../../thermostat/display/icon-data'
import { Outline } from '../../thermostat/display/outline'
import { floors } from '../house/model'
import { areaRange } from '../time/house-settings'
import { areaText } from '../time/power'
import { useChangeHouseSettings, usePower } from '../time/use-simulation'
import { geometryOf } from './geometry'

interface FloorChoiceProps {
  readonly onClose: () => void
}

export function FloorChoice({ onClose }: FloorChoiceProps) {
  const t = useTranslate()
  const change = useChangeHouseSettings()
  const { construction } = usePower()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-pressed="true"], button')
    chosen?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that takes height
    <div ref={box} className="room-choice" role="group" aria-label={t('time.build')} onKeyDown={onKeyDown}>
      <div className="room-choice-head">
        <AreaStepper />
        <button type="button" className="room-close" aria-label={t('key.close')} onClick={onClose}>
          <Outline d={closeSign} />
        </button>
      </div>
      <div className="room-floors">
        {construction !== 'driveway' &&
          floors.map((floor) => (
            <button
              key={floor}
              type="button"
              className="room-floor"
              data-floor={floor}
              aria-pressed={floor === construction}
              title={t(`time.build.${floor}`)}
              onClick={() => change({ floor })}
            >
              <FloorSign floor={floor} />
              <span>{t(`time.room.layer.${floor}`)}</span>
            </button>
          ))}
      </div>
    </div>
  )
}

/** The layers of a floor as a small sign. */
function FloorSign({ floor }: { readonly floor: (typeof floors)[number] }) {
  const { layers, heated } = geometryOf({ width: 360, height: 300 }, floor, 'tile')
  const top = layers[0]?.y ?? 0
  const middle = heated.y + heated.height / 2
  return (
    <svg viewBox={`0 ${top} 96 90`} aria-hidden="true">
      {layers.map(({ name, y, height }) => (
        <rect
          key={name}
          className={name === 'covering' ? 'room-tile' : `room-${name}`}
          x="0"
          y={y}
          width="96"
          height={height}
        />
      ))}
      {[16, 48, 80].map((x) => (
        <circle key={x} className="room-cable" cx={x} cy={middle} r="6" />
      ))}
    </svg>
  )
}

function AreaStepper() {
  const t = useTranslate()
  const change = useChangeHouseSettings()
  const { area } = usePower()
  const whole = Math.round(area)
  const set = (next: number) => change({ area: Math.min(areaRange.max, Math.max(areaRange.min, next)) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that takes height
    <div className="room-area-stepper" role="group" aria-label={t('time.area')}>
      <button type="button" aria-label={t('time.room.smaller')} onClick={() => set(whole - 1)}>
        −
      </button>
      <output aria-live="polite">{`${t(areaText(area))} m²`}</output>
      <button type="button" aria-label={t('time.room.larger')} onClick={() => set(whole + 1)}>
        +
      </button>
    </div>
  )
}
