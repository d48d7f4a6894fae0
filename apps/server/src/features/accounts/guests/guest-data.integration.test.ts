import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openGuestOffice } from '../testing/guest-office.ts';
import { GUEST_FILE_PARTS, NOT_IN_THE_FILE, readGuestFile } from './guest-file-parts.ts';

const { server, ids, foreign, staff, elin, jonas, guest, change, entries } =
  await openGuestOffice();
afterAll(() => server.close());

type File = { id: string; isReady: boolean; expiresAt: string };
const HOSTILE = '<script>alert(1)</script>';

const ask = (id: string, userId: string, rest = 'proof: "kitchen"', token = staff.owner) =>
  change(
    `askGuestFile(id: "${id}", userId: "${userId}", titles: [{ part: ORDERS, title: "Beställningar <b>" }], ${rest}) {
      error file { id isReady expiresAt } }`,
    token,
  ) as unknown as Promise<{ error: string | null; file: File | null }>;
const file = async (userId: string, token = staff.owner) => {
  const text = `{ guestFile(userId: "${userId}") { id isReady } }`;
  const answer = await server.staff<{ guestFile: File | null }>(text, {}, token);
  return answer.data?.guestFile ?? null;
};
const fetchFile = (id: string, token = staff.owner) =>
  server.app.http.inject({
    method: 'POST',
    url: '/staff/guest-files',
    payload: { id },
    headers: { authorization: `Bearer ${token}` },
  });

