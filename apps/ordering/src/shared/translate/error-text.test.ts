import { ERROR_CODES } from '@tallrik/contract/error-codes';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { loadCatalogue } from '@tallrik/translations/load-catalogue';
import { createTranslator } from '@tallrik/translations/translate';
import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

const GENERAL = 'UNEXPECTED_ERROR_OCCURRED';

it.each(LANGUAGES)(
  '[ERR-08] [ERR-09] [D-57] [D-143] in %s every code that can reach a guest has words of its own',
  async (language) => {
    const t = createTranslator(language, await loadCatalogue(language));
    const general = errorText(t, GENERAL);
    const mute = [...ERROR_CODES].filter(
      (code) => code !== GENERAL && errorText(t, code) === general,
    );
    expect(mute).toEqual([]);
  },
);

it('[ERR-09] an unknown email is told so', async () => {
  const t = createTranslator('en', await loadCatalogue('en'));
  expect(errorText(t, 'ERROR_USER_NOT_FOUND')).toBe('We do not know that email address.');
});

it('[ERR-28] [D-143] a code of another server or another year is not shown bare', async () => {
  const t = createTranslator('en', await loadCatalogue('en'));
  for (const code of ['SOMETHING_NEWER', 'toString', 'constructor', ''])
    expect(errorText(t, code), code).toBe(errorText(t, GENERAL));
});
