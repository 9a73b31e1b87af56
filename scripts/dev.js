import { prepare } from './machine.js'

// npm run dev: the product from its sources, changing as they change.

prepare()
const { createServer } = await import('vite')
const server = await createServer()
await server.listen()
server.printUrls()
