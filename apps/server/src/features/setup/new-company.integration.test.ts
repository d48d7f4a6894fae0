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
  let platform: string;
  const [first, second] = [randomUUID(), randomUUID()];
  const [category, dish] = [randomUUID(), randomUUID()];
  beforeAll(async () => {
    server = await openTestServer();
    const { company } = await seedOpenShop(server.db, 1);
    platform = await signInStaff(server, {
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

  it('[SETUP-01] [SETUP-02] [SETUP-03] a reserved or taken path and a country without rates are refused before anything is made', async () => {
    const create = (given: Record<string, string>) =>
      ask<{ error: string | null; suggestions: string[] }>(
        `mutation New($displayName: String!, $slug: String!, $country: String!, $adminEmail: String!) {
          it: createCompany(displayName: $displayName, slug: $slug, country: $country, currency: SEK,
            language: en, adminName: "Ada", adminEmail: $adminEmail) { error suggestions } }`,
        { displayName: 'Køl', slug: 'kol', country: 'DK', adminEmail: 'a@kol.test', ...given },
        platform,
      );
    const check = (path: string) =>
      ask<{ error: string | null; suggestions: string[] }>(
        'query Check($path: String!) { it: checkPath(path: $path, country: "DK") { error suggestions } }',
        { path },
        platform,
      );
    const near = ['ostbaren-dk', 'ostbaren-2'];
    expect(await check('ostbaren')).toEqual({ error: 'COMPANY_SLUG_TAKEN', suggestions: near });
    expect(await create({ slug: 'ostbaren' })).toEqual({
      error: 'COMPANY_SLUG_TAKEN',
      suggestions: near,
    });
    const refused = (error: string) => ({ error, suggestions: [] });
    expect(await check('console')).toEqual(refused('COMPANY_SLUG_RESERVED'));
    expect(await check('-')).toEqual(refused('FIELD_INVALID'));
    expect(await check('kol')).toEqual({ error: null, suggestions: [] });
    expect(await create({ slug: 'console' })).toEqual(refused('COMPANY_SLUG_RESERVED'));
    expect(await create({ country: 'XX' })).toEqual(refused('VAT_RATES_UNKNOWN'));
    expect(await create({ slug: 'kol', country: 'TR' })).toMatchObject({ error: null });
    const rows = await server.db
      .selectFrom('companies')
      .select(['defaultCurrency', 'code'])
      .where('displayName', '=', 'Køl')
      .execute();
    expect(rows).toEqual([{ defaultCurrency: 'TRY', code: '+90' }]);
  });

  it('[SETUP-27] the list tells of each company how far it is and who has not come yet', async () => {
    const list = await ask<
      {
        displayName: string;
        isLive: boolean;
        nextStep: string | null;
        openFindings: number;
        invited: { name: string }[];
      }[]
    >(
      '{ it: companies { displayName isLive nextStep lastOrderAt openFindings invited { name } } }',
      {},
      platform,
    );
    const of = (name: string) => list.find(({ displayName }) => displayName === name);
    expect(of('Ostbaren')).toEqual({
      displayName: 'Ostbaren',
      isLive: false,
      nextStep: 'RESTAURANT',
      lastOrderAt: null,
      openFindings: 0,
      invited: [],
    });
    expect(of('Køl')).toMatchObject({ invited: [{ name: 'Ada' }] });
  });

  it('[D-570] its guests may order without an account until its owner says otherwise', async () => {
    const switches = await ask<object>(
      '{ it: officeSwitches { enableAnonymousOrders } }',
      {},
      owner,
    );
    expect(switches).toEqual({ enableAnonymousOrders: true });
  });

  it('[SETUP-10] [SETUP-11] [D-481] [O-15] its restaurant with address and a menu for the whole day is made in one call, once', async () => {
    const restaurant = {
      displayName: 'Havnen',
      street: 'Kajen 1',
      zip: '8000',
      city: 'Aarhus',
      organizationId: '1234',
      supportEmail: 'hej@example.test',
      serviceTypes: ['TAKE_AWAY'],
    };
    const create = async (given: object, id = first, version?: number) =>
      ask<Changed & { setup: { displayName: string; supportEmail: string; against: Gap[] } }>(
        `mutation New($id: ID!, $version: Int!, $restaurant: RestaurantInput!) {
          it: createRestaurant(id: $id, version: $version, restaurant: $restaurant) {
            error field setup { displayName supportEmail against { code subjectId name } } } }`,
        { id, version: version ?? (await setup()).version, restaurant: given },
        owner,
      );
    expect(await gaps()).toContain('NO_VENUE');
    expect(await create(restaurant)).toMatchObject({
      error: 'ORGANIZATION_ID_UNUSUAL',
      field: 'organizationId',
      // Nothing of it was written.
      setup: { displayName: 'Ostbaren', supportEmail: null },
    });
    expect(await create({ ...restaurant, supportEmail: 'nobody' })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'supportEmail',
    });
    expect(await create(restaurant, first, 99)).toMatchObject({ error: 'VERSION_CONFLICT' });
    const kept = { ...restaurant, keepsOrganizationId: true };
    const made = await create(kept);
    expect(made).toMatchObject({
      error: null,
      setup: { displayName: 'Havnen', supportEmail: 'hej@example.test' },
    });
    expect(made.setup.against.map(({ code }) => code)).toEqual([
      'HOURS_MISSING',
      'NO_ORDERABLE_ITEM',
    ]);
    expect(await create(kept)).toMatchObject({ error: null });
    expect(await create(kept, second)).toMatchObject({ error: 'VERSION_CONFLICT' });
    expect(await menus()).toEqual([
      {
        id: expect.any(String),
        name: 'Hele dagen',
        venueId: first,
        serviceTypes: ['EAT_HERE', 'TAKE_AWAY', 'DELIVERY'],
        hours: [],
      },
    ]);
    const entries = await server.db
      .selectFrom('auditLog')
      .select('subjectId')
      .where('action', '=', 'createRestaurant')
      .execute();
    expect(entries.map(({ subjectId }) => subjectId)).toContain(first);
  });

  it('[SETUP-11] a number of another form is kept on a venue’s page too, where its owner insists', async () => {
    const save = (venue: object, version: number) =>
      ask<Changed>(
        `mutation Save($id: ID!, $version: Int!, $venue: VenueInput!) {
          it: saveVenue(id: $id, version: $version, venue: $venue) { error field } }`,
        { id: first, version, venue },
        owner,
      );
    expect(await save({ organizationId: '123456789' }, 1)).toEqual({
      error: 'ORGANIZATION_ID_UNUSUAL',
      field: 'organizationId',
    });
    // What stands there already is not asked about again.
    expect(await save({ organizationId: '1234', city: 'Aarhus C' }, 1)).toMatchObject({
      error: null,
    });
    expect(await save({ organizationId: '12345678' }, 2)).toMatchObject({ error: null });
  });

  it('[D-481] [SETUP-21] [SETUP-22] its dishes are sold from there, and it goes live by the office alone', async () => {
    await change(
      `mutation Save($id: ID!, $hours: [OpeningHoursInput!]!) {
        it: saveOpeningHours(venueId: $id, version: 3, hours: $hours) { error } }`,
      {
        id: first,
        hours: WEEK.map((dayOfWeek) => ({ dayOfWeek, start: '00:00', end: '00:00' })),
      },
    );
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

  it('[D-29] [PLACES-17] what nobody drives can be prepared beside another way, never alone', async () => {
    const refused = { error: 'FIELD_INVALID', field: 'serviceTypes' };
    expect(await saveFacts({ serviceTypes: ['DELIVERY'] })).toEqual(refused);
    expect((await setup()).serviceTypes).toEqual(['EAT_HERE']);
    expect((await saveFacts({ serviceTypes: ['EAT_HERE', 'DELIVERY'] })).error).toBeNull();
    expect((await setup()).serviceTypes).toEqual(['EAT_HERE', 'DELIVERY']);
    expect(await gaps()).toEqual([]);
    expect((await saveFacts({ serviceTypes: ['EAT_HERE'] })).error).toBeNull();
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

  it('[PLACES-02] a restaurant is shown once guests can find it and receipts name it', async () => {
    const id = randomUUID();
    await ask(
      'mutation Make($id: ID!) { it: createVenue(id: $id, venue: { name: "Annex" }) { error } }',
      { id },
      owner,
    );
    const show = (venue: object) =>
      ask<Changed>(
        `mutation Show($id: ID!, $venue: VenueInput!) {
          it: saveVenue(id: $id, version: 1, venue: $venue) { error field } }`,
        { id, venue: { active: true, ...venue } },
        owner,
      );
    const place = { street: 'Kajen 1', city: 'Aarhus' };
    expect(await show({})).toEqual({ error: 'VENUE_INCOMPLETE', field: 'street' });
    expect(await show(place)).toEqual({ error: 'VENUE_INCOMPLETE', field: 'organizationId' });
    expect(await show({ ...place, organizationId: '12345678' })).toMatchObject({ error: null });
  });
});
