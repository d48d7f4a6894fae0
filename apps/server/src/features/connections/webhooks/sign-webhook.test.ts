import { describe, expect, it } from 'vitest';
import { makeSecretBox } from '../../../platform/auth/secret-box.ts';
import { newSecret, openSecret, sealSecret, signedHeaders } from './sign-webhook.ts';

describe('the signature of a webhook', () => {
  it.each([
    // The examples of Standard Webhooks and of its reference implementation.
    [
      'whsec_plJ3nmyCDGBKInavdOK15jsl',
      'msg_loFOjxBNrRLzqYUf',
      1_731_705_121,
      '{"event_type":"ping","data":{"success":true}}',
      'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
    ],
    [
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330,
      '{"test": 2432232314}',
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    ],
  ])('[D-730] is the one of the standard for %s', (secret, id, seconds, body, signature) => {
    const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1000 + 999);
    expect(signedHeaders([secret], { id, at, body })).toEqual({
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signature,
    });
  });

  it('[D-730] is there once for each secret that counts', () => {
    const message = { id: 'a', at: Temporal.Instant.fromEpochMilliseconds(0), body: '{}' };
    const [first, second] = [newSecret(), newSecret()];
    const one = (secret: string) => signedHeaders([secret], message)['webhook-signature'];
    expect(signedHeaders([first, second], message)['webhook-signature']).toBe(
      `${one(first)} ${one(second)}`,
    );
  });

  it('[D-730] a secret has 32 random bytes and opens in its own row alone', () => {
    const box = makeSecretBox('00'.repeat(32));
    const secret = newSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newSecret()).not.toBe(secret);
    const sealed = sealSecret(box, 'one', secret);
    expect(sealed.toString('latin1')).not.toContain(secret.slice(6));
    expect(openSecret(box, 'one', sealed)).toBe(secret);
    expect(() => openSecret(box, 'other', sealed)).toThrow('authenticate');
  });
});
