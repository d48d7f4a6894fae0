import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Changed = { error: string | null; field: string | null };
type Gap = { code: string; subjectId: string | null; name: string | null };
type Setup = { version: number; isLive: boolean; serviceTypes: string[]; against: Gap[] };
type Menu = { id: string; name: string; venueId: string; serviceTypes: string[]; hours: object[] };

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

describe('a company that begins with nothing', () => {
  let server: TestServer;
  let owner: string;
  const [first, second] = [randomUUID(), randomUUID()];
  const [category, dish] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    server = await openTestServer();
    const { company } = await seedOpenShop(server.db, 1);
    const platform = await signInStaff(server, {
      number: 1,
      companyId: company,
      venueIds: [],
      role: 'PLATFORM_ADMIN',
    });
    const made = await ask<{ invitation: string }>(
      `mutation { it: createCompany(displayName: "Ostbaren", slug: "ostbaren", country: "DK", currency: DKK,
        language: dk, adminName: "Eva", adminEmail: "eva@example.test") { invitation } }`,
      {},
      platform,
    );
    const accepted = await ask<{ token: string }>(
      'mutation Accept($invitation: String!) { it: acceptStaffInvitation(invitation: $invitation, password: "a good password") { token } }',
      made,
      undefined,
    );
    owner = accepted.token;
  });
  afterAll(() => server.close());

  async function ask<Data>(text: string, given: object = {}, token?: string): Promise<Data> {
    const { data, errors } = await server.staff<{ it: Data }>(text, given, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.it;
  }
  const change = async (text: string, given: object = {}) =>
    expect(await ask<Changed>(text, given, owner)).toMatchObject({ error: null });
  const setup = () =>
    ask<Setup>(
      '{ it: setupState { version isLive serviceTypes against { code subjectId name } } }',
      {},
      owner,
    );
  const gaps = async () => (await setup()).against.map(({ code }) => code);
  const createVenue = (id: string, venue: object) =>
    change(
      'mutation New($id: ID!, $venue: VenueInput!) { it: createVenue(id: $id, venue: $venue) { error } }',
      { id, venue },
    );
  const saveFacts = async (facts: object) =>
    ask<Changed>(
      'mutation Save($version: Int!, $facts: CompanyFactsInput!) { it: saveCompanyFacts(version: $version, facts: $facts) { error field } }',
      { version: (await setup()).version, facts },
      owner,
    );
  const menus = async () =>
    (
      await ask<{ menus: Menu[] }>(
        '{ it: officeCatalogue { menus { id name venueId serviceTypes hours { dayOfWeek } } } }',
        {},
        owner,
      )
    ).menus;

  it('[D-481] [O-15] a new venue has a menu for the whole day and every way of eating, made once', async () => {
    const venue = {
      name: 'Havnen',
      active: true,
      street: 'Kajen 1',
      city: 'Aarhus',
      organizationId: '12345678',
    };
    await createVenue(first, venue);
    await createVenue(first, venue);
    expect(await menus()).toEqual([
      {
        id: expect.any(String),
        name: 'Hele dagen',
        venueId: first,
        serviceTypes: ['EAT_HERE', 'TAKE_AWAY', 'DELIVERY'],
        hours: [],
      },
    ]);
  });

  it('[D-481] [SETUP-21] [SETUP-22] its dishes are sold from there, and it goes live by the office alone', async () => {
    await change(
      `mutation Save($id: ID!, $hours: [OpeningHoursInput!]!) {
        it: saveOpeningHours(venueId: $id, version: 1, hours: $hours) { error } }`,
      {
        id: first,
        hours: WEEK.map((dayOfWeek) => ({ dayOfWeek, start: '00:00', end: '00:00' })),
      },
    );
    expect((await saveFacts({ supportEmail: 'hej@example.test' })).error).toBeNull();
    expect(await gaps()).toEqual(['NO_ORDERABLE_ITEM']);
    await change(
      `mutation New($id: ID!) {
        it: createCategory(id: $id, category: { name: { dk: "Smørrebrød" } }) { error } }`,
      { id: category },
    );
    await change(
      `mutation New($id: ID!, $item: ItemInput!) { it: createItem(id: $id, item: $item) { error } }`,
      {
        id: dish,
        item: { title: { dk: 'Sild' }, categoryIds: [category], vatRate: 25, price: 8_500 },
      },
    );
    expect(await gaps()).toEqual([]);
    const { version } = await setup();
    await change(`mutation { it: goLive(version: ${version}) { error } }`);
    expect((await setup()).isLive).toBe(true);
  });

  it('[D-481] a way of eating that is switched on later is served by the same menu', async () => {
    expect((await saveFacts({ serviceTypes: ['EAT_HERE'] })).error).toBeNull();
    expect(await gaps()).toEqual([]);
  });

  it('[D-29] what nobody drives cannot be switched on', async () => {
    const refused = { error: 'FIELD_INVALID', field: 'serviceTypes' };
    expect(await saveFacts({ serviceTypes: ['DELIVERY'] })).toEqual(refused);
    expect(await saveFacts({ serviceTypes: ['TAKE_AWAY', 'DELIVERY'] })).toEqual(refused);
    expect((await setup()).serviceTypes).toEqual(['EAT_HERE']);
  });

  it('[SETUP-21] a dish without a rate is named although it is not on every venue’s menu; sold somewhere, it is no gap', async () => {
    const setRate = (vatRate: number) =>
      server.db.updateTable('items').set({ vatRate }).where('id', '=', dish).execute();
    await createVenue(second, { name: 'Aaen' });
    await setRate(77);
    // Before the first one in the list, and after it.
    for (const name of ['Aaen', 'Østerbro']) {
      await server.db.updateTable('venues').set({ name }).where('id', '=', second).execute();
      expect((await setup()).against).toContainEqual({
        code: 'VAT_RATE_UNKNOWN',
        subjectId: dish,
        name: 'Sild',
      });
    }
    const menu = (await menus()).find(({ venueId }) => venueId === second);
    await server.db
      .insertInto('menuEntries')
      .values({
        id: randomUUID(),
        companyId: (
          await server.db
            .selectFrom('items')
            .select('companyId')
            .where('id', '=', dish)
            .executeTakeFirstOrThrow()
        ).companyId,
        menuId: menu!.id,
        itemId: dish,
        price: 8_500,
        vatRate: 25,
      })
      .execute();
    expect(await gaps()).toEqual([]);
    await setRate(25);
  });
});
