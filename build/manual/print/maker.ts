/** What only a maker knows, from maker.json. A slot without rows in a language stays out of its booklets. */
import type { Language, TextId } from '../../../src/thermostat/device/device'
import maker from './maker.json'

const slotTitles = {
  electrical: 'booklet.maker.electrical',
  wiring: 'booklet.maker.wiring',
  ecodesign: 'booklet.maker.ecodesign',
  warranty: 'booklet.maker.warranty',
  support: 'booklet.maker.support',
} as const satisfies Readonly<Record<keyof typeof maker, TextId>>

/** For each language, rows such as "Voltage": "230 V". */
type Slot = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>

export interface FilledSlot {
  readonly title: TextId
  readonly rows: readonly (readonly [name: string, value: string])[]
}

export function filledSlots(
  language: Language,
  slots: Readonly<Record<keyof typeof maker, Slot>> = maker,
): readonly FilledSlot[] {
  return (Object.keys(slotTitles) as (keyof typeof maker)[])
    .map((id) => ({ title: slotTitles[id], rows: Object.entries(slots[id][language] ?? {}) }))
    .filter(({ rows }) => rows.length > 0)
}
