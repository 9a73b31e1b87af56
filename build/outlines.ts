import { createRequire } from 'node:module'
import type { LucideIconData } from 'lucide-react'
import { normalizePath, type Plugin } from 'vite'

const require = createRequire(import.meta.url)

/**
 * Turns `import check from 'virtual:lucide/check'` into the one path that draws that icon: what Lucide does
 * at run time, and the keys of its shapes, stay out of the browser.
 */
export function outlines(): Plugin {
  return {
    name: 'outlines',
    resolveId: {
      filter: { id: /^virtual:lucide\// },
      handler(id) {
        if (this.environment.mode !== 'build') return `\0${id}`
        // As a file of Lucide, so that its licence is among the notices of what is built.
        const file = require.resolve(id.replace('virtual:lucide/', 'lucide-react/icons/'))
        return `${normalizePath(file)}?outline`
      },
    },
    load: {
      filter: { id: /^\0virtual:lucide\/|\?outline$/ },
      async handler(id) {
        const name = /([\w-]+)(\.mjs\?outline)?$/.exec(id)?.[1]
        const icon: { readonly __iconData: LucideIconData } = await import(`lucide-react/icons/${name}`)
        return `export default ${JSON.stringify(outlineOf(icon.__iconData.node))}`
      },
    },
  }
}

type Shape = LucideIconData['node'][number]

/** Gives the data of one SVG path that draws the shapes, each of which is stroked and not filled. */
export function outlineOf(shapes: readonly Shape[]): string {
  return shapes.map(pathOf).join('')
}

function pathOf([tag, { key: _key, ...rest }]: Shape): string {
  const attributes: Readonly<Record<string, unknown>> = rest
  const known = (...names: string[]) => {
    const strange = Object.keys(attributes).find((name) => !names.includes(name))
    if (strange) throw new Error(`A ${tag} with "${strange}" cannot be drawn as a part of one path`)
    return names.map((name) => Number(attributes[name] ?? 0))
  }
  switch (tag) {
    case 'path':
      known('d')
      return begunAbsolutely(String(attributes.d))
    case 'line': {
      const [x1, y1, x2, y2] = known('x1', 'y1', 'x2', 'y2')
      return `M${x1} ${y1}L${x2} ${y2}`
    }
    case 'circle': {
      const [x = 0, y, r = 0] = known('cx', 'cy', 'r')
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    case 'rect': {
      const [x = 0, y = 0, width = 0, height = 0, rx = 0, ry = 0] = known(
        'x',
        'y',
        'width',
        'height',
        'rx',
        'ry',
      )
      return roundedRect(x, y, width, height, rx || ry)
    }
    case 'polyline':
      known('points')
      return `M${attributes.points}`
    default:
      throw new Error(`A ${tag} cannot be drawn as a part of one path`)
  }
}

/** Makes a leading `m` absolute: behind another path it would count from where that one ended. */
function begunAbsolutely(data: string): string {
  const begun = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(data)
  if (!begun) return data
  const rest = data.slice(begun[0].length)
  // Pairs that follow the `m` directly are relative lines.
  return `M${begun[1]} ${begun[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

function roundedRect(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const top = `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}`
  const right = `v${height - 2 * r}${corner(-r, r)}`
  const bottom = `h${2 * r - width}${corner(-r, -r)}`
  return `${top}${right}${bottom}v${2 * r - height}${corner(r, -r)}z`
}
