import { Buffer } from 'node:buffer';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { OFFICE_LIMITS, OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openArchive } from './open-archive.ts';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from './read-archive.ts';

const inAll = (text: string) => Object.fromEntries(LANGUAGES.map((one) => [one, text]));

it('[D-758] a full company with the longest texts in every language is no file too large', async () => {
  const title = inAll('x'.repeat(OFFICE_TEXTS.title));
  const description = inAll('x'.repeat(OFFICE_TEXTS.description));
  const items = Array.from({ length: OFFICE_LIMITS.items }, (_, at) => ({
    id: fixedId(at),
    title,
    description,
    isOffStartPage: false,
    categoryIds: [fixedId(1), fixedId(2)],
    price: 9_500,
    vatRate: 12,
    allergens: ['GLUTEN', 'MILK', 'EGG'],
    sizes: null,
    groupIds: [fixedId(1), fixedId(2), fixedId(3)],
    upsellIds: [fixedId(4)],
    image: `/media/${'0'.repeat(32)}`,
    order: at,
    entries: [1, 2, 3, 4, 5, 6].map((menu) => ({
      menuId: fixedId(menu),
      price: 9_500,
      vatRate: null,
      instant: null,
    })),
    isArchived: false,
  }));
  const manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt: '2026-11-18T10:00:00Z',
  };
  const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 1)}\n`);
  const opened = await openArchive(
    Buffer.from(zipSync({ 'manifest.json': json(manifest), 'menu.json': json({ items }) })),
  );
  expect(opened).toMatchObject({ exportedAt: manifest.exportedAt });
});
