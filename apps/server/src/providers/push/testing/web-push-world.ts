import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createLocalJWKSet, jwtVerify } from 'jose';
import webPush from 'web-push';
import type { PushMessage } from '../push-port.ts';
import { makeWebPush } from '../web-push.ts';
import { openLoopbackServer } from './loopback-server.ts';
import type { PushNetworkWorld } from './push-port.contract.ts';

/** A push service that checks who calls (RFC 8292) and a browser that opens what it gets (RFC 8291). */
export async function openWebPushWorld(): Promise<PushNetworkWorld> {
  const vapid = webPush.generateVAPIDKeys();
  const browser = openBrowser();
  const arrived: PushMessage[] = [];
  let failures = 0;
  const service = await openLoopbackServer(async ({ path, headers, body }) => {
    if (!(await isSignedBy(vapid.publicKey, headers.authorization ?? '', service.origin))) {
      return { status: 403 };
    }
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    if (path === '/gone') return { status: 410 };
    if (headers['content-encoding'] !== 'aes128gcm' || !headers.ttl) return { status: 400 };
    arrived.push(JSON.parse(browser.open(body)) as PushMessage);
    return { status: 201 };
  });
  const token = (path: string) =>
    JSON.stringify({ endpoint: `${service.origin}${path}`, keys: browser.keys });
  return {
    port: makeWebPush({
      ...vapid,
      subject: 'mailto:post@tallrik.example',
      isAllowed: (endpoint) => endpoint.startsWith(service.origin),
    }),
    device: token('/phone'),
    goneDevice: token('/gone'),
    arrived: () => arrived,
    failNext: () => {
      failures += 1;
    },
    close: service.close,
  };
}

async function isSignedBy(publicKey: string, header: string, audience: string): Promise<boolean> {
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
