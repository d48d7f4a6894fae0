import { describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeResponseCache, makeReadyAnswer } from './response-cache.ts';

const SMASH = '4f1b2fad-0a4c-8ed4-953d-ea6aed97f1fd';
const LOKANTA = '5a1b2fad-0a4c-8ed4-953d-ea6aed97f1fd';

function openCache() {
  const versions = new Map([
    [SMASH, '1'],
    [LOKANTA, '1'],
  ]);
  const cache = makeResponseCache({
    isKeepable: (text) => text.startsWith('query Menu'),
    ownersOf: async (ids) => (ids.every((id) => versions.has(id)) ? [...ids] : null),
    stampOf: async (companyId) => versions.get(companyId) ?? null,
  });
  const answer = async (address: string, companyId: string, json = '{"data":1}') => {
    const stamp = await cache.stampFor('query Menu', { companyId });
    if (!stamp) throw new Error('A menu must be kept');
    cache.keep(address, makeReadyAnswer(json), stamp);
    return stamp;
  };
  return { versions, cache, answer };
}

describe('kept answers', () => {
  it('[D-133] are sent again until their company changes', async () => {
    const { versions, cache, answer } = openCache();
    await answer('/smash', SMASH);
    await answer('/lokanta', LOKANTA);
    expect((await cache.find('/smash'))?.json.toString()).toBe('{"data":1}');
    versions.set(SMASH, '2');
    expect(await cache.find('/smash')).toBeNull();
    expect(await cache.find('/lokanta')).not.toBeNull();
  });

  it('made while their company changed are old at once', async () => {
    const { versions, cache } = openCache();
    const stamp = await cache.stampFor('query Menu', { companyId: SMASH });
    versions.set(SMASH, '2');
    if (!stamp) throw new Error('A menu must be kept');
    cache.keep('/smash', makeReadyAnswer('{"data":"old"}'), stamp);
    expect(await cache.find('/smash')).toBeNull();
  });

  it('are none for other operations, for nobody’s ids and without any id', async () => {
    const { cache } = openCache();
    expect(await cache.stampFor('query Stock', { companyId: SMASH })).toBeNull();
    expect(await cache.stampFor('query Menu', { companyId: SMASH.replace('4f', '00') })).toBeNull();
    expect(await cache.stampFor('query Menu', { first: 3 })).toBeNull();
  });

  it('make room: the one not asked for longest goes first', async () => {
    const { cache, answer } = openCache();
    const large = `"${'x'.repeat(5 * 1024 * 1024)}"`;
    await answer('/1', SMASH, large);
    await answer('/2', SMASH, large);
    await cache.find('/1');
    await answer('/3', SMASH, large);
    expect(await cache.find('/2')).toBeNull();
    expect(await cache.find('/1')).not.toBeNull();
  });

  it('go out in the best way the guest’s browser knows', async () => {
    const ready = makeReadyAnswer('{"data":"menu"}');
    const br = await ready.bodyFor('gzip, br');
    const gzip = await ready.bodyFor('gzip');
    const plain = await ready.bodyFor(undefined);
    expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(br.body).toString()).toBe('{"data":"menu"}');
    expect(gunzipSync(gzip.body).toString()).toBe('{"data":"menu"}');
    expect(plain.body.toString()).toBe('{"data":"menu"}');
    expect((await ready.bodyFor('br')).body).toBe(br.body);
  });
});
