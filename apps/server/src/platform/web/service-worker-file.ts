/**
 * Sent instead of the worker where the deployment has switched it off: phones that have one drop it and all it
 * keeps. Removing the file would not do that; a browser whose update fails goes on with the worker it has.
 */
export const SERVICE_WORKER_OFF = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('tallrik:')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** A worker asks its own server only, and is looked for anew at every visit. */
export const SERVICE_WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
} as const;
