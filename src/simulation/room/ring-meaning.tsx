import { FeatureTexts, useTranslate } from '../../common/texts/translator-provider'
import { ringMeaningOf } from '../../thermostat/device/regulation'
import { useDevice } from '../../thermostat/display/use-device'

/** Says what the colour of the ring on the display means. Without a coloured ring it only keeps its place. */
export function RingMeaning() {
  return (
    <FeatureTexts feature="time">
      <Meaning />
    </FeatureTexts>
  )
}

function Meaning() {
  const t = useTranslate()
  const meaning = useDevice((device) => {
    const text = ringMeaningOf(device)
    return text && t(text)
  })
  return <p className="ring-meaning">{meaning}</p>
}
