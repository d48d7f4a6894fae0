import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../platform/jobs/jobs.ts';
import { makeFileMedia } from '../providers/media/file-media.ts';
import { seedPaidOrder } from '../testing/paid-order.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { seedPrinters } from '../testing/seed-printers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { backUp, restore } from './backup-commands.ts';
import { readManifest } from './backup-file.ts';
import { contentOf, listTables, nameOf, speakPlainly } from './tables.ts';

/** What COPY, tar and JSON could each trip over. */
const HARD_NAME = 'Zeytin\t"Lokantası"\n\\N \\. 🫒 {a,b}';
const PICTURE = 'a'.repeat(32);
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="red"/></svg>',
);

describe('a backup', () => {
  let server: TestServer;
  let empty: TestDatabase;
  let folder: string;
  const printed: string[] = [];
  const file = () => join(folder, 'noon.backup');
  const deps = (databaseUrl: string, dataDir: string) => ({
    config: { databaseUrl, dataDir: join(folder, dataDir), s3: null },
    print: (line: string) => void printed.push(line),
    now: () => Temporal.Instant.from('2026-11-13T12:00:00Z'),
  });

  beforeAll(async () => {
    server = await openTestServer();
    const ids = await seedOpenShop(server.db, 1);
    await seedPaidOrder(server, ids);
    await seedPrinters(server.db, ids, server.now());
    await addJob(server.db, 'close-idle-carts', {});
    await server.db.updateTable('companies').set({ displayName: HARD_NAME }).execute();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tallrik-backup-'));
    empty = await createTestDatabase('template0');
    printed.length = 0;
    const media = makeFileMedia({ folder: join(folder, 'old', 'media') });
    await media.put(PICTURE, { bytes: DRAWING, type: 'image/svg+xml' });
  });
  afterEach(async () => {
    await empty.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Not as a server: those keep a restore away. */
  const asking = async <Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await speakPlainly(client);
      return await ask(client);
    } finally {
      await client.end();
    }
  };
  const everythingIn = (url: string) =>
    asking(url, async (client) => {
      const contents: Record<string, { rows: string; checksum: string }> = {};
      for (const table of await listTables(client))
        contents[nameOf(table)] = await contentOf(client, table);
      return contents;
    });
  /** Tickets by their number only: what waited is doubted after a restore. */
  const asCounted = (contents: Awaited<ReturnType<typeof everythingIn>>) => ({
    ...contents,
    'public.print_tickets': contents['public.print_tickets']?.rows,
  });
  const scratchDatabases = () =>
    asking(empty.url, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where datname like 'tallrik_check_%'`,
      );
      return rows;
    });

  it('[D-285] of database and pictures is restored as it was, and goes on from there', async () => {
    await backUp(file(), deps(server.url, 'old'));
    expect(printed.join('\n')).toMatch(
      /\d+ tables, \d+ rows, 2 picture files, .* restored and compared/,
    );
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(await scratchDatabases()).toEqual([]);

    await restore(file(), { mayReplace: false }, deps(empty.url, 'new'));
    const restored = await everythingIn(empty.url);
    expect(asCounted(restored)).toEqual(asCounted(await everythingIn(server.url)));
    expect(Number(restored['public.orders']?.rows)).toBe(1);
    expect(Number(restored['graphile_worker._private_jobs']?.rows)).toBe(1);
    const facts = await asking(empty.url, async (client) => ({
      names: (await client.query('select display_name as name from companies')).rows,
      // [F-98] What waited then may have been printed since.
      tickets: (await client.query('select is_possible_copy as "isDoubted" from print_tickets'))
        .rows,
      // Versions must rise again from here on, and numbers must not come twice.
      sleepingTriggers: (await client.query(`select 1 from pg_trigger where tgenabled <> 'O'`))
        .rows,
      numbers: (
        await client.query(
          `select last_value is not null as "isUsed" from pg_sequences
           where schemaname = 'graphile_worker' and sequencename like '%jobs%'`,
        )
      ).rows,
    }));
    expect(facts).toEqual({
      names: [{ name: HARD_NAME }],
      tickets: [{ isDoubted: true }],
      sleepingTriggers: [],
      numbers: [{ isUsed: true }],
    });
    const media = makeFileMedia({ folder: join(folder, 'new', 'media') });
    expect(await media.get(PICTURE)).toEqual({ bytes: DRAWING, type: 'image/svg+xml' });
  });

  it('[D-285] is not restored over what is there, nor from under a server, unless told and free', async () => {
    await backUp(file(), deps(server.url, 'old'));
    const target = await createTestDatabase();
    // As a server holds it.
    await target.pool.query('select 1');
    await expect(restore(file(), { mayReplace: true }, deps(target.url, 'new'))).rejects.toThrow(
      'A server is using this database',
    );
    await asking(empty.url, async (client) => client.query('create table theirs (id int)'));
    await expect(restore(file(), { mayReplace: false }, deps(empty.url, 'new'))).rejects.toThrow(
      'not empty',
    );
    await restore(file(), { mayReplace: true }, deps(empty.url, 'new'));
    const restored = asCounted(await everythingIn(empty.url));
    expect(restored).toEqual(asCounted(await everythingIn(server.url)));
    await target.drop();
  });

  it('[D-285] that is not whole is refused before anything is touched', async () => {
    await backUp(file(), deps(server.url, 'old'));
    const whole = readFileSync(file());
    await expect(backUp(file(), deps(server.url, 'old'))).rejects.toThrow('is there already');
    const tar = gunzipSync(whole);
    tar[tar.indexOf('Zeytin')] = 0x7a;
    writeFileSync(file(), gzipSync(tar));
    await expect(restore(file(), { mayReplace: true }, deps(empty.url, 'new'))).rejects.toThrow(
      'damaged',
    );
    writeFileSync(file(), whole);
    truncateSync(file(), Math.floor(whole.length / 2));
    await expect(restore(file(), { mayReplace: true }, deps(empty.url, 'new'))).rejects.toThrow(
      'ends too early, or was damaged',
    );
    await expect(
      restore(join(folder, 'none'), { mayReplace: true }, deps(empty.url, 'new')),
    ).rejects.toThrow('There is no file');
    writeFileSync(file(), gzipSync(Buffer.from('something else')));
    await expect(readManifest(file())).rejects.toThrow('ends too early');
    expect(await everythingIn(empty.url)).toEqual({});
  });

  it('[D-285] of nothing says so, and leaves no file behind', async () => {
    await expect(backUp(file(), deps(empty.url, 'old'))).rejects.toThrow('nothing to back up');
    expect(() => statSync(`${file()}.unchecked`)).toThrow('ENOENT');
  });

  it('[D-285] whose rows would not come back is not given its name', async () => {
    const orphan = await createTestDatabase();
    await sql`alter table venues drop constraint venues_company_id_fkey,
      disable trigger venue_has_a_station, disable trigger venues_day_hours`.execute(orphan.db);
    await sql`insert into venues select (json_populate_record(null::venues, ${JSON.stringify({
      ...(await venueOf(server.db)),
      company_id: '00000000-0000-4000-8000-00000000dead',
    })}::json)).*`.execute(orphan.db);
    await expect(backUp(file(), deps(orphan.url, 'old'))).rejects.toThrow('venues_company_id_fkey');
    expect(() => statSync(file())).toThrow('ENOENT');
    expect(await scratchDatabases()).toEqual([]);
    await orphan.drop();
  });
});

async function venueOf(db: TestServer['db']): Promise<object> {
  const { rows } = await sql<{ venue: object }>`
    select row_to_json(venues) as venue from venues limit 1`.execute(db);
  return rows[0]?.venue ?? {};
}
