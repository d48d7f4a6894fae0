import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenKeysFromSeed } from '../../../platform/auth/token-keys.ts';
import { makeTokens } from '../../../platform/auth/tokens.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedPaidOrder } from '../../../testing/paid-order.ts';
import { seedInvoice } from '../../../testing/seed-invoice.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPrinters } from '../../../testing/seed-printers.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../../testing/test-server.ts';

const SEED = 'e'.repeat(64);
const DONE = 'DONE';
const callers = [
  'venue staff',
  'staff of another venue',
  'company admin',
  'staff of another company',
  'admin of another company',
  'platform admin',
  'guest',
  'expired',
  'revoked',
  'let go',
  'nobody',
] as const;
type Caller = (typeof callers)[number];
const outsiders: readonly Caller[] = ['guest', 'expired', 'revoked', 'let go', 'nobody'];

/** What each kind of operation answers to whom; outsiders are always UNAUTHENTICATED. */
type Kind = 'VENUE' | 'TABLE' | 'COMPANY' | 'PERSON' | 'PLATFORM' | 'SELF' | 'DOOR';
const expected = (kind: Kind, caller: Caller): string => {
  if (kind === 'DOOR') return DONE;
  if (outsiders.includes(caller)) return 'UNAUTHENTICATED';
  if (kind === 'TABLE' && (caller === 'company admin' || caller === 'platform admin'))
    return 'NOT_FOUND'; // Let in: there is no such table.
  if (kind === 'SELF' || caller === 'platform admin') return DONE;
  switch (kind) {
    case 'VENUE':
      return caller === 'venue staff' || caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'PLATFORM':
    case 'TABLE':
      return 'FORBIDDEN';
    case 'COMPANY':
      return caller === 'company admin' ? DONE : 'FORBIDDEN';
    case 'PERSON':
      // An account elsewhere is not even there.
      if (caller === 'admin of another company') return 'NOT_FOUND';
      return caller === 'company admin' ? DONE : 'FORBIDDEN';
  }
};

