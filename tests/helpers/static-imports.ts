/** Finds the files that a file imports statically, directly or indirectly, without types. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @param file from the top of the checkout, such as `src/main.tsx`; the result includes it */
export function staticImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  // This removes imports of types and dynamic imports.
  const imports = contentOf(file).matchAll(/^(?:import|export)(?! type)\b[^'"(=]*?'(\.[^']+)'/gm)
  for (const [, specifier = ''] of imports) {
    const path = join(dirname(file), specifier)
    const module = [`${path}.ts`, `${path}.tsx`].find(existsSync)
    if (module) staticImports(module, found)
  }
  return found
}

function contentOf(file: string): string {
  return readFileSync(file, 'utf8')
}
