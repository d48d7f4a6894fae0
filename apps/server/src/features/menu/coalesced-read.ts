/**
 * Reads something that changes while many ask for it at once: everybody gets an answer that was read after they
 * asked, and those who ask while a reading runs share the next one. A thousand guests then cost as many readings as
 * fit one after the other, and none of them sees yesterday's price.
 */
export function makeCoalescedRead<Value>(
  read: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const running = new Map<string, { current: Promise<Value>; next: Promise<Value> | null }>();

  function start(key: string): Promise<Value> {
    const current = read(key);
    const entry: { current: Promise<Value>; next: Promise<Value> | null } = { current, next: null };
    running.set(key, entry);
    const end = () => {
      // Whoever waits for the next reading starts it; without anybody there is nothing to remember.
      if (running.get(key) === entry && entry.next === null) running.delete(key);
    };
    current.then(end, end);
    return current;
  }

  return (key) => {
    const entry = running.get(key);
    if (!entry) return start(key);
    entry.next ??= entry.current.then(
      () => start(key),
      () => start(key),
    );
    return entry.next;
  };
}
