import { fixedId } from '../../../../testing/fixed-id.ts';
import type { Kind } from './staff-callers.ts';

/** What there is to call upon in the matrix. */
export type MatrixThings = {
  ids: Record<
    'company' | 'venue' | 'burger' | 'fries' | 'burgers' | 'extras' | 'sides' | 'lunch',
    string
  >;
  order: { id: string };
  invoice: string;
  colleague: string;
  device: string;
  printerId: string;
  sparePrinterId: string;
  ticketId: string;
  pictureKey: string;
  table: string;
  guest: string;
  code: string;
  series: string;
  content: string;
  level: string;
  bill: string;
  payment: string;
  finding: string;
};
export type Operation = [name: string, kind: Kind, call: () => string];

/** Every operation of the endpoint but those of the back office. */
export const staffOperations = (on: () => MatrixThings): Operation[] => [
  ['venueBoard', 'VENUE', () => `{ venueBoard(venueId: "${on().ids.venue}") { serverTime } }`],
  ['venueHistory', 'VENUE', () => `{ venueHistory(venueId: "${on().ids.venue}") { nextCursor } }`],
  [
    'orderByNumber',
    'VENUE',
    () => `{ orderByNumber(venueId: "${on().ids.venue}", easyId: "1") { id } }`,
  ],
  [
    'ordersByName',
    'VENUE',
    () => `{ ordersByName(venueId: "${on().ids.venue}", name: "Astrid") { id } }`,
  ],
  ['orderTimeline', 'STORY', () => `{ orderTimeline(orderId: "${on().order.id}") { easyId } }`],
  ['venueStock', 'VENUE', () => `{ venueStock(venueId: "${on().ids.venue}") { items { id } } }`],
  [
    'moveOrder',
    'VENUE',
    () => `mutation { moveOrder(id: "${on().order.id}", version: 99, to: READY) { error } }`,
  ],
  [
    'revealGuestPhone',
    'VENUE',
    () => `mutation { revealGuestPhone(orderId: "${on().order.id}") { phone } }`,
  ],
  [
    'extendPromise',
    'VENUE',
    () => `mutation { extendPromise(id: "${on().order.id}", version: 99, minutes: 5) { error } }`,
  ],
  [
    'markStationReady',
    'VENUE',
    () =>
      `mutation { markStationReady(orderId: "${on().order.id}", stationId: "${on().ids.venue}") { error } }`,
  ],
  [
    'undoStationReady',
    'VENUE',
    () =>
      `mutation { undoStationReady(orderId: "${on().order.id}", stationId: "${on().ids.venue}") { error } }`,
  ],
  [
    'printTicket',
    'VENUE',
    () =>
      `mutation { printTicket(orderId: "${on().order.id}", printerId: "${on().printerId}") { error } }`,
  ],
  [
    'printTestTicket',
    'VENUE',
    () => `mutation { printTestTicket(printerId: "${on().printerId}") { error } }`,
  ],
  [
    'handOverTickets',
    'VENUE',
    () =>
      `mutation { handOverTickets(fromPrinterId: "${on().printerId}", toPrinterId: "${on().sparePrinterId}") { error } }`,
  ],
  [
    'settleTicket',
    'VENUE',
    () => `mutation { settleTicket(ticketId: "${on().ticketId}", isOnPaper: true) { error } }`,
  ],
  [
    'settleMissedTickets',
    'VENUE',
    () =>
      `mutation { settleMissedTickets(printerId: "${on().printerId}", until: "2026-03-29T10:15:00Z", isWanted: true) { error } }`,
  ],
  [
    'undoMove',
    'VENUE',
    () => `mutation { undoMove(id: "${on().order.id}", version: 99) { error } }`,
  ],
  [
    'setItemSoldOut',
    'VENUE',
    () =>
      `mutation { setItemSoldOut(venueId: "${on().ids.venue}", itemId: "${on().ids.fries}", soldOut: false) { error } }`,
  ],
  [
    'setStockCount',
    'VENUE',
    () =>
      `mutation { setStockCount(venueId: "${on().ids.venue}", itemId: "${on().ids.fries}", count: 5) { error } }`,
  ],
  [
    'setWaitingTime',
    'VENUE',
    () => `mutation { setWaitingTime(venueId: "${on().ids.venue}", minutes: 20) { error } }`,
  ],
  [
    'pauseVenue',
    'VENUE',
    () =>
      `mutation { pauseVenue(venueId: "${on().ids.venue}", until: "2026-11-13T19:00:00Z") { error } }`,
  ],
  [
    'resumeVenue',
    'VENUE',
    () => `mutation { resumeVenue(venueId: "${on().ids.venue}") { error } }`,
  ],
  ['venueTables', 'VENUE', () => `{ venueTables(venueId: "${on().ids.venue}") { id } }`],
  [
    'rotateTable',
    'TABLE',
    () =>
      `mutation { rotateTable(venueId: "${on().ids.venue}", tableId: "${fixedId(1)}") { error } }`,
  ],
  [
    'administeredCompany',
    'OFFICE',
    () => `{ administeredCompany(companyId: "${on().ids.company}") { displayName } }`,
  ],
  ['officeNews', 'OFFICE', () => `{ officeNews(companyId: "${on().ids.company}") { latest } }`],
  [
    'venueContacts',
    'KITCHEN_SETUP',
    () => `{ venueContacts(venueId: "${on().ids.venue}") { name } }`,
  ],
  [
    'setVenueContacts',
    'KITCHEN_SETUP',
    () => `mutation { setVenueContacts(venueId: "${on().ids.venue}", contacts: []) { error } }`,
  ],
  [
    'venueStations',
    'KITCHEN_SETUP',
    () => `{ venueStations(venueId: "${on().ids.venue}") { stations { id } } }`,
  ],
  [
    'setVenueStations',
    'KITCHEN_SETUP',
    () => `mutation { setVenueStations(venueId: "${on().ids.venue}", stations: []) { error } }`,
  ],
  [
    'assignStations',
    'KITCHEN_SETUP',
    () =>
      `mutation { assignStations(venueId: "${on().ids.venue}", categories: [], items: []) { error } }`,
  ],
  [
    'venuePrinters',
    'KITCHEN_SETUP',
    () => `{ venuePrinters(venueId: "${on().ids.venue}") { id } }`,
  ],
  [
    'addPrinter',
    'KITCHEN_SETUP',
    () =>
      `mutation { addPrinter(venueId: "${on().ids.venue}", printer: { name: "", kind: ESCPOS }) { error } }`,
  ],
  [
    'changePrinter',
    'KITCHEN_SETUP',
    () =>
      `mutation { changePrinter(id: "${on().printerId}", printer: { name: "", kind: ESCPOS }) { error } }`,
  ],
  [
    'renewPrinterAddress',
    'KITCHEN_SETUP',
    () => `mutation { renewPrinterAddress(id: "${on().printerId}") { error } }`,
  ],
  [
    'removePrinter',
    'KITCHEN_SETUP',
    () => `mutation { removePrinter(id: "${on().sparePrinterId}") { error } }`,
  ],
  ['staffMembers', 'COMPANY', () => `{ staffMembers(companyId: "${on().ids.company}") { email } }`],
  ['auditLog', 'OWN_LOG', () => `{ auditLog(companyId: "${on().ids.company}") { nextCursor } }`],
  [
    'auditExport',
    'OWN_LOG',
    () => `{ auditExport(companyId: "${on().ids.company}") { nextCursor } }`,
  ],
  [
    'companyOrderTerms',
    'SWITCHES',
    () => `{ companyOrderTerms(companyId: "${on().ids.company}") { capturesAtOnce } }`,
  ],
  [
    'companyInvoices',
    'INVOICES',
    () => `{ companyInvoices(companyId: "${on().ids.company}") { nextCursor } }`,
  ],
  [
    'setInvoicePaid',
    'INVOICE_PAID',
    () => `mutation { setInvoicePaid(invoiceId: "${on().invoice}", paid: true) { error } }`,
  ],
  [
    'approveInvoiceCustomer',
    'COMPANY',
    () => `mutation { approveInvoiceCustomer(companyId: "${on().ids.company}", phone: "+46701740605",
        customer: { name: "Acme", email: "bills@acme.example", creditLimit: 10000 }) { error } }`,
  ],
  [
    'endInvoiceCustomer',
    'COMPANY',
    () =>
      `mutation { endInvoiceCustomer(companyId: "${on().ids.company}", phone: "+46701740605") { error } }`,
  ],
  [
    'setCompanyOrderTerms',
    'COMPANY',
    () => `mutation { setCompanyOrderTerms(companyId: "${on().ids.company}", unansweredOrderMinutes: 10,
        capturesAtOnce: false) { error } }`,
  ],
  [
    'inviteStaffMember',
    'COMPANY',
    () => `mutation { inviteStaffMember(companyId: "${on().ids.company}", name: "Robin",
        email: "robin@example.test", role: VENUE_STAFF) { error } }`,
  ],
  [
    'resetStaffPassword',
    'PERSON',
    () => `mutation { resetStaffPassword(staffId: "${on().colleague}") { error } }`,
  ],
  [
    'renewStaffInvitation',
    'PERSON',
    () => `mutation { renewStaffInvitation(staffId: "${on().colleague}") { error } }`,
  ],
  [
    'changeStaffRole',
    'PERSON',
    () => `mutation { changeStaffRole(staffId: "${on().colleague}", role: VENUE_STAFF,
        venueIds: ["${on().ids.venue}"]) { error } }`,
  ],
  [
    'setStaffActive',
    'PERSON',
    () => `mutation { setStaffActive(staffId: "${on().colleague}", active: true) { error } }`,
  ],
  [
    'removeTwoFactor',
    'PERSON',
    () => `mutation { removeTwoFactor(staffId: "${on().colleague}", proof: "x") { error } }`,
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
    () => `mutation { setCompanyActive(companyId: "${on().ids.company}", active: true) { error } }`,
  ],
  ['staffMe', 'DOOR', () => '{ staffMe { id } }'],
  ['staffInvitation', 'DOOR', () => '{ staffInvitation(invitation: "x") { state } }'],
  ['staffLogin', 'DOOR', () => 'mutation { staffLogin(email: "x", password: "x") { error } }'],
  [
    'acceptStaffInvitation',
    'DOOR',
    () => 'mutation { acceptStaffInvitation(invitation: "x", password: "long enough") { error } }',
  ],
  ['signInDevice', 'DOOR', () => 'mutation { signInDevice(code: "x") { error } }'],
  ['confirmOwnEmail', 'DOOR', () => 'mutation { confirmOwnEmail(secret: "x") { error } }'],
  ['ownSettings', 'SELF', () => '{ ownSettings { email } }'],
  ['ownSessions', 'SELF', () => '{ ownSessions { id } }'],
  [
    'saveOwnSettings',
    'SELF',
    () => 'mutation { saveOwnSettings(version: 99, settings: { name: "X" }) { error } }',
  ],
  ['endSession', 'SELF', () => `mutation { endSession(id: "${fixedId(1)}") { error } }`],
  ['endOtherSessions', 'SELF', () => 'mutation { endOtherSessions { error } }'],
  [
    'changeOwnEmail',
    'SELF',
    () => 'mutation { changeOwnEmail(email: "new@example.test", proof: "x") { error } }',
  ],
  ['beginTwoFactor', 'SELF', () => 'mutation { beginTwoFactor { error } }'],
  ['confirmTwoFactor', 'SELF', () => 'mutation { confirmTwoFactor(code: "000000") { token } }'],
  ['renewRecoveryCodes', 'SELF', () => 'mutation { renewRecoveryCodes(code: "000000") { token } }'],
  [
    'changeStaffPassword',
    'SELF',
    () =>
      'mutation { changeStaffPassword(password: "wrong", newPassword: "long enough") { error } }',
  ],
  // The last one: it ends the sessions of everybody who may call it.
  ['staffSignOutEverywhere', 'SELF', () => 'mutation { staffSignOutEverywhere { success } }'],
];
