/**
 * Work on one thing is done one after the other, in the order it came, and on different things side by side. Between
 * processes the database decides; in one, whoever came second would only find out that it was too late.
 */
export function makeKeyedMutex(): <Value>(
  key: string,
  work: () => Promise<Value>,
) => Promise<Value> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(key) === ended) last.delete(key);
      });
    last.set(key, ended);
    return mine;
  };
}
