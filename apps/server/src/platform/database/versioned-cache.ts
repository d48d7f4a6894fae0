type CacheEntry<Value> = { version: number; loading: Promise<Value> };

/**
 * Keeps what was read as long as its version stands; the least lately used is read again when it comes back. Those
 * who come while it is being read wait for the same reading.
 */
export function makeVersionedCache<Value>(
  load: (key: string) => Promise<Value>,
  capacity: number,
): (key: string, version: number) => Promise<Value> {
  const entries = new Map<string, CacheEntry<Value>>();

  function keep(key: string, entry: CacheEntry<Value>): Promise<Value> {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break;
      entries.delete(oldest);
    }
    return entry.loading;
  }

  return (key, version) => {
    const known = entries.get(key);
    // A slow question about the version must not bring back what is older.
    if (known && known.version >= version) return keep(key, known);
    const loading = load(key);
    // A failed reading is not kept: the next one who asks tries again.
    loading.catch(() => {
      if (entries.get(key)?.loading === loading) entries.delete(key);
    });
    return keep(key, { version, loading });
  };
}
