/** A real link to a screen, which a plain click follows on the device and every other click leaves to the browser. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

function hrefOf(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`
}

interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly path: string
  readonly onFollow: () => void
}

export function PlaceLink({ path, onFollow, ...rest }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  return <a {...rest} href={hrefOf(path)} onClick={follow} />
}
