import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Database } from '../database/database.ts';
import type { StaffContext } from '../graphql/context.ts';
import { makeOffice } from './office.ts';
import type { OfficeSubject } from './office-subject.ts';

type Place = { id: string; version: number; name: string; active: boolean };

/** The smallest thing there is: a venue's name. */
const subject: OfficeSubject<Place> = {
  kind: 'VENUE',
  table: 'venues',
  read: (db, companyId, ids) =>
    db
      .selectFrom('venues')
      .select(['id', 'version', 'name', 'active'])
      .where('companyId', '=', companyId)
      .where('id', 'in', [...ids])
      .execute(),
  fields: ({ name, active }) => ({ name, active }),
  venueIds: ({ id }) => [id],
  restore: async (trx, companyId, { id }, fields) => {
    await trx
      .updateTable('venues')
      .set(fields)
      .where('companyId', '=', companyId)
      .where('id', '=', id)
      .execute();
    return undefined;
  },
  undoneCreation: { active: false },
};

describe('what every office operation shares', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  const office = () => makeOffice({ db: server.db, newId: () => crypto.randomUUID() });
  const staffId = fixedId(900_001);
  const asStaff = (role: 'COMPANY_ADMIN' | 'VENUE_MANAGER', venueIds: string[] = []) =>
    ({
      staff: { staffId, companyId: ids.company, role, venueIds },
      now: () => server.now(),
    }) as unknown as StaffContext;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    await signInStaff(server, { number: 1, companyId: ids.company, venueIds: [] });
  });
  afterAll(() => server.close());

  const create = (id: string, name: string, most = 100) =>
    office().create(
      asStaff('COMPANY_ADMIN'),
      subject,
      {
        action: 'createVenue',
        area: 'VENUES',
        id,
        limit: {
          most,
          count: async (trx, companyId) =>
            (
              await trx
                .selectFrom('venues')
                .select('id')
                .where('companyId', '=', companyId)
                .execute()
            ).length,
        },
      },
      async (trx) => {
        await trx
          .insertInto('venues')
          .values({ id, companyId: ids.company, name, timeZone: 'Europe/Stockholm' })
          .execute();
        return undefined;
      },
    );
  const rename = (
    things: { id: string; version: number }[],
    context = asStaff('COMPANY_ADMIN'),
    isTrial = false,
  ) =>
    office().changeMany(
      context,
      subject,
      { action: 'saveVenue', area: 'HOURS', things, isTrial },
      (trx, found) => renameAll(trx, found),
    );
  const renameAll = async (trx: Database, found: Place[]) => {
    for (const { id, name } of found)
      await trx
        .updateTable('venues')
        .set({ name: `${name}!` })
        .where('id', '=', id)
        .execute();
    return undefined;
  };
  const nameOf = async (id: string) =>
    (await server.db.selectFrom('venues').select('name').where('id', '=', id).executeTakeFirst())
      ?.name;

  it('the same id sent twice, even at once, makes one thing', async () => {
    const id = fixedId(940_001);
    const both = await Promise.all([create(id, 'First'), create(id, 'Second')]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(both[0]?.thing).toEqual(both[1]?.thing);
    expect(both.filter(({ auditId }) => auditId !== null)).toHaveLength(1);
  });

  it('refuses what is one too many, and an id of another company as if it were not there', async () => {
    expect(await create(fixedId(940_002), 'Third', 2)).toMatchObject({
      error: 'LIMIT_REACHED',
      thing: null,
    });
    await expect(create(foreign.venue, 'Mine')).rejects.toThrow('not found');
    expect(await nameOf(foreign.venue)).not.toBe('Mine');
  });

  it('several are changed together or not at all', async () => {
    const [one, other] = [fixedId(940_001), ids.venue];
    const before = await nameOf(one);
    const things = [
      { id: one, version: 1 },
      { id: other, version: 7 },
    ];
    expect(await rename(things)).toMatchObject({ error: 'VERSION_CONFLICT', conflicts: [other] });
    expect(await nameOf(one)).toBe(before);
    const good = things.map(({ id }) => ({ id, version: 1 }));
    const trial = await rename(good, asStaff('COMPANY_ADMIN'), true);
    expect(trial.changed.map(({ changes }) => Object.keys(changes))).toEqual([['name'], ['name']]);
    expect(await nameOf(one)).toBe(before);
    const done = await rename(good);
    expect(done.changed.map(({ thing }) => thing.version)).toEqual([2, 2]);
    const undone = await office().undo(asStaff('COMPANY_ADMIN'), staffId, done.auditId ?? '');
    expect(undone).toBe('NOT_UNDOABLE');
  });

  it('a manager changes things of the own venues only', async () => {
    const version = { id: ids.venue, version: 2 };
    const other = asStaff('VENUE_MANAGER', [fixedId(940_001)]);
    await expect(rename([version], other)).rejects.toThrow('not of your venues');
    const own = await rename([version], asStaff('VENUE_MANAGER', [ids.venue]));
    expect(own.changed).toHaveLength(1);
    await expect(rename([{ id: foreign.venue, version: 1 }])).rejects.toThrow('not found');
  });

  it('what one call changed is taken back together', async () => {
    const desk = office();
    desk.define(subject);
    expect(() => desk.define(subject)).toThrow('twice');
    const context = asStaff('COMPANY_ADMIN');
    const rows = await subject.read(server.db, ids.company, [ids.venue, fixedId(940_001)]);
    const things = rows.map(({ id, version }) => ({ id, version }));
    const call = { action: 'saveVenue', area: 'VENUES', things } as const;
    const done = await desk.changeMany(context, subject, call, (trx, found) =>
      renameAll(trx, found),
    );
    expect(await desk.undo(context, staffId, done.auditId ?? '')).toBeNull();
    const after = await subject.read(server.db, ids.company, [ids.venue, fixedId(940_001)]);
    expect(after.map(({ name }) => name).toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });
});
