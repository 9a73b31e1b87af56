/** A link to a page of the manual, in the visitor's language. */
import type { ReactNode } from 'react'
import { usePageServices } from './page-services'
import { useTranslator } from './texts/translator-provider'

interface ManualLinkProps {
  /** The address of the page within the manual, with a slash at its end; the index without it. */
  readonly page?: string
  readonly className?: string
  readonly children: ReactNode
}

export function ManualLink({ page = '', className, children }: ManualLinkProps) {
  const { isFramed } = usePageServices()
  const { language } = useTranslator()
  return (
    <a
      className={className}
      href={`${import.meta.env.BASE_URL}manual/${language}/${page}`}
      // In a frame it would take the place of the device, in a page that is somebody else's.
      target={isFramed ? '_blank' : undefined}
    >
      {children}
    </a>
  )
}
