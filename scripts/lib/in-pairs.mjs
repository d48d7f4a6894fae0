const AT_ONCE = 2;

/**
 * Works through a list two at a time: small machines have two cores.
 * @template T
 * @param {T[]} items
 * @param {(item: T) => Promise<void>} work
 */
export async function inPairs(items, work) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
