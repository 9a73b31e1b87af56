import { createRequire } from 'node:module'
import { run } from 'vue-tsc'

// vue-tsc on its own would take the TypeScript of the whole project, which it does not know yet.
run(createRequire(import.meta.url).resolve('typescript/lib/tsc'))
