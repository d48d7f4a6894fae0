/** What the page leaves for the worker: browsers may renew a subscription without saying which it was. */
export type KeptSubscription = { token: string; publicKey: string };

const cacheOf = (basePath: string): string => `tallrik:push:${basePath}`;
const addressOf = (basePath: string): string => `${basePath}/push-subscription`;

export async function keepSubscription(
  caches: CacheStorage,
  basePath: string,
  kept: KeptSubscription,
): Promise<void> {
  const cache = await caches.open(cacheOf(basePath));
  await cache.put(addressOf(basePath), new Response(JSON.stringify(kept)));
}

export async function dropSubscription(caches: CacheStorage, basePath: string): Promise<void> {
  await caches.delete(cacheOf(basePath));
}

export async function readSubscription(
  caches: CacheStorage,
  basePath: string,
): Promise<KeptSubscription | null> {
  const cache = await caches.open(cacheOf(basePath));
  const kept: unknown = await (await cache.match(addressOf(basePath)))?.json();
  if (typeof kept !== 'object' || kept === null) return null;
  const { token, publicKey } = kept as Record<string, unknown>;
  return typeof token === 'string' && typeof publicKey === 'string' ? { token, publicKey } : null;
}
