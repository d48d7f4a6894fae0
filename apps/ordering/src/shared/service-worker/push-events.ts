import { graphql } from '../graphql-client/generated/gql.ts';
import { hashOf } from '@tallrik/contract/client/operation';
import { keepSubscription, readSubscription } from './stored-subscription.ts';
import type { WorkerScope } from './worker-scope.ts';

const RenewDeviceToken = graphql(`
  mutation RenewDeviceToken($oldToken: String!, $token: String!) {
    renewDeviceToken(oldToken: $oldToken, token: $token) {
      success
    }
  }
`);

/** What the server sends: `providers/push/push-port.ts` there. */
type PushNotification = { title: string; body: string; tag: string; path: string };

export function readPushNotification(text: string | null): PushNotification | null {
  try {
    const { title, body, tag, path } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isWhole = [title, body, tag, path].every((field) => typeof field === 'string');
    // Only a page of this app: a notice must not lead anywhere else.
    return isWhole && /^\/(?![/\\])/.test(String(path))
      ? ({ title, body, tag, path } as PushNotification)
      : null;
  } catch {
    return null;
  }
}

/** A newer notice of the same order takes the older one's place, and rings only if it says something else. */
export async function showPushNotification(
  scope: Pick<WorkerScope, 'registration'>,
  basePath: string,
  text: string | null,
): Promise<void> {
  const notification = readPushNotification(text);
  if (notification === null) return;
  const { title, body, tag, path } = notification;
  const shown = await scope.registration.getNotifications({ tag });
  const isNew = !shown.some((other) => other.body === body);
  await scope.registration.showNotification(title, {
    body,
    tag,
    renotify: isNew,
    icon: `${basePath}/icon-maskable-512.png`,
    data: { path: basePath + path },
  });
}

/** The page of the order, where it is open; else a page of its own: another one may be in the middle of a payment. */
export async function openPushNotification(
  scope: Pick<WorkerScope, 'clients' | 'location'>,
  notification: { close: () => void; data: unknown },
): Promise<void> {
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  if (typeof path !== 'string') return;
  const orderId = path.split('/').at(-1) ?? '';
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname.endsWith(`/${orderId}`));
  await (open ? open.focus() : scope.clients.openWindow(scope.location.origin + path));
}

/** The browser changed the line: the server hears of it, or the guest would wait for a word that never comes. */
export async function renewSubscription(
  scope: Pick<WorkerScope, 'registration' | 'caches' | 'fetch'>,
  basePath: string,
  change: { oldSubscription?: object | null; newSubscription?: object | null },
): Promise<void> {
  const stored = await readSubscription(scope.caches, basePath);
  const oldToken = change.oldSubscription ? JSON.stringify(change.oldSubscription) : stored?.token;
  if (!oldToken || !stored) return;
  const { publicKey } = stored;
  const renewed =
    change.newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    }));
  const token = JSON.stringify(renewed);
  const text = String(RenewDeviceToken);
  await scope.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(text === '' ? {} : { query: text }),
      extensions: { persistedQuery: { sha256Hash: hashOf(RenewDeviceToken) } },
      variables: { oldToken, token },
    }),
  });
  await keepSubscription(scope.caches, basePath, { token, publicKey });
}
