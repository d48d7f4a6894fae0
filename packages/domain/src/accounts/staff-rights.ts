/** What somebody who works for a restaurant can be (O-02), least first. */
export const STAFF_ROLES = [
  'VENUE_STAFF',
  'VENUE_MANAGER',
  'ACCOUNTANT',
  'COMPANY_ADMIN',
  'PLATFORM_ADMIN',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** W: reads and writes; R: reads; own: only where it belongs to one of the own venues. */
type Right = 'W' | 'W own' | 'R' | 'R own' | '-';
type Row = readonly [
  platform: Right,
  owner: Right,
  manager: Right,
  accountant: Right,
  kitchen: Right,
];

/** The whole of who may do what: the server asks here, and so does a screen that draws a button. */
const MATRIX = {
  /** Companies of the deployment, dead jobs. */
  PLATFORM: ['W', '-', '-', '-', '-'],
  /** Entering the office at all: the company's name, currency and venues. */
  OFFICE: ['R', 'R', 'R own', 'R', '-'],
  /** Set-up, going live, own domain, payment keys. */
  SETUP: ['W', 'W', '-', '-', '-'],
  /** Board, sold out, counts, pause, wait. */
  KITCHEN: ['W', 'W', 'W own', '-', 'W own'],
  /** Stations, printers, who is called when nobody answers. */
  KITCHEN_SETUP: ['W', 'W', 'W own', '-', '-'],
  /** Items, options, categories, upsells, pictures. */
  MENU: ['W', 'W', 'R', '-', '-'],
  /** Prices, entries and hours of menus. */
  PRICES: ['W', 'W', 'W own', 'R', '-'],
  /** Address, time zone, active. */
  VENUES: ['W', 'W', 'R own', '-', '-'],
  /** Opening hours and their exceptions. */
  HOURS: ['W', 'W', 'W own', '-', 'R own'],
  /** Making and printing tables. */
  TABLES: ['W', 'W', 'W own', '-', 'R own'],
  /** A new code for a table. */
  TABLE_CODES: ['W', 'W', 'W own', '-', '-'],
  /** Look, texts, switches, languages. */
  LOOK: ['W', 'W', 'R', '-', '-'],
  /** Codes, offers, stamp cards, levels, referral. */
  OFFERS: ['W', 'W', 'R', '-', '-'],
  /** News, pages, social feed. */
  CONTENT: ['W', 'W', 'R', '-', '-'],
  PUSH: ['W', 'W', '-', '-', '-'],
  /** List, page and timeline; the kitchen has its board. */
  ORDERS: ['W', 'W', 'W own', 'R', '-'],
  /** Refunds, settling and correcting bills. */
  REFUNDS: ['W', 'W', 'W own', 'R', '-'],
  LEDGER: ['W', 'W', 'R own', 'R', '-'],
  /** Reports, closings, VAT, exports. */
  REPORTS: ['R', 'R', 'R own', 'R', '-'],
  /** Business customers and their invoices. */
  INVOICES: ['W', 'W', 'R own', 'R', '-'],
  INVOICE_PAID: ['W', 'W', '-', 'W', '-'],
  /** A manager invites and ends kitchen staff and devices of the own venues. */
  PEOPLE: ['W', 'W', 'W own', '-', '-'],
  /** A manager's own are the entries made by the manager. */
  AUDIT: ['R', 'R', 'R own', '-', '-'],
  GUESTS: ['W', 'W', 'R own', '-', '-'],
  /** Points, stamps, blocking. */
  GUEST_CORRECTIONS: ['W', 'W', 'W own', '-', '-'],
  /** Data file, deletion, export. */
  GUEST_DATA: ['W', 'W', '-', '-', '-'],
} as const satisfies Readonly<Record<string, Row>>;

export type OfficeArea = keyof typeof MATRIX;
export const OFFICE_AREAS = Object.keys(MATRIX) as readonly OfficeArea[];

const COLUMNS: Readonly<Record<StaffRole, number>> = {
  PLATFORM_ADMIN: 0,
  COMPANY_ADMIN: 1,
  VENUE_MANAGER: 2,
  ACCOUNTANT: 3,
  VENUE_STAFF: 4,
};

/** How far a right goes: the whole company, the own venues, nowhere. */
export type Reach = 'ALL' | 'OWN' | 'NONE';

export function reachOf(role: StaffRole, area: OfficeArea, access: 'READ' | 'WRITE'): Reach {
  const right: Right = MATRIX[area][COLUMNS[role]] ?? '-';
  if (right === '-' || (access === 'WRITE' && !right.startsWith('W'))) return 'NONE';
  return right.endsWith('own') ? 'OWN' : 'ALL';
}

/** Belongs to venues that are named; the others are everywhere in their company. */
export const isVenueRole = (role: StaffRole): boolean =>
  role === 'VENUE_STAFF' || role === 'VENUE_MANAGER';

/** Owners where the deployment asks for it; where the company does, everybody who sees money or people (TEAM-05). */
export const mustHaveSecondFactor = (
  role: StaffRole,
  required: { byDeployment: boolean; byCompany: boolean },
): boolean =>
  role === 'COMPANY_ADMIN' || role === 'PLATFORM_ADMIN'
    ? required.byDeployment || (required.byCompany && role === 'COMPANY_ADMIN')
    : required.byCompany && role !== 'VENUE_STAFF';
