import type { Connect, Plugin } from 'vite'

/**
 * Serves the product at an address that cannot be decoded as well (/%E0%A4%A), where Vite's fallback to
 * index.html gives up: what to show there is the device's to say.
 */
export function addresses(): Plugin {
  return {
    name: 'addresses',
    configureServer: ({ middlewares, config }) => void middlewares.use(toStart(config.base)),
    configurePreviewServer: ({ middlewares, config }) => void middlewares.use(toStart(config.base)),
  }
}

function toStart(base: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    try {
      decodeURI(request.url ?? '')
    } catch {
      request.url = base
    }
    next()
  }
}
