import { describe, expect, it } from 'vitest';
import { RESERVED_WORDS } from './slug.ts';
import { checkNewSlug, slugCandidates, suggestSlug } from './suggest-slug.ts';

describe('[F-85] [D-291] the path of a new company', () => {
  it.each([
    ['Zeytin Lokantası', 'zeytin-lokantasi'],
    ['İSKENDER', 'iskender'],
    ['Nordbrø & Sønner', 'nordbro-sonner'],
    ['Café  Å la carte!', 'cafe-a-la-carte'],
    ['寿司', ''],
    [
      'A Restaurant With A Name Longer Than Forty One Letters',
      'a-restaurant-with-a-name-longer-than-one',
    ],
    ['x'.repeat(300), 'x'.repeat(41)],
  ])('%j suggests %j', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
  });

  it.each(['ab', 'smash', 'a'.repeat(41), '7-eleven'])('may be %j', (slug) => {
    expect(checkNewSlug(slug)).toEqual({ ok: true, value: slug });
  });

  it.each(['', 'a', '-a', 'a-', 'Smash', 'a b', 'a'.repeat(42)])('may not be %j', (slug) => {
    expect(checkNewSlug(slug)).toEqual({ ok: false, error: 'NOT_A_SLUG' });
  });

  it.each([...RESERVED_WORDS].filter((word) => /^[a-z-]+$/.test(word)))(
    '[D-01] may not be the word %s of our own',
    (word) => {
      expect(checkNewSlug(word).ok).toBe(false);
    },
  );
});

it('[SETUP-02] near a taken path there are others, none too long', () => {
  expect(slugCandidates('pizza', 'SE').slice(0, 3)).toEqual(['pizza-se', 'pizza-2', 'pizza-3']);
  expect(slugCandidates('a'.repeat(41), null)[0]).toBe(`${'a'.repeat(39)}-2`);
});
