import { generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';
import { makeApnsPush } from '../apns-push.ts';
import type { PushMessage } from '../push-port.ts';
import type { PushNetworkWorld } from './push-port.contract.ts';

const payloadSchema = z.object({
  aps: z.object({ alert: z.object({ title: z.string(), body: z.string() }) }),
  path: z.string(),
});
const DEVICE = 'ab'.repeat(32);
const GONE = 'cd'.repeat(32);

/** Apple's push service over real HTTP/2, without TLS on loopback. */
export async function openApnsWorld(): Promise<PushNetworkWorld & { connections: () => number }> {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const arrived: PushMessage[] = [];
  const sessions = new Set<ServerHttp2Session>();
  let [failures, connections] = [0, 0];

  async function answer(
    path: string,
    header: (name: string) => string,
    body: string,
  ): Promise<[status: number, reason?: string]> {
    try {
      const { protectedHeader } = await jwtVerify(
        header('authorization').replace('bearer ', ''),
        await importSPKI(keys.publicKey, 'ES256'),
        { issuer: 'TEAM', currentDate: new Date('2026-11-13T18:30:10Z') },
      );
      if (protectedHeader.kid !== 'KEY') return [403, 'InvalidProviderToken'];
    } catch {
      return [403, 'InvalidProviderToken'];
    }
    if (header('apns-topic') !== 'example.tallrik') return [400, 'BadTopic'];
    if (failures > 0) {
      failures -= 1;
      return [503, 'ServiceUnavailable'];
    }
    if (path === `/3/device/${GONE}`) return [410, 'Unregistered'];
    if (path !== `/3/device/${DEVICE}`) return [400, 'BadDeviceToken'];
    const { aps, path: target } = payloadSchema.parse(JSON.parse(body));
    arrived.push({ ...aps.alert, tag: header('apns-collapse-id'), path: target });
    return [200];
  }

  const apple = createServer();
  apple.on('session', (session) => {
    connections += 1;
    sessions.add(session);
  });
  apple.on('stream', (stream, headers) => {
    let body = '';
    stream.setEncoding('utf8');
    stream.on('data', (part: string) => {
      body += part;
    });
    stream.on('end', () => {
      const header = (name: string) => String(headers[name] ?? '');
      void answer(header(':path'), header, body).then(([status, reason]) => {
        stream.respond({ ':status': status });
        stream.end(reason ? JSON.stringify({ reason }) : '');
      });
    });
  });
  await new Promise<void>((resolve) => {
    apple.listen(0, '127.0.0.1', resolve);
  });
  const { port: number } = apple.address() as AddressInfo;
  const port = makeApnsPush({
    keyId: 'KEY',
    teamId: 'TEAM',
    privateKey: keys.privateKey,
    topic: 'example.tallrik',
    origin: `http://127.0.0.1:${number}`,
    now: () => Temporal.Instant.from('2026-11-13T18:30:00Z'),
  });
  return {
    port,
    device: DEVICE,
    goneDevice: GONE,
    arrived: () => arrived,
    connections: () => connections,
    failNext: () => {
      failures += 1;
    },
    close: async () => {
      port.close();
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => {
        apple.close(resolve);
      });
    },
  };
}
