interface OutlineProps {
  /** The icon's path, of those in `icon-data.ts`: 24 units square, stroked, not filled. */
  readonly d: string
  /** Draws each stroke as a path of its own, so that each can move by itself. */
  readonly apart?: boolean
  readonly className?: string
  /** What it means, where no text beside it does. */
  readonly label?: string
}

/** An icon, drawn in the size and colour of its place. */
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
