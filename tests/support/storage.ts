/** A browser's Storage in memory. As in a browser, items are also properties (`storage.cart`). */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, String(value)),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
  return new Proxy(methods, {
    has: (target, name) => name in target || items.has(String(name)),
    get: (target, name) => (name in target ? Reflect.get(target, name) : items.get(String(name))),
    set: (target, name, value) => {
      target.setItem(String(name), value);
      return true;
    },
    deleteProperty: (target, name) => {
      target.removeItem(String(name));
      return true;
    },
    ownKeys: () => [...items.keys()],
  });
}
