import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Change = {
  success: boolean;
  error: string | null;
  field: string | null;
  version: number | null;
  auditId: string | null;
};
type Person = { id: string; name: string; venueIds: string[]; version: number };
type Entry = { action: string; subjectId: string; details: Record<string, unknown> };

describe('the office changes a person', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let second: string;
  let cook: string;
  const cookId = fixedId(900_003);
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    const admin = { companyId: ids.company, venueIds: [], role: 'COMPANY_ADMIN' } as const;
    owner = await signInStaff(server, { ...admin, venueIds: [], number: 1 });
    second = await signInStaff(server, { ...admin, venueIds: [], number: 2 });
    cook = await signInStaff(server, {
      number: 3,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
    await signInStaff(server, {
      number: 4,
      companyId: foreign.company,
      venueIds: [foreign.venue],
    });
  });
  afterAll(() => server.close());

  const save = async (
    person: { staffId?: string; version: number; name?: string; venueIds?: string[] },
    token = owner,
  ) => {
    const answer = await server.staff<{ saveStaffMember: Change }>(
      `mutation Save($staffId: ID!, $version: Int!, $name: String, $venueIds: [ID!]) {
        saveStaffMember(staffId: $staffId, version: $version, name: $name, venueIds: $venueIds) {
          success error field version auditId } }`,
      { staffId: cookId, ...person },
      token,
    );
    return answer.data?.saveStaffMember ?? answer.errors?.[0]?.extensions.code;
  };
  const undo = async (auditId: string, token = owner) => {
    const answer = await server.staff<{ undoChange: Change }>(
      'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { success error } }',
      { auditId },
      token,
    );
    return answer.data?.undoChange.error;
  };
  const read = async (): Promise<Person> => {
    const answer = await server.staff<{ staffMembers: Person[] }>(
      '{ staffMembers { id name venueIds version } }',
      {},
      owner,
    );
    return answer.data!.staffMembers.find(({ id }) => id === cookId)!;
  };
  const newest = async (): Promise<Entry> => {
    const answer = await server.staff<{ auditLog: { entries: Entry[] } }>(
      '{ auditLog(limit: 1) { entries { action subjectId details } } }',
      {},
      owner,
    );
    return answer.data!.auditLog.entries[0]!;
  };

  it('[O-14] [O-36] [OFFICE-13] [OFFICE-17] raises the version, ends the sessions, and tells the log no name', async () => {
    const before = await read();
    const changed = await save({ version: before.version, name: ' Robin ' });
    expect(changed).toMatchObject({ success: true, error: null, version: before.version + 1 });
    expect(await read()).toMatchObject({ name: 'Robin', version: before.version + 1 });
    expect(await newest()).toMatchObject({
      action: 'saveStaffMember',
      subjectId: cookId,
      details: { kind: 'STAFF', changes: { name: 'changed' } },
    });
    const me = await server.staff<{ staffMe: unknown }>('{ staffMe { id } }', {}, cook);
    expect(me.data?.staffMe).toBeNull();
  });

  it('[O-14] [OFFICE-13] an older version is refused, and nothing is written', async () => {
    const before = await read();
    expect(await save({ version: before.version - 1, name: 'Late' })).toEqual({
      success: false,
      error: 'VERSION_CONFLICT',
      field: null,
      version: before.version,
      auditId: null,
    });
    expect(await read()).toEqual(before);
  });

  it('[OFFICE-17] a change of nothing leaves version and log as they are', async () => {
    const before = await read();
    const entry = await newest();
    expect(await save({ version: before.version, name: before.name })).toMatchObject({
      success: true,
      version: before.version,
      auditId: null,
    });
    expect(await newest()).toEqual(entry);
  });

  it('says which field is wrong, and knows nobody of another company', async () => {
    const { version } = await read();
    expect(await save({ version, name: ' ' })).toMatchObject({
      error: 'STAFF_NAME',
      field: 'name',
    });
    expect(await save({ version, venueIds: [] })).toMatchObject({
      error: 'VENUE_REQUIRED',
      field: 'venueIds',
    });
    expect(await save({ version, venueIds: [foreign.venue] })).toBe('NOT_FOUND');
    expect(await save({ staffId: fixedId(900_004), version: 1, name: 'Mine' })).toBe('NOT_FOUND');
    expect(await save({ staffId: fixedId(900_001), version: 1, name: 'Me' })).toMatchObject({
      error: 'NOT_ON_YOURSELF',
    });
  });

  it('[TEAM-03] the last owner who can sign in is neither demoted nor let go, not even by the platform', async () => {
    const platform = await signInStaff(server, {
      number: 5,
      companyId: foreign.company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    const only = fixedId(900_006);
    await signInStaff(server, {
      number: 6,
      companyId: foreign.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });
    const call = async (text: string) => {
      const answer = await server.staff<Record<string, { error: string | null }>>(
        `mutation { ${text} { error } }`,
        {},
        platform,
      );
      return Object.values(answer.data ?? {})[0]?.error;
    };
    const demote = `changeStaffRole(staffId: "${only}", role: ACCOUNTANT)`;
    const letGo = `setStaffActive(staffId: "${only}", active: false)`;
    expect(await call(demote)).toBe('LAST_ADMIN');
    expect(await call(letGo)).toBe('LAST_ADMIN');
    await signInStaff(server, {
      number: 7,
      companyId: foreign.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });
    expect(await call(demote)).toBeNull();
    expect(await call(`setStaffActive(staffId: "${fixedId(900_007)}", active: false)`)).toBe(
      'LAST_ADMIN',
    );
  });

  it('[TEAM-03] two owners who let each other go at the same moment: one is done, one is told, each time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, other] = [50 + 2 * round, 51 + 2 * round];
      const owners = await Promise.all(
        [one, other].map((number) =>
          signInStaff(server, {
            number,
            companyId: ids.company,
            venueIds: [],
            role: 'COMPANY_ADMIN',
          }),
        ),
      );
      const letGo = (token: string, number: number) =>
        server.staff<{ setStaffActive: Change }>(
          `mutation { setStaffActive(staffId: "${fixedId(900_000 + number)}", active: false) { error } }`,
          {},
          token,
        );
      const answers = await Promise.all([letGo(owners[0]!, other), letGo(owners[1]!, one)]);
      const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? null);
      expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
      expect(codes).toContain(null);
      await server.db
        .updateTable('staffMembers')
        .set({ active: false })
        .where('id', 'in', [fixedId(900_000 + one), fixedId(900_000 + other)])
        .execute();
    }
  });

  it('[TEAM-03] [OFFICE-13] a new role raises the version as well, and nobody changes the own account', async () => {
    const before = await read();
    const answer = await server.staff<{ changeStaffRole: { error: string | null } }>(
      `mutation { changeStaffRole(staffId: "${cookId}", role: VENUE_MANAGER, venueIds: ["${ids.venue}"]) { error } }`,
      {},
      owner,
    );
    expect(answer.data?.changeStaffRole.error).toBeNull();
    expect(await read()).toMatchObject({ version: before.version + 1 });
    expect(await save({ staffId: fixedId(900_001), version: 1, name: 'Me' })).toMatchObject({
      error: 'NOT_ON_YOURSELF',
    });
  });

  it('[O-04] takes a change back within ten minutes, once, and says so in the log', async () => {
    const before = await read();
    const { auditId } = (await save({ version: before.version, name: 'Wrong' })) as Change;
    expect(await undo(auditId!, second)).toBe('NOT_UNDOABLE');
    expect(await undo(auditId!)).toBeNull();
    expect(await read()).toMatchObject({ name: before.name, version: before.version + 2 });
    expect(await newest()).toMatchObject({
      action: 'undoChange',
      details: { undoes: auditId, changes: { name: 'changed' } },
    });
    expect(await undo(auditId!)).toBe('NOT_UNDOABLE');
  });

  it('[OFFICE-15] several changes of one thing are taken back step by step, the last first', async () => {
    const start = await read();
    const one = (await save({ version: start.version, name: 'One' })) as Change;
    const two = (await save({ version: one.version!, name: 'Two' })) as Change;
    const three = (await save({ version: two.version!, name: 'Three' })) as Change;
    expect(await undo(two.auditId!)).toBe('VERSION_CONFLICT');
    expect(await undo(three.auditId!)).toBeNull();
    expect(await read()).toMatchObject({ name: 'Two' });
    expect(await undo(two.auditId!)).toBeNull();
    expect(await undo(one.auditId!)).toBeNull();
    expect(await read()).toMatchObject({ name: start.name, version: start.version + 6 });
  });

  it('[OFFICE-18] the log tells of one thing, one person, some days', async () => {
    const log = async (filter: string, token = owner) => {
      const answer = await server.staff<{ auditLog: { entries: Entry[] } }>(
        `{ auditLog(limit: 200${filter}) { entries { action subjectId details } } }`,
        {},
        token,
      );
      return answer.data?.auditLog.entries ?? answer.errors?.[0]?.extensions.code;
    };
    const { version } = await read();
    const changed = (await save({ version, venueIds: [ids.venue] })) as Change;
    expect(changed.error).toBeNull();
    await save({ version: changed.version!, name: 'Kim' }, second);
    const ofCook = (await log(`, subjectId: "${cookId}"`)) as Entry[];
    expect(ofCook.length).toBeGreaterThan(1);
    expect(new Set(ofCook.map(({ subjectId }) => subjectId))).toEqual(new Set([cookId]));
    const bySecond = (await log(`, staffId: "${fixedId(900_002)}"`)) as Entry[];
    expect(bySecond[0]).toMatchObject({ action: 'saveStaffMember', subjectId: cookId });
    const all = (await log('')) as Entry[];
    expect(bySecond.length).toBeLessThan(all.length);
    const now = server.now();
    expect(await log(`, until: "${now.subtract({ hours: 1 }).toString()}"`)).toEqual([]);
    expect(await log(`, from: "${now.subtract({ hours: 1 }).toString()}"`)).toEqual(all);
    expect(await log(', from: "yesterday"')).toBe('BAD_USER_INPUT');
    expect(await log(', staffId: "me"')).toBe('BAD_USER_INPUT');
    expect(await log(`, subjectId: "${fixedId(900_004)}"`)).toEqual([]);
  });

  it('[O-04] overwrites nobody who came later, and ends with the ten minutes', async () => {
    const start = await read();
    const first = (await save({ version: start.version, name: 'Mine' })) as Change;
    const later = (await save({ version: first.version!, name: 'Theirs' }, second)) as Change;
    expect(await undo(first.auditId!)).toBe('VERSION_CONFLICT');
    expect(await read()).toMatchObject({ name: 'Theirs' });
    const now = server.now();
    server.setTime(now.add({ minutes: 10 }).toString());
    expect(await undo(later.auditId!, second)).toBe('NOT_UNDOABLE');
    await save({ version: later.version!, name: 'Robin' });
    const kept = await server.db.selectFrom('officeUndos').select('at').execute();
    expect(kept).toHaveLength(1);
    server.setTime(now.toString());
  });
});
