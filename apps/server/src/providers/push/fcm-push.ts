import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import {
  delayedBy,
  PUSH_PATIENCE_MS,
  PUSH_TTL_SECONDS,
  PushDelayed,
  type PushMessage,
  type PushPort,
} from './push-port.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const errorSchema = z.object({
  error: z.object({
    status: z.string(),
    details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]),
  }),
});
/** The app was removed, or the token belongs to another project: it will never ring again. */
const GONE_CODES = new Set(['UNREGISTERED', 'SENDER_ID_MISMATCH']);
/** Asked for anew this long before it ends: a token must not die on its way. */
const RENEW_BEFORE_SECONDS = 60;

export type FcmDeps = {
  projectId: string;
  clientEmail: string;
  privateKey: string;
  now: () => Temporal.Instant;
  apiBase?: string;
  tokenUrl?: string;
};

/** Firebase Cloud Messaging, HTTP v1, signed in as a service account. */
export function makeFcmPush(deps: FcmDeps): PushPort {
  const apiBase = deps.apiBase ?? 'https://fcm.googleapis.com';
  const tokenUrl = deps.tokenUrl ?? 'https://oauth2.googleapis.com/token';
  let access: { token: string; until: number } | null = null;

  async function accessToken(): Promise<string> {
    const seconds = Math.floor(deps.now().epochMilliseconds / 1000);
    if (access && seconds < access.until) return access.token;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(deps.clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(deps.privateKey, 'RS256'));
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
    });
    if (!answer.ok) throw new PushDelayed(`FCM_TOKEN_${answer.status}`);
    const issued = tokenSchema.parse(await answer.json());
    access = {
      token: issued.access_token,
      until: seconds + issued.expires_in - RENEW_BEFORE_SECONDS,
    };
    return access.token;
  }

  return {
    send: async (token, message) => {
      try {
        const answer = await fetch(`${apiBase}/v1/projects/${deps.projectId}/messages:send`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${await accessToken()}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ message: fcmMessage(token, message) }),
          signal: AbortSignal.timeout(PUSH_PATIENCE_MS),
        });
        if (answer.ok) return 'SENT';
        if (answer.status === 401) access = null;
        const refusal = errorSchema.safeParse(await answer.json());
        const code = refusal.data?.error.details.find(({ errorCode }) => errorCode)?.errorCode;
        if (code && GONE_CODES.has(code)) return 'GONE';
        throw new PushDelayed(`FCM_${code ?? answer.status}`);
      } catch (error) {
        throw delayedBy(error);
      }
    },
  };
}

const fcmMessage = (token: string, { title, body, tag, path }: PushMessage) => ({
  token,
  notification: { title, body },
  data: { path },
  android: {
    priority: 'HIGH',
    collapse_key: tag,
    ttl: `${PUSH_TTL_SECONDS}s`,
    notification: { tag },
  },
});
