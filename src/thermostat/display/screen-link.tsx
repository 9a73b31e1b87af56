/** A link to a screen: the device handles a plain click, the browser every other one. */
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use } from 'react'
import { CropContext } from './crop-context'

function hrefOf(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`
}

interface ScreenLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly path: string
  readonly ref?: Ref<HTMLAnchorElement> | undefined
  readonly onFollow: () => void
}

export function ScreenLink({ path, onFollow, ...rest }: ScreenLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onFollow()
  }
  const isStatic = use(CropContext) !== null
  return <a {...rest} href={isStatic ? undefined : hrefOf(path)} onClick={follow} />
}
