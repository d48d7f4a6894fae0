import { z } from 'zod';
import {
  delayedBy,
  PUSH_PATIENCE_MS,
  PUSH_TTL_SECONDS,
  PushDelayed,
  type PushPort,
} from './push-port.ts';

const key = (characters: { min: number; max: number }) =>
  z
    .string()
    .min(characters.min)
    .max(characters.max, { abort: true })
    .regex(/^[A-Za-z0-9_-]+=*$/);

/** What a browser's `PushManager.subscribe` gives: the token of a browser is this as JSON. */
const subscriptionSchema = z.object({
  endpoint: z.url().max(1_500),
  keys: z.object({ p256dh: key({ min: 80, max: 100 }), auth: key({ min: 20, max: 40 }) }),
});
type Subscription = z.infer<typeof subscriptionSchema>;

export function subscriptionIn(token: string): Subscription | null {
  if (!token.startsWith('{')) return null;
  try {
    return subscriptionSchema.parse(JSON.parse(token));
  } catch {
    return null;
  }
}

// The address comes from a browser. Without this list anybody could have the server call any address,
// those inside its own network too.
const PUSH_SERVICES = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /(^|\.)notify\.windows\.com$/,
  /(^|\.)push\.apple\.com$/,
];

export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  return (
    protocol === 'https:' && port === '' && PUSH_SERVICES.some((service) => service.test(hostname))
  );
}

/** Services on this very machine: for tests, which stand in for the browsers' makers. */
export function isOnLoopback(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return /^https?:$/.test(protocol) && (hostname === '127.0.0.1' || hostname === 'localhost');
}

export const makeWebPush = (deps: {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to when we misbehave: mailto: or https: */
  subject: string;
  isAllowed?: (endpoint: string) => boolean;
}): PushPort => ({
  send: async (token, message) => {
    const subscription = subscriptionIn(token);
    const isAllowed = deps.isAllowed ?? isPushService;
    if (!subscription || !isAllowed(subscription.endpoint)) return 'GONE';
    const { default: webPush } = await import('web-push');
    const request = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails: {
        subject: deps.subject,
        publicKey: deps.publicKey,
        privateKey: deps.privateKey,
      },
      TTL: PUSH_TTL_SECONDS,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    const status = await post(request.endpoint, headersOf(request.headers), request.body);
    if (status === 404 || status === 410) return 'GONE';
    if (status >= 200 && status < 300) return 'SENT';
    throw new PushDelayed(`WEB_PUSH_${status}`);
  },
});

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      // fetch counts the bytes itself and refuses to be told.
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

async function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Promise<number> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: body && new Uint8Array(body),
      // A push service that sends us elsewhere is not one from the list.
      redirect: 'error',
      signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
    });
    return answer.status;
  } catch (error) {
    throw delayedBy(error);
  }
}
