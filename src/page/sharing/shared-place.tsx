/** The place of the bar, which is loaded once a link has led to the page. */
import type { ComponentProps } from 'react'
import { part } from '../../ui/part'
import { useIsLoaded, usePart } from '../../ui/use-part'
import type { SharedBar } from './shared-bar'

const bar = part(() => import('./shared-bar'))

type BarProps = ComponentProps<typeof SharedBar>

export function SharedPlace(props: BarProps) {
  return useIsLoaded(bar) && <Bar {...props} />
}

function Bar(props: BarProps) {
  const { SharedBar } = usePart(bar)
  return <SharedBar {...props} />
}
