/** Caches in memory, as a worker sees them. */
export class FakeCaches {
  readonly caches = new Map<string, Map<string, Response>>()

  readonly keys = async (): Promise<string[]> => [...this.caches.keys()]

  readonly delete = async (name: string): Promise<boolean> => this.caches.delete(name)

  readonly match = async (address: string, { cacheName }: { cacheName: string }) =>
    this.caches.get(cacheName)?.get(address)?.clone()

  readonly open = async (name: string) => {
    const cache = this.caches.get(name) ?? new Map<string, Response>()
    this.caches.set(name, cache)
    return {
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      put: async (address: string, response: Response) => void cache.set(address, response),
    }
  }
}
