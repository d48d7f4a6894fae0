import { LANGUAGES } from '@tallrik/domain/company/languages';
import { describe, expect, it } from 'vitest';
import { localeOf } from './locale.ts';
import { pluralFormOf, writeCount } from './plural.ts';

const COUNTS = [...Array.from({ length: 1200 }, (_, count) => count), -1, 0.5, 1.5, 12_345, 1e6];

describe.each([...LANGUAGES])('counting in %s', (language) => {
  const locale = localeOf(language);

  it('takes the form that the language takes', () => {
    const rules = new Intl.PluralRules(locale);
    expect(COUNTS.map((count) => pluralFormOf(count, locale))).toEqual(
      COUNTS.map((count) => rules.select(count)),
    );
  });

  it('writes numbers as the language writes them', () => {
    const { format } = new Intl.NumberFormat(locale);
    expect(COUNTS.map((count) => writeCount(count, locale))).toEqual(COUNTS.map(format));
  });
});
