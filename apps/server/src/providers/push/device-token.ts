import type { Device } from './choose-push.ts';
import { isPushService, subscriptionIn } from './web-push.ts';

// An index entry cannot hold more than about 2,700 bytes; real tokens have 64 to a few hundred characters.
const TOKEN_MAX_LENGTH = 2_000;

/** One subscription, one text: browsers write the same one in more than one way. */
export function storedDeviceToken(token: string): string {
  const subscription = subscriptionIn(token);
  if (!subscription) return token;
  const { endpoint, keys } = subscription;
  return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
}

/**
 * A device's token as it is kept; null for what no message can be sent to. A browser names the address that the server
 * will call: any but a known push service is refused at the door (D-203).
 */
export const makeReadDeviceToken =
  (isAllowed: (endpoint: string) => boolean = isPushService) =>
  (operatingSystem: Device['operatingSystem'], token: string): string | null => {
    if (!/^[\x21-\x7e]+$/.test(token) || token.length > TOKEN_MAX_LENGTH) return null;
    const subscription = subscriptionIn(token);
    if (subscription) return isAllowed(subscription.endpoint) ? storedDeviceToken(token) : null;
    return operatingSystem === 'WEB' ? null : token;
  };
