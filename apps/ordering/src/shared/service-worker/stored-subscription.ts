/** What the page leaves for the worker: browsers may renew a subscription without saying which it was. */
export type StoredSubscription = { token: string; publicKey: string };

const cacheOf = (basePath: string): string => `tallrik:push:${basePath}`;
const addressOf = (basePath: string): string => `${basePath}/push-subscription`;

export async function keepSubscription(
  caches: CacheStorage,
  basePath: string,
  stored: StoredSubscription,
): Promise<void> {
  const cache = await caches.open(cacheOf(basePath));
  await cache.put(addressOf(basePath), new Response(JSON.stringify(stored)));
}

export async function dropSubscription(caches: CacheStorage, basePath: string): Promise<void> {
  await caches.delete(cacheOf(basePath));
}

export async function readSubscription(
  caches: CacheStorage,
  basePath: string,
): Promise<StoredSubscription | null> {
  const cache = await caches.open(cacheOf(basePath));
  const stored: unknown = await (await cache.match(addressOf(basePath)))?.json();
  if (typeof stored !== 'object' || stored === null) return null;
  const { token, publicKey } = stored as Record<string, unknown>;
  return typeof token === 'string' && typeof publicKey === 'string' ? { token, publicKey } : null;
}
