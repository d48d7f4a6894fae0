import type { MenuFile } from '@tallrik/domain/menu/editing/menu-file';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadPicture } from '../../../testing/hostile-pictures/upload-picture.ts';
import { BEYOND_OWNERS } from '../../../testing/owner-columns/beyond-owners.ts';
import { readColumns } from '../../../testing/owner-columns/written-columns.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { ARCHIVED_TABLES, NOT_ARCHIVED } from './archive-tables.ts';

describe('[D-582] everything a company has entered, as one file', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let [owner, manager, cook, platform] = ['', '', '', ''];
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, {
      configuration: { customClientAdyenToken: 'test_SECRETKEY' },
    });
    foreign = await seedOpenShop(server.db, 2);
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    owner = await signInStaff(server, { ...own, role: 'COMPANY_ADMIN', number: 1 });
    manager = await signInStaff(server, { ...own, role: 'VENUE_MANAGER', number: 2 });
    cook = await signInStaff(server, { ...own, number: 3 });
    const theirs = { companyId: foreign.company, venueIds: [] };
    platform = await signInStaff(server, { ...theirs, role: 'PLATFORM_ADMIN', number: 4 });
  });
  afterAll(() => server.close());

  const fetchArchive = (token: string | null, body: object = {}) =>
    fetch(`${server.origin}/staff/company-archive`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const read = async (token = owner, body: object = {}) =>
    unzipSync(new Uint8Array(await (await fetchArchive(token, body)).arrayBuffer()));
  const rowsIn = (files: Record<string, Uint8Array>, name: string) =>
    JSON.parse(strFromU8(files[`${name}.json`]!)) as Record<string, unknown>[];

  it('holds menu, places, look, offers and pages, and the pictures they show', async () => {
    const png = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#a3271c' },
    })
      .png()
      .toBuffer();
    const { answer } = await uploadPicture<{ key: string }>(server.origin, owner, png, {
      purpose: 'DISH',
    });
    await server.db
      .updateTable('items')
      .set({ image: `/media/${answer.key}` })
      .where('id', '=', ids.burger)
      .execute();
    const files = await read();
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as {
      rows: Record<string, number>;
    };
    expect(manifest).toMatchObject({ format: 'tallrik-company', version: 2 });
    for (const name of Object.keys(ARCHIVED_TABLES))
      expect(rowsIn(files, name), name).toHaveLength(manifest.rows[name]!);
    expect(rowsIn(files, 'company')).toEqual([
      expect.objectContaining({ display_name: 'Company 1', country: 'SE' }),
    ]);
    const items = await server.db
      .selectFrom('items')
      .select('id')
      .where('companyId', '=', ids.company)
      .execute();
    const menu = JSON.parse(strFromU8(files['menu.json']!)) as MenuFile;
    expect(menu.items.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    expect(menu.groups.length).toBeGreaterThan(0);
    expect(menu.items.flatMap(({ entries }) => entries).length).toBeGreaterThan(0);
    const picture = files[`pictures/${answer.key}.webp`];
    expect((await sharp(picture).metadata()).format).toBe('webp');
    expect(await read()).toEqual(files);
  });

  it('holds every table that an owner writes, or it is said why not', async () => {
    const tables = [...(await readColumns(server.db)).keys()];
    // The second half of the office has no operations yet: its tables come along all the same.
    const owned = tables.filter((table) => !(table in BEYOND_OWNERS));
    const named = new Set([...Object.keys(ARCHIVED_TABLES), ...Object.keys(NOT_ARCHIVED)]);
    expect(owned.filter((table) => !named.has(table))).toEqual([]);
    expect([...named].filter((table) => !tables.includes(table))).toEqual([]);
  });

  it('lets two be fetched at once, however many are asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetchArchive(owner)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    await expect.poll(async () => (await fetchArchive(owner)).status).toBe(200);
  });

  it('holds no key, no person and nothing of another company', async () => {
    const userId = '00000000-0000-4000-8000-0000000a0001';
    await server.db
      .insertInto('users')
      .values({
        id: userId,
        companyId: ids.company,
        easyId: '77',
        activated: true,
        phone: '+46701740999',
        name: 'Astrid Guest',
      })
      .execute();
    const files = await read();
    const text = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([, bytes]) => strFromU8(bytes))
      .join();
    for (const hidden of ['SECRETKEY', '+46701740999', 'Astrid', foreign.company, foreign.venue])
      expect(text.includes(hidden), hidden).toBe(false);
    const columns = Object.keys(files)
      .filter((name) => name.endsWith('.json') && !['manifest.json', 'menu.json'].includes(name))
      .flatMap((name) => Object.keys(rowsIn(files, name.slice(0, -5))[0] ?? {}));
    const telling = columns.filter((column) => SECRET_OR_PERSON.test(column));
    expect(telling).toEqual([]);
  });

  it('is for owners and the platform alone, and written down', async () => {
    const status = async (...given: Parameters<typeof fetchArchive>) =>
      (await fetchArchive(...given)).status;
    expect(await status(null)).toBe(401);
    expect(await status(manager)).toBe(403);
    expect(await status(cook)).toBe(403);
    expect(await status(owner, { companyId: foreign.company })).toBe(403);
    expect(await status(owner, { companyId: 'x' })).toBe(400);
    const entries = () =>
      server.db
        .selectFrom('auditLog')
        .select('id')
        .where('companyId', '=', ids.company)
        .where('action', '=', 'exportCompany')
        .execute();
    const before = (await entries()).length;
    expect(rowsIn(await read(platform, { companyId: ids.company }), 'company')).toHaveLength(1);
    expect((await entries()).length).toBe(before + 1);
  });
});

const SECRET_OR_PERSON = /token|secret|hash|password|user_id|staff/;
