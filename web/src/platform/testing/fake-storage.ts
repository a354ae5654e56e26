/** The storage of a browser, with room for values of that many characters. `items` is its content. */
export function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_target, key) => ({
      value: items.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  }) as unknown as Storage;
  return { storage, items };
}
