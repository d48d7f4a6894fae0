import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOfficeWorld, type OfficeWorld } from './testing/office-world.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await openOfficeWorld();
  await world.server.db
    .updateTable('companies')
    .set({ defaultLanguage: 'se', languages: ['se', 'en', 'tr'] })
    .where('id', '=', world.ids.company)
    .execute();
});
afterAll(() => world.server.close());

type Outdated = { id: string; field: string; language: string };

async function outdated(token = world.owner): Promise<Outdated[]> {
  const { data, errors } = await world.server.staff<{ outdatedTexts: Outdated[] }>(
    '{ outdatedTexts { id field language } }',
    {},
    token,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.outdatedTexts;
}

async function save(kind: 'Item' | 'Category', id: string, fields: object) {
  const { version } = await world.read(kind, id);
  const answer = await world.call(`save${kind}`, { id, version, [kind.toLowerCase()]: fields });
  expect(answer.error).toBeNull();
  return String(answer.auditId);
}

const confirm = (given: Outdated, token = world.owner) =>
  world.server.staff<{ confirmTranslation: boolean }>(
    `mutation Confirm($id: ID!, $field: TranslatedField!, $language: Language!) {
      confirmTranslation(id: $id, field: $field, language: $language) }`,
    given,
    token,
  );

describe('[CATALOG-35] [CATALOG-36] a translation', () => {
  it('is outdated when the own language says something else since, and no longer once it is written anew', async () => {
    const { fries } = world.ids;
    const en = { id: fries, field: 'TITLE', language: 'en' };
    await save('Item', fries, { title: { se: 'Pommes', en: 'Fries', tr: 'Patates' } });
    expect(await outdated()).toEqual([]);
    await save('Item', fries, { title: { se: 'Pommes frites', en: 'Fries', tr: 'Patates' } });
    expect(await outdated()).toEqual([en, { ...en, language: 'tr' }]);
    await save('Item', fries, {
      title: { se: 'Pommes frites', en: 'French fries', tr: 'Patates' },
    });
    expect(await outdated()).toEqual([{ ...en, language: 'tr' }]);
    // One that is taken away is missing, not outdated.
    await save('Item', fries, { title: { se: 'Pommes frites', en: 'French fries', tr: null } });
    expect(await outdated()).toEqual([]);
  });

  it('is right again when the change of the own language is taken back', async () => {
    const { fries } = world.ids;
    const auditId = await save('Item', fries, {
      title: { se: 'Klyftpotatis', en: 'French fries' },
    });
    expect(await outdated()).toHaveLength(1);
    expect(await world.undo(auditId)).toBeNull();
    expect(await outdated()).toEqual([]);
  });

  it('[CATALOG-06] does not age by a switch that is no word, nor by other fields', async () => {
    await save('Item', world.ids.fries, { isOffStartPage: true, vatRate: 12 });
    expect(await outdated()).toEqual([]);
  });

  it('is confirmed by an owner: noted, once, and for nobody else’s dish', async () => {
    const { burgers } = world.ids;
    const text = { id: burgers, field: 'NAME', language: 'en' };
    await save('Category', burgers, { name: { se: 'Burgare', en: 'Burgers' } });
    await save('Category', burgers, { name: { se: 'Hamburgare', en: 'Burgers' } });
    expect(await outdated()).toEqual([text]);
    expect((await confirm(text, world.manager)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const foreign = { ...text, id: world.foreign.burgers };
    expect((await confirm(foreign)).data?.confirmTranslation).toBe(false);
    expect((await confirm({ ...text, id: 'none' })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await outdated(world.manager)).toEqual([text]);
    expect((await confirm(text)).data?.confirmTranslation).toBe(true);
    expect(await world.newestEntry()).toMatchObject({
      action: 'confirmTranslation',
      subjectId: burgers,
      details: { field: 'NAME', language: 'en' },
    });
    expect(await outdated()).toEqual([]);
  });
});
