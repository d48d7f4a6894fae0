import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Setup = {
  version: number;
  isLive: boolean;
  path: string;
  displayName: string;
  supportEmail: string | null;
  serviceTypes: string[];
  steps: { step: string; isDone: boolean }[];
  against: { code: string; subjectId: string | null; name: string | null }[];
  itemCount: number;
};
type Answer = { error: string | null; field: string | null; auditId: string | null; setup: Setup };

const SETUP = `version isLive path displayName supportEmail serviceTypes itemCount
  steps { step isDone } against { code subjectId name }`;
const RESULT = `{ error field auditId setup { ${SETUP} } }`;

describe('from an invitation to the first paid order', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    owner = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    await server.db.updateTable('companies').set({ hasAppOrders: false }).execute();
  });
  afterAll(() => server.close());

  const read = async (): Promise<Setup> =>
    (await server.staff<{ setupState: Setup }>(`{ setupState { ${SETUP} } }`, {}, owner)).data!
      .setupState;
  const call = async (text: string, facts?: object): Promise<Answer> => {
    const { version } = await read();
    const given =
      facts === undefined ? '$version: Int!' : '$version: Int!, $facts: CompanyFactsInput!';
    const answer = await server.staff<{ it: Answer }>(
      `mutation Call(${given}) { it: ${text} ${RESULT} }`,
      { version, facts },
      owner,
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.it;
  };
  const save = (facts: object) => call('saveCompanyFacts(version: $version, facts: $facts)', facts);
  const goLive = () => call('goLive(version: $version)');
  const guestSees = async () =>
    (
      await server.guest<{ Company: { hasAppOrders: boolean } }>(
        `{ Company(id: "${ids.company}") { hasAppOrders } }`,
      )
    ).data?.Company.hasAppOrders;
  const setVenue = (set: { organizationId?: string | null; active?: boolean }) =>
    server.db.updateTable('venues').set(set).where('id', '=', ids.venue).execute();
  const stepsOf = ({ steps }: Setup) =>
    steps.filter(({ isDone }) => isDone).map(({ step }) => step);

  it('[SETUP-21] going live is refused, and each thing that stands against it is named', async () => {
    const before = await read();
    expect(before.isLive).toBe(false);
    expect(before.against.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['ORGANIZATION_ID_MISSING', 'SUPPORT_EMAIL_MISSING']),
    );
    expect(before.against.find(({ code }) => code === 'ORGANIZATION_ID_MISSING')).toMatchObject({
      subjectId: ids.venue,
    });
    const refused = await goLive();
    expect(refused).toMatchObject({ error: 'NOT_READY', auditId: null });
    expect(await guestSees()).toBe(false);
  });

  it('[SETUP-09] a step is done by the data, and open again when they are gone', async () => {
    await setVenue({ organizationId: '556677-8899' });
    await server.db
      .updateTable('venueLocations')
      .set({ street: 'Kajen 1', city: 'Stockholm' })
      .where('venueId', '=', ids.venue)
      .execute();
    expect((await save({ supportEmail: 'hello@example.com' })).error).toBeNull();
    expect(stepsOf(await read())).toEqual(expect.arrayContaining(['RESTAURANT', 'HOURS', 'MENU']));
    await setVenue({ active: false });
    const switchedOff = await read();
    expect(stepsOf(switchedOff)).not.toContain('RESTAURANT');
    expect(switchedOff.against.map(({ code }) => code)).toContain('VENUE_SWITCHED_OFF');
    await setVenue({ active: true });
    expect(stepsOf(await read())).toContain('RESTAURANT');
  });

  it('[SETUP-15] keeping the neutral look ends its step, and taking that back opens it again', async () => {
    expect(stepsOf(await read())).not.toContain('LOOK');
    const kept = await save({ keepsNeutralLook: true });
    expect(kept.error).toBeNull();
    expect(stepsOf(kept.setup)).toContain('LOOK');
    const { data } = await server.staff<{ undoChange: { error: string | null } }>(
      'mutation Undo($auditId: ID!) { undoChange(auditId: $auditId) { error } }',
      { auditId: kept.auditId },
      owner,
    );
    expect(data?.undoChange.error).toBeNull();
    expect(stepsOf(await read())).not.toContain('LOOK');
  });

  it('[SETUP-21] a dish without a rate of the country stands against it, by its name', async () => {
    const items = () => server.db.updateTable('items').where('id', '=', ids.fries);
    await server.db
      .updateTable('menuEntries')
      .set({ vatRate: null })
      .where('itemId', '=', ids.fries)
      .execute();
    await items().set({ vatRate: 77 }).execute();
    const { against } = await read();
    expect(against).toEqual([
      { code: 'VAT_RATE_UNKNOWN', subjectId: ids.fries, name: expect.any(String) },
    ]);
    await items().set({ vatRate: 12 }).execute();
    expect((await read()).against).toEqual([]);
  });

  it('[SETUP-22] going live opens the app for guests, going offline closes it and says why in the log', async () => {
    const opened = await goLive();
    expect(opened).toMatchObject({ error: null, setup: { isLive: true } });
    expect(await guestSees()).toBe(true);
    const closed = await call('goOffline(version: $version, reason: "New kitchen")');
    expect(closed).toMatchObject({ error: null, setup: { isLive: false } });
    expect(await guestSees()).toBe(false);
    const entry = await server.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('id', '=', Number(closed.auditId))
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'goOffline',
      details: { reason: 'New kitchen', changes: { isLive: { before: true, after: false } } },
    });
  });

  it('[O-04] [D-480] what closed the app is taken back only while it could be opened', async () => {
    await goLive();
    const closed = await call('goOffline(version: $version)');
    await setVenue({ organizationId: null });
    const undo = () =>
      server.staff<{ undoChange: { error: string | null } }>(
        `mutation { undoChange(auditId: "${closed.auditId}") { error } }`,
        {},
        owner,
      );
    expect((await undo()).data?.undoChange.error).toBe('NOT_READY');
    await setVenue({ organizationId: '556677-8899' });
    expect((await undo()).data?.undoChange.error).toBeNull();
    expect((await read()).isLive).toBe(true);
  });

  it('what guests read of the company is checked, versioned and logged without the mail address', async () => {
    expect(await save({ displayName: ' ' })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'displayName',
    });
    expect(await save({ supportEmail: 'nobody' })).toMatchObject({ field: 'supportEmail' });
    expect(await save({ serviceTypes: [] })).toMatchObject({ field: 'serviceTypes' });
    const saved = await save({ displayName: ' Kajen ', serviceTypes: ['TAKE_AWAY'] });
    expect(saved.setup).toMatchObject({ displayName: 'Kajen', serviceTypes: ['TAKE_AWAY'] });
    const moved = await save({ supportEmail: 'other@example.com' });
    const log = await server.db
      .selectFrom('auditLog')
      .select('details')
      .where('id', '=', Number(moved.auditId))
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(log.details)).not.toContain('example.com');
    const stale = await server.staff<{ it: Answer }>(
      `mutation { it: goLive(version: 1) ${RESULT} }`,
      {},
      owner,
    );
    expect(stale.data?.it).toMatchObject({
      error: 'VERSION_CONFLICT',
      setup: { displayName: 'Kajen' },
    });
  });

  it('[SETUP-22] opening and closing leaves what is served below another path alone', async () => {
    const second = { companyId: ids.company, userCompanyId: ids.company, slug: 'company-1-tables' };
    await server.db
      .insertInto('cloudConfigurations')
      .values({ ...second, id: randomUUID(), theme: '{}', serviceTypes: ['EAT_HERE'] })
      .execute();
    const served = async () =>
      (
        await server.db
          .selectFrom('cloudConfigurations')
          .select('serviceTypes')
          .where('slug', '=', second.slug)
          .executeTakeFirstOrThrow()
      ).serviceTypes;
    expect((await call('goOffline(version: $version)')).error).toBeNull();
    expect((await goLive()).error).toBeNull();
    expect(await served()).toEqual(['EAT_HERE']);
    await save({ serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] });
    expect(await served()).toEqual(['EAT_HERE', 'TAKE_AWAY']);
  });

  it('another company is not there', async () => {
    const answer = await server.staff(
      `{ setupState(companyId: "${foreign.company}") { isLive } }`,
      {},
      owner,
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
