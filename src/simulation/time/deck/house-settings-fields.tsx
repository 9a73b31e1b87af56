/** The fields for the house settings: floor and area. */
import { type ReactNode, useId, useState } from 'react'
import { usePageServices } from '../../../common/page-services'
import { FeatureTexts, useTranslate } from '../../../common/texts/translator-provider'
import { amount } from '../../../thermostat/device/device'
import { typicalPowerDensityOf } from '../../house/house'
import { floors } from '../../house/model'
import { areaRange, parseArea } from '../house-settings'
import type { HouseSettings } from '../model'
import { areaText, powerDensityOf } from '../power'
import { useChangeHouseSettings, usePower } from '../use-simulation'

export function HouseSettingsFields() {
  const update = useChangeHouseSettings()
  return (
    <FeatureTexts feature="time">
      <FloorChoice update={update} />
      <AreaField update={update} />
    </FeatureTexts>
  )
}

interface HouseSettingsFieldProps {
  readonly update: (change: Partial<HouseSettings>) => void
}

/** The choice of the floor. It is disabled for a driveway, which has no other construction. */
function FloorChoice({ update }: HouseSettingsFieldProps) {
  const t = useTranslate()
  const { construction } = usePower()
  const options = construction === 'driveway' ? [construction] : floors
  return (
    <Field label={t('time.build')}>
      {(id) => (
        <select
          id={id}
          name="houseFloor"
          value={construction}
          disabled={construction === 'driveway'}
          onChange={({ target }) => {
            const floor = floors.find((option) => option === target.value)
            if (floor) update({ floor })
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`time.build.${option}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * The field for the heated area in m². An empty text removes the entered area. An invalid text changes nothing, and is
 * replaced by the current area when the field loses the focus.
 */
function AreaField({ update }: HouseSettingsFieldProps) {
  const t = useTranslate()
  const page = usePageServices()
  const hintId = useId()
  /** The text while the visitor edits it; `null` shows the current area. */
  const [typedText, setTypedText] = useState<string | null>(null)
  const isInvalid = typedText !== null && parseArea(typedText) === undefined
  const { construction, watts, area } = usePower()
  const errorText = t({ id: 'time.area.bad', values: areaRange })
  const onType = (text: string) => {
    const squareMetres = parseArea(text)
    setTypedText(text)
    if (squareMetres !== undefined) update({ area: squareMetres })
    else if (!isInvalid) page.announce(errorText)
  }
  return (
    <>
      <Field label={t('time.area')}>
        {(id) => (
          <input
            id={id}
            name="houseArea"
            data-area=""
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typedText ?? t(areaText(area))}
            aria-invalid={isInvalid}
            aria-describedby={hintId}
            onChange={({ target }) => onType(target.value)}
            onBlur={() => setTypedText(null)}
          />
        )}
      </Field>
      <p id={hintId} className={isInvalid ? 'time-bad' : 'time-quiet'}>
        {isInvalid
          ? errorText
          : t({
              id: 'time.area.power',
              values: {
                power: amount(Math.round(watts), 'unit.watts'),
                density: { number: powerDensityOf({ watts, area }), digits: 0 },
                usual: typicalPowerDensityOf(construction),
              },
            })}
      </p>
    </>
  )
}

function Field({
  label,
  children,
}: {
  readonly label: string
  readonly children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className="time-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
