import { expect, it } from 'vitest';
import { makeSystemDns } from './system-dns.ts';

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(code), { code })) as Promise<never>;

it('[SETUP-24] joins the pieces of a text and both kinds of addresses', async () => {
  const dns = makeSystemDns({
    resolveTxt: async () => [['tallrik-', 'verification=1'], ['other']],
    resolveCname: async () => ['order.tallrik.app'],
    resolve4: async () => ['198.51.100.7'],
    resolve6: async () => ['2001:db8::7'],
  } as never);
  expect(await dns.texts('a.se')).toEqual(['tallrik-verification=1', 'other']);
  expect(await dns.canonicalNames('a.se')).toEqual(['order.tallrik.app']);
  expect(await dns.addresses('a.se')).toEqual(['198.51.100.7', '2001:db8::7']);
});

it('[SETUP-24] a name without records is an answer, silence is none', async () => {
  const with4 = (resolve4: () => Promise<never>) =>
    makeSystemDns({
      resolveTxt: failing('ENOTFOUND'),
      resolveCname: failing('ENODATA'),
      resolve4,
      resolve6: failing('ENODATA'),
    } as never);
  const dns = with4(failing('ENODATA'));
  expect([
    await dns.texts('a.se'),
    await dns.canonicalNames('a.se'),
    await dns.addresses('a.se'),
  ]).toEqual([[], [], []]);
  await expect(with4(failing('ETIMEOUT')).addresses('a.se')).rejects.toThrow('ETIMEOUT');
});
