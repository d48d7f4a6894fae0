import { createHmac, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** As the receiver enters it: Standard Webhooks, symmetric. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

export const sealSecret = (box: SecretBox, endpointId: string, secret: string): Buffer =>
  box.close(Buffer.from(secret), endpointId);

export const openSecret = (box: SecretBox, endpointId: string, sealed: Buffer): string =>
  box.open(sealed, endpointId).toString();

function signatureOf(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Standard Webhooks: id, second and body are signed, with each secret that counts right now. */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; at: Temporal.Instant; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(message.at.epochMilliseconds / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  };
}
