import { randomUUID } from 'node:crypto';
import { OWN_MERCHANT } from '@tallrik/payment-simulator/own-merchant';
import { sql } from 'kysely';
import { fixedId } from '../fixed-id.ts';
import type { seededIds } from '../seed-company.ts';
import { changeBooks } from './books-changes.ts';
import { changeGrowth } from './growth-changes.ts';
import { changeMembership } from './membership-changes.ts';
import { seedPicture } from '../seed-picture.ts';
import type { TestServer } from '../test-server.ts';

type Things = { server: TestServer; ids: ReturnType<typeof seededIds>; owner: string };

/** What an owner does once with everything the office offers, each field set to something it was not. */
export async function changeEverything({ server, ids, owner }: Things): Promise<void> {
  const { company: companyId, venue } = ids;
  const newId = (number: number) => fixedId(940_000 + number);
  const pictureKey = await seedPicture(server.db, { companyId, staffNumber: 1 });
  const inAll = (text: string) => ({ en: text, se: text, es: text, no: text, tr: text, dk: text });

  /** `types` are those of the operation's own arguments; every one answers whether it was refused. */
  async function change(operation: string, types: string, given: object): Promise<void> {
    const names = [...types.matchAll(/(\w+):/g)].map(([, name]) => name);
    const answer = await server.staff<Record<string, { error: string | null }>>(
      `mutation Change(${types.replaceAll(/(\w+):/g, '$$$1:')}) {
        ${operation}(${names.map((name) => `${name}: $${name}`).join(', ')}) { error } }`,
      given,
      owner,
    );
    const error = answer.errors?.[0]?.message ?? answer.data?.[operation]?.error;
    if (error) throw new Error(`${operation}: ${error}`);
  }
  async function versionOf(table: string, id: string): Promise<number> {
    const { rows } = await sql<{ version: number }>`
      select version from ${sql.table(table)} where id = ${id}`.execute(server.db);
    return rows[0]?.version ?? 0;
  }

  await change('saveCompanyFacts', 'version: Int!, facts: CompanyFactsInput!', {
    version: await versionOf('companies', companyId),
    facts: {
      displayName: 'Renamed',
      supportEmail: 'help@renamed.example',
      serviceTypes: ['TAKE_AWAY'],
      enableQrOrders: true,
      keepsNeutralLook: true,
    },
  });
  await change('saveSwitches', 'version: Int!, switches: SwitchesInput!', {
    version: await versionOf('companies', companyId),
    switches: {
      enableAnonymousOrders: false,
      disablePickuptime: true,
      phoneCode: '+44',
      phoneCooldownDays: 7,
      smsSender: 'SMASH',
      disableComments: true,
      enableTipping: false,
      enablePromoCodes: true,
      hasMembershipCards: true,
      bagItemId: ids.fries,
      syncEta: true,
      unansweredOrderMinutes: 25,
      capturesAtOnce: true,
      force3DSecure: true,
      enableInvoicing: true,
      invoiceFormUrl: 'https://form.example/apply',
      enableAnalytics: false,
      languages: ['se', 'en', 'tr'],
      defaultLanguage: 'en',
      currency: 'EUR',
    },
  });
  await change('saveLookDraft', 'version: Int!, look: LookInput!', {
    version: await versionOf('cloud_configurations', ids.configuration),
    look: {
      theme: { main: '#0a3d2c' },
      font: 'LORA',
      logoKey: pictureKey,
      landingKey: pictureKey,
      landingDesktopKey: pictureKey,
      greetingText: 'Hello',
      navigationInfoText: 'Open till ten',
      landingPageIntro: 'Cooked today',
      aboutUs: 'Since 1952',
      customReadyText: 'Come and get it',
      maxCategories: 5,
      showCategoriesInGridView: true,
      sections: [{ menuId: ids.lunch, title: 'Today', itemIds: [ids.fries] }],
    },
  });
  await change('publishLook', 'version: Int!', {
    version: await versionOf('cloud_configurations', ids.configuration),
  });
  // Publishing throws the draft away: another one is left behind.
  await change('saveLookDraft', 'version: Int!, look: LookInput!', {
    version: await versionOf('cloud_configurations', ids.configuration),
    look: { greetingText: 'Good evening' },
  });
  await change('savePicture', 'key: ID!, version: Int!, description: LocalizedTextInput!', {
    key: pictureKey,
    version: 1,
    description: inAll('A plate'),
  });

  await change('createCategory', 'id: ID!, category: CategoryInput!', {
    id: newId(1),
    category: {
      name: inAll('Soups'),
      description: inAll('Hot'),
      parentId: ids.burgers,
      hidden: true,
      pictureKey,
    },
  });
  await change('createGroup', 'id: ID!, group: GroupInput!', {
    id: newId(2),
    group: {
      name: inAll('Toppings'),
      type: 'MULTIPLE',
      required: true,
      expandedByDefault: true,
      minChoices: 1,
      maxChoices: 2,
      options: [
        {
          id: newId(3),
          name: inAll('Cheese'),
          price: 500,
          allergen: 'milk',
          isPreselected: true,
          asItemId: ids.fries,
          pictureKey,
        },
        { id: newId(4), name: inAll('Onion'), price: 300 },
      ],
    },
  });
  await change('saveGroup', 'id: ID!, version: Int!, group: GroupInput!', {
    id: newId(2),
    version: await versionOf('modification_groups', newId(2)),
    group: {
      options: [
        {
          id: newId(3),
          name: inAll('Cheese'),
          price: 500,
          allergen: 'milk',
          isPreselected: true,
          asItemId: ids.fries,
          pictureKey,
        },
      ],
      maxChoices: 1,
    },
  });
  await change('createUpsell', 'id: ID!, upsell: UpsellInput!', {
    id: newId(5),
    upsell: {
      name: inAll('With it'),
      hideInApp: true,
      enableMultiSelect: true,
      itemIds: [ids.fries, ids.burger],
    },
  });
  await change('createItem', 'id: ID!, item: ItemInput!', {
    id: newId(6),
    item: {
      title: inAll('Soup'),
      description: inAll('Of the day'),
      isOffStartPage: true,
      categoryIds: [ids.burgers, ids.vegan],
      vatRate: 12,
      price: 9_900,
      allergens: ['milk'],
      ageRestricted: true,
      disableMembershipDiscount: true,
      instant: true,
      sizes: {
        type: 'SIZE',
        isAbsolute: true,
        sizes: [
          { id: newId(7), name: inAll('Small'), price: 7_900 },
          { id: newId(8), name: inAll('Large'), price: 9_900 },
        ],
      },
      groupIds: [ids.extras, newId(2)],
      upsellIds: [ids.sides, newId(5)],
      pictureKey,
    },
  });
  await change('moveItem', 'id: ID!, beforeId: ID', { id: newId(6), beforeId: ids.fries });
  await change('moveCategory', 'id: ID!, beforeId: ID', { id: newId(1), beforeId: ids.vegan });
  await change('createMenu', 'id: ID!, venueId: ID!, menu: MenuInput!', {
    id: newId(9),
    venueId: venue,
    menu: {
      name: 'Lunch',
      serviceTypes: ['TAKE_AWAY'],
      hours: [{ dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' }],
    },
  });
  await change('saveEntries', 'itemId: ID!, version: Int!, entries: [EntryInput!]!', {
    itemId: newId(6),
    version: await versionOf('items', newId(6)),
    entries: [{ menuId: newId(9), price: 8_900, vatRate: 12, instant: true }],
  });
  for (const [operation, table, id] of [
    ['archiveItem', 'items', newId(6)],
    ['archiveCategory', 'categories', newId(1)],
    ['archiveGroup', 'modification_groups', newId(2)],
    ['archiveUpsell', 'upsell_groups', newId(5)],
    ['archiveMenu', 'menus', newId(9)],
  ] as const)
    await change(operation, 'id: ID!, version: Int!', { id, version: await versionOf(table, id) });

  await change('saveVenue', 'id: ID!, version: Int!, venue: VenueInput!', {
    id: venue,
    version: await versionOf('venues', venue),
    venue: {
      name: 'Pier',
      active: false,
      phone: '+46701740605',
      organizationId: '556036-0793',
      bookingServiceId: 'pier',
      supportEmail: 'pier@renamed.example',
      minimumPickupWaitTime: 20,
      timeZone: 'Europe/Berlin',
      placeName: 'At the pier',
      street: 'Hamngatan 2',
      zip: '111 47',
      city: 'Göteborg',
      lat: 57.7,
      long: 11.9,
    },
  });
  await change('archiveVenue', 'id: ID!, version: Int!', {
    id: ids.closedVenue,
    version: await versionOf('venues', ids.closedVenue),
  });
  await change('createVenue', 'id: ID!, venue: VenueInput!', {
    id: newId(12),
    venue: { name: 'Second', placeName: 'Market', street: 'Torget 1', zip: '11120', city: 'Lund' },
  });
  await change('saveOpeningHours', 'venueId: ID!, version: Int!, hours: [OpeningHoursInput!]!', {
    venueId: venue,
    version: await versionOf('venues', venue),
    hours: [{ dayOfWeek: 'MONDAY', start: '11:00', end: '22:00' }],
  });
  await change('saveHoursException', 'id: ID!, venueIds: [ID!]!, exception: HoursExceptionInput!', {
    id: newId(10),
    venueIds: [venue],
    exception: {
      name: 'Christmas',
      firstDay: '2026-12-24',
      lastDay: '2026-12-26',
      isYearly: true,
      ranges: [{ start: '11:00', end: '14:00' }],
    },
  });
  await change('setVenueContacts', 'venueId: ID!, contacts: [VenueContactInput!]!', {
    venueId: venue,
    contacts: ['Kim', 'Sam'].map((name) => ({
      name,
      email: 'kim@renamed.example',
      phone: '+46701740605',
      phoneBy: 'CALL',
      hours: [{ dayOfWeek: 'MONDAY', start: '11:00', end: '22:00' }],
    })),
  });
  await changeBooks({ db: server.db, companyId, venueId: venue, change });
  await change('pauseVenue', 'venueId: ID!, until: DateTime!, reason: String', {
    venueId: venue,
    until: server.now().add({ hours: 1 }).toString(),
    reason: 'No gas',
  });
  await change('setWaitingTime', 'venueId: ID!, minutes: Int', { venueId: venue, minutes: 25 });
  await change(
    'createTables',
    'venueId: ID!, tables: [NewTableInput!]!, supportsPayLater: Boolean!',
    { venueId: venue, tables: [{ id: newId(11), code: '77' }], supportsPayLater: true },
  );
  await change('saveTable', 'id: ID!, version: Int!, table: TableInput!', {
    id: newId(11),
    version: 1,
    table: { active: false },
  });
  await change('archiveTable', 'id: ID!, version: Int!', { id: newId(11), version: 2 });
  await change('setStockCount', 'venueId: ID!, itemId: ID!, count: Int, refillTo: Int', {
    venueId: venue,
    itemId: ids.burger,
    count: 7,
    refillTo: 40,
  });
  await change(
    'setItemSoldOut',
    'venueId: ID!, itemId: ID!, soldOut: Boolean!, untilTomorrow: Boolean',
    { venueId: venue, itemId: ids.burger, soldOut: true, untilTomorrow: true },
  );
  await change('setVenueStations', 'venueId: ID!, stations: [StationInput!]!', {
    venueId: venue,
    stations: [
      { name: 'Grill', colour: 'RED' },
      { name: 'Bar', colour: 'ORANGE' },
    ],
  });
  const station = await server.db
    .selectFrom('stations')
    .select('id')
    .where('name', '=', 'Bar')
    .executeTakeFirstOrThrow();
  await change(
    'assignStations',
    'venueId: ID!, categories: [CategoryStationInput!]!, items: [ItemStationInput!]!',
    {
      venueId: venue,
      categories: [{ categoryId: ids.burgers, stationId: station.id }],
      items: [{ itemId: ids.burger, stationId: station.id }],
    },
  );
  await change('addPrinter', 'venueId: ID!, printer: PrinterInput!', {
    venueId: venue,
    printer: {
      name: 'Bar',
      kind: 'CLOUDPRNT',
      codePage: 'WPC1252',
      paper: 58,
      copies: 2,
      moment: 'ACCEPTANCE',
      prints: 'LABEL',
      stationIds: [station.id],
    },
  });
  await change(
    'inviteStaffMember',
    'name: String!, email: String!, role: StaffRole!, venueIds: [ID!]!',
    {
      name: 'Robin',
      email: 'robin@renamed.example',
      role: 'VENUE_MANAGER',
      venueIds: [venue],
    },
  );
  const robin = await server.db
    .selectFrom('staffMembers')
    .select('id')
    .where('name', '=', 'Robin')
    .executeTakeFirstOrThrow();
  await change('setStaffActive', 'staffId: ID!, active: Boolean!', {
    staffId: robin.id,
    active: false,
  });
  await change('addDevice', 'id: ID!, name: String!, venueIds: [ID!]!', {
    id: randomUUID(),
    name: 'Wall',
    venueIds: [venue],
  });
  await change('saveOwnSettings', 'version: Int!, settings: OwnSettingsInput!', {
    version: await versionOf('staff_members', fixedId(900_001)),
    settings: { name: 'Kit', language: 'en', wantsSignInMails: false },
  });
  await changeGrowth({ ids, pictureKey, newId, inAll, change });
  await changeMembership({ db: server.db, companyId, pictureKey, newId, inAll, change });
  await change('addHost', 'host: String!', { host: 'order.renamed.example' });
  await change('changePath', 'path: String!', { path: 'renamed' });
  await change('goOffline', 'version: Int!, reason: String', {
    version: await versionOf('companies', companyId),
    reason: 'Holidays',
  });
  await change('savePaymentKeys', 'keys: PaymentKeysInput!, proof: String', {
    keys: { ...OWN_MERCHANT, livePrefix: null },
    proof: 'kitchen',
  });
  const webhook = { address: 'https://till.example/', events: ['DAY_CLOSED'], isActive: true };
  await change('createWebhook', 'id: ID!, webhook: WebhookInput!', { id: newId(60), webhook });
  await change('saveWebhook', 'id: ID!, version: Int!, webhook: WebhookInput!', {
    id: newId(60),
    version: 1,
    webhook: { address: 'https://books.example/', events: ['ORDER_PLACED'], isActive: false },
  });
  await change('renewWebhookSecret', 'id: ID!, version: Int!', { id: newId(60), version: 2 });
  await change('createApiKey', 'id: ID!, apiKey: ApiKeyInput!', {
    id: newId(61),
    apiKey: { name: 'Books', reads: ['BOOKS'], endsInDays: 365 },
  });
  // Last: from here on the owner has to set up a second factor.
  await change('setTwoFactorRequired', 'required: Boolean!', { required: true });
}
