import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { orderOnBill, scan } from '../../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Table = {
  id: string;
  version: number;
  code: string;
  supportsPayLater: boolean;
  active: boolean;
  address: string;
  openBillSince: string | null;
};
type Answer = {
  error: string | null;
  field: string | null;
  auditId: string | null;
  tables: Table[];
};

const TABLE = 'id version code supportsPayLater active address openBillSince';
const RESULT = `error field auditId tables { ${TABLE} }`;

describe('the office makes and changes tables', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    server = await openTestServer();
    const configuration = { enableQrOrders: true };
    ids = await seedOpenShop(server.db, 1, { configuration });
    foreign = await seedOpenShop(server.db, 2, { configuration });
    const member = { companyId: ids.company };
    owner = await signInStaff(server, {
      ...member,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    manager = await signInStaff(server, {
      ...member,
      venueIds: [ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
  });
  afterAll(() => server.close());

  const call = async (text: string, variables: object, token = owner): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code), field: null, auditId: null, tables: [] };
    return Object.values(answer.data ?? {})[0]!;
  };
  const create = (tables: { id: string; code: string }[], token = owner, venueId = ids.venue) =>
    call(
      `mutation Create($venueId: ID!, $tables: [NewTableInput!]!) {
        createTables(venueId: $venueId, tables: $tables, supportsPayLater: true) { ${RESULT} } }`,
      { venueId, tables },
      token,
    );
  const save = (id: string, version: number, table: object, token = owner) =>
    call(
      `mutation Save($id: ID!, $version: Int!, $table: TableInput!) {
        saveTable(id: $id, version: $version, table: $table) { ${RESULT} } }`,
      { id, version, table },
      token,
    );
  const archive = (id: string, version: number) =>
    call(
      `mutation Archive($id: ID!, $version: Int!) {
        archiveTable(id: $id, version: $version) { ${RESULT} } }`,
      { id, version },
    );
  const rotate = (tableIds: string[]) =>
    call(
      `mutation Rotate($venueId: ID!, $tableIds: [ID!]!) {
        rotateTables(venueId: $venueId, tableIds: $tableIds) { ${RESULT} } }`,
      { venueId: ids.venue, tableIds },
    );
  const read = async (): Promise<Table[]> =>
    (
      await server.staff<{ venueTables: Table[] }>(
        `query Tables($id: ID!) { venueTables(venueId: $id) { ${TABLE} } }`,
        { id: ids.venue },
        owner,
      )
    ).data!.venueTables;
  const undo = async (auditId: string | null) =>
    (
      await server.staff<{ undoChange: { error: string | null } }>(
        'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
        { id: auditId },
        owner,
      )
    ).data?.undoChange.error;
  const newest = async () =>
    (
      await server.staff<{ auditLog: { entries: { action: string; subjectId: string }[] } }>(
        '{ auditLog(limit: 1) { entries { action subjectId } } }',
        {},
        owner,
      )
    ).data!.auditLog.entries[0]!;
  const row = (...codes: string[]) => codes.map((code) => ({ id: randomUUID(), code }));

  it('[PLACES-21] makes a row of tables at once, twice the same is once, and takes it back', async () => {
    const tables = row('9', '10', ' 11 ');
    const made = await create(tables, manager);
    expect(made).toMatchObject({ error: null });
    expect(made.tables.map(({ code }) => code)).toEqual(['9', '10', '11']);
    expect(await newest()).toMatchObject({ action: 'createTables' });
    expect((await create(tables)).auditId).toBeNull();
    expect(await read()).toEqual(made.tables);
    const more = await create(row('12', '13'));
    expect(await undo(more.auditId)).toBeNull();
    expect((await read()).map(({ code }) => code)).toEqual(['9', '10', '11']);
  });

  it('[PLACES-21] all or none: a number that is taken or none is named, more than 500 are refused', async () => {
    const before = await read();
    expect(await create(row('20', '9'))).toMatchObject({
      error: 'TABLE_CODE_TAKEN',
      field: 'tables.1.code',
    });
    expect(await create(row('20', '20'))).toMatchObject({ error: 'TABLE_CODE_TAKEN' });
    expect(await create(row('20', 'x'.repeat(21)))).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'tables.1.code',
    });
    const many = row(...Array.from({ length: 498 }, (_, place) => String(100 + place)));
    expect(await create(many)).toMatchObject({ error: 'LIMIT_REACHED' });
    expect((await create(row('1'), manager, foreign.venue)).error).toBe('FORBIDDEN');
    expect((await create(row('1'), owner, foreign.venue)).error).toBe('NOT_FOUND');
    expect((await create([])).error).toBe('BAD_USER_INPUT');
    expect(await read()).toEqual(before);
  });

  it('[PLACES-21] [O-14] a table is changed on the version that was read', async () => {
    const [table] = await read();
    const saved = await save(table!.id, table!.version, { code: '8', supportsPayLater: false });
    expect(saved.tables[0]).toMatchObject({ code: '8', supportsPayLater: false, active: true });
    expect(await newest()).toMatchObject({ action: 'saveTable', subjectId: table!.id });
    expect(await save(table!.id, table!.version, { code: '7' })).toMatchObject({
      error: 'VERSION_CONFLICT',
      tables: saved.tables,
    });
    expect(await save(table!.id, table!.version + 1, { code: '10' })).toMatchObject({
      error: 'TABLE_CODE_TAKEN',
      field: 'table.code',
    });
    expect(await save(table!.id, table!.version + 1, { code: ' ' })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'table.code',
    });
    expect(await undo(saved.auditId)).toBeNull();
    expect((await read())[0]).toMatchObject({ code: '9', supportsPayLater: true });
    expect((await save(randomUUID(), 1, {})).error).toBe('NOT_FOUND');
  });

  it('[PLACES-23] the code opens the guests’ address of the company, which serves the table', async () => {
    const [table] = await read();
    expect(table!.address).toMatch(new RegExp(`/[a-z0-9-]+\\?v=${ids.venue}&t=${table!.id}$`));
    const address = new URL(table!.address, server.origin);
    expect(await scan(server, address.searchParams.get('t')!, ids.venue)).not.toBeNull();
    await server.db
      .insertInto('companyHosts')
      .values({
        host: 'eat.example',
        companyId: ids.company,
        configurationId: (
          await server.db
            .selectFrom('cloudConfigurations')
            .select('id')
            .where('companyId', '=', ids.company)
            .executeTakeFirstOrThrow()
        ).id,
      })
      .execute();
    expect((await read())[0]!.address).toBe(`https://eat.example/?v=${ids.venue}&t=${table!.id}`);
  });

  it('[PLACES-24] several tables get new codes at once, all or none, and the old ones open nothing', async () => {
    const before = await read();
    expect((await rotate([before[0]!.id, randomUUID()])).error).toBe('NOT_FOUND');
    expect(await read()).toEqual(before);
    const after = await rotate(before.map(({ id }) => id));
    expect(after.tables.map(({ code }) => code)).toEqual(before.map(({ code }) => code));
    expect(await newest()).toMatchObject({ action: 'rotateTables' });
    expect(await scan(server, before[0]!.id, ids.venue)).toBeNull();
    expect(await scan(server, after.tables[0]!.id, ids.venue)).not.toBeNull();
  });

  it('[PLACES-25] [D-443] a table with an open bill stays in use; afterwards its number is free again', async () => {
    const [table] = await read();
    const token = await scan(server, table!.id, ids.venue);
    await orderOnBill(server, ids, token!);
    const [busy] = await read();
    expect(busy!.openBillSince).not.toBeNull();
    for (const change of [{ active: false }, { supportsPayLater: false }])
      expect(await save(busy!.id, busy!.version, change)).toMatchObject({ error: 'TABLE_IN_USE' });
    expect(await archive(busy!.id, busy!.version)).toMatchObject({ error: 'TABLE_IN_USE' });
    expect((await save(busy!.id, busy!.version, { code: 'Window' })).error).toBeNull();
    const [free] = (await read()).filter(({ openBillSince }) => openBillSince === null);
    const gone = await archive(free!.id, free!.version);
    expect(gone.tables.some(({ id }) => id === free!.id)).toBe(false);
    expect(await scan(server, free!.id, ids.venue)).toBeNull();
    expect((await save(free!.id, free!.version + 1, { code: 'x' })).error).toBe('NOT_FOUND');
    const again = await create(row(free!.code));
    expect(again.error).toBeNull();
    expect(await undo(gone.auditId)).toBe('TABLE_CODE_TAKEN');
  });

  it('[PLACES-26] with ordering by code off the codes seat nobody, until it is switched on again', async () => {
    const [table] = await create(row('Terrace')).then(({ tables }) =>
      tables.filter(({ code }) => code === 'Terrace'),
    );
    const company = async () =>
      (
        await server.staff<{
          setupState: { version: number };
          administeredCompany: { enableQrOrders: boolean };
        }>('{ setupState { version } administeredCompany { enableQrOrders } }', {}, owner)
      ).data!;
    const turn = async (enableQrOrders: boolean) => {
      const { version } = (await company()).setupState;
      const answer = await server.staff<{
        saveCompanyFacts: { error: string | null; auditId: string };
      }>(
        `mutation Turn($version: Int!, $facts: CompanyFactsInput!) {
          saveCompanyFacts(version: $version, facts: $facts) { error auditId } }`,
        { version, facts: { enableQrOrders } },
        owner,
      );
      return answer.data!.saveCompanyFacts;
    };
    const off = await turn(false);
    expect(off.error).toBeNull();
    expect((await company()).administeredCompany.enableQrOrders).toBe(false);
    expect(await scan(server, table!.id, ids.venue)).toBeNull();
    expect(await undo(off.auditId)).toBeNull();
    expect(await scan(server, table!.id, ids.venue)).not.toBeNull();
    expect((await company()).administeredCompany.enableQrOrders).toBe(true);
  });
});
