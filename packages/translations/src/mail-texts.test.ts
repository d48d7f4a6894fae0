import { LANGUAGES } from '@tallrik/domain/company/languages';
import { expect, it } from 'vitest';
import { mailTexts } from './mail-texts.ts';

it('[D-148] speaks to each guest in their own language', () => {
  expect(LANGUAGES.map((language) => mailTexts(language)('Push.READY', { number: '12' }))).toEqual([
    'Order 12 is ready',
    'Order 12 är klar',
    'El pedido 12 está listo',
    'Ordre 12 er klar',
    '12 numaralı sipariş hazır',
    'Ordre 12 er klar',
  ]);
});
