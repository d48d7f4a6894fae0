import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOldNames } from './glossary-names.mjs';
import { root } from './root.mjs';

/** Put together here: written out, the check would find them in this very file. */
const declare = (keyword, rest) => `${keyword} ${rest}`;

describe('[F-102] names along the glossary', () => {
  it.each([
    [declare('const', 'said = await post();'), 'said is message'],
    [
      declare('export type', 'Shelf = { version: number };'),
      'Shelf is VenueSnapshot, CatalogueSlice',
    ],
    [declare('async function', 'takeNotice() {}'), 'takeNotice is processNotification'],
    [declare('for (const', 'notice of all) {}'), 'notice is notification'],
  ])('finds %j', (code, words) => {
    expect(findOldNames('a.ts', code)).toEqual([`a.ts: ${words} (docs/glossary.md)`]);
  });

  it.each([
    `const message = "so"; // ${declare('const', 'said')}`,
    `/* ${declare('type', 'Shelf = 1;')} */ const shelfLife = 3;`,
    'const holdsLock = true;',
    'const constructorName = Object.prototype.toString;',
  ])('lets %j stay', (code) => {
    expect(findOldNames('a.ts', code)).toEqual([]);
  });

  it.each(['apps/x/notice-desk.ts', 'plant-guest.ts', 'due-work.integration.test.ts'])(
    'finds the file %s',
    (file) => expect(findOldNames(file, '')).toHaveLength(1),
  );

  it.each(['noticeable.ts', 'implant-fixture.ts', 'standings.ts'])(
    'lets the file %s stay',
    (file) => expect(findOldNames(file, '')).toEqual([]),
  );

  it('has each word in docs/glossary.md', () => {
    const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
    for (const word of ['VenueSnapshot', 'GuestEntitlements', 'Reservation', 'runExclusive'])
      expect(glossary).toContain(`\`${word}\``);
  });
});
