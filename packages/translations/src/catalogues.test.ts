import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import type { CompiledMessage } from './compiled-message.ts';
import { localeOf } from './locale.ts';

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./catalogues/${file}.json`, import.meta.url), 'utf8'));

type Choice = { type: string; cases: string[] };
type Shape = { placeholders: string[]; choices: Choice[] };

/** The names a message fills in and the forms it can take, however deep they stand. */
function shapeOf(message: CompiledMessage): Shape {
  const placeholders = new Set<string>();
  const choices: Choice[] = [];
  const visit = (tokens: CompiledMessage | undefined) => {
    if (tokens === undefined || typeof tokens === 'string') return;
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, forms] = token;
      placeholders.add(name);
      if (type === undefined || forms === undefined) continue;
      choices.push({ type, cases: Object.keys(forms) });
      for (const tokensOfForm of Object.values(forms)) visit(tokensOfForm);
    }
  };
  visit(message);
  return { placeholders: [...placeholders].sort(), choices };
}

describe.each([
  ['guest', ''],
  ['console', 'console/'],
  ['administration', 'admin/'],
  ['mail', 'mail/'],
])('%s catalogues', (_app, folder) => {
  const english = read(`${folder}en`);
  const englishCompiled = compileCatalogue(english);

  describe.each([...LANGUAGES])('%s', (language) => {
    const messages = read(folder + language);
    const compiled = compileCatalogue(messages);

    it('[I18N-01] [D-14] has exactly the keys of English, in the same order', () => {
      expect(Object.keys(messages)).toEqual(Object.keys(english));
    });

    it('fills in the same placeholders as English', () => {
      const different = Object.keys(english).filter(
        (key) =>
          shapeOf(compiled[key] ?? []).placeholders.join() !==
          shapeOf(englishCompiled[key] ?? []).placeholders.join(),
      );
      expect(different).toEqual([]);
    });

    it('has every plural form that counts up to a thousand can ask for', () => {
      const rules = new Intl.PluralRules(localeOf(language));
      const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
      const lacking = Object.entries(compiled).filter(([, message]) =>
        shapeOf(message).choices.some(
          ({ type, cases }) =>
            type === 'plural' && [...needed].some((form) => !cases.includes(form)),
        ),
      );
      expect(lacking.map(([key]) => key)).toEqual([]);
    });

    it('leaves no text empty or padded', () => {
      const bad = Object.entries(messages).filter(
        ([, text]) => text === '' || text !== text.trim(),
      );
      expect(bad).toEqual([]);
    });
  });
});

describe('compileCatalogue', () => {
  it('refuses what the runtime cannot speak', () => {
    expect(() => compileCatalogue({ 'Cart.Title': '{sex, select, other {it}}' })).toThrow(
      /Cart\.Title/,
    );
    expect(() => compileCatalogue({ 'Cart.Title': '{when, date}' })).toThrow(/Cart\.Title/);
  });

  it('names the key of a message that does not compile', () => {
    expect(() => compileCatalogue({ 'Cart.Title': '{count, plural, one {#' })).toThrow(
      /Cart\.Title/,
    );
  });
});
