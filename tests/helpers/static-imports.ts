/** What a file brings with it: the files that it imports as it loads, and what they import, but for types. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** @param file from the top of the checkout, such as `src/main.tsx`; it is among what is found */
export function staticImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  // Neither a function that is exported, nor what it imports once it is called.
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
