import { LANGUAGES } from '@tallrik/domain/company/languages';
import { expect, it } from 'vitest';
import type { AdminTranslationKey, ConsoleTranslationKey } from './keys.ts';
import { loadAdminCatalogue } from './load-admin-catalogue.ts';
import { loadCatalogue, loadConsoleCatalogue } from './load-catalogue.ts';
import { createTranslator } from './translate.ts';

it('[I18N-01] loads and speaks each of the six languages', async () => {
  const titles = await Promise.all(
    LANGUAGES.map(async (language) =>
      createTranslator(language, await loadCatalogue(language))('Cart.Title'),
    ),
  );
  expect(titles).toEqual(['Cart', 'Varukorg', 'Carrito', 'Handlekurv', 'Sepet', 'Kurv']);
});

it('the console speaks them too', async () => {
  const t = createTranslator<ConsoleTranslationKey>('se', await loadConsoleCatalogue('se'));
  expect(t('Console.Order.Accept', { minutes: 15 })).toBe('Ta emot, 15 min');
});

it('[F-85] [D-290] and so does its administration', async () => {
  const t = createTranslator<AdminTranslationKey>('tr', await loadAdminCatalogue('tr'));
  expect(t('Admin.Invitation.Title', { name: 'Elif' })).toBe('Elif için davet');
});

it('what arrives is compiled: a production build has no parser to do it', async () => {
  const catalogue = await loadCatalogue('en');
  expect(catalogue['TableLanding.Table']).toEqual(['Table ', ['number']]);
});
