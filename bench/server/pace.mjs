/**
 * How many a second all clients together get through, each as fast as it is served.
 * @template Client
 * @param {readonly Client[]} clients
 * @param {number} seconds
 * @param {(client: Client) => Promise<unknown>} work
 */
export async function paceOf(clients, seconds, work) {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const counts = await Promise.all(
    clients.map(async (client) => {
      let count = 0;
      while (performance.now() < end) {
        await work(client);
        count += 1;
      }
      return count;
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / took;
}
