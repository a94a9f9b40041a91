/** The browser's caches, as far as they are used: one entry an address, the first put one first. */
export function fakeCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return cache;
  };
  return {
    open: async (name: string) => {
      const cache = cacheOf(name);
      return {
        put: async (address: string, response: Response) => void cache.set(address, response),
        match: async (address: string) => cache.get(address)?.clone(),
        delete: async (address: string) => cache.delete(address),
        keys: async () => [...cache.keys()].map((address) => ({ url: `http://localhost${address}` })),
      };
    },
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(address)?.clone(),
    delete: async (name: string) => kept.delete(name),
  };
}