describe('[GUESTS-08] everything about a guest', () => {
  it('is asked for with a proof, written by a job, fetched once by who asked, and noted', async () => {
    await server.db
      .updateTable('orders')
      .set({ comment: HOSTILE })
      .where('userId', '=', elin.userId)
      .execute();
    const id = fixedId(981_001);
    expect(await ask(id, elin.userId, 'proof: ""')).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    await expect(ask(id, elin.userId, 'proof: "kitchen"', staff.manager)).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(ask(id, elin.userId, 'proof: "kitchen"', staff.foreigner)).rejects.toThrow(
      'NOT_FOUND',
    );
    expect(await ask(id, elin.userId)).toMatchObject({ error: null, file: { isReady: false } });
    expect(await ask(id, elin.userId)).toMatchObject({ error: null, file: { id } });
    expect((await fetchFile(id)).statusCode).toBe(404);
    await server.runJobs();
    expect(await file(elin.userId)).toEqual({ id, isReady: true });
    expect((await fetchFile(id, staff.manager)).statusCode).toBe(403);
    expect((await fetchFile(id, staff.foreigner)).statusCode).toBe(404);

    // Two taps at once: one of them gets it.
    const both = await Promise.all([fetchFile(id), fetchFile(id)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const answer = both.find(({ statusCode }) => statusCode === 200)!;
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const data = JSON.parse(strFromU8(files['guest.json']!)) as Record<string, object[]>;
    expect(Object.keys(data)).toEqual(GUEST_FILE_PARTS.map((part) => part.toLowerCase()));
    expect(data['account']![0]).toMatchObject({ name: 'Elin Sandberg', email: 'elin@example.se' });
    expect(data['orders']).toHaveLength(3);
    expect(data['orders']![0]).toMatchObject({ comment: HOSTILE });
    const page = strFromU8(files['guest.html']!);
    expect(page).toContain('<h2>Beställningar &lt;b&gt;</h2>');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(await file(elin.userId)).toBeNull();
    expect(await entries('askGuestFile')).toHaveLength(1);
    expect(await entries('fetchGuestFile')).toHaveLength(1);
    const kept = await server.db.selectFrom('guestFiles').select('bytes').execute();
    expect(kept).toEqual([{ bytes: null }]);
  });

  it('[D-722] ends after 7 days, and with the account', async () => {
    const id = fixedId(981_002);
    await ask(id, jonas.userId);
    await server.runJobs();
    const { expiresAt } = await server.db
      .selectFrom('guestFiles')
      .select('expiresAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expiresAt.getTime() - server.now().epochMilliseconds).toBe(7 * 24 * 3_600_000);
    const over = { expiresAt: new Date(server.now().epochMilliseconds) };
    await server.db.updateTable('guestFiles').set(over).where('id', '=', id).execute();
    expect((await fetchFile(id)).statusCode).toBe(404);
    await change(
      `deleteGuest(userId: "${jonas.userId}", easyId: "30500", isForced: true, proof: "kitchen") { error }`,
    );
    expect((await fetchFile(id)).statusCode).toBe(404);
    const left = await server.db
      .selectFrom('guestFiles')
      .select('id')
      .where('userId', '=', jonas.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('reads every table that names a guest, or says why not', async () => {
    const { rows } = await sql<{ tableName: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'owner_user_id')
        and data_type = 'uuid'`.execute(server.db);
    const written: string[] = [];
    const spied = server.db.withPlugin({
      transformQuery: ({ node }) => {
        written.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await readGuestFile(spied, elin.userId);
    const text = written.join('\n');
    const missing = rows
      .map(({ tableName }) => tableName)
      .filter((table) => !(table in NOT_IN_THE_FILE) && !text.includes(`from ${table}`));
    expect(missing).toEqual([]);
  });

  it('holds no password, token or number of a card', async () => {
    const names = new Set<string>();
    const collect = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, one] of Object.entries(value)) {
        if (!Array.isArray(value)) names.add(name);
        collect(one);
      }
    };
    collect(await readGuestFile(server.db, elin.userId));
    const secret = /password|token|hash|secret|reference|session/i;
    expect([...names].filter((name) => secret.test(name))).toEqual([]);
  });
});

describe('[GUESTS-11] guests as a file', () => {
  type Exported = { name: string | null; phone: string | null; email: string | null };
  const exported = async (rest: string, token = staff.owner) =>
    (await change(
      `exportGuests(filter: {}, columns: [NAME, PHONE, MAIL], ${rest}) { error guests { name phone email points } }`,
      token,
    )) as unknown as { error: string | null; guests: Exported[] };

  it('mail and phone of those who said yes to news, or of all, which is noted', async () => {
    expect(await exported('proof: "wrong"')).toMatchObject({ guests: [] });
    await expect(exported('proof: "kitchen"', staff.manager)).rejects.toThrow('FORBIDDEN');
    const [quiet] = (await exported('proof: "kitchen"')).guests;
    expect(quiet).toEqual({ name: 'Elin Sandberg', phone: null, email: null, points: null });
    const { phone } = await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', elin.userId)
      .executeTakeFirstOrThrow();
    const all = await exported('contacts: ALL, proof: "kitchen"');
    expect(all.guests).toMatchObject([{ phone, email: 'elin@example.se' }]);
    await server.db
      .insertInto('pushConsents')
      .values({
        id: fixedId(982_001),
        companyId: ids.company,
        userId: elin.userId,
        deviceId: fixedId(982_002),
        givenAt: new Date(),
        operatingSystem: 'WEB',
        language: 'se',
      })
      .execute();
    expect((await exported('proof: "kitchen"')).guests).toMatchObject([{ phone }]);
    const noted = await entries('exportGuests');
    expect(noted.map(({ details }) => details)).toMatchObject([
      { contacts: 'NEWS', count: 1 },
      { contacts: 'ALL', columns: ['NAME', 'PHONE', 'MAIL'], count: 1 },
      { contacts: 'NEWS', count: 1 },
    ]);
    expect(await exported('proof: "kitchen"', staff.foreigner)).not.toMatchObject({
      guests: expect.arrayContaining([expect.objectContaining({ name: 'Elin Sandberg' })]),
    });
  });
});

describe('[GUESTS-13] [D-723] a note on a guest', () => {
  const note = (text: string, version: number, token = staff.manager) =>
    change(
      `saveGuestNote(userId: "${elin.userId}", version: ${version}, note: ${JSON.stringify(text)}) {
        error field guest { note noteVersion } }`,
      token,
    );

  it('is written by managers and owners, on the version that was read, and the log says only that', async () => {
    expect(await note('Allergic to nuts,\ncalls first ', 0)).toMatchObject({
      error: null,
      guest: { note: 'Allergic to nuts,\ncalls first', noteVersion: 1 },
    });
    expect(await note('Another', 0)).toMatchObject({ error: 'VERSION_CONFLICT' });
    expect(await note('x'.repeat(501), 1)).toMatchObject({ error: 'TEXT_TOO_LONG', field: 'note' });
    expect(await note('', 1, staff.owner)).toMatchObject({
      error: null,
      guest: { note: null, noteVersion: 2 },
    });
    await expect(note('x', 2, staff.accountant)).rejects.toThrow('FORBIDDEN');
    await expect(note('x', 2, staff.foreigner)).rejects.toThrow('NOT_FOUND');
    expect((await entries('saveGuestNote')).map(({ details }) => details)).toMatchObject([
      { note: 'changed' },
      { note: 'changed' },
    ]);
    expect(await guest(elin.userId)).toBeDefined();
    expect(foreign.company).not.toBe(ids.company);
  });
});
