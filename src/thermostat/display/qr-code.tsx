/** A QR code. Only visitors who look at one load it, with the library that encodes it. */
import { useMemo } from 'react'
import { drawQrCode } from './qr'

interface QrCodeProps {
  readonly text: string
  /** What it is, for those who do not see it; without one, what stands beside it says so. */
  readonly label?: string
  /** The side of a module in CSS pixels; without one, the style sheet sets the size. */
  readonly moduleSize?: number
}

export function QrCode({ text, label, moduleSize }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  const side = moduleSize && size * moduleSize
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
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
