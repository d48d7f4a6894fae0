import type { SimulatorCredentials } from '../simulator-options.ts';
import type { NotificationItem } from './notification-item.ts';
import { signNotification } from './sign-notification.ts';

export type WebhookRequest = { headers: Record<string, string>; body: string };

export function webhookRequest(
  item: NotificationItem,
  credentials: SimulatorCredentials,
): WebhookRequest {
  const hmacSignature = signNotification(item, credentials.hmacKey);
  const NotificationRequestItem = {
    ...item,
    additionalData: { ...item.additionalData, hmacSignature },
  };
  const login = `${credentials.webhookUser}:${credentials.webhookPassword}`;
  return {
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(login, 'utf8').toString('base64')}`,
    },
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] }),
  };
}

const DELIVERY_TIMEOUT_MS = 10_000;
/** Stands for "nobody answered" in the list of attempts. */
export const NO_ANSWER = 0;

export async function postWebhook(url: string, request: WebhookRequest): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      ...request,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
    });
    return answer.status;
  } catch {
    // A merchant that cannot be reached is an everyday answer to a provider: the notice stays queued.
    return NO_ANSWER;
  }
}
