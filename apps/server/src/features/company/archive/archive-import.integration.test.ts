import { Buffer } from 'node:buffer';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCompanies } from '../../../demo/demo-companies.ts';
import { loadCompany } from '../../../demo/load-demo.ts';
import { makeFileMedia } from '../../../providers/media/file-media.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import {
  NEVER_CHANGED_BY_OWNERS,
  OF_THE_PLATFORM,
} from '../../../testing/owner-columns/beyond-owners.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { ARCHIVED_TABLES } from './archive-tables.ts';
import { contentOf } from './testing/content-of.ts';

type Answer = {
  companyName?: string;
  fingerprint?: string;
  pictures?: number;
  isDone?: boolean;
  rows?: { name: string; count: number }[];
  leftBehind: string[];
  problems: { place: string; value: string; code: string }[];
  errors?: { extensions: { code: string } }[];
};
type Files = Record<string, Uint8Array>;

const DEMOS = demoCompanies();
const LIE = 13 * 1024 ** 2 + 77;

describe('[D-621] everything of a company, into another installation', () => {
  let server: TestServer;
  let people = 0;
  const archives = new Map<string, Uint8Array>();

  const ownerOf = (companyId: string, role = 'COMPANY_ADMIN' as const) =>
    signInStaff(server, { companyId, venueIds: [], role, number: (people += 1) });
  const exported = async (token: string) => {
    const answer = await fetch(`${server.origin}/staff/company-archive`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const send = (token: string, zip: Uint8Array, fields: Record<string, string> = {}) =>
    uploadFile<Answer>(`${server.origin}/staff/company-imports`, token, zip, fields);
  const plan = async (token: string, zip: Uint8Array) => (await send(token, zip)).answer;
  const freshCompany = async (number: number) => {
    const id = fixedId(700_000 + number);
    await server.db
      .insertInto('companies')
      .values({ id, displayName: `New ${number}`, country: 'SE', languages: ['se'] })
      .execute();
    await server.db
      .insertInto('cloudConfigurations')
      .values({
        id: fixedId(710_000 + number),
        companyId: id,
        userCompanyId: id,
        slug: `new-${number}`,
        theme: '{}',
      })
      .execute();
    return { id, owner: await ownerOf(id) };
  };
  const changed = (zip: Uint8Array, change: (files: Files) => Files) =>
    zipSync(change(unzipSync(zip)), { level: 1 });
  const withJson = (zip: Uint8Array, name: string, change: (json: never) => unknown) =>
    changed(zip, (files) => ({
      ...files,
      [name]: strToU8(JSON.stringify(change(JSON.parse(strFromU8(files[name]!)) as never))),
    }));

  /** Both places that say how long it is say a hundred bytes. */
  const lying = (zip: Uint8Array) => {
    const bytes = Buffer.from(zip);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(LIE);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1))
      bytes.writeUInt32LE(100, at);
    return bytes;
  };

  beforeAll(async () => {
    server = await openTestServer();
    const media = makeFileMedia({ folder: server.mediaFolder });
    const bytes = await sharp({
      create: { width: 600, height: 400, channels: 3, background: '#a3271c' },
    })
      .webp()
      .toBuffer();
    for (const demo of DEMOS) {
      await loadCompany(server.db, demo, Temporal.Instant.from('2026-11-13T12:00:00Z'));
      // Two of them: each is decoded in a process of its own.
      for (const { key } of demo.pictures.filter(({ kind }) => kind !== 'logo').slice(0, 2))
        await media.put(key, { bytes, type: 'image/webp' });
      archives.set(demo.configuration.slug, await exported(await ownerOf(demo.company.id)));
    }
  });
  afterAll(() => server.close());
  const anArchive = () => archives.get('smash')!;

  it.each(DEMOS.map(({ configuration: { slug } }, at) => [slug, at] as const))(
    'brings %s along: planned, taken, and exported again it is the same',
    { timeout: 120_000 },
    async (slug, at) => {
      const zip = archives.get(slug)!;
      const { id, owner } = await freshCompany(at);
      const planned = await plan(owner, zip);
      expect(planned.problems).toEqual([]);
      expect(planned.leftBehind).toContain('PAYMENT');
      expect(planned.pictures).toBe(2);
      // A plan writes nothing.
      expect(Object.keys(contentOf(await exported(owner))['menu.json'] as object)).toContain(
        'items',
      );
      expect(
        (await server.db.selectFrom('items').where('companyId', '=', id).execute()).length,
      ).toBe(0);
      const fingerprint = planned.fingerprint!;
      // The decoder gives a picture ten seconds of real time: a busy machine refuses, and nothing was written then.
      await expect
        .poll(async () => (await send(owner, zip, { fingerprint })).answer, { timeout: 100_000 })
        .toMatchObject({ problems: [], isDone: true });
      const again = await exported(owner);
      expect(contentOf(again)).toEqual(contentOf(zip));
      // Nothing of it is under an id that was there before.
      const ids = (text: string) =>
        new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g));
      const textOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name]!);
      const old = ids(textOf(zip, 'menu.json'));
      expect([...ids(textOf(again, 'menu.json'))].filter((one) => old.has(one))).toEqual([]);
      const [entry] = await server.db
        .selectFrom('auditLog')
        .select(['action', 'details'])
        .where('companyId', '=', id)
        .where('action', '=', 'importCompany')
        .execute();
      expect(entry).toMatchObject({ details: { created: true, pictures: planned.pictures } });
      // Into a company that has a menu it does not come.
      expect((await plan(owner, zip)).problems).toMatchObject([{ code: 'COMPANY_NOT_EMPTY' }]);
      // [D-758] That is seen before anything of the file is unpacked.
      expect((await plan(owner, strToU8('hello'))).problems).toMatchObject([
        { code: 'COMPANY_NOT_EMPTY' },
      ]);
    },
  );

  it(
    '[D-758] [D-761] refuses what is not such an archive in words, and writes nothing',
    { timeout: 120_000 },
    async () => {
      const { id, owner } = await freshCompany(20);
      const zip = anArchive();
      const added = (name: string, bytes: Uint8Array) =>
        changed(zip, (files) => ({ ...files, [name]: bytes }));
      const without = (name: string) => changed(zip, ({ [name]: _left, ...files }) => files);
      const nowhere = fixedId(999_999);
      const foreign = DEMOS[0]!.venues[0]!.id;
      type Rows = Record<string, unknown>[];
      const wrong: [string, Uint8Array, string][] = [
        ['no zip', strToU8('hello'), 'ARCHIVE_NOT_READABLE'],
        ['cut off', zip.slice(0, zip.length / 2), 'ARCHIVE_NOT_READABLE'],
        ['a path out of it', added('../../etc/passwd', strToU8('x')), 'ARCHIVE_HAS_STRANGERS'],
        ['a stranger', added('pictures/a.exe', strToU8('x')), 'ARCHIVE_HAS_STRANGERS'],
        ['a bomb', added('menu.json', new Uint8Array(40 * 1024 ** 2)), 'FILE_TOO_LARGE'],
        // [D-758] What its directory says is not believed, and nothing is built before it is counted.
        ['a bomb that lies', lying(added('menu.json', new Uint8Array(LIE))), 'FILE_TOO_LARGE'],
        [
          'four hundred thousand lists',
          added('menu.json', strToU8(`[${'[],'.repeat(400_000)}[]]`)),
          'FILE_TOO_LARGE',
        ],
        [
          'too much in all files together',
          changed(zip, (files) => ({
            ...files,
            ...Object.fromEntries(
              ['menu', 'venues', 'offers', 'contents'].map((name) => [
                `${name}.json`,
                strToU8(`[${'[],'.repeat(190_000)}[]]`),
              ]),
            ),
          })),
          'FILE_TOO_LARGE',
        ],
        [
          'a hole',
          added('menu.json', strToU8('['.repeat(200_000) + ']'.repeat(200_000))),
          'VALUE_UNREADABLE',
        ],
        [
          'many files',
          changed(zip, (files) => ({
            ...files,
            ...Object.fromEntries(
              Array.from({ length: 5_001 }, (_, at) => [
                `pictures/${at.toString(16).padStart(32, '0')}.webp`,
                new Uint8Array(),
              ]),
            ),
          })),
          'FILE_TOO_LARGE',
        ],
        [
          'a newer version',
          withJson(zip, 'manifest.json', (json: object) => ({ ...json, version: 99 })),
          'ARCHIVE_VERSION_UNKNOWN',
        ],
        ['no manifest', without('manifest.json'), 'ARCHIVE_VERSION_UNKNOWN'],
        ['broken JSON', added('offers.json', strToU8('[{')), 'VALUE_UNREADABLE'],
        ['a file missing', without('venues.json'), 'VALUE_UNREADABLE'],
        ['no menu', without('menu.json'), 'NOT_FOUND'],
        [
          'a dish without its category',
          withJson(zip, 'menu.json', (json: { categories: object[] }) => ({
            ...json,
            categories: [],
          })),
          'NOT_FOUND',
        ],
        [
          'a table of no restaurant',
          withJson(zip, 'restaurant_tables.json', (rows: Rows) =>
            rows.map((row) => ({ ...row, venue_id: nowhere })),
          ),
          'NOT_FOUND',
        ],
        [
          'a table in somebody else’s restaurant',
          withJson(zip, 'restaurant_tables.json', (rows: Rows) =>
            rows.map((row) => ({ ...row, venue_id: foreign })),
          ),
          'NOT_FOUND',
        ],
        [
          'a column that is not in it',
          withJson(zip, 'venues.json', (rows: Rows) =>
            rows.map((row) => ({ ...row, company_id: foreign })),
          ),
          'VALUE_UNREADABLE',
        ],
        [
          'a value of another type',
          withJson(zip, 'venues.json', (rows: Rows) =>
            rows.map((row) => ({ ...row, minimum_pickup_wait_time: 'soon' })),
          ),
          'VALUE_UNREADABLE',
        ],
        [
          'an address that runs',
          withJson(zip, 'social_feed_items.json', () => [
            {
              id: fixedId(1),
              social_type: 'INSTAGRAM',
              link: 'javascript:alert(1)',
              media_url: '/x.png',
              position: 0,
            },
          ]),
          'VALUE_UNREADABLE',
        ],
        // [D-761] What the office's forms refuse.
        ...(
          [
            ['venues', { time_zone: 'Mars/X' }],
            ['venues', { name: 'Camden\r\nBcc: x@x.example' }],
            ['promo_codes', { discount_type: 'PERCENTAGE', discount_rate: 1_000 }],
            ['promo_codes', { code: '=cmd|x <script>' }],
            ['offers', { price: -1_000 }],
            ['offers', { discount_type: 'PERCENTAGE', discount_rate: 500 }],
            ['membership_levels', { discount_percentage: -50 }],
            ['contents', { slug: '../../x' }],
            ['contents', { text: { en: '<a>'.repeat(1_000) } }],
            ['company', { display_name: 'Smash\r\nBcc: x@x.example' }],
            ['company', { support_email: 'a@x.example\r\nBcc: x@x.example' }],
            ['company', { default_language: 'tr', languages: ['en'] }],
          ] as const
        ).map(([table, fields]): [string, Uint8Array, string] => [
          `${table} ${JSON.stringify(fields).slice(0, 60)}`,
          withJson(zip, `${table}.json`, (rows: Rows) => {
            expect(rows.length, table).toBeGreaterThan(0);
            return rows.map((row, at) => (at === 0 ? { ...row, ...fields } : row));
          }),
          'VALUE_UNREADABLE',
        ]),
        [
          'a company nobody could read',
          withJson(zip, 'company.json', (rows: Rows) =>
            rows.map((row) => ({ ...row, country: 'XX' })),
          ),
          'VALUE_UNREADABLE',
        ],
      ];
      for (const [what, bytes, code] of wrong) {
        const answer = await plan(owner, bytes);
        expect(answer.fingerprint, what).toBeUndefined();
        expect(answer.problems[0]?.code, `${what} ${JSON.stringify(answer.problems[0])}`).toBe(
          code,
        );
      }
      const broken = changed(zip, (files) =>
        Object.fromEntries(
          Object.entries(files).map(([name, bytes]) => [
            name,
            name.endsWith('.webp') ? strToU8('no picture') : bytes,
          ]),
        ),
      );
      const { fingerprint = '' } = await plan(owner, broken);
      expect((await send(owner, broken, { fingerprint })).answer.problems).toMatchObject([
        { code: 'PICTURE_NOT_READABLE' },
      ]);
      expect((await send(owner, zip, { fingerprint })).answer.problems).toMatchObject([
        { code: 'VERSION_CONFLICT' },
      ]);
      for (const table of ['venues', 'items', 'categories', 'offers', 'pictures'] as const)
        expect(
          await server.db.selectFrom(table).select('id').where('companyId', '=', id).execute(),
        ).toEqual([]);
      const company = await server.db
        .selectFrom('companies')
        .select('displayName')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(company.displayName).toBe('New 20');
    },
  );

  it('is for the owner and the platform alone', async () => {
    const { id, owner } = await freshCompany(30);
    const other = await freshCompany(31);
    const manager = await signInStaff(server, {
      companyId: id,
      venueIds: [],
      role: 'VENUE_MANAGER',
      number: (people += 1),
    });
    const code = async (...given: Parameters<typeof send>) => {
      const { status, answer } = await send(...given);
      return [status, answer.errors?.[0]?.extensions.code];
    };
    const zip = anArchive();
    expect(await code('nobody', zip)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await code(manager, zip)).toEqual([403, 'FORBIDDEN']);
    expect(await code(owner, zip, { companyId: other.id })).toEqual([403, 'FORBIDDEN']);
    expect(await code(owner, Buffer.alloc(0), { companyId: 'x' })).toEqual([400, 'BAD_USER_INPUT']);
    const platform = await signInStaff(server, {
      companyId: other.id,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
      number: (people += 1),
    });
    expect((await send(platform, zip, { companyId: id })).answer.problems).toEqual([]);
  });

  it('what only a platform administrator sets cannot come in by a file', () => {
    const columns = Object.entries(NEVER_CHANGED_BY_OWNERS)
      .filter(([, reason]) => reason === OF_THE_PLATFORM)
      .map(([name]) => name.split('.') as [string, string])
      .filter(([table]) => table in ARCHIVED_TABLES);
    expect(columns.length).toBeGreaterThan(2);
    for (const [table, column] of columns)
      expect(ARCHIVED_TABLES[table]?.leaves, `${table}.${column}`).toContain(column);
  });
});
