import { connect, type ClientHttp2Session } from 'node:http2';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import {
  delayedBy,
  PUSH_PATIENCE_MS,
  PUSH_TTL_SECONDS,
  PushDelayed,
  type PushPort,
} from './push-port.ts';

/** Apple wants a provider token between 20 and 60 minutes old, and bans who makes one per message. */
const TOKEN_LIFE_SECONDS = 50 * 60;
const reasonSchema = z.object({ reason: z.string() });
const GONE_REASONS = new Set(['BadDeviceToken', 'Unregistered', 'DeviceTokenNotForTopic']);
const DEVICE_TOKEN = /^[0-9a-fA-F]{32,200}$/;

export type ApnsDeps = {
  keyId: string;
  teamId: string;
  privateKey: string;
  /** The app's bundle id. */
  topic: string;
  origin: string;
  now: () => Temporal.Instant;
};

/** Apple's push service over HTTP/2, signed in by token. One connection serves many messages. */
export function makeApnsPush(deps: ApnsDeps): PushPort & { close: () => void } {
  let provider: { token: string; until: number } | null = null;
  let session: ClientHttp2Session | null = null;

  async function providerToken(): Promise<string> {
    const seconds = Math.floor(deps.now().epochMilliseconds / 1000);
    if (provider && seconds < provider.until) return provider.token;
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: deps.keyId })
      .setIssuer(deps.teamId)
      .setIssuedAt(seconds)
      .sign(await importPKCS8(deps.privateKey, 'ES256'));
    provider = { token, until: seconds + TOKEN_LIFE_SECONDS };
    return token;
  }

  function openSession(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    const fresh = connect(deps.origin);
    // Each request gets the error as well; unheard on the session it would end the process.
    fresh.on('error', () => fresh.destroy());
    fresh.on('goaway', () => fresh.close());
    // An idle line to Apple must not keep a stopping server alive.
    fresh.unref();
    session = fresh;
    return fresh;
  }

  const ask = (path: string, headers: Record<string, string>, body: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const stream = openSession().request({ ':method': 'POST', ':path': path, ...headers });
      let status = 0;
      let text = '';
      stream.setEncoding('utf8');
      stream.setTimeout(PUSH_PATIENCE_MS, () => stream.destroy(new PushDelayed('APNS_TIMEOUT')));
      stream.on('response', (answer) => {
        status = answer[':status'] ?? 0;
      });
      stream.on('data', (part: string) => {
        text += part;
      });
      stream.on('end', () =>
        status === 0 ? reject(new PushDelayed('APNS_CUT_OFF')) : resolve({ status, text }),
      );
      stream.on('error', reject);
      stream.end(body);
    });

  return {
    send: async (token, { title, body, tag, path }) => {
      // It becomes part of a path.
      if (!DEVICE_TOKEN.test(token)) return 'GONE';
      try {
        const expires = Math.floor(deps.now().epochMilliseconds / 1000) + PUSH_TTL_SECONDS;
        const { status, text } = await ask(
          `/3/device/${token}`,
          {
            authorization: `bearer ${await providerToken()}`,
            'apns-topic': deps.topic,
            'apns-push-type': 'alert',
            'apns-priority': '10',
            'apns-expiration': String(expires),
            'apns-collapse-id': tag.slice(0, 64),
          },
          JSON.stringify({ aps: { alert: { title, body }, sound: 'default' }, path }),
        );
        if (status === 200) return 'SENT';
        const reason = reasonIn(text);
        if (status === 410 || GONE_REASONS.has(reason)) return 'GONE';
        if (status === 403) provider = null;
        throw new PushDelayed(`APNS_${status}_${reason}`);
      } catch (error) {
        throw delayedBy(error);
      }
    },
    close: () => session?.close(),
  };
}

function reasonIn(text: string): string {
  try {
    return reasonSchema.parse(JSON.parse(text)).reason;
  } catch {
    return 'UNREADABLE';
  }
}
