/** The sky by the hour of a winter's day. It depends only on the clock. */

export interface Sky {
  /** 0 by day to 1 at night. */
  readonly darkness: number
  /** The glow of dawn or dusk at the horizon, 0 to 1. */
  readonly glow: number
  readonly body: 'sun' | 'moon'
  /** The place of the sun or the moon on its arc: 0 at rising, 0.5 at its highest, 1 at setting. */
  readonly position: number
}

const MINUTES_PER_DAY = 24 * 60

/** Times of a winter's day in minutes. Dawn and dusk begin and end at these times. */
const dawn = { start: 5.5 * 60, sunrise: 7.5 * 60, end: 8.5 * 60 } as const
const dusk = { start: 16 * 60, sunset: 17 * 60, end: 19 * 60 } as const

export function skyAt(minuteOfDay: number): Sky {
  const isDay = minuteOfDay >= dawn.sunrise && minuteOfDay < dusk.sunset
  return {
    darkness: darknessAt(minuteOfDay),
    glow: Math.max(peakBetween(dawn, dawn.sunrise, minuteOfDay), peakBetween(dusk, dusk.sunset, minuteOfDay)),
    body: isDay ? 'sun' : 'moon',
    position: isDay ? shareOf(dawn.sunrise, dusk.sunset, minuteOfDay) : nightShareOf(minuteOfDay),
  }
}

export type DayPhase = 'night' | 'dawn' | 'day' | 'dusk'

export function dayPhaseAt(minuteOfDay: number): DayPhase {
  if (minuteOfDay < dawn.start || minuteOfDay >= dusk.end) return 'night'
  if (minuteOfDay < dawn.end) return 'dawn'
  return minuteOfDay < dusk.start ? 'day' : 'dusk'
}

function darknessAt(minuteOfDay: number): number {
  if (minuteOfDay < dusk.start) return 1 - shareOf(dawn.start, dawn.end, minuteOfDay)
  return shareOf(dusk.start, dusk.end, minuteOfDay)
}

/** Returns 1 at the peak, falling to 0 at the start and the end. */
function peakBetween(
  { start, end }: { readonly start: number; readonly end: number },
  peak: number,
  minuteOfDay: number,
): number {
  if (minuteOfDay < peak) return shareOf(start, peak, minuteOfDay)
  return 1 - shareOf(peak, end, minuteOfDay)
}

function nightShareOf(minuteOfDay: number): number {
  const sinceSunset = (minuteOfDay - dusk.sunset + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return sinceSunset / (MINUTES_PER_DAY - dusk.sunset + dawn.sunrise)
}

/** Returns where a minute lies between two others, 0 to 1. */
function shareOf(from: number, to: number, minute: number): number {
  return Math.min(1, Math.max(0, (minute - from) / (to - from)))
}
