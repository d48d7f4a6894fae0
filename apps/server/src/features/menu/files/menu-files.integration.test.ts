import { Buffer } from 'node:buffer';
import { connect } from 'node:net';
import type { FileKind, MenuFile } from '@tallrik/domain/menu/editing/menu-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { type OfficeWorld, openOfficeWorld } from '../office/testing/office-world.ts';

type Answer = {
  catalogueVersion: string;
  kinds: { kind: string; created: number; changed: number; untouched: number }[];
  problems: { place: string; value: string; code: string }[];
  picturesLeftOut: number;
  error: string | null;
  created: number;
  changed: number;
  errors?: { extensions: { code: string } }[];
};

describe('[CATALOG-42] a whole menu as JSON', () => {
  let world: OfficeWorld;
  let stranger = '';
  beforeAll(async () => {
    world = await openOfficeWorld();
    const { company, venue } = world.foreign;
    const theirs = { companyId: company, venueIds: [venue], number: 9 };
    stranger = await signInStaff(world.server, { ...theirs, role: 'COMPANY_ADMIN' });
  });
  afterAll(() => world.server.close());

  const send = async (file: unknown, fields: Record<string, string> = {}, token = world.owner) => {
    const text = typeof file === 'string' ? file : JSON.stringify(file);
    const address = `${world.server.origin}/staff/menu-files`;
    return uploadFile<Answer>(address, token, Buffer.from(text), fields);
  };
  const plan = async (file: unknown, token = world.owner) => (await send(file, {}, token)).answer;
  const run = async (file: unknown, token = world.owner) => {
    const { catalogueVersion } = await plan(file, token);
    return (await send(file, { catalogueVersion }, token)).answer;
  };
  const exported = async (token = world.owner) => {
    const { data } = await world.server.staff<{
      exportCatalogue: { name: string; content: string };
    }>('{ exportCatalogue(format: JSON) { name content } }', {}, token);
    return data!.exportCatalogue;
  };
  const read = async (token = world.owner) =>
    JSON.parse((await exported(token)).content) as MenuFile;
  const named = (name: string) => (thing: { title: { se?: string } }) => thing.title.se === name;

  it('carries groups with their rules, suggestions, menus with hours and where pictures are', async () => {
    const { ids } = world;
    await world.server.db
      .updateTable('items')
      .set({ image: '/media/0123456789abcdef0123456789abcdef', sizes: null })
      .where('id', '=', ids.burger)
      .execute();
    await world.server.db
      .updateTable('upsellGroups')
      .set({ name: JSON.stringify({ se: 'Till?', en: 'On the side?' }) })
      .where('companyId', '=', ids.company)
      .execute();
    const hours = [
      { dayOfWeek: 'TUESDAY', start: '11:00', end: '14:00' },
      { dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' },
    ];
    await world.call('saveMenu', { id: ids.lunch, version: 1, menu: { name: 'Lunch', hours } });
    const { name, content } = await exported();
    expect(name).toBe('menu-2026-11-13.json');
    const file = JSON.parse(content) as MenuFile;
    expect(file).toMatchObject({ format: 'tallrik-menu', version: 1 });
    expect(file.groups.length).toBeGreaterThan(0);
    expect(file.groups[0]!.options.length).toBeGreaterThan(0);
    expect(file.items.find(({ id }) => id === ids.burger)).toMatchObject({
      image: '/media/0123456789abcdef0123456789abcdef',
      entries: expect.arrayContaining([expect.objectContaining({ menuId: ids.lunch })]),
    });
    expect(file.menus.find(({ id }) => id === ids.lunch)).toMatchObject({
      name: 'Lunch',
      hours: hours.toReversed(),
    });
    expect(file.upsells[0]!.itemIds.length).toBeGreaterThan(0);
  });

  it('exporting and importing again changes nothing', async () => {
    const file = await read();
    const planned = await plan(file);
    expect(planned.problems).toEqual([]);
    expect(planned.picturesLeftOut).toBe(0);
    for (const { kind, created, changed, untouched } of planned.kinds)
      expect([kind, created, changed, untouched]).toEqual([
        kind,
        0,
        0,
        file[kind as FileKind].length,
      ]);
    const before = await world.catalogue(true);
    expect(await run(file)).toEqual({ error: null, created: 0, changed: 0 });
    expect(await world.catalogue(true)).toEqual(before);
  });

  it('[CATALOG-41] what is left out changes nothing, what is written is changed, what is new is made', async () => {
    const { ids } = world;
    const before = await read();
    const group = before.groups[0]!;
    const file = {
      format: 'tallrik-menu',
      version: 1,
      categories: [{ id: 'soups', name: { se: 'Soppor' } }],
      groups: [
        { id: group.id, name: { ...group.name, en: 'Sides' } },
        {
          id: 'sauces',
          name: { se: 'Såser' },
          minChoices: 1,
          maxChoices: 2,
          options: [
            { id: 'mayo', name: { se: 'Majonnäs' } },
            { id: 'fries', name: { se: 'Pommes' }, price: 500, asItemId: ids.fries },
          ],
        },
      ],
      items: [
        {
          id: 'pea-soup',
          title: { se: 'Ärtsoppa' },
          categoryIds: ['soups'],
          groupIds: ['sauces', group.id],
          price: 9_500,
          vatRate: 12,
          entries: [{ menuId: ids.lunch, price: 8_900 }],
        },
      ],
    };
    const planned = await plan(file);
    expect(planned.problems).toEqual([]);
    expect(Object.fromEntries(planned.kinds.map(({ kind, ...of }) => [kind, of]))).toMatchObject({
      categories: { created: 1, changed: 0 },
      groups: { created: 1, changed: 1 },
      items: { created: 1, changed: 0 },
    });
    expect(await read()).toEqual(before);
    expect(await run(file)).toEqual({ error: null, created: 3, changed: 1 });
    expect(await world.newestEntry()).toMatchObject({
      action: 'runCatalogueImport',
      details: { created: 3, changed: 1 },
    });
    const after = await read();
    const soup = after.items.find(named('Ärtsoppa'))!;
    const sauces = after.groups.find(({ name }) => name.se === 'Såser')!;
    expect(soup).toMatchObject({ groupIds: [sauces.id, group.id], price: 9_500 });
    expect(soup.entries).toMatchObject([{ menuId: ids.lunch, price: 8_900 }]);
    expect(sauces).toMatchObject({ required: true, minChoices: 1, maxChoices: 2 });
    expect(sauces.options[1]).toMatchObject({ price: 500, asItemId: ids.fries });
    expect(after.groups.find(({ id }) => id === group.id)!.options).toEqual(group.options);
    // The same again finds what it made by its names.
    expect(await run(file)).toEqual({ error: null, created: 0, changed: 0 });
  });

  it('[CATALOG-41] names every wrong value and then takes nothing', async () => {
    const { ids } = world;
    const before = await read();
    const item = { title: { se: 'Ny' }, categoryIds: [ids.burgers], vatRate: 12 };
    const wrong = {
      format: 'tallrik-menu',
      version: 1,
      items: [
        { ...item, id: 'a', price: -1 },
        { ...item, id: 'b', price: 100, categoryIds: ['nowhere'] },
        { ...item, id: 'c', price: 100, entries: [{ menuId: world.foreign.lunch, price: 1 }] },
        { ...item, id: 'c', price: 100 },
        { ...item, id: 'd', price: 100, groupIds: [world.foreign.company] },
      ],
      groups: [{ id: 'empty', name: { se: 'Tom' }, options: [] }],
    };
    const planned = await plan(wrong);
    expect(new Set(planned.problems.map(({ place, code }) => `${place} ${code}`))).toEqual(
      new Set([
        'items.0.price PRICE_OUT_OF_RANGE',
        'items.1.categoryIds.0 NOT_FOUND',
        'items.2.entries.0.menuId NOT_FOUND',
        'items.3.id ID_TWICE',
        'items.4.groupIds.0 NOT_FOUND',
        'groups.0.options GROUP_CANNOT_BE_FULFILLED',
      ]),
    );
    expect(await run(wrong)).toMatchObject({ error: 'IMPORT_HAS_PROBLEMS', created: 0 });
    const types = {
      format: 'tallrik-menu',
      version: 2,
      items: [{ id: 'a', price: '95' }],
      ids: [],
    };
    expect((await plan(types)).problems).toEqual([
      { place: 'version', value: '2', code: 'VALUE_UNREADABLE' },
      { place: 'ids', value: '[]', code: 'VALUE_UNREADABLE' },
      { place: 'items.0.price', value: '"95"', code: 'VALUE_UNREADABLE' },
    ]);
    expect((await plan('{"format":')).problems).toMatchObject([{ code: 'VALUE_UNREADABLE' }]);
    expect((await plan('[]')).problems).toMatchObject([{ code: 'VALUE_UNREADABLE' }]);
    // [D-758] How long, how deep and how much is looked at before what is in it.
    const head = '"format":"tallrik-menu","version":1';
    expect((await plan('['.repeat(100_000))).problems).toMatchObject([
      { code: 'VALUE_UNREADABLE' },
    ]);
    const long = { format: 'tallrik-menu', version: 1, categories: Array(2_001).fill({}) };
    expect((await plan(long)).problems).toEqual([
      { place: 'categories', value: '[…]', code: 'VALUE_UNREADABLE' },
    ]);
    const much = `{${head},"categories":[${'{},'.repeat(400_000)}{}]}`;
    expect((await plan(much)).problems).toEqual([
      { place: '', value: 'null', code: 'VALUE_UNREADABLE' },
    ]);
    // What is wrong with each of them is told a thousand times at most.
    const items = Array.from({ length: 5_000 }, (_, at) => ({ id: `${at}`, price: 'x' }));
    expect(await plan({ format: 'tallrik-menu', version: 1, items })).toMatchObject({
      problemCount: 1_000,
    });
    expect(await read()).toEqual(before);
  });

  it('[D-620] comes to another company under ids of its own, without pictures that are not its own', async () => {
    const file = await read();
    const menus = await read(stranger);
    const planned = await plan(file, stranger);
    expect(planned.problems).toEqual([]);
    expect(planned.picturesLeftOut).toBe(1);
    expect(await run(file, stranger)).toMatchObject({ error: null });
    const after = await read(stranger);
    const soup = after.items.find(named('Ärtsoppa'))!;
    expect(file.items.map(({ id }) => id)).not.toContain(soup.id);
    expect(after.menus.length).toBeGreaterThanOrEqual(menus.menus.length);
    expect(soup.entries.map(({ menuId }) => after.menus.some(({ id }) => id === menuId))).toEqual([
      true,
    ]);
    expect(after.items.some(({ image }) => image !== null)).toBe(false);
    expect(await run(file, stranger)).toEqual({ error: null, created: 0, changed: 0 });
  });

  it('[D-760] who begins to send and stops keeps nobody of another company out', async () => {
    const { hostname, port } = new URL(world.server.origin);
    const begun = [1, 2].map(() => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.write(
        `POST /staff/menu-files HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${world.owner}\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: 900\r\n\r\n--xx\r\n`,
      );
      return socket;
    });
    await expect.poll(async () => (await send('{}')).status, { timeout: 20_000 }).toBe(429);
    expect((await send('{}', {}, stranger)).status).toBe(200);
    for (const socket of begun) socket.destroy();
    await expect.poll(async () => (await send('{}')).status, { timeout: 20_000 }).toBe(200);
  });

  it('is for owners, at the version of the plan', async () => {
    const file = await read();
    const code = async (...given: Parameters<typeof send>) => {
      const { status, answer } = await send(...given);
      return [status, answer.errors?.[0]?.extensions.code];
    };
    expect(await code(file, {}, 'nobody')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await code(file, {}, world.manager)).toEqual([403, 'FORBIDDEN']);
    expect(await code(file, { companyId: world.foreign.company })).toEqual([403, 'FORBIDDEN']);
    expect(await code(file, { companyId: 'x' })).toEqual([400, 'BAD_USER_INPUT']);
    expect(await code('x'.repeat(10_000_001))).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await send(file, { catalogueVersion: '1' })).answer).toMatchObject({
      error: 'VERSION_CONFLICT',
    });
  });
});
