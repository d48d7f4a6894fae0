import { describe, expect, it } from 'vitest';
import { checkSlug, RESERVED_WORDS, slugFrom } from './slug.ts';

describe('checkSlug', () => {
  it.each(['nordbro', 'smash', 'a', '7-eleven', 'cafe-24'])('[CONF-05] takes %s', (slug) => {
    expect(checkSlug(slug)).toEqual({ ok: true, value: slug });
  });

  it('[CONF-05] reads capitals as small letters', () => {
    expect(slugFrom('NordBro')).toBe('nordbro');
  });

  it.each(['', '-a', 'a-', 'å', 'a b', 'a/b', 'a.b', '..', 'a'.repeat(64)])(
    'refuses %j',
    (text) => {
      expect(checkSlug(text)).toEqual({ ok: false, error: 'NOT_A_SLUG' });
      expect(slugFrom(text)).toBeNull();
    },
  );

  it.each([...RESERVED_WORDS])('[D-01] %s is never a slug', (word) => {
    expect(checkSlug(word)).toEqual({ ok: false, error: 'RESERVED_WORD' });
    expect(checkSlug(word.toUpperCase()).ok).toBe(false);
  });

  it('[D-01] reserves every first segment of the app and of the server', () => {
    const needed =
      'order store-listing orderstatus cheque order-history news latestnews membership support cookies sidebar privacy-policy invoice-signup leat-loyalty graphql ws assets health staff console media dev checkoutshopper simulator webhooks healthz readyz metrics favicon.ico robots.txt sitemap.xml manifest.webmanifest';
    expect(needed.split(' ').filter((word) => !RESERVED_WORDS.has(word))).toEqual([]);
  });
});
