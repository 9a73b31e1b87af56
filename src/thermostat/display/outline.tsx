interface OutlineProps {
  /** A path of `icon-data.ts`: 24 units square, stroked, not filled. */
  readonly d: string
  /** Draws each stroke as a separate path, so that the style sheet can animate it. */
  readonly apart?: boolean
  readonly className?: string
  /** The accessible name, if no text beside the icon names it. */
  readonly label?: string
}

/** An icon in the size and colour of the text around it. */
export function Outline({ d, apart = false, className = 'icon', label }: OutlineProps) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {(apart ? d.split(/(?=M)/) : [d]).map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  )
}
