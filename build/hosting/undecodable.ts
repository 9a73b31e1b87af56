import type { Connect } from 'vite'

/**
 * Serves index.html for an address that cannot be decoded (/%E0%A4%A), where Vite's own fallback fails. The device
 * decides which screen to show.
 */
export function answerUndecodable(base: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    try {
      decodeURI(request.url ?? '')
    } catch {
      request.url = base
    }
    next()
  }
}
