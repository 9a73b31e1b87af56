/** A QR code. This module and its library load when a code is first shown. */
import { useMemo } from 'react'
import { drawQrCode, QUIET_ZONE } from './qr'

interface QrCodeProps {
  readonly text: string
  /** The accessible name; without it the code is hidden from screen readers, and the text beside it names it. */
  readonly label?: string
  /** The side of a module in CSS px; without it, the style sheet sets the size. */
  readonly moduleSize?: number
  /** True without the quiet zone, on white paper that is empty around the code. */
  readonly isBare?: boolean
}

export function QrCode({ text, label, moduleSize, isBare = false }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  const side = moduleSize && size * moduleSize
  const start = isBare ? QUIET_ZONE : 0
  return (
    <svg
      viewBox={`${start} ${start} ${size - 2 * start} ${size - 2 * start}`}
      width={side}
      height={side}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="none" stroke="#000" strokeWidth="1" d={path} />
    </svg>
  )
}
