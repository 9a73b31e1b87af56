/** A link to a screen: a plain click leads there on the device, every other click is left to the browser. */
import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react'
import { StillContext } from './still-context'

function hrefOf(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`
}

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly path: string
  readonly onFollow: () => void
}

export function ScreenLink({ path, onFollow, ...rest }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  const isStill = use(StillContext) !== null
  return <a {...rest} href={isStill ? undefined : hrefOf(path)} onClick={follow} />
}
