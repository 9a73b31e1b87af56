/** The patterns and gradients of the drawing. */
export function Patterns() {
  return (
    <defs>
      <pattern
        id="room-hatch"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className="room-hatch" x1="0" x2="0" y1="0" y2="5" />
      </pattern>
      <pattern id="room-zigzag" width="12" height="12" patternUnits="userSpaceOnUse">
        <path className="room-hatch" d="M0 12L6 0L12 12" />
      </pattern>
      <pattern id="room-tile-joints" width="34" height="40" patternUnits="userSpaceOnUse">
        <line className="room-hatch" x1="1" x2="1" y1="0" y2="40" />
      </pattern>
      <pattern id="room-wood-joints" width="62" height="40" patternUnits="userSpaceOnUse">
        <path className="room-hatch" d="M1 0V40M8 4h20m6 4h24" />
      </pattern>
      <pattern id="room-vinyl-joints" width="8" height="8" patternUnits="userSpaceOnUse" />
      <linearGradient id="room-dawn" x1="0" x2="0" y1="0" y2="1">
        <stop className="room-dawn" offset="0.35" stopOpacity="0" />
        <stop className="room-dawn" offset="1" stopOpacity="1" />
      </linearGradient>
      <linearGradient id="room-above-floor" x1="0" x2="0" y1="0" y2="1">
        <stop className="room-heat" offset="0.3" stopOpacity="0" />
        <stop className="room-heat" offset="1" stopOpacity="0.5" />
      </linearGradient>
      <linearGradient id="room-fade" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.6" stopColor="#fff" stopOpacity="1" />
      </linearGradient>
    </defs>
  )
}
