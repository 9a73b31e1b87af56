/** A link to a page of the manual, in the visitor's language. */
import type { ReactNode } from 'react'
import { usePageServices } from './page-services'
import { useTranslator } from './texts/translator-provider'

interface ManualLinkProps {
  /** The path within the manual, with a trailing slash; the index by default. */
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
      // In a frame, the link would replace the device within the host page.
      target={isFramed ? '_blank' : undefined}
    >
      {children}
    </a>
  )
}
