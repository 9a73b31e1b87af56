import type { Connect, Plugin } from 'vite'

/**
 * Serves index.html also for an address that cannot be decoded (/%E0%A4%A), where Vite's own fallback fails:
 * the device decides what to show there.
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
