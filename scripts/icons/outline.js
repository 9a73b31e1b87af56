/** @typedef {import('lucide-react').LucideIconData['node'][number]} Shape */

/**
 * Returns the data of one SVG path that draws the stroked shapes.
 * @param {readonly Shape[]} shapes
 */
export function outlineOf(shapes) {
  return shapes.map(pathOf).join('')
}

/** @param {Shape} shape */
function pathOf([tag, { key: _key, ...rest }]) {
  /** @type {Readonly<Record<string, unknown>>} */
  const attributes = rest
  /** @param {string[]} names */
  const known = (...names) => {
    const strange = Object.keys(attributes).find((name) => !names.includes(name))
    if (strange) throw new Error(`A ${tag} with "${strange}" cannot be drawn as a part of one path`)
    return names.map((name) => Number(attributes[name] ?? 0))
  }
  switch (tag) {
    case 'path':
      known('d')
      return withAbsoluteStart(String(attributes.d))
    case 'line': {
      const [x1, y1, x2, y2] = known('x1', 'y1', 'x2', 'y2')
      return `M${x1} ${y1}L${x2} ${y2}`
    }
    case 'circle': {
      const [x = 0, y, r = 0] = known('cx', 'cy', 'r')
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    case 'rect': {
      const [x, y, width, height, rx, ry] = known('x', 'y', 'width', 'height', 'rx', 'ry')
      return roundedRect(x, y, width, height, rx || ry)
    }
    case 'polyline':
      known('points')
      return `M${attributes.points}`
    default:
      throw new Error(`A ${tag} cannot be drawn as a part of one path`)
  }
}

/**
 * Makes a leading `m` absolute: after another path it would be relative to the end of that one.
 * @param {string} data
 */
function withAbsoluteStart(data) {
  const begun = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(data)
  if (!begun) return data
  const rest = data.slice(begun[0].length)
  // Coordinates that follow the `m` directly are relative lines.
  return `M${begun[1]} ${begun[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

function roundedRect(x = 0, y = 0, width = 0, height = 0, r = 0) {
  /** @param {number} dx @param {number} dy */
  const corner = (dx, dy) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const top = `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}`
  const right = `v${height - 2 * r}${corner(-r, r)}`
  const bottom = `h${2 * r - width}${corner(-r, -r)}`
  return `${top}${right}${bottom}v${2 * r - height}${corner(r, -r)}z`
}