describe('[D-115] [D-138] who may call what on the staff endpoint', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let order: { id: string };
  const tokens = {} as Record<Caller, string | undefined>;
  const colleague = fixedId(900_020);
  const otherVenue = fixedId(910_001);
  const invoice = fixedId(920_001);
  let [printerId, sparePrinterId, ticketId] = ['', '', ''];

  beforeAll(async () => {
    server = await openTestServer(undefined, { TOKEN_SECRET_SEED: SEED });
    ids = await seedOpenShop(server.db, 1);
    const foreign = await seedOpenShop(server.db, 2);
    await server.db
      .insertInto('venues')
      .values({
        id: otherVenue,
        companyId: ids.company,
        name: 'Other',
        timeZone: 'Europe/Stockholm',
      })
      .execute();
    order = await seedPaidOrder(server, ids);
    await seedInvoice(server.db, ids.company, invoice);
    [printerId, sparePrinterId, ticketId] = await seedPrinters(server.db, ids, server.now());
    const own = { companyId: ids.company, venueIds: [ids.venue] };
    const theirs = { companyId: foreign.company, venueIds: [foreign.venue] };
    tokens['venue staff'] = await signInStaff(server, { ...own, number: 1 });
    tokens['staff of another venue'] = await signInStaff(server, {
      ...own,
      number: 2,
      venueIds: [otherVenue],
    });
    tokens['company admin'] = await signInStaff(server, {
      ...own,
      number: 3,
      role: 'COMPANY_ADMIN',
    });
    tokens['staff of another company'] = await signInStaff(server, { ...theirs, number: 4 });
    tokens['admin of another company'] = await signInStaff(server, {
      ...theirs,
      number: 5,
      role: 'COMPANY_ADMIN',
    });
    tokens['platform admin'] = await signInStaff(server, {
      ...theirs,
      number: 6,
      role: 'PLATFORM_ADMIN',
    });
    server.setTime('2026-11-13T05:00:00Z');
    tokens.expired = await signInStaff(server, { ...own, number: 7, role: 'COMPANY_ADMIN' });
    server.setTime(FRIDAY_EVENING);
    tokens.revoked = await signInStaff(server, { ...own, number: 8, role: 'COMPANY_ADMIN' });
    tokens['let go'] = await signInStaff(server, { ...own, number: 9, role: 'COMPANY_ADMIN' });
    await signInStaff(server, { ...own, number: 20 });
    const change = (number: number, set: { tokenVersion?: number; active?: boolean }) =>
      server.db
        .updateTable('staffMembers')
        .set(set)
        .where('id', '=', fixedId(900_000 + number))
        .execute();
    await change(8, { tokenVersion: 2 });
    await change(9, { active: false });
    const userId = fixedId(930_001);
    await server.db
      .insertInto('users')
      .values({ id: userId, companyId: ids.company, easyId: '77', activated: true })
      .execute();
    tokens.guest = await makeTokens(tokenKeysFromSeed(SEED), () => 'jti').issue(
      'guest',
      { subject: userId, companyId: ids.company, version: 1 },
      server.now(),
    );
  });
  afterAll(() => server.close());

  const operations: [name: string, kind: Kind, call: () => string][] = [
    ['venueBoard', 'VENUE', () => `{ venueBoard(venueId: "${ids.venue}") { serverTime } }`],
    ['venueHistory', 'VENUE', () => `{ venueHistory(venueId: "${ids.venue}") { nextCursor } }`],
    [
      'orderByNumber',
      'VENUE',
      () => `{ orderByNumber(venueId: "${ids.venue}", easyId: "1") { id } }`,
    ],
    [
      'ordersByName',
      'VENUE',
      () => `{ ordersByName(venueId: "${ids.venue}", name: "Astrid") { id } }`,
    ],
    ['orderTimeline', 'VENUE', () => `{ orderTimeline(orderId: "${order.id}") { easyId } }`],
    ['venueStock', 'VENUE', () => `{ venueStock(venueId: "${ids.venue}") { items { id } } }`],
    [
      'moveOrder',
      'VENUE',
      () => `mutation { moveOrder(id: "${order.id}", version: 99, to: READY) { error } }`,
    ],
    [
      'revealGuestPhone',
      'VENUE',
      () => `mutation { revealGuestPhone(orderId: "${order.id}") { phone } }`,
    ],
    [
      'extendPromise',
      'VENUE',
      () => `mutation { extendPromise(id: "${order.id}", version: 99, minutes: 5) { error } }`,
    ],
    [
      'markStationReady',
      'VENUE',
      () =>
        `mutation { markStationReady(orderId: "${order.id}", stationId: "${ids.venue}") { error } }`,
    ],
    [
      'undoStationReady',
      'VENUE',
      () =>
        `mutation { undoStationReady(orderId: "${order.id}", stationId: "${ids.venue}") { error } }`,
    ],
    [
      'printTicket',
      'VENUE',
      () => `mutation { printTicket(orderId: "${order.id}", printerId: "${printerId}") { error } }`,
    ],
    [
      'printTestTicket',
      'VENUE',
      () => `mutation { printTestTicket(printerId: "${printerId}") { error } }`,
    ],
    [
      'handOverTickets',
      'VENUE',
      () =>
        `mutation { handOverTickets(fromPrinterId: "${printerId}", toPrinterId: "${sparePrinterId}") { error } }`,
    ],
    [
      'settleTicket',
      'VENUE',
      () => `mutation { settleTicket(ticketId: "${ticketId}", isOnPaper: true) { error } }`,
    ],
    ['undoMove', 'VENUE', () => `mutation { undoMove(id: "${order.id}", version: 99) { error } }`],
    [
      'setItemSoldOut',
      'VENUE',
      () =>
        `mutation { setItemSoldOut(venueId: "${ids.venue}", itemId: "${ids.fries}", soldOut: false) { error } }`,
    ],
    [
      'setStockCount',
      'VENUE',
      () =>
        `mutation { setStockCount(venueId: "${ids.venue}", itemId: "${ids.fries}", count: 5) { error } }`,
    ],
    [
      'setWaitingTime',
      'VENUE',
      () => `mutation { setWaitingTime(venueId: "${ids.venue}", minutes: 20) { error } }`,
    ],
    [
      'pauseVenue',
      'VENUE',
      () =>
        `mutation { pauseVenue(venueId: "${ids.venue}", until: "2026-11-13T19:00:00Z") { error } }`,
    ],
    ['resumeVenue', 'VENUE', () => `mutation { resumeVenue(venueId: "${ids.venue}") { error } }`],
    ['venueTables', 'VENUE', () => `{ venueTables(venueId: "${ids.venue}") { id } }`],
    [
      'rotateTable',
      'TABLE',
      () => `mutation { rotateTable(venueId: "${ids.venue}", tableId: "${fixedId(1)}") { error } }`,
    ],
    [
      'administeredCompany',
      'COMPANY',
      () => `{ administeredCompany(companyId: "${ids.company}") { displayName } }`,
    ],
    ['venueContacts', 'COMPANY', () => `{ venueContacts(venueId: "${ids.venue}") { name } }`],
    [
      'setVenueContacts',
      'COMPANY',
      () => `mutation { setVenueContacts(venueId: "${ids.venue}", contacts: []) { error } }`,
    ],
    [
      'venueStations',
      'COMPANY',
      () => `{ venueStations(venueId: "${ids.venue}") { stations { id } } }`,
    ],
    [
      'setVenueStations',
      'COMPANY',
      () => `mutation { setVenueStations(venueId: "${ids.venue}", stations: []) { error } }`,
    ],
    [
      'assignStations',
      'COMPANY',
      () =>
        `mutation { assignStations(venueId: "${ids.venue}", categories: [], items: []) { error } }`,
    ],
    ['venuePrinters', 'COMPANY', () => `{ venuePrinters(venueId: "${ids.venue}") { id } }`],
    [
      'addPrinter',
      'COMPANY',
      () =>
        `mutation { addPrinter(venueId: "${ids.venue}", printer: { name: "", kind: ESCPOS }) { error } }`,
    ],
    [
      'changePrinter',
      'COMPANY',
      () =>
        `mutation { changePrinter(id: "${printerId}", printer: { name: "", kind: ESCPOS }) { error } }`,
    ],
    [
      'renewPrinterAddress',
      'COMPANY',
      () => `mutation { renewPrinterAddress(id: "${printerId}") { error } }`,
    ],
    [
      'removePrinter',
      'COMPANY',
      () => `mutation { removePrinter(id: "${sparePrinterId}") { error } }`,
    ],
    ['staffMembers', 'COMPANY', () => `{ staffMembers(companyId: "${ids.company}") { email } }`],
    ['auditLog', 'COMPANY', () => `{ auditLog(companyId: "${ids.company}") { nextCursor } }`],
    [
      'companyOrderTerms',
      'COMPANY',
      () => `{ companyOrderTerms(companyId: "${ids.company}") { capturesAtOnce } }`,
    ],
    [
      'companyInvoices',
      'COMPANY',
      () => `{ companyInvoices(companyId: "${ids.company}") { nextCursor } }`,
    ],
    [
      'setInvoicePaid',
      'PERSON',
      () => `mutation { setInvoicePaid(invoiceId: "${invoice}", paid: true) { error } }`,
    ],
    [
      'approveInvoiceCustomer',
      'COMPANY',
      () => `mutation { approveInvoiceCustomer(companyId: "${ids.company}", phone: "+46701740605",
        customer: { name: "Acme", email: "bills@acme.example", creditLimit: 10000 }) { error } }`,
    ],
    [
      'endInvoiceCustomer',
      'COMPANY',
      () =>
        `mutation { endInvoiceCustomer(companyId: "${ids.company}", phone: "+46701740605") { error } }`,
    ],
    [
      'setCompanyOrderTerms',
      'COMPANY',
      () => `mutation { setCompanyOrderTerms(companyId: "${ids.company}", unansweredOrderMinutes: 10,
        capturesAtOnce: false) { error } }`,
    ],
    [
      'inviteStaffMember',
      'COMPANY',
      () => `mutation { inviteStaffMember(companyId: "${ids.company}", name: "Robin",
        email: "robin@example.test", role: VENUE_STAFF) { error } }`,
    ],
    [
      'resetStaffPassword',
      'PERSON',
      () => `mutation { resetStaffPassword(staffId: "${colleague}") { error } }`,
    ],
    [
      'renewStaffInvitation',
      'PERSON',
      () => `mutation { renewStaffInvitation(staffId: "${colleague}") { error } }`,
    ],
    [
      'changeStaffRole',
      'PERSON',
      () => `mutation { changeStaffRole(staffId: "${colleague}", role: VENUE_STAFF,
        venueIds: ["${ids.venue}"]) { error } }`,
    ],
    [
      'setStaffActive',
      'PERSON',
      () => `mutation { setStaffActive(staffId: "${colleague}", active: true) { error } }`,
    ],
    [
      'removeTwoFactor',
      'PERSON',
      () => `mutation { removeTwoFactor(staffId: "${colleague}") { error } }`,
    ],
    ['companies', 'PLATFORM', () => '{ companies { id } }'],
    ['deadJobs', 'PLATFORM', () => '{ deadJobs { id } }'],
    ['replayJob', 'PLATFORM', () => 'mutation { replayJob(id: "1") { success } }'],
    [
      'createCompany',
      'PLATFORM',
      () => `mutation { createCompany(displayName: "New", slug: "new-one", country: "SE", currency: SEK,
        language: se, adminName: "Ada", adminEmail: "ada@example.test") { error } }`,
    ],
    [
      'setCompanyActive',
      'PLATFORM',
      () => `mutation { setCompanyActive(companyId: "${ids.company}", active: true) { error } }`,
    ],
    ['staffMe', 'DOOR', () => '{ staffMe { id } }'],
    ['staffLogin', 'DOOR', () => 'mutation { staffLogin(email: "x", password: "x") { error } }'],
    [
      'acceptStaffInvitation',
      'DOOR',
      () =>
        'mutation { acceptStaffInvitation(invitation: "x", password: "long enough") { error } }',
    ],
    ['beginTwoFactor', 'SELF', () => 'mutation { beginTwoFactor { error } }'],
    ['confirmTwoFactor', 'SELF', () => 'mutation { confirmTwoFactor(code: "000000") { token } }'],
    [
      'renewRecoveryCodes',
      'SELF',
      () => 'mutation { renewRecoveryCodes(code: "000000") { token } }',
    ],
    [
      'changeStaffPassword',
      'SELF',
      () =>
        'mutation { changeStaffPassword(password: "wrong", newPassword: "long enough") { error } }',
    ],
    // The last one: it ends the sessions of everybody who may call it.
    ['staffSignOutEverywhere', 'SELF', () => 'mutation { staffSignOutEverywhere { success } }'],
  ];

  it('names every operation of the endpoint', () => {
    const schema = buildSchema(staffTypeDefs);
    const served = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.keys(root?.getFields() ?? {}),
    );
    expect(operations.map(([name]) => name).toSorted()).toEqual(served.toSorted());
  });

  it.each(operations)('%s', async (_name, kind, call) => {
    const answers: Record<string, string> = {};
    for (const caller of callers) {
      const answer = await server.staff(call(), {}, tokens[caller]);
      answers[caller] = answer.errors?.[0]?.extensions.code ?? DONE;
    }
    expect(answers).toEqual(
      Object.fromEntries(callers.map((caller) => [caller, expected(kind, caller)])),
    );
  });
});
