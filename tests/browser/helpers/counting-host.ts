/** A proxy between a browser and the product's host that records the requests. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CountingHost {
  readonly address: string
  /** Every requested path, repetitions included. */
  readonly requests: readonly string[]
  /** The names of the requested files in alphabetical order, without the hashes of the build. */
  fileNames(): readonly string[]
  close(): void
}

/** @param host the address of the product's host, whose answers and headers are passed on */
export async function startCountingHost(host: string): Promise<CountingHost> {
  const requests: string[] = []
  const server = createServer(({ url = '/', headers }, response) => {
    requests.push(url)
    const forwarded = request(new URL(url, host), { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy()).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fileNames: () => requests.map((path) => path.replace(/-[\w-]+\./, '.')).sort(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
