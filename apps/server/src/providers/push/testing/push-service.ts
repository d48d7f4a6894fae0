import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { PushMessage } from '../push-port.ts';
import { openLoopbackServer } from './loopback-server.ts';

/** One browser's subscription, with the private half that never leaves a browser. */
export type StandInBrowser = {
  /** What the browser hands to the page. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  token: string;
  /** What it was told, opened. */
  arrived: PushMessage[];
  /** From now on the service answers that it is gone. */
  leave: () => void;
};

export type PushService = Awaited<ReturnType<typeof openPushService>>;

/** A push service that checks who calls (RFC 8292), and browsers that open what they get (RFC 8291). */
export async function openPushService(vapidPublicKey: string) {
  const browsers = new Map<string, { open: (sealed: Buffer) => void; isGone: boolean }>();
  const sealed: Buffer[] = [];
  let failures = 0;
  const service = await openLoopbackServer(async ({ path, headers, body }) => {
    if (!(await isSignedBy(vapidPublicKey, headers.authorization ?? '', service.origin))) {
      return { status: 403 };
    }
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    const browser = browsers.get(path);
    if (!browser || browser.isGone) return { status: 410 };
    if (headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) return { status: 400 };
    sealed.push(body);
    browser.open(body);
    return { status: 201 };
  });
  return {
    origin: service.origin,
    /** Everything that came, as it went over the network. */
    sealed,
    subscribe: (): StandInBrowser => {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const { keys, open } = openBrowser();
      const arrived: PushMessage[] = [];
      const entry = {
        isGone: false,
        open: (body: Buffer) => void arrived.push(JSON.parse(open(body)) as PushMessage),
      };
      browsers.set(path, entry);
      const subscription = { endpoint: `${service.origin}${path}`, keys };
      return {
        subscription,
        token: JSON.stringify(subscription),
        arrived,
        leave: () => {
          entry.isGone = true;
        },
      };
    },
    failNext: () => {
      failures += 1;
    },
    close: service.close,
  };
}

/** RFC 8292: whether a call comes from the one who holds this key, and was meant for this service. */
export async function isSignedBy(
  publicKey: string,
  header: string,
  audience: string,
): Promise<boolean> {
  const [, jwt, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (!jwt || key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    await jwtVerify(jwt, createLocalJWKSet({ keys: [jwk] }), { audience });
    return true;
  } catch {
    return false;
  }
}

function openBrowser() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    open: (sealed: Buffer): string => {
      const salt = sealed.subarray(0, 16);
      const keyLength = sealed.readUInt8(20);
      const senderKey = sealed.subarray(21, 21 + keyLength);
      const record = sealed.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
      // The last record ends with the delimiter 2.
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}
