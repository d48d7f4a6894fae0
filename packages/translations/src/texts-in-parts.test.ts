import type { Language } from '@tallrik/domain/company/languages';
import { expect, it, vi } from 'vitest';
import type { CompiledCatalogue } from './compiled-message.ts';
import { makeTextsInParts } from './texts-in-parts.ts';
import { missingTranslation } from './translate.ts';

type Key = 'Early' | 'Late';
const part =
  (key: Key) =>
  async (language: Language): Promise<CompiledCatalogue> => ({
    [key]: `${key} in ${language}`,
  });

it('[D-295] [I18N-01] a first page has its own words, and the rest once they were waited for', async () => {
  const texts = makeTextsInParts<Key>(part('Early'), part('Late'));
  const t = await texts.loadFirst('tr');
  expect([t('Early'), t('Late')]).toEqual(['Early in tr', missingTranslation('Late')]);
  await texts.loadLater();
  expect(t('Late')).toBe('Late in tr');
});

it('a language somebody changes to is whole, so that no open part of the page falls silent', async () => {
  const texts = makeTextsInParts<Key>(part('Early'), part('Late'));
  await texts.loadFirst('tr');
  expect((await texts.loadAll('se'))('Late')).toBe('Late in se');
});

it('each part is fetched once, and once more after it did not come', async () => {
  const first = vi.fn(part('Early')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const later = vi.fn(part('Late')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const texts = makeTextsInParts<Key>(first, later);
  await expect(texts.loadFirst('en')).rejects.toThrow('Failed to fetch');
  const t = await texts.loadFirst('en');
  await expect(texts.loadLater()).rejects.toThrow('Failed to fetch');
  await Promise.all([texts.loadLater(), texts.loadLater(), texts.loadAll('en')]);
  expect(t('Late')).toBe('Late in en');
  expect([first.mock.calls.length, later.mock.calls.length]).toEqual([2, 2]);
});
