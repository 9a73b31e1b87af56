import type { KeyLegend as Keys } from '../device/device'
import { useSay } from '../texts/words-provider'
import { fit } from './fit'

const places = ['previous', 'confirm', 'next'] as const

/** A footer that says what the three keys do, where that is not plain from the screen. */
export function KeyLegend({ keys }: { readonly keys: Keys }) {
  const say = useSay()
  return (
    <footer className="key-legend">
      {places.map((place) => {
        const text = keys[place]
        const said = text ? say(text) : ''
        return (
          <span key={place} data-fit={fit('buttonLegend', said)}>
            {said}
          </span>
        )
      })}
    </footer>
  )
}
