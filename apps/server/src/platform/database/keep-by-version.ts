type Kept<Value> = { version: number; loading: Promise<Value> };

/**
 * Keeps what was read as long as its version stands; the least lately used is read again when it comes back. Those
 * who come while it is being read wait for the same reading.
 */
export function keepByVersion<Value>(
  load: (key: string) => Promise<Value>,
  capacity: number,
): (key: string, version: number) => Promise<Value> {
  const kept = new Map<string, Kept<Value>>();

  function keep(key: string, entry: Kept<Value>): Promise<Value> {
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= capacity) break;
      kept.delete(oldest);
    }
    return entry.loading;
  }

  return (key, version) => {
    const known = kept.get(key);
    // A slow question about the version must not bring back what is older.
    if (known && known.version >= version) return keep(key, known);
    const loading = load(key);
    // A failed reading is not kept: the next one who asks tries again.
    loading.catch(() => {
      if (kept.get(key)?.loading === loading) kept.delete(key);
    });
    return keep(key, { version, loading });
  };
}
