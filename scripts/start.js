import { isFree, prepare, stop } from './machine.js'

// npm start: the product as it will be hosted, built and served on this machine.

const port = Number(process.env.PORT ?? 4173)

prepare()
if (!(await isFree(port))) {
  stop(
    `Port ${port} is in use: stop the program that uses it, or choose another port, as in PORT=4180 npm start.`,
  )
}
const { build, preview } = await import('vite')
try {
  await build({ logLevel: 'warn' })
} catch {
  stop('The build failed: see Vite’s message above.')
}
const server = await preview({ preview: { host: '127.0.0.1', port, strictPort: true } })
console.log(`The thermostat is at ${server.resolvedUrls?.local[0]} (press Ctrl+C to stop).`)
