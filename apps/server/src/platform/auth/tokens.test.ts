import { describe, expect, it } from 'vitest';
import { tokenKeysFromSeed } from './token-keys.ts';
import { bearerOf, makeTokens } from './tokens.ts';

const now = Temporal.Instant.from('2026-11-13T18:00:00Z');
const tokens = makeTokens(tokenKeysFromSeed('c'.repeat(64)), () => 'id-1');
const claims = { subject: 'user-1', companyId: 'company-1', version: 3 };

describe('tokens', () => {
  it('[D-105] says who, where and which version, for 30 days', async () => {
    const token = await tokens.issue('guest', claims, now);
    expect(await tokens.read('guest', token, now)).toEqual({
      ...claims,
      id: 'id-1',
      issuedAt: now,
      expiresAt: now.add({ hours: 30 * 24 }),
    });
    expect(await tokens.read('guest', token, now.add({ hours: 30 * 24 - 1 }))).toMatchObject(
      claims,
    );
    expect(await tokens.read('guest', token, now.add({ hours: 30 * 24 + 1 }))).toBeNull();
  });

  it("[D-115] a guest's token opens no staff door, nor the other way round", async () => {
    expect(await tokens.read('staff', await tokens.issue('guest', claims, now), now)).toBeNull();
    expect(await tokens.read('guest', await tokens.issue('staff', claims, now), now)).toBeNull();
  });

  it('refuses a token signed by somebody else, an altered one, and noise', async () => {
    const foreign = makeTokens(tokenKeysFromSeed('d'.repeat(64)), () => 'id-2');
    const token = await tokens.issue('guest', claims, now);
    const [header, , signature] = token.split('.');
    const altered = Buffer.from(
      JSON.stringify({ sub: 'boss', company: 'company-1', version: 3, aud: 'guest' }),
    );
    for (const bad of [
      await foreign.issue('guest', claims, now),
      `${header}.${altered.toString('base64url')}.${signature}`,
      '',
      'x.y.z',
    ]) {
      expect(await tokens.read('guest', bad, now)).toBeNull();
    }
  });

  it('[API-02] reads the bearer header and nothing else', () => {
    expect(bearerOf('Bearer abc')).toBe('abc');
    expect(bearerOf('bearer abc')).toBe('abc');
    for (const header of [undefined, '', 'abc', 'Basic abc', 'Bearer'])
      expect(bearerOf(header)).toBeNull();
  });
});
