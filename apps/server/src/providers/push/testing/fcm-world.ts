import { generateKeyPairSync } from 'node:crypto';
import { importSPKI, jwtVerify } from 'jose';
import { z } from 'zod';
import { makeFcmPush } from '../fcm-push.ts';
import type { PushMessage } from '../push-port.ts';
import { openLoopbackServer } from './loopback-server.ts';
import type { PushNetworkWorld } from './push-port.contract.ts';

const messageSchema = z.object({
  message: z.object({
    token: z.string(),
    notification: z.object({ title: z.string(), body: z.string() }),
    data: z.object({ path: z.string() }),
    android: z.object({ collapse_key: z.string(), ttl: z.string() }),
  }),
});
const refusal = (status: number, code: string) => ({
  status,
  json: {
    error: {
      code: status,
      status: 'NOT_FOUND',
      details: [
        { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode: code },
      ],
    },
  },
});

/** Google's sign-in and its messaging service in one, on loopback. */
export async function openFcmWorld(): Promise<PushNetworkWorld & { signIns: () => number }> {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const arrived: PushMessage[] = [];
  let [failures, signIns] = [0, 0];
  const google = await openLoopbackServer(async ({ path, headers, body }) => {
    if (path === '/token') {
      const assertion = new URLSearchParams(body.toString()).get('assertion') ?? '';
      const verified = await jwtVerify(assertion, await importSPKI(keys.publicKey, 'RS256'), {
        issuer: 'robot@tallrik.example',
        audience: `${google.origin}/token`,
        currentDate: new Date('2026-11-13T18:30:10Z'),
      });
      if (verified.payload['scope'] !== 'https://www.googleapis.com/auth/firebase.messaging') {
        return { status: 400 };
      }
      signIns += 1;
      return { status: 200, json: { access_token: 'access', expires_in: 3600 } };
    }
    if (headers.authorization !== 'Bearer access') return refusal(401, 'THIRD_PARTY_AUTH_ERROR');
    if (path !== '/v1/projects/tallrik/messages:send') return { status: 404 };
    if (failures > 0) {
      failures -= 1;
      return refusal(503, 'UNAVAILABLE');
    }
    const { message } = messageSchema.parse(JSON.parse(body.toString()));
    if (message.token === 'gone') return refusal(404, 'UNREGISTERED');
    const { title, body: text } = message.notification;
    arrived.push({
      title,
      body: text,
      tag: message.android.collapse_key,
      path: message.data.path,
    });
    return { status: 200, json: { name: 'projects/tallrik/messages/1' } };
  });
  return {
    port: makeFcmPush({
      projectId: 'tallrik',
      clientEmail: 'robot@tallrik.example',
      privateKey: keys.privateKey,
      apiBase: google.origin,
      tokenUrl: `${google.origin}/token`,
      now: () => Temporal.Instant.from('2026-11-13T18:30:00Z'),
    }),
    device: 'android-phone',
    goneDevice: 'gone',
    arrived: () => arrived,
    signIns: () => signIns,
    failNext: () => {
      failures += 1;
    },
    close: google.close,
  };
}
