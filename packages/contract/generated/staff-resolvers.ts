import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC, such as `2026-03-29T10:15:00Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** An account of the accountant's plan. */
export type AccountNumber = {
  /** Three to eight digits. */
  account: Scalars['String']['output'];
  /** `SALES 25`, `VAT 25`, `TIPS`, `PAID CARD`: what is booked there. */
  key: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

/** An account of the accountant's plan. */
export type AccountNumberInput = {
  /** Three to eight digits. */
  account: Scalars['String']['input'];
  /** `SALES` and `VAT` with a rate, `TIPS`, `PAID` with a payment kind or `OTHER`. */
  key: Scalars['String']['input'];
  /** At most 60 characters. */
  text: Scalars['String']['input'];
};

/** How a change of addresses went, and what counts now. */
export type AddressesResult = {
  addresses: CompanyAddresses;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** Free paths near one that is taken. */
  suggestions: Array<Scalars['String']['output']>;
};

/** A company as its administrators see it. */
export type AdministeredCompany = {
  /** Decides about VAT. */
  country: Scalars['String']['output'];
  currency: Currency;
  displayName: Scalars['String']['output'];
  /** Whether the codes on tables take orders; otherwise they open the menu only. */
  enableQrOrders: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Guests can order: owners begin with the figures of the day, before it with what is left to set up. */
  isLive: Scalars['Boolean']['output'];
  /** In which its texts are written, the default one first. */
  languages: Array<Language>;
  /** Whether owners, managers and accountants must have a second factor. */
  requiresTwoFactor: Scalars['Boolean']['output'];
  /** Of its address: guests find it at `/{slug}`; null for who has no app for guests. */
  slug?: Maybe<Scalars['String']['output']>;
  /** All of them, by name: what venue staff can be given and whose tables have codes. */
  venues: Array<StaffVenue>;
};

/** An order that lies outside of the hours since they were changed. */
export type AffectedOrder = {
  /** When it is wanted. */
  at: Scalars['DateTime']['output'];
  /** The number guests and kitchen know it by. */
  easyId: Scalars['String']['output'];
  orderId: Scalars['ID']['output'];
  venueId: Scalars['ID']['output'];
};

/** A key with which a program reads the company's figures. */
export type ApiKey = {
  createdAt: Scalars['DateTime']['output'];
  /** From then on it opens nothing; null: it has no end. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** The last four characters of the key. */
  keyEnd: Scalars['String']['output'];
  /** To the minute; null: never. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  reads: Array<ApiRead>;
};

/** What a key is to be. */
export type ApiKeyInput = {
  /** After how many days it ends, 1 to 3660; null: when it is revoked. */
  endsInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Whose it is, such as the bookkeeping program; 1 to 60 characters. */
  name: Scalars['String']['input'];
  reads: Array<ApiRead>;
};

/** How a change of a key went. */
export type ApiKeyResult = {
  /** As it is now; null: it is gone or was never made. */
  apiKey?: Maybe<ApiKey>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Which field it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** The key itself, this once. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** What a key can be given to read. */
export type ApiRead =
  /** Sales, VAT, closed days, refunds. */
  | 'BOOKS'
  /** Invoices and credit notes, with the names of business customers. */
  | 'INVOICES'
  /** The menu with its prices. */
  | 'MENU'
  /** Orders with their lines, without guests. */
  | 'ORDERS';

/** A ticket of which nobody knows whether it is on paper. */
export type AskedTicket = {
  /** The order's number; null for a test ticket. */
  easyId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
};

/** Who did something. */
export type AuditActor =
  /** An administrator of the platform. */
  | 'PLATFORM'
  /** The server's own jobs, without anybody. */
  | 'SERVER'
  /** Somebody of the company. */
  | 'STAFF';

/** One thing somebody did. */
export type AuditEntry = {
  /** The call that was made. */
  action: Scalars['String']['output'];
  actor: AuditActor;
  at: Scalars['DateTime']['output'];
  /** Ids and codes, no persons. */
  details: Scalars['JSON']['output'];
  id: Scalars['ID']['output'];
  /** Null where the server did it. */
  staffId?: Maybe<Scalars['ID']['output']>;
  /** The name of the account today. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** The thing as it is called today; null where it is gone, or has no name. */
  subject?: Maybe<AuditSubject>;
  /** What it was done to. */
  subjectId: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditPage = {
  entries: Array<AuditEntry>;
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** What an entry of the audit log is about. */
export type AuditSubject = {
  kind: OfficeKind;
  /** Its name today: of an order the number. */
  title: Scalars['String']['output'];
};

/** What was paid of a bill at once. */
export type BillReceipt = {
  counterKind?: Maybe<CounterKind>;
  createdAt: Scalars['DateTime']['output'];
  /** What stands for its money; null where none is written down. */
  kind?: Maybe<OfficePaymentKind>;
  orderId: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  total: Scalars['Float']['output'];
};

/** How a change of a bill went, and the bill as it stands now. */
export type BillResult = {
  bill?: Maybe<OfficeBill>;
  /** Null where it was done. */
  error?: Maybe<Scalars['String']['output']>;
  /** The argument that is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** The receipt of what was paid. */
  receiptId?: Maybe<Scalars['ID']['output']>;
};

/** How a change to the venue went. */
export type BoardChangeResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** An order as the kitchen sees it. */
export type BoardOrder = {
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when somebody has to answer; then the server rejects it. Null for one that is answered. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** From when on that time runs: the opening, of one that came in before it. */
  answerFrom?: Maybe<Scalars['DateTime']['output']>;
  /** What the guest wrote, cleaned for printers. */
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  /** The chosen pickup time; null is as soon as possible. */
  desiredTime?: Maybe<Scalars['DateTime']['output']>;
  /** The number called out at the counter. */
  easyId: Scalars['String']['output'];
  estimatedFinishTime?: Maybe<Scalars['DateTime']['output']>;
  /** How often minutes were added to the promise; three times at most. */
  extensions: Scalars['Int']['output'];
  /** What to call out: first name and initial of an account, or what the guest gave at checkout (D-272). */
  guestName?: Maybe<Scalars['String']['output']>;
  /** Whether `revealGuestPhone` has a number now. */
  hasPhone: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether a business customer is billed for it. */
  isOnInvoice: Scalars['Boolean']['output'];
  /** Whether the money is there. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether it goes on the table's bill. */
  isPayLater: Scalars['Boolean']['output'];
  /** A scheduled order whose time has not come: it belongs in the column of later ones. */
  isScheduled: Scalars['Boolean']['output'];
  /** A rehearsal: nobody eats it. */
  isTest: Scalars['Boolean']['output'];
  items: Array<BoardOrderItem>;
  /** When it came into its present status: how long food has stood ready counts from here. */
  movedAt: Scalars['DateTime']['output'];
  /** When the kitchen should begin with a scheduled order; null for one that is wanted as soon as possible. */
  prepareAt?: Maybe<Scalars['DateTime']['output']>;
  /** Stations that have marked their part ready before the whole order was (KITCHEN-03). */
  readyStations: Array<Scalars['ID']['output']>;
  rejectReason?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
  table?: Maybe<BoardTable>;
  /** Minor units, discounts taken off, tip included. */
  total: Scalars['Int']['output'];
  type: OrderType;
  /** Rises with every move; hand it back with the next one. */
  version: Scalars['Int']['output'];
};

/** Equal dishes of an order, counted. */
export type BoardOrderItem = {
  /** Ask for identification at handover (D-49). */
  ageRestricted: Scalars['Boolean']['output'];
  /** What the dish and its additions contain, as the menu says now (D-50). */
  allergens: Array<Scalars['String']['output']>;
  /** The dish, by which it is switched off when it has run out. */
  itemId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  /** Names of what is taken off. */
  removedVariations: Array<Scalars['String']['output']>;
  /** Where it is made, as the venue's stations say now (KITCHEN-01). */
  stationId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** Names of what is added. */
  variations: Array<Scalars['String']['output']>;
};

/** A printer as the board shows it. */
export type BoardPrinter = {
  /** Tickets it has taken twice without saying how they ended: somebody has to look. */
  asked: Array<AskedTicket>;
  id: Scalars['ID']['output'];
  /** Tickets that came too late to be printed by themselves; null without any. */
  missed?: Maybe<MissedTickets>;
  name: Scalars['String']['output'];
  /** Set when it has lasted for a minute. */
  trouble?: Maybe<PrinterTroubleKind>;
  /** Since when. */
  troubleSince?: Maybe<Scalars['DateTime']['output']>;
  /** Tickets that wait for it, but for those somebody is asked about. */
  waiting: Scalars['Int']['output'];
};

/** The table of an order. */
export type BoardTable = {
  code: Scalars['String']['output'];
};

/** The venue of a board. */
export type BoardVenue = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** IANA zone in which the board shows times. */
  timeZone: Scalars['String']['output'];
};

/** What is changed of every dish chosen; one of the three prices at most. */
export type BulkEditInput = {
  addAllergens?: InputMaybe<Array<Scalars['String']['input']>>;
  addCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  addToMenuIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  addToPrice?: InputMaybe<Scalars['Int']['input']>;
  ageRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  archive?: InputMaybe<Scalars['Boolean']['input']>;
  disableMembershipDiscount?: InputMaybe<Scalars['Boolean']['input']>;
  instant?: InputMaybe<Scalars['Boolean']['input']>;
  multiplyPrice?: InputMaybe<Scalars['Float']['input']>;
  removeAllergens?: InputMaybe<Array<Scalars['String']['input']>>;
  removeCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  removeFromMenuIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  rounding?: InputMaybe<PriceRounding>;
  setPrice?: InputMaybe<Scalars['Int']['input']>;
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};

/** How a change of many dishes went. */
export type BulkResult = {
  auditId?: Maybe<Scalars['ID']['output']>;
  /** How many changed, or would change. */
  changed: Scalars['Int']['output'];
  /** Those somebody else has changed since they were read. */
  conflicts: Array<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  /** The first ten: id, and each changed field before and after. */
  sample: Scalars['JSON']['output'];
};

/** A file to be saved. */
export type CatalogueFile = {
  content: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** Fields of a category; those left out are not changed. */
export type CategoryInput = {
  description?: InputMaybe<LocalizedTextInput>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<LocalizedTextInput>;
  /** Null: at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** A picture of the company's; null takes it away. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
};

/** How a change of a category went. */
export type CategoryResult = {
  auditId?: Maybe<Scalars['ID']['output']>;
  category?: Maybe<OfficeCategory>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
};

/** A category and where what is in it is made. */
export type CategoryStation = {
  categoryId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Null: as its parent, or the first. */
  stationId?: Maybe<Scalars['ID']['output']>;
};

/** A category and the station that makes what is in it. */
export type CategoryStationInput = {
  categoryId: Scalars['ID']['input'];
  stationId: Scalars['ID']['input'];
};

/** One word of the provider about a dispute. */
export type ChargebackNotice = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** The provider's own words. */
  reason: Scalars['String']['output'];
  stage: ChargebackStage;
};

/** How far a dispute has come. */
export type ChargebackStage =
  /** The bank has taken the money back. */
  | 'CHARGEBACK'
  /** The bank is about to take the money back. */
  | 'CHARGEBACK_ANNOUNCED'
  /** The restaurant was right: the money is there again. */
  | 'CHARGEBACK_REVERSED'
  /** The bank asks what the payment was for. */
  | 'INFORMATION_ASKED'
  /** The bank has taken the money back for good. */
  | 'SECOND_CHARGEBACK';

/** Bills of tables that are not paid, and what is left of them. */
export type ClosingBills = {
  amount: Scalars['Float']['output'];
  bills: Scalars['Int']['output'];
};

/** What the provider told of a dispute. */
export type ClosingChargeback = {
  amount: Scalars['Float']['output'];
  /** The last moment at which the provider takes an answer; null: it has not said. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** Null: its payment has no order. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  /** The provider's name of the dispute. */
  reference: Scalars['String']['output'];
  stage: ChargebackStage;
};

/** Orders, and what they came to. */
export type ClosingCount = {
  amount: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
};

/** Sales of one payment kind. */
export type ClosingKind = {
  amount: Scalars['Float']['output'];
  /** CARD, INVOICE, FREE, or empty where no payment is written down. */
  kind: Scalars['String']['output'];
  orders: Scalars['Int']['output'];
};

/** Somebody who may get closings, in the language they have chosen. */
export type ClosingPerson = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isChosen: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

/** Who gets a venue's closings by mail. */
export type ClosingReaders = {
  /** Typed addresses. */
  emails: Array<Scalars['String']['output']>;
  /** Everybody who may read its figures. */
  people: Array<ClosingPerson>;
};

/** Orders rejected for one reason. */
export type ClosingRejection = {
  amount: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

/** Fields of a code; those left out are not changed, null takes a limit away. */
export type CodeInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 3 to 30 letters A to Z, digits, hyphens or underscores; kept in capitals. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 100 percent, or minor units above 0. */
  discountRate?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<OfficeDiscountType>;
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  hoursEnd?: InputMaybe<Scalars['String']['input']>;
  hoursStart?: InputMaybe<Scalars['String']['input']>;
  /** On by itself where there is a limit per guest. */
  requiresUser?: InputMaybe<Scalars['Boolean']['input']>;
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  title?: InputMaybe<LocalizedTextInput>;
  useLimit?: InputMaybe<Scalars['Int']['input']>;
  useLimitPerUser?: InputMaybe<Scalars['Int']['input']>;
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Letters an ESC/POS printer has; what it has not is sent as a picture. */
export type CodePage =
  /** Only those of English; everything else is sent as pictures. */
  | 'ASCII'
  /** Western Europe. */
  | 'WPC1252'
  /** Turkish. */
  | 'WPC1254';

/** How a change of a code went. */
export type CodeResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** As it stands now, also after a refusal. */
  code?: Maybe<OfficeCode>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `endsAt`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** What a guest would be answered. */
export type CodeTrial = {
  /** A code of the guests' catalogue; null: the code would be taken. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The refusal as guests read it. */
  refusalText?: Maybe<Scalars['String']['output']>;
  /** Minor units; null where it is refused. */
  saving?: Maybe<Scalars['Int']['output']>;
};

/** A company as the platform sees it. */
export type CompanyAccount = {
  active: Scalars['Boolean']['output'];
  country: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency?: Maybe<Currency>;
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Who was invited to look after it and has not come yet. */
  invited: Array<InvitedOwner>;
  /** Guests can order. */
  isLive: Scalars['Boolean']['output'];
  /** When somebody ordered last, tests aside. */
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner does next on the way to the first paid order; null once it is live. */
  nextStep?: Maybe<SetupStep>;
  /** Payments and books that disagree. */
  openFindings: Scalars['Int']['output'];
  /** Its paths. */
  slugs: Array<Scalars['String']['output']>;
  venueCount: Scalars['Int']['output'];
};

/** Where guests find a company. */
export type CompanyAddresses = {
  hosts: Array<CompanyHost>;
  /** Paths it had once its app was open, newest first: they lead to the one it has. */
  oldPaths: Array<Scalars['String']['output']>;
  /** Below the deployment's address, without a slash; null for a company that has no pages. */
  path?: Maybe<Scalars['String']['output']>;
  /** The deployment's own host name, which own names must lead to; null where it has no public address. */
  platformHost?: Maybe<Scalars['String']['output']>;
  /** The app was open once: codes with its path may have been printed. */
  wasLive: Scalars['Boolean']['output'];
};

/** What guests read of a company; what is left out stays. */
export type CompanyFactsInput = {
  /** The name guests read; 1 to 200 characters. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the codes on tables take orders. */
  enableQrOrders?: InputMaybe<Scalars['Boolean']['input']>;
  /** The look every company begins with is what it shall be: ends that step. */
  keepsNeutralLook?: InputMaybe<Scalars['Boolean']['input']>;
  /** How guests may eat; at least one. */
  serviceTypes?: InputMaybe<Array<ServiceType>>;
  /** Where guests write to. */
  supportEmail?: InputMaybe<Scalars['String']['input']>;
};

/** An own host name of a company. */
export type CompanyHost = {
  /** When it was last looked at. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when it is looked at by itself; null where that is over or not needed. */
  checkedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The record that was found instead. */
  found?: Maybe<Scalars['String']['output']>;
  host: Scalars['String']['output'];
  /** Codes and links say this one. */
  isMain: Scalars['Boolean']['output'];
  /** Why it is not verified; null where nothing is wrong. */
  problem?: Maybe<HostProblem>;
  state: HostState;
  /** Name of the text record that proves whose it is; null for a name that the platform's people entered. */
  txtName?: Maybe<Scalars['String']['output']>;
  /** Its value. */
  txtValue?: Maybe<Scalars['String']['output']>;
};

/** An invoice of the company to one of its customers. */
export type CompanyInvoice = {
  /** The customer as named on the day of the invoice. */
  buyerName: Scalars['String']['output'];
  /** What credit notes took back, in minor units. */
  credited: Scalars['Int']['output'];
  currency: Currency;
  /** 0 where it is not overdue. */
  daysOverdue: Scalars['Int']['output'];
  /** YYYY-MM-DD; 30 days after it was issued. */
  dueOn: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** YYYY-MM-DD. */
  issuedOn: Scalars['String']['output'];
  mailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Running per company, without gaps. */
  number: Scalars['Int']['output'];
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** YYYY-MM-DD, Sunday. */
  periodEnd: Scalars['String']['output'];
  /** YYYY-MM-DD, Monday. */
  periodStart: Scalars['String']['output'];
  state: InvoiceState;
  /** The customer; invoices of one have the same. */
  targetId: Scalars['ID']['output'];
  /** Minor units, VAT included. */
  total: Scalars['Int']['output'];
};

/** A new company, or why there is none. */
export type CompanyResult = {
  company?: Maybe<CompanyAccount>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The first administrator's invitation; shown once. */
  invitation?: Maybe<Scalars['String']['output']>;
  /** Whether it went to the person by mail; otherwise it has to be handed over. */
  isMailed: Scalars['Boolean']['output'];
  /** Two free paths near the one that is taken. */
  suggestions: Array<Scalars['String']['output']>;
};

/** A stretch of the week by the venue's wall clock; an end before the start runs past midnight. */
export type ContactHours = {
  dayOfWeek: WeekDay;
  /** HH:mm */
  end: Scalars['String']['output'];
  /** HH:mm */
  start: Scalars['String']['output'];
};

/** A stretch of the week by the venue's wall clock. */
export type ContactHoursInput = {
  dayOfWeek: WeekDay;
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
};

/** Fields of a page or a piece of news; those left out are not changed. */
export type ContentInput = {
  /** A picture of the company's; null takes it away. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  places?: InputMaybe<Array<OfficeContentPlace>>;
  /** a-z, 0-9 and hyphen; counts for pages only. */
  slug?: InputMaybe<Scalars['String']['input']>;
  subTitle?: InputMaybe<LocalizedTextInput>;
  /** HTML; what is not allowed is taken out (D-122). At most 100,000 characters a language. */
  text?: InputMaybe<LocalizedTextInput>;
  title?: InputMaybe<LocalizedTextInput>;
};

/** How a change of a page or a piece of news went. */
export type ContentResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** As it stands now, also after a refusal. */
  content?: Maybe<OfficeContent>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `slug`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** Whether guests know it. */
export type ContentState =
  /** Nobody but staff sees it. */
  | 'DRAFT'
  /** Guests see it from a moment that is still to come. */
  | 'PLANNED'
  /** Guests see it. */
  | 'PUBLISHED';

/** What a bill is settled with at the counter. */
export type CounterKind =
  /** Notes and coins. */
  | 'CASH'
  /** The guest pays nothing. */
  | 'ON_THE_HOUSE'
  /** The restaurant's own card terminal. */
  | 'TERMINAL';

/** A country, and what stands against it. */
export type CountryChoice = {
  /** Two letters. */
  country: Scalars['String']['output'];
  /** Dishes with a VAT rate it does not know. */
  itemsWithUnknownVat: Scalars['Int']['output'];
};

/** What took back lines of an invoice; its document is at `/staff/credit-notes/{id}/document` for the same token. */
export type CreditNote = {
  id: Scalars['ID']['output'];
  /** YYYY-MM-DD. */
  issuedOn: Scalars['String']['output'];
  /** A series of its own, running per company, without gaps. */
  number: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
  staffName: Scalars['String']['output'];
  /** Minor units, VAT included. */
  total: Scalars['Int']['output'];
};

/** How crediting went. */
export type CreditResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  invoice?: Maybe<OfficeInvoice>;
};

/** The currencies a company can charge in. */
export type Currency =
  /** Danish krone. */
  | 'DKK'
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** Norwegian krone. */
  | 'NOK'
  /** Swedish krona, the default. */
  | 'SEK'
  /** Turkish lira. */
  | 'TRY'
  /** US dollar. */
  | 'USD';

/** A venue's day as it was when it closed. Amounts in minor units. */
export type DayClosing = {
  /** VAT of what went back. */
  back: Array<VatSum>;
  /** Of what went back, tips included; none for days closed before it was kept. */
  backKinds: Array<ClosingKind>;
  beginsAt: Scalars['DateTime']['output'];
  /** What the provider told of disputes this day: in no sum. */
  chargebacks: Array<ClosingChargeback>;
  city?: Maybe<Scalars['String']['output']>;
  closedAt: Scalars['DateTime']['output'];
  currency: Currency;
  /** YYYY-MM-DD. */
  day: Scalars['String']['output'];
  discount: Scalars['Float']['output'];
  /** Before discounts. */
  dishes: Scalars['Float']['output'];
  endsAt: Scalars['DateTime']['output'];
  fees: Scalars['Float']['output'];
  /** Number of the day's first order; null: there was none. */
  firstOrder?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Of the sales, tips included. */
  kinds: Array<ClosingKind>;
  lastOrder?: Maybe<Scalars['String']['output']>;
  /** Running per venue, without gaps. */
  number: Scalars['Int']['output'];
  openBills: ClosingBills;
  orders: Scalars['Int']['output'];
  organizationId?: Maybe<Scalars['String']['output']>;
  /** What went back of sales, without tips. */
  refunded: Scalars['Float']['output'];
  refundedTips: Scalars['Float']['output'];
  /** How often money went back this day. */
  refunds: Scalars['Int']['output'];
  /** Orders of the day that were rejected before it closed: in no sum. */
  rejected: Array<ClosingRejection>;
  /** VAT of the turnover, lowest rate first. */
  sales: Array<VatSum>;
  street?: Maybe<Scalars['String']['output']>;
  /** Orders of earlier days that were rejected this day: taken off this day's sums. */
  takenBack: ClosingCount;
  timeZone: Scalars['String']['output'];
  tips: Scalars['Float']['output'];
  /** Dishes and fees less discounts, VAT included, without tips. */
  turnover: Scalars['Float']['output'];
  venueId: Scalars['ID']['output'];
  venueName: Scalars['String']['output'];
};

/** A page of closings. */
export type DayClosingPage = {
  closings: Array<DayClosing>;
  /** Hand it back for the next page; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A job that gave up. */
export type DeadJob = {
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last failure in its own words; ids and codes, no persons. */
  lastError?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Ids of what it was about. */
  payload: Scalars['JSON']['output'];
};

/** A code that signs a tablet in, or why there is none. */
export type DeviceCode = {
  /** Shown once. Good for ten minutes and one tablet. */
  code?: Maybe<Scalars['String']['output']>;
  device?: Maybe<StaffDevice>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
};

/** A look that guests saw before. */
export type EarlierLook = {
  id: Scalars['ID']['output'];
  look: OfficeLook;
  /** When another one took its place. */
  replacedAt: Scalars['DateTime']['output'];
  /** Who published that one; null where the account is gone. */
  replacedBy?: Maybe<Scalars['String']['output']>;
};

/** A dish on a menu. */
export type EntryInput = {
  instant?: InputMaybe<Scalars['Boolean']['input']>;
  menuId: Scalars['ID']['input'];
  /** Null takes the dish off this menu. */
  price?: InputMaybe<Scalars['Int']['input']>;
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};

/** What a catalogue is written as. */
export type ExportFormat =
  /** One row a dish, columns by language and menu. */
  | 'CSV'
  /** Categories, dishes, option groups, suggestions, menus and hours, and where their pictures are. */
  | 'JSON';

/** A guest in a file; what was not asked for is null. */
export type ExportedGuest = {
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  easyId?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  /** In the company's own language. */
  level?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  orders?: Maybe<Scalars['Int']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  points?: Maybe<Scalars['Int']['output']>;
  /** Minor units. */
  spent12Months?: Maybe<Scalars['Float']['output']>;
  takesNews?: Maybe<Scalars['Boolean']['output']>;
};

/** Money and orders disagree. */
export type Finding = {
  /** Minor units. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** The job that gave up can try again. */
  canRetry: Scalars['Boolean']['output'];
  currency?: Maybe<Currency>;
  /** Null: it is open. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  foundAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: FindingKind;
  lastSeenAt: Scalars['DateTime']['output'];
  /** The last words of the job that gave up. */
  lastWords?: Maybe<Scalars['String']['output']>;
  /** Only a person can end it. */
  needsPerson: Scalars['Boolean']['output'];
  /** What somebody said who settled it outside. */
  note?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderNumber?: Maybe<Scalars['String']['output']>;
  paymentId?: Maybe<Scalars['ID']['output']>;
  remedy: FindingRemedy;
  /** Who settled it outside. */
  settledBy?: Maybe<Scalars['String']['output']>;
  timeZone: Scalars['String']['output'];
  timesSeen: Scalars['Int']['output'];
  venueName?: Maybe<Scalars['String']['output']>;
};

/** What disagrees. */
export type FindingKind =
  /** An order was accepted and its money not asked for. */
  | 'CAPTURE_NOT_ASKED'
  /** The provider has not said that it took the money. */
  | 'CAPTURE_UNCONFIRMED'
  /** A guest's bank disputes a payment. */
  | 'CHARGEBACK'
  /** Dishes paid at the counter were rejected: the money is to be handed back. */
  | 'COUNTER_OWED'
  /** Something was kept for a guest who no longer pays. */
  | 'HOLD_OF_ENDED_SESSION'
  /** Money is held or taken, and there is no order for it. */
  | 'MONEY_WITHOUT_ORDER'
  /** The provider refuses to move the money. */
  | 'MOVEMENT_REFUSED'
  /** A notice of the provider was not read. */
  | 'NOTICE_WAITING'
  /** An order is made and nobody pays for it. */
  | 'ORDER_WITHOUT_MONEY'
  /** The provider has not said that the money went back. */
  | 'RELEASE_UNCONFIRMED'
  /** A guest's try to pay has not ended. */
  | 'SESSION_OVERDUE';

/** What was done about it. */
export type FindingRemedy =
  /** It was asked for again. */
  | 'ASKED_AGAIN'
  /** It was ended. */
  | 'ENDED'
  /** Nothing an automaton may do: a person has to. */
  | 'OPERATOR'
  /** What was kept is free again. */
  | 'RELEASED';

/** How changing a finding went. */
export type FindingResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  finding?: Maybe<Finding>;
};

/** A membership level that was given. */
export type GivenLevel = {
  /** Archived, it holds again when it comes back. */
  isArchived: Scalars['Boolean']['output'];
  levelId: Scalars['ID']['output'];
  /** In the company's own language. */
  title: Scalars['String']['output'];
  /** The moment it ends; null: without an end. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Fields of a group; those left out are not changed. */
export type GroupInput = {
  expandedByDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: none (CATALOG-48). */
  maxChoices?: InputMaybe<Scalars['Int']['input']>;
  /** Null: none (CATALOG-48). */
  minChoices?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<LocalizedTextInput>;
  /** All of them, in order; those left out are archived. */
  options?: InputMaybe<Array<OptionInput>>;
  required?: InputMaybe<Scalars['Boolean']['input']>;
  type?: InputMaybe<OptionRule>;
};

/** How a change of a group of options went. */
export type GroupResult = {
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  group?: Maybe<OfficeGroup>;
};

/** A stored card. */
export type GuestCard = {
  /** In the provider's word: visa, mc. */
  brand: Scalars['String']['output'];
  lastFour: Scalars['String']['output'];
};

/** A discount code the guest ordered with. */
export type GuestCode = {
  code: Scalars['String']['output'];
  times: Scalars['Int']['output'];
};

/** A column of the file of guests. */
export type GuestColumn =
  /** When it was made. */
  | 'LAST_ORDER'
  /** The membership level. */
  | 'LEVEL'
  /** The address. */
  | 'MAIL'
  /** As the guest gave it. */
  | 'NAME'
  /** Agreed to be told of news. */
  | 'NEWS'
  /** The membership number. */
  | 'NUMBER'
  /** That were not rejected. */
  | 'ORDERS'
  /** With the country's code. */
  | 'PHONE'
  /** Of membership. */
  | 'POINTS'
  /** Since when there is an account. */
  | 'SINCE'
  /** In the last 12 months. */
  | 'SPENT';

/** How to reach a guest. */
export type GuestContact = {
  email?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** Whose phone and mail are in the file of guests. */
export type GuestContacts =
  /** Of all, for bookkeeping; the log says so. */
  | 'ALL'
  /** Of those who said yes to news. */
  | 'NEWS';

/** Guests for a file. */
export type GuestExport = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  guests: Array<ExportedGuest>;
};

/** A file about a guest. */
export type GuestFile = {
  askedAt: Scalars['DateTime']['output'];
  /** Until then it can be fetched. */
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** It is written; before that it cannot be fetched. */
  isReady: Scalars['Boolean']['output'];
};

/** A part of the file about a guest. */
export type GuestFilePart =
  /** Name, phone, mail, since when. */
  | 'ACCOUNT'
  /** Stored cards: brand and last four digits. */
  | 'CARDS'
  /** Carts that were begun. */
  | 'CARTS'
  /** Discount and referral codes. */
  | 'CODES'
  /** What was agreed to, and taken back. */
  | 'CONSENTS'
  /** Devices that get messages. */
  | 'DEVICES'
  /** Invoices over orders of this guest. */
  | 'INVOICES'
  /** Receipts sent by mail. */
  | 'MAILS'
  /** Codes sent to the phone. */
  | 'MESSAGES'
  /** What staff wrote. */
  | 'NOTES'
  /** Personal offers. */
  | 'OFFERS'
  /** Every order with its dishes. */
  | 'ORDERS'
  /** Payments and what went back, without card numbers. */
  | 'PAYMENTS'
  /** Level, points and their history. */
  | 'POINTS'
  /** Stamps. */
  | 'STAMPS';

/** How asking for a file went. */
export type GuestFileResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  file?: Maybe<GuestFile>;
};

/** What a part of the file is called. */
export type GuestFileTitle = {
  part: GuestFilePart;
  /** At most 100 characters. */
  title: Scalars['String']['input'];
};

/** Which guests to show; whatever is left out does not count. */
export type GuestFilter = {
  isBlocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Orders on invoice. */
  isBusiness?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last order was made at this moment or later. */
  lastOrderAfter?: InputMaybe<Scalars['DateTime']['input']>;
  /** The last order was made before this moment, or there was none. */
  lastOrderBefore?: InputMaybe<Scalars['DateTime']['input']>;
  levelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 3 to 200 characters of a name, a phone in any spelling, a mail or a membership number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Agreed to be told of news. */
  takesNews?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An invoice over orders of this guest. */
export type GuestInvoice = {
  id: Scalars['ID']['output'];
  isPaid: Scalars['Boolean']['output'];
  issuedOn: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  /** Minor units. */
  total: Scalars['Int']['output'];
};

/** A membership level, as far as a guest's place among them goes. */
export type GuestLevel = {
  id: Scalars['ID']['output'];
  pointsRequired: Scalars['Int']['output'];
  /** In the company's own language. */
  title: Scalars['String']['output'];
};

/** How to reach a guest. */
export type GuestPhone = {
  phone?: Maybe<Scalars['String']['output']>;
};

/** How a change of a guest went, and the guest as it stands now. */
export type GuestResult = {
  /** Of the entry in the log, for undo; null where there is none. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** Null where it was done. */
  error?: Maybe<Scalars['String']['output']>;
  /** The argument that is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  guest?: Maybe<OfficeGuest>;
};

/** A personal right to an offer. */
export type GuestRight = {
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isSingleUse: Scalars['Boolean']['output'];
  isUsed: Scalars['Boolean']['output'];
  /** The offer's, in the company's own language. */
  name: Scalars['String']['output'];
};

/** By what guests are sorted; names and numbers from the first, everything else from the highest or newest. */
export type GuestSort =
  /** Newest first. */
  | 'LAST_ORDER'
  /** Highest first, as are the following. */
  | 'LEVEL'
  /** From A on. */
  | 'NAME'
  /** By membership number. */
  | 'NUMBER'
  /** That were not rejected. */
  | 'ORDERS'
  /** Of membership. */
  | 'POINTS'
  /** In the last 12 months. */
  | 'SPENT';

/** A stamp card and how far the guest is. */
export type GuestStamps = {
  count: Scalars['Int']['output'];
  /** Whether a stamp can be given: a card that was taken away is filled by who has begun, until its last day. */
  isOpen: Scalars['Boolean']['output'];
  /** What staff gave and took, newest first, at most 20. */
  moves: Array<StampMove>;
  /** In the company's own language. */
  name: Scalars['String']['output'];
  required: Scalars['Int']['output'];
  stampCardId: Scalars['ID']['output'];
};

/** What is wrong with a host name's records. */
export type HostProblem =
  /** The name leads nowhere. */
  | 'DIRECTION_MISSING'
  /** The name leads somewhere else. */
  | 'DIRECTION_OTHER'
  /** No name server answered. */
  | 'DNS_UNREACHABLE'
  /** Another company has proved the same name. */
  | 'NAME_TAKEN'
  /** There is no text record that proves whose it is. */
  | 'TXT_MISSING'
  /** The text record says something else. */
  | 'TXT_OTHER';

/** How far an own host name is. */
export type HostState =
  /** The records are right, and the proxy has no certificate yet. */
  | 'CERTIFICATE_PENDING'
  /** Other records were found, or none in time. */
  | 'FAILED'
  /** Guests reach it by https. */
  | 'LIVE'
  /** The records are right; guests are served by this name. */
  | 'VERIFIED'
  /** The records are not there yet. */
  | 'WAITING_FOR_DNS';

/** Days with other hours, up to two years ahead. */
export type HoursExceptionInput = {
  /** YYYY-MM-DD on the venue's calendar. */
  firstDay: Scalars['String']['input'];
  /** The same days in every later year. */
  isYearly: Scalars['Boolean']['input'];
  /** Included. */
  lastDay: Scalars['String']['input'];
  /** Up to 100 characters, such as Christmas Eve; guests read it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** None: closed. */
  ranges: Array<OpeningRangeInput>;
};

/** What an import is read from. */
export type ImportFormat =
  /** A table with headings in any of the six languages. */
  | 'CSV'
  /** A page's structured data (schema.org). */
  | 'JSON_LD'
  /** Lines such as `Margherita 95` below headings (SETUP-14). */
  | 'LINES';

/** What an import would do. */
export type ImportPlan = {
  /** Hand it back with `runCatalogueImport`. */
  catalogueVersion: Scalars['String']['output'];
  changed: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  /** Names of categories that would be new. */
  newCategories: Array<Scalars['String']['output']>;
  problems: Array<ImportProblem>;
  /** The first ten: row, title, whether it is new, and what would change. */
  sample: Scalars['JSON']['output'];
  untouched: Scalars['Int']['output'];
};

/** A cell that cannot be imported. */
export type ImportProblem = {
  code: Scalars['String']['output'];
  column: Scalars['String']['output'];
  /** Counted from 1 with the headings. */
  row: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

/** How an import went. */
export type ImportResult = {
  changed: Scalars['Int']['output'];
  created: Scalars['Int']['output'];
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
};

/** An invitation, or why there is none. */
export type InvitationResult = {
  account?: Maybe<StaffAccount>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Shown once, for the person themselves. Good for three days and one password. */
  invitation?: Maybe<Scalars['String']['output']>;
  /** Whether it went to the person by mail; otherwise it has to be handed over. */
  isMailed: Scalars['Boolean']['output'];
};

/** What has become of an invitation. */
export type InvitationState =
  /** Its three days are over. */
  | 'EXPIRED'
  /** A password can be set with it. */
  | 'OPEN'
  /** There is a newer one, or it was withdrawn. */
  | 'REPLACED'
  /** A password has been set with it. */
  | 'USED';

/** Somebody who has not followed an invitation yet. */
export type InvitedOwner = {
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A guest who may order on invoice. Amounts in minor units. */
export type InvoiceCustomer = {
  city?: Maybe<Scalars['String']['output']>;
  creditLimit: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  language?: Maybe<Language>;
  name: Scalars['String']['output'];
  organizationId?: Maybe<Scalars['String']['output']>;
  /** On invoices that should have been paid. */
  overdue: Scalars['Float']['output'];
  /** All that is not paid, billed or not. */
  owed: Scalars['Float']['output'];
  /** The guest's; null where the role may not see guests. */
  phone?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  targetId: Scalars['ID']['output'];
  /** Ordered and on no invoice yet. */
  unbilled: Scalars['Float']['output'];
  userId: Scalars['ID']['output'];
  zip?: Maybe<Scalars['String']['output']>;
};

/** A business customer: where the bills go, and how much may be owed. */
export type InvoiceCustomerInput = {
  city?: InputMaybe<Scalars['String']['input']>;
  /** Minor units of the company's currency; at most this much may be ordered and not yet paid. */
  creditLimit: Scalars['Int']['input'];
  email: Scalars['String']['input'];
  /** Of the invoices; the company's where left out. */
  language?: InputMaybe<Language>;
  name: Scalars['String']['input'];
  organizationId?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A page of invoices. */
export type InvoicePage = {
  invoices: Array<CompanyInvoice>;
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** What is still to be paid, of the customer asked for or of all, in minor units. */
  unpaid: Scalars['Float']['output'];
};

/** Where an invoice stands. */
export type InvoiceState =
  /** All of it was taken back. */
  | 'CREDITED'
  /** Its day has passed. */
  | 'OVERDUE'
  /** Somebody has said that it was paid. */
  | 'PAID'
  /** Mailed, and its day has not come. */
  | 'SENT'
  /** Not mailed yet. */
  | 'TO_BE_MAILED';

/** Fields of a dish; those left out are not changed. */
export type ItemInput = {
  ageRestricted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Null: not decided; empty: none. */
  allergens?: InputMaybe<Array<Scalars['String']['input']>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  description?: InputMaybe<LocalizedTextInput>;
  disableMembershipDiscount?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of them, in order. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  instant?: InputMaybe<Scalars['Boolean']['input']>;
  isOffStartPage?: InputMaybe<Scalars['Boolean']['input']>;
  /** A picture of the company's; null takes it away. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  /** Minor units. Changes every entry that had the old price. */
  price?: InputMaybe<Scalars['Int']['input']>;
  /** Null: none. */
  sizes?: InputMaybe<SizesInput>;
  title?: InputMaybe<LocalizedTextInput>;
  /** All of them, in order. */
  upsellIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};

/** How a change of a dish went. */
export type ItemResult = {
  /** For `undoChange`. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `sizes.sizes.1.price`. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now, also after a refusal. */
  item?: Maybe<OfficeItem>;
};

/** An item and where it is made. */
export type ItemStation = {
  itemId: Scalars['ID']['output'];
  /** Set for this item alone; null: as its categories. */
  ownStationId?: Maybe<Scalars['ID']['output']>;
  /** Where it is made. */
  stationId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** An item and the station that makes it. */
export type ItemStationInput = {
  itemId: Scalars['ID']['input'];
  stationId: Scalars['ID']['input'];
};

/** The product's language codes, kept as they are everywhere; not BCP 47 (D-12). */
export type Language =
  /** Danish (BCP 47: da). */
  | 'dk'
  /** English. */
  | 'en'
  /** Spanish. */
  | 'es'
  /** Norwegian (BCP 47: nb). */
  | 'no'
  /** Swedish (BCP 47: sv), the default. */
  | 'se'
  /** Turkish. */
  | 'tr';

/** A language, and what it lacks. */
export type LanguageGap = {
  language: Language;
  missingNames: Scalars['Int']['output'];
};

/** What can happen to money. */
export type LedgerEntryKind =
  /** The guest's bank holds it. */
  | 'AUTHORISED'
  /** It was let go. */
  | 'CANCELLED'
  /** The provider was asked to let it go. */
  | 'CANCEL_ASKED'
  /** It could not be let go. */
  | 'CANCEL_FAILED'
  /** It was taken. */
  | 'CAPTURED'
  /** The provider was asked to take it. */
  | 'CAPTURE_ASKED'
  /** It could not be taken. */
  | 'CAPTURE_FAILED'
  /** The guest's bank has taken it back. */
  | 'CHARGEBACK'
  /** The guest's bank has given it to the restaurant again. */
  | 'CHARGEBACK_REVERSED'
  /** The bank let it go by itself. */
  | 'EXPIRED'
  /** Nothing was to be paid. */
  | 'NOTHING_DUE'
  /** Owed, on an invoice or on a table's bill. */
  | 'OWED'
  /** It went back. */
  | 'REFUNDED'
  /** The provider was asked to give it back. */
  | 'REFUND_ASKED'
  /** It could not be given back. */
  | 'REFUND_FAILED'
  /** The guest's bank has taken it back for good. */
  | 'SECOND_CHARGEBACK'
  /** Owed no longer. */
  | 'WAIVED';

/** What the provider told. */
export type LedgerNotice = {
  id: Scalars['ID']['output'];
  /** The provider's word for it. */
  name: Scalars['String']['output'];
  /** TAKEN, IGNORED or UNKNOWN; null: not read yet. */
  outcome?: Maybe<Scalars['String']['output']>;
  processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The provider's own words. */
  reason?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

/** A page of the ledger. */
export type LedgerPage = {
  /** What was taken less what went back, in minor units; a large company's does not fit into an Int. */
  balance: Scalars['Float']['output'];
  /** Hand it back for the next page; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  rows: Array<LedgerRow>;
  /** Of all that was asked for, whatever page is shown. */
  sums: Array<LedgerSum>;
};

/** A payment and its story. */
export type LedgerPayment = {
  /** Minor units, tip included. */
  amount: Scalars['Int']['output'];
  /** How it was paid at the counter; null: not there. */
  counterKind?: Maybe<CounterKind>;
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  entries: Array<LedgerPaymentEntry>;
  id: Scalars['ID']['output'];
  kind: OfficePaymentKind;
  notices: Array<LedgerNotice>;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderNumber?: Maybe<Scalars['String']['output']>;
  pspReference?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  /** Minor units. */
  tip: Scalars['Int']['output'];
  venueName: Scalars['String']['output'];
};

/** A movement of one payment. */
export type LedgerPaymentEntry = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  entry: LedgerEntryKind;
  id: Scalars['ID']['output'];
  providerReference?: Maybe<Scalars['String']['output']>;
};

/** One movement of money. */
export type LedgerRow = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** What was taken less what went back from the first day up to this movement, in minor units. */
  balance: Scalars['Float']['output'];
  currency: Currency;
  entry: LedgerEntryKind;
  id: Scalars['ID']['output'];
  kind: OfficePaymentKind;
  orderId?: Maybe<Scalars['ID']['output']>;
  /** The order's number. */
  orderNumber?: Maybe<Scalars['String']['output']>;
  paymentId: Scalars['ID']['output'];
  /** The provider's name of the movement. */
  providerReference?: Maybe<Scalars['String']['output']>;
  timeZone: Scalars['String']['output'];
  venueName: Scalars['String']['output'];
};

/** Movements of one kind. */
export type LedgerSum = {
  /** Minor units. */
  amount: Scalars['Float']['output'];
  entry: LedgerEntryKind;
  movements: Scalars['Int']['output'];
};

/** Fields of a level; those left out are not changed, null takes a colour or the picture away. */
export type LevelInput = {
  description?: InputMaybe<LocalizedTextInput>;
  /** 0 to 100, with two decimals. */
  discountPercentage?: InputMaybe<Scalars['Float']['input']>;
  /** Of a picture of the company's. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  /** Whole points, 0 to 1,000,000,000; no two levels need the same, and the first needs 0. */
  pointsRequired?: InputMaybe<Scalars['Int']['input']>;
  /** `#rgb`, `#rrggbb` or `rgb()`. */
  primaryColor?: InputMaybe<Scalars['String']['input']>;
  secondaryColor?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<LocalizedTextInput>;
};

/** How many members a change would move. */
export type LevelMoves = {
  /** A code of the catalogue: the change would be refused. */
  error?: Maybe<Scalars['String']['output']>;
  fall: Scalars['Int']['output'];
  /** The path of the wrong field, such as `pointsRequired`. */
  field?: Maybe<Scalars['String']['output']>;
  rise: Scalars['Int']['output'];
};

/** How a change of a level went. */
export type LevelResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Members who are on a lower level since. */
  fall: Scalars['Int']['output'];
  /** The path of the wrong field, such as `pointsRequired`. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now, also after a refusal. */
  level?: Maybe<OfficeLevel>;
  /** Members who are on a higher level since. */
  rise: Scalars['Int']['output'];
};

/**
 * One text in the product's six languages. `se` is Swedish and `dk` Danish (D-12).
 * An absent language falls back: company's default language, `se`, `en`, first present (D-13).
 */
export type LocalizedText = {
  /** Danish. */
  dk?: Maybe<Scalars['String']['output']>;
  /** English. */
  en?: Maybe<Scalars['String']['output']>;
  /** Spanish. */
  es?: Maybe<Scalars['String']['output']>;
  /** Norwegian. */
  no?: Maybe<Scalars['String']['output']>;
  /** Swedish. */
  se?: Maybe<Scalars['String']['output']>;
  /** Turkish. */
  tr?: Maybe<Scalars['String']['output']>;
};

/** One text in the product's languages, as a whole. */
export type LocalizedTextInput = {
  dk?: InputMaybe<Scalars['String']['input']>;
  en?: InputMaybe<Scalars['String']['input']>;
  es?: InputMaybe<Scalars['String']['input']>;
  no?: InputMaybe<Scalars['String']['input']>;
  se?: InputMaybe<Scalars['String']['input']>;
  tr?: InputMaybe<Scalars['String']['input']>;
};

/** What is changed of a look; null empties a text, a picture or the typeface. */
export type LookInput = {
  aboutUs?: InputMaybe<Scalars['String']['input']>;
  customReadyText?: InputMaybe<Scalars['String']['input']>;
  font?: InputMaybe<Scalars['String']['input']>;
  greetingText?: InputMaybe<Scalars['String']['input']>;
  landingDesktopKey?: InputMaybe<Scalars['ID']['input']>;
  landingKey?: InputMaybe<Scalars['ID']['input']>;
  landingPageIntro?: InputMaybe<Scalars['String']['input']>;
  logoKey?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 50. */
  maxCategories?: InputMaybe<Scalars['Int']['input']>;
  navigationInfoText?: InputMaybe<Scalars['String']['input']>;
  /** All of them; at most 10. */
  sections?: InputMaybe<Array<SectionInput>>;
  showCategoriesInGridView?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<ThemeInput>;
};

/** How a change of the look went. */
export type LookResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  look?: Maybe<LookState>;
};

/** The look as guests have it, and as it may become. */
export type LookState = {
  /** Null: nothing differs from what guests see. */
  draft?: Maybe<OfficeLook>;
  draftAt?: Maybe<Scalars['String']['output']>;
  /** Who changed the draft last. */
  draftBy?: Maybe<Scalars['String']['output']>;
  published: OfficeLook;
  /** The path of the guests' app. */
  slug: Scalars['String']['output'];
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** How a change of the marketplace went. */
export type MarketplaceResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  marketplace?: Maybe<OfficeMarketplace>;
};

/** Hours of a day, by the venue's clock. */
export type MenuHoursInput = {
  dayOfWeek: WeekDay;
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
};

/** Fields of a menu; those left out are not changed. */
export type MenuInput = {
  /** All of them; empty means always. */
  hours?: InputMaybe<Array<MenuHoursInput>>;
  name?: InputMaybe<Scalars['String']['input']>;
  serviceTypes?: InputMaybe<Array<ServiceType>>;
};

/** What a public web page says of its own menu. */
export type MenuOfPage = {
  /** A code, or null. */
  error?: Maybe<Scalars['String']['output']>;
  /** Headings first. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** How a change of a menu went. */
export type MenuResult = {
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  menu?: Maybe<OfficeMenu>;
};

/** Tickets that were not printed because nobody could use them any more (D-354). */
export type MissedTickets = {
  /** Numbers of the first orders they belong to, five at most. */
  easyIds: Array<Scalars['String']['output']>;
  tickets: Scalars['Int']['output'];
  /** When the last of them was given up; told back with the decision, which is on no other. */
  until: Scalars['DateTime']['output'];
};

/** How a move went. */
export type MoveOrderResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The order as it stands now, also after a refusal, so that the board can catch up. */
  order?: Maybe<BoardOrder>;
  success: Scalars['Boolean']['output'];
};

/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type Mutation = {
  /**
   * Sets the first or a new password with an invitation from an administrator and signs in. Codes: INVITATION_INVALID
   * (unknown, used or older than three days), PASSWORD_TOO_SHORT, TWO_FACTOR_CODE_REQUIRED, TWO_FACTOR_CODE_INVALID,
   * RATE_LIMITED.
   */
  acceptStaffInvitation: StaffSession;
  /**
   * Adds a tablet to the kitchen's boards of these venues and makes the code that signs it in. Codes: STAFF_NAME,
   * VENUE_REQUIRED, LIMIT_REACHED.
   */
  addDevice: DeviceCode;
  /**
   * Begins to claim a host name: the answer says which records to set. Added twice it is there once. Codes:
   * HOST_NOT_ALLOWED, HOST_TAKEN, LIMIT_REACHED, NO_PUBLIC_ADDRESS.
   */
  addHost: AddressesResult;
  /**
   * Sets up a printer (KITCHEN-11). Of a CloudPRNT printer the answer holds the path it has to ask, which is shown this
   * once. Only for administrators. Codes: TOO_MANY_PRINTERS, PRINTER_NAME, PRINTER_ADDRESS, PRINTER_NETWORK_OFF (this
   * server does not stand in the restaurant's network), PRINTER_PAPER, PRINTER_COPIES, PRINTER_STATION.
   */
  addPrinter: PrinterResult;
  /**
   * Lets a guest with an account order on invoice, up to a credit limit (D-89); for a customer already approved it changes
   * address and limit. Refused with `NO_SUCH_GUEST`. Only for administrators.
   */
  approveInvoiceCustomer: StaffChangeResult;
  /** For owners. Code: VERSION_CONFLICT. */
  archiveCategory: CategoryResult;
  /** Takes it away from guests and gives its address back. For owners. Code: VERSION_CONFLICT. */
  archiveContent: ContentResult;
  /** For owners. Code: VERSION_CONFLICT. */
  archiveGroup: GroupResult;
  /** Off sale at once, in the books for ever. For owners. Code: VERSION_CONFLICT. */
  archiveItem: ItemResult;
  /**
   * Archives a level; its members go to the level their points reach. For owners. Codes: FIRST_LEVEL_POINTS, LAST_LEVEL,
   * VERSION_CONFLICT.
   */
  archiveLevel: LevelResult;
  /** For owners, and managers at own venues. Code: VERSION_CONFLICT. */
  archiveMenu: MenuResult;
  /** Puts it away; orders keep its name. For owners. Codes: OFFER_IN_USE, VERSION_CONFLICT. */
  archiveOffer: OfferResult;
  /**
   * Takes a card away: full ones keep their rights, open ones can be filled until the end of a day. For owners. Codes:
   * FIELD_INVALID, VERSION_CONFLICT.
   */
  archiveStampCard: StampCardResult;
  /**
   * Takes a table away: its code opens nothing any more, and its number is free. Codes: TABLE_IN_USE (an open bill),
   * VERSION_CONFLICT.
   */
  archiveTable: TablesResult;
  /** For owners. Code: VERSION_CONFLICT. */
  archiveUpsell: UpsellResult;
  /**
   * Takes a venue out of use for good; nothing of its past is lost. Codes: VENUE_IN_USE (orders that run, bills that are
   * open), VERSION_CONFLICT.
   */
  archiveVenue: VenueResult;
  /**
   * Has everything that is held about a guest written into a file, which only the caller can fetch, once, within 7 days, by
   * `POST /staff/guest-files`. For owners who prove again who they are. Codes: ACCOUNT_SHARED, STEP_UP_REQUIRED,
   * TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  askGuestFile: GuestFileResult;
  /**
   * Sets what is made where. What is not named goes by its category, or to the first station. Only for administrators.
   * Codes: STATION_UNKNOWN, MENU_UNKNOWN (no such category or item of the company).
   */
  assignStations: VenueStationsResult;
  /**
   * Begins the enrolment of a second factor (RFC 6238). Nothing is asked for at sign-in until it is confirmed.
   * Refused while one is active. Code: TWO_FACTOR_ALREADY_ON.
   */
  beginTwoFactor: TwoFactorEnrolment;
  /**
   * Gives a guest the number the code was sent to, by the digits the guest reads out. Whoever was signed in is signed
   * out. For owners. Codes: PHONE_CODE_WRONG (or too old, or tried five times), PHONE_TAKEN, RATE_LIMITED, ACCOUNT_SHARED.
   */
  changeGuestPhone: GuestResult;
  /**
   * Sends a link to a new mail address, which counts once the link is opened. Whether the address is somebody's is not
   * said. Codes: FIELD_INVALID, MAIL_NOT_SENT, STEP_UP_REQUIRED, TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS,
   * RATE_LIMITED.
   */
  changeOwnEmail: StaffChangeResult;
  /**
   * A new path. Once the app was open the old one leads to it for ever. Codes: FIELD_INVALID, COMPANY_SLUG_RESERVED,
   * COMPANY_SLUG_TAKEN, LIMIT_REACHED.
   */
  changePath: AddressesResult;
  /** Sets it up anew; its kind stays. Only for administrators. Codes as of `addPrinter`. */
  changePrinter: PrinterResult;
  /**
   * Changes the caller's own password and ends all other sessions. Codes: ERROR_INVALID_CREDENTIALS, PASSWORD_TOO_SHORT,
   * RATE_LIMITED.
   */
  changeStaffPassword: StaffSession;
  /**
   * Changes what somebody may do. Only for administrators, never on oneself, and never the last owner's. Codes:
   * NOT_ON_YOURSELF, LAST_ADMIN, VENUE_REQUIRED.
   */
  changeStaffRole: StaffChangeResult;
  /**
   * Other hours for today alone: closed from now on, or open until a later time (HH:mm, the next such time). Closed already:
   * nothing is changed. Code: FIELD_INVALID (`openUntil` is not longer).
   */
  changeToday: VenuesResult;
  /**
   * Looks at a name's records and certificate now; a claim whose time was over is looked at again by itself. Code:
   * NOT_FOUND.
   */
  checkHost: AddressesResult;
  /**
   * Ends a finding that was settled outside; the note stays. For owners. Codes: REASON_REQUIRED, FIELD_INVALID,
   * FINDING_ENDED, FINDING_MENDS_ITSELF.
   */
  closeFinding: FindingResult;
  /**
   * The link of `changeOwnEmail` was opened. Needs no token: the mailbox may be on another device. Good for a day and
   * once; the old address is told. Codes: LINK_INVALID, STAFF_EMAIL_TAKEN, RATE_LIMITED.
   */
  confirmOwnEmail: StaffChangeResult;
  /** Says that a translation is still right: it is no longer outdated. False: there is none. For owners. */
  confirmTranslation: Scalars['Boolean']['output'];
  /** Ends the enrolment with a first code. All other sessions end. Codes: TWO_FACTOR_CODE_INVALID, RATE_LIMITED. */
  confirmTwoFactor: TwoFactorConfirmation;
  /**
   * Gives or takes points, once an id. Points never fall below 0, the level follows. For owners, and managers (guests of
   * own venues, up to 1,000 points). Codes: FIELD_INVALID, REASON_REQUIRED, NO_LEVELS.
   */
  correctPoints: GuestResult;
  /**
   * Gives one stamp, or takes one from a card that is not full, once an id. A full card becomes the right it earns, and
   * stays the guest's. For owners, and managers (guests and cards of own venues). Codes: FIELD_INVALID, REASON_REQUIRED.
   */
  correctStamps: GuestResult;
  /** A new key, under the client's id. The key itself is answered this once. Codes: FIELD_INVALID, LIMIT_REACHED. */
  createApiKey: ApiKeyResult;
  /** For owners. Codes: TEXT_REQUIRED, TEXT_TOO_LONG, CATEGORY_TOO_DEEP, LIMIT_REACHED, PICTURE_NOT_YOURS. */
  createCategory: CategoryResult;
  /**
   * A new code, under an id of the caller's. For owners. Codes: CODE_TAKEN, FIELD_INVALID, LIMIT_REACHED,
   * TEXT_REQUIRED, TEXT_TOO_LONG.
   */
  createCode: CodeResult;
  /** Many codes at once, each good for one order; the server draws them. For owners. Codes: those of `createCode`. */
  createCodeSeries: CodeResult;
  /**
   * Opens a company: its configuration with neutral looks and its first administrator. Only for platform
   * administrators. Codes: COMPANY_SLUG_RESERVED, COMPANY_SLUG_TAKEN, VAT_RATES_UNKNOWN, STAFF_EMAIL_TAKEN.
   */
  createCompany: CompanyResult;
  /**
   * A new page or piece of news, as a draft, under an id of the caller's. For owners. Codes: ADDRESS_NOT_ALLOWED,
   * ADDRESS_TAKEN, FIELD_INVALID, LIMIT_REACHED, PICTURE_NOT_YOURS, TEXT_REQUIRED, TEXT_TOO_LONG.
   */
  createContent: ContentResult;
  /**
   * For owners. Codes: TEXT_REQUIRED, TEXT_TOO_LONG, PRICE_OUT_OF_RANGE, PICTURE_NOT_YOURS, GROUP_CANNOT_BE_FULFILLED, CHOICES_OUT_OF_RANGE,
   * ALLERGEN_UNKNOWN, LIMIT_REACHED.
   */
  createGroup: GroupResult;
  /**
   * A new dish under an id of the client's. Without `entries` it lands on the menus that show its category (O-07). For owners.
   * Codes: TEXT_REQUIRED, TEXT_TOO_LONG, CATEGORY_REQUIRED, PRICE_REQUIRED, PRICE_OUT_OF_RANGE, VAT_RATE_UNKNOWN, PICTURE_NOT_YOURS, ALLERGEN_UNKNOWN,
   * SIZES_TOO_FEW, OPTION_OF_ITSELF, LIMIT_REACHED.
   */
  createItem: ItemResult;
  /**
   * A new level, under an id of the caller's; members who reach it are moved. For owners. Codes: ACCOUNT_SHARED,
   * FIELD_INVALID, FIRST_LEVEL_POINTS, LEVEL_POINTS_TAKEN, LIMIT_REACHED, PICTURE_NOT_YOURS, TEXT_REQUIRED, TEXT_TOO_LONG.
   */
  createLevel: LevelResult;
  /**
   * A menu of a venue, empty or with the entries of another one, their prices raised or lowered (CATALOG-28). For owners, and
   * managers at own venues. Codes: TEXT_REQUIRED, TEXT_TOO_LONG, SERVICE_TYPE_REQUIRED, HOURS_UNREADABLE, PRICE_OUT_OF_RANGE,
   * LIMIT_REACHED.
   */
  createMenu: MenuResult;
  /**
   * A new offer, under an id of the caller's. For owners. Codes: FIELD_INVALID, LIMIT_REACHED, OFFER_COSTS_MORE,
   * OFFER_INCOMPLETE, PICTURE_NOT_YOURS, TEXT_REQUIRED, TEXT_TOO_LONG.
   */
  createOffer: OfferResult;
  /**
   * A new code of the company's own, under an id of the caller's. For owners. Codes: ACCOUNT_SHARED, CODE_TAKEN,
   * FIELD_INVALID, LIMIT_REACHED, OFFER_REQUIRED.
   */
  createReferralCode: ReferralCodeResult;
  /**
   * The first restaurant under an id of the caller's, open for orders, with a menu for its whole day, and what guests read
   * of the company, in one change. Sent twice it is made once. Codes: FIELD_INVALID, ORGANIZATION_ID_UNUSUAL,
   * VERSION_CONFLICT (also where the company has a restaurant by now).
   */
  createRestaurant: SetupResult;
  /**
   * A new stamp card, under an id of the caller's. For owners. Codes: FIELD_INVALID, LIMIT_REACHED, OFFER_INCOMPLETE,
   * PICTURE_NOT_YOURS, TEXT_REQUIRED, TEXT_TOO_LONG.
   */
  createStampCard: StampCardResult;
  /**
   * One table or a row of them, under ids of the caller's; all or none. Codes: FIELD_INVALID, TABLE_CODE_TAKEN,
   * LIMIT_REACHED.
   */
  createTables: TablesResult;
  /** For owners. Codes: TEXT_REQUIRED, TEXT_TOO_LONG, GROUP_CANNOT_BE_FULFILLED, LIMIT_REACHED. */
  createUpsell: UpsellResult;
  /**
   * A new venue under an id of the caller's; it takes no orders before it is switched on. With `fromVenueId` it begins
   * with that venue's hours, menus, tables' numbers and wait. Codes: FIELD_INVALID, ORGANIZATION_ID_UNUSUAL,
   * LIMIT_REACHED.
   */
  createVenue: VenueResult;
  /**
   * A new address to be told, under the client's id. Its secret is answered this once. Codes: FIELD_INVALID,
   * WEBHOOK_ADDRESS_REFUSED, LIMIT_REACHED.
   */
  createWebhook: WebhookResult;
  /**
   * Takes back lines of an invoice, or all that is left, by a credit note with a number of its own; the invoice never
   * changes. The same id is the same credit note. For owners. Codes: REASON_REQUIRED, FIELD_INVALID, NOTHING_TO_CREDIT,
   * REFUND_TOO_MUCH.
   */
  creditInvoice: CreditResult;
  /**
   * Cuts a picture anew out of its upload. It gets a key of its own, because browsers keep what an address shows for ever;
   * what shows the old one goes on showing it. Codes: FIELD_INVALID, LIMIT_REACHED, PICTURE_TOO_SMALL.
   */
  cutPicture: PictureResult;
  /**
   * Does what the guest's own deletion does: the person goes, orders and money stay. For owners who prove again who they
   * are. Codes: FIELD_INVALID, ACCOUNT_SHARED, BILL_UNPAID, ORDER_RUNNING (again with `isForced`), STEP_UP_REQUIRED,
   * TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  deleteGuest: StaffChangeResult;
  /** A copy of the group for one dish, with ids of its own, in the place of the shared one (CATALOG-20). For owners. Code: LIMIT_REACHED. */
  detachGroup: GroupResult;
  /** Throws the draft away; what guests see stays. Code: VERSION_CONFLICT. */
  discardLookDraft: LookResult;
  /** A copy with everything but a place on a menu, '(copy)' behind its title. For owners. Code: LIMIT_REACHED. */
  duplicateItem: ItemResult;
  /**
   * Changes many dishes, all or none (CATALOG-37); `isTrial` tells what would change. For owners.
   * Codes: VERSION_CONFLICT, PRICE_OUT_OF_RANGE, VAT_RATE_UNKNOWN, CATEGORY_REQUIRED, ALLERGEN_UNKNOWN, LIMIT_REACHED.
   */
  editItems: BulkResult;
  /** Ends a tablet: its sessions, its socket and its code at once, and for good. */
  endDevice: StaffChangeResult;
  /**
   * Nothing more is lent to this guest; what is owed is still billed. Refused with `NO_SUCH_GUEST`. Only for
   * administrators.
   */
  endInvoiceCustomer: StaffChangeResult;
  /** Its last moment is now. For owners. Codes: FIELD_INVALID, VERSION_CONFLICT. */
  endOffer: OfferResult;
  /** Ends all sessions of the caller but the one that asks. */
  endOtherSessions: StaffChangeResult;
  /** Ends one of the caller's own sessions; one that is over, or somebody else's, stays as it is. */
  endSession: StaffChangeResult;
  /**
   * The guests a filter leaves, at most 100,000, for a file; mail and phone of those who said yes to news, or of all for
   * bookkeeping. Noted in the audit log. For owners who prove again who they are. Codes: LIMIT_REACHED, STEP_UP_REQUIRED,
   * TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  exportGuests: GuestExport;
  /**
   * Adds minutes to what the guest was promised, at most three times and only while ACCEPTED; the guest is told
   * (KITCHEN-10). A promise that is past is extended from now. Codes: ORDER_VERSION_CONFLICT, EXTENSION_NOT_ALLOWED,
   * EXTENSIONS_USED_UP.
   */
  extendPromise: MoveOrderResult;
  /**
   * Gives a level the points have not reached, or takes back the one that was given. It holds whatever the points do,
   * until its end. For owners. Codes: FIELD_INVALID, NO_LEVELS, ACCOUNT_SHARED.
   */
  giveGuestLevel: GuestResult;
  /**
   * Gives guests a personal right to an offer; who holds one already is skipped. Sent twice under one id it is given
   * once. For owners. Codes: FIELD_INVALID, LIMIT_REACHED.
   */
  giveOffer: RightsResult;
  /** Opens the app for guests. Codes: NOT_READY (the state says what stands against it), VERSION_CONFLICT. */
  goLive: SetupResult;
  /**
   * Closes the app for new carts; orders that run go on. The reason is kept in the audit log alone. Code:
   * VERSION_CONFLICT.
   */
  goOffline: SetupResult;
  /** Another printer of the venue takes all that waits for this one (KITCHEN-15). Only for the venue's staff. */
  handOverTickets: PrintResult;
  /**
   * Adds somebody and makes the invitation with which they set their password. Only for administrators, and only a
   * platform administrator makes another one. Codes: STAFF_EMAIL_TAKEN, VENUE_REQUIRED.
   */
  inviteStaffMember: InvitationResult;
  /**
   * A station's part of an order is ready; with the last one the order is READY (KITCHEN-03). A second tap changes
   * nothing. Codes: PART_NOT_ALLOWED, STATION_HAS_NO_PART, ORDER_VERSION_CONFLICT.
   */
  markStationReady: MoveOrderResult;
  /** Puts a category between two others; null is the end. For owners. */
  moveCategory: CategoryResult;
  /** Puts a dish between two others; null is the end. Nobody else's place changes (CATALOG-25). For owners. */
  moveItem: ItemResult;
  /**
   * Moves an order forward, or rejects it (D-91). A rejection gives money, stock, codes and tokens back (D-92).
   * Codes: ORDER_VERSION_CONFLICT (somebody else moved it first), ORDER_MOVE_NOT_ALLOWED, REJECT_REASON_REQUIRED.
   */
  moveOrder: MoveOrderResult;
  /** Uncovers a guest's phone and mail, which the audit log notes. For owners, and managers (who ordered at own venues). */
  openGuestContact: GuestContact;
  /**
   * A link that opens the app for two hours on the device that follows it; what is ordered there costs nothing and counts
   * nowhere. Codes: ALREADY_LIVE, NOT_READY (the state says what is missing).
   */
  openTestOrder: TestOrderLink;
  /**
   * Takes no new orders until then, at most a week; guests see the venue as closed. Orders for a time after it stay
   * possible. Replaces an earlier pause. The reason, up to 200 characters, is for staff alone.
   */
  pauseVenue: BoardChangeResult;
  /** Prints a test ticket. Only for the venue's staff. */
  printTestTicket: PrintResult;
  /** Prints an order: headed 'Copy' when it has been printed before (KITCHEN-17). Only for the venue's staff. */
  printTicket: PrintResult;
  /** Shows it to guests now or from a moment on, or takes it back. For owners. Codes: FIELD_INVALID, VERSION_CONFLICT. */
  publishContent: ContentResult;
  /**
   * Puts an earlier look live again at once; a draft stays as it is. Codes: THEME_NOT_READABLE with the colour that cannot
   * be read as field, VERSION_CONFLICT.
   */
  publishEarlierLook: LookResult;
  /**
   * Puts the whole draft live at once. Codes: THEME_NOT_READABLE with the colour that cannot be read as field,
   * VERSION_CONFLICT.
   */
  publishLook: LookResult;
  /**
   * Gives money of an order back: all that is left (`isAll`), dishes and tip, or an amount; exactly one of the three. The
   * same id is the same refund. An order that is on no invoice yet is taken off the coming one, whole. Managers: own venues, orders of the last 30 days. Codes: REFUND_TOO_MUCH,
   * REFUND_NOT_POSSIBLE, REASON_REQUIRED, FIELD_INVALID.
   */
  refundOrder: RefundResult;
  /** Erases a code or a series that nobody has used, for good. For owners. Codes: CODE_USED, VERSION_CONFLICT. */
  removeCode: OfficeChangeResult;
  /** Guests who come by this name find nobody from now on. One that is not there is gone already. */
  removeHost: AddressesResult;
  /** Takes days with other hours out again. */
  removeHoursException: VenuesResult;
  /**
   * Goes back to the deployment's account; old payments keep theirs. Codes: STEP_UP_REQUIRED, TWO_FACTOR_CODE_INVALID,
   * ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  removePaymentKeys: PaymentAccountResult;
  /** Only for administrators. Codes: PRINTER_HAS_TICKETS (another one has to take them first). */
  removePrinter: PrinterResult;
  /**
   * Takes the second factor off somebody who lost phone and recovery codes; sessions end, and the person is told by mail.
   * Only for administrators who prove again who they are, never on oneself. Codes: NOT_ON_YOURSELF, STEP_UP_REQUIRED,
   * TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  removeTwoFactor: StaffChangeResult;
  /** Tells it nothing any more, and forgets what it was told. Codes: WEBHOOK_GONE. */
  removeWebhook: WebhookResult;
  /**
   * A new code for a tablet that was signed out, or for the one that takes its place. Its sessions and its old code end at
   * once.
   */
  renewDeviceCode: DeviceCode;
  /**
   * A new secret path for a CloudPRNT printer; the old one ends, and the next device that asks is the printer. Only for
   * administrators. Codes: PRINTER_KIND.
   */
  renewPrinterAddress: PrinterResult;
  /** Replaces the recovery codes; the old ones stop working. Codes: TWO_FACTOR_CODE_INVALID, RATE_LIMITED. */
  renewRecoveryCodes: TwoFactorConfirmation;
  /**
   * A new invitation for somebody who has not accepted theirs; the old one ends. Only for administrators.
   * Code: INVITATION_ACCEPTED.
   */
  renewStaffInvitation: InvitationResult;
  /**
   * A new secret, answered this once; the one before counts for 24 hours more. Codes: VERSION_CONFLICT,
   * WEBHOOK_GONE.
   */
  renewWebhookSecret: WebhookResult;
  /** Lets a dead job try again. Only for platform administrators. False: it is gone or alive. */
  replayJob: StaffChangeResult;
  /** Sends events again under their own ids. Codes: WEBHOOK_OFF, WEBHOOK_GONE. */
  replayWebhook: WebhookResult;
  /** Mails an invoice once more. For owners. Code: NO_MAIL_ADDRESS. */
  resendInvoice: StaffChangeResult;
  /**
   * Mails an order's receipt to an address, at most three times an order and hour, whoever asks. For owners and managers
   * (own venues). Codes: NO_RECEIPT, RECEIPT_TOO_OFTEN, MAIL_NOT_SENT, FIELD_INVALID.
   */
  resendReceipt: OfficeChangeResult;
  /**
   * A new invitation for somebody who lost the password. The old password and all sessions end at once. Only for
   * administrators.
   */
  resetStaffPassword: InvitationResult;
  /** For owners. Codes: VERSION_CONFLICT, LIMIT_REACHED. */
  restoreCategory: CategoryResult;
  /** The other way round. For owners. Codes: ADDRESS_TAKEN, LIMIT_REACHED, VERSION_CONFLICT. */
  restoreContent: ContentResult;
  /** For owners. Codes: VERSION_CONFLICT, LIMIT_REACHED. */
  restoreGroup: GroupResult;
  /** On sale again with all its ties that still exist. For owners. Codes: VERSION_CONFLICT, LIMIT_REACHED. */
  restoreItem: ItemResult;
  /**
   * Brings an archived level back; members whose points reach it are on it again. For owners. Codes: LEVEL_POINTS_TAKEN,
   * LIMIT_REACHED, VERSION_CONFLICT.
   */
  restoreLevel: LevelResult;
  /** For owners, and managers at own venues. Codes: VERSION_CONFLICT, LIMIT_REACHED. */
  restoreMenu: MenuResult;
  /** Takes it out of the archive, with the rights guests hold. For owners. Codes: LIMIT_REACHED, VERSION_CONFLICT. */
  restoreOffer: OfferResult;
  /** Takes a card out of the archive. For owners. Codes: LIMIT_REACHED, OFFER_IN_USE, VERSION_CONFLICT. */
  restoreStampCard: StampCardResult;
  /** For owners. Codes: VERSION_CONFLICT, LIMIT_REACHED. */
  restoreUpsell: UpsellResult;
  /** Brings an archived venue back, switched off. Code: VERSION_CONFLICT. */
  restoreVenue: VenueResult;
  /** Ends the pause. */
  resumeVenue: BoardChangeResult;
  /** Lets the job that gave up try again: the provider is asked once more. For owners. Code: FINDING_NOT_RETRIED. */
  retryFinding: FindingResult;
  /**
   * The phone of the guest whose order is being made, to ask them about it; each look is written into the audit log. Null
   * once the order is over, and for a guest without an account (D-272). Only for the venue's staff.
   */
  revealGuestPhone: GuestPhone;
  /** From now on it opens nothing. Codes: API_KEY_GONE. */
  revokeApiKey: ApiKeyResult;
  /**
   * Gives a table a new id: the printed code and every token made of it open nothing any more, and the open bill moves
   * on (D-101). Only for admins; the new code has to be printed.
   */
  rotateTable: RotateTableResult;
  /** The same for several tables, all or none. */
  rotateTables: TablesResult;
  /**
   * Does what `planCatalogueImport` said of the same content, as a whole or not at all (CATALOG-41). For owners.
   * Codes: VERSION_CONFLICT where the catalogue is no longer the plan's, IMPORT_HAS_PROBLEMS, LIMIT_REACHED.
   */
  runCatalogueImport: ImportResult;
  /** Replaces the numbers of the accountant's plan. For owners. Codes: LIMIT_REACHED, FIELD_INVALID. */
  saveAccountNumbers: OfficeChangeResult;
  /** For owners. Codes: VERSION_CONFLICT, TEXT_REQUIRED, TEXT_TOO_LONG, CATEGORY_TOO_DEEP, PICTURE_NOT_YOURS. */
  saveCategory: CategoryResult;
  /**
   * Chooses who gets a venue's closings by mail, at most ten; nobody at first. For owners. Codes: LIMIT_REACHED,
   * FIELD_INVALID.
   */
  saveClosingReaders: OfficeChangeResult;
  /** Changes a code, or all codes of a series. For owners. Codes: VERSION_CONFLICT and those of `createCode`. */
  saveCode: CodeResult;
  /** What guests read of the company, and how they may eat; what is left out stays. Codes: FIELD_INVALID, VERSION_CONFLICT. */
  saveCompanyFacts: SetupResult;
  /** Changes it; what is published changes for guests. For owners. Codes: VERSION_CONFLICT and those of `createContent`. */
  saveContent: ContentResult;
  /**
   * Price, VAT and instant of a dish by menu; menus not named stay. For owners, and managers at own venues.
   * Codes: VERSION_CONFLICT, PRICE_OUT_OF_RANGE, VAT_RATE_UNKNOWN.
   */
  saveEntries: ItemResult;
  /** For owners. Codes: VERSION_CONFLICT, OPTION_OF_ITSELF and those of `createGroup`. */
  saveGroup: GroupResult;
  /**
   * Corrects name or mail on the guest's wish; what is left out stays. For owners. Codes: VERSION_CONFLICT, FIELD_INVALID,
   * ACCOUNT_SHARED.
   */
  saveGuest: GuestResult;
  /**
   * Writes what staff should know about a guest; an empty note is none. For owners, and managers (guests of own venues).
   * Codes: VERSION_CONFLICT, TEXT_TOO_LONG.
   */
  saveGuestNote: GuestResult;
  /**
   * Days with other hours, for one venue or several; saved again under its id it is changed, and taken out of the caller's
   * venues that are no longer named. Codes: FIELD_INVALID, HOURS_OVERLAP, LIMIT_REACHED.
   */
  saveHoursException: VenuesResult;
  /**
   * Changes fields of a dish; those left out stay. A new price changes every entry that had the old one. For owners.
   * Codes: VERSION_CONFLICT and those of `createItem`.
   */
  saveItem: ItemResult;
  /**
   * Changes a level and moves the members whom that concerns. For owners. Codes: LAST_LEVEL, VERSION_CONFLICT and those of
   * `createLevel`.
   */
  saveLevel: LevelResult;
  /**
   * Changes the draft of the look; guests see nothing of it. What is left out stays. Codes: FIELD_INVALID, TEXT_REQUIRED,
   * TEXT_TOO_LONG, LIMIT_REACHED, PICTURE_NOT_YOURS, VERSION_CONFLICT.
   */
  saveLookDraft: LookResult;
  /**
   * Changes both; guests with accounts elsewhere have to sign up anew. Only for platform administrators. Codes:
   * FIELD_INVALID (there is no such company, or it is no id), VERSION_CONFLICT.
   */
  saveMarketplace: MarketplaceResult;
  /**
   * For owners, and managers at own venues. Codes: VERSION_CONFLICT, TEXT_REQUIRED, TEXT_TOO_LONG, SERVICE_TYPE_REQUIRED,
   * HOURS_UNREADABLE, LIMIT_REACHED.
   */
  saveMenu: MenuResult;
  /** Changes an offer; its type stays. For owners. Codes: OFFER_IN_USE, VERSION_CONFLICT and those of `createOffer`. */
  saveOffer: OfferResult;
  /** The whole week of a venue's opening hours. Codes: FIELD_INVALID, HOURS_OVERLAP, VERSION_CONFLICT. */
  saveOpeningHours: VenueResult;
  /** Changes the caller's own name, language and mails; no session ends. Codes: VERSION_CONFLICT, STAFF_NAME. */
  saveOwnSettings: OfficeChangeResult;
  /**
   * Tries the company's own keys at the provider and keeps them; payments under way stay where they began. Codes:
   * FIELD_INVALID, PAYMENT_KEY_OF_OTHER_ENVIRONMENT, PAYMENT_KEY_REFUSED, PAYMENT_PROVIDER_UNREACHABLE, STEP_UP_REQUIRED,
   * TWO_FACTOR_CODE_INVALID, ERROR_INVALID_CREDENTIALS, RATE_LIMITED.
   */
  savePaymentKeys: PaymentAccountResult;
  /** What is told of a picture to those who cannot see it. Codes: TEXT_TOO_LONG, VERSION_CONFLICT. */
  savePicture: PictureResult;
  /** Switches a code on or off, a guest's own too. For owners. Code: VERSION_CONFLICT. */
  saveReferralCode: ReferralCodeResult;
  /**
   * Chooses the personal offer a new member gets, whichever code they came by. For owners. Codes: ACCOUNT_SHARED,
   * FIELD_INVALID, VERSION_CONFLICT.
   */
  saveReferralOffer: ReferralOfferResult;
  /**
   * Changes somebody's name and venues; a role is changed by `changeStaffRole`. All sessions of the person end. Only for
   * administrators, never on oneself. Codes: VERSION_CONFLICT, NOT_ON_YOURSELF, STAFF_NAME, VENUE_REQUIRED.
   */
  saveStaffMember: OfficeChangeResult;
  /**
   * Changes a stamp card. Fewer stamps fill the cards that have as many. For owners. Codes: VERSION_CONFLICT and those
   * of `createStampCard`.
   */
  saveStampCard: StampCardResult;
  /**
   * Changes switches at once, for guests too; what is left out stays. Codes: FIELD_INVALID, ADDRESS_NOT_ALLOWED,
   * CURRENCY_IN_USE (there are orders in the old one), COUNTRY_IN_USE (dishes have VAT rates that the new one does not
   * know), VERSION_CONFLICT.
   */
  saveSwitches: SwitchesResult;
  /** Changes a table. Codes: FIELD_INVALID, TABLE_CODE_TAKEN, TABLE_IN_USE (an open bill), VERSION_CONFLICT. */
  saveTable: TablesResult;
  /** For owners. Codes: VERSION_CONFLICT and those of `createUpsell`. */
  saveUpsell: UpsellResult;
  /**
   * Changes a venue, hours aside. Codes: FIELD_INVALID, ORGANIZATION_ID_UNUSUAL, VENUE_INCOMPLETE (shown to guests without
   * address or organisation number), TIME_ZONE_KEPT (a day of it is closed), VERSION_CONFLICT.
   */
  saveVenue: VenueResult;
  /**
   * Another address, other events, or on and off. What happened while it was off is kept and can be sent. Codes:
   * FIELD_INVALID, WEBHOOK_ADDRESS_REFUSED, VERSION_CONFLICT, WEBHOOK_GONE.
   */
  saveWebhook: WebhookResult;
  /**
   * Sends a code by SMS to the number a guest wants to have; the number changes with `changeGuestPhone`. As often as
   * guests can ask for codes themselves. For owners. Codes: FIELD_INVALID, PHONE_TAKEN (also of a blocked number),
   * RATE_LIMITED, ACCOUNT_SHARED.
   */
  sendGuestPhoneCode: GuestResult;
  /**
   * Switches a company off or on. Off: no pages, no orders, no sign-in; running orders and payments end as they would.
   * Never the own company off. Only for platform administrators. Code: NOT_ON_YOURSELF.
   */
  setCompanyActive: StaffChangeResult;
  /** Changes the terms under which the company takes orders. Only for administrators. */
  setCompanyOrderTerms: StaffChangeResult;
  /**
   * Signs a guest out and lets nobody in with that account or phone, or lets them in again. Running orders go on. For
   * owners, and managers (guests of own venues). Codes: VERSION_CONFLICT, REASON_REQUIRED, FIELD_INVALID, ACCOUNT_SHARED.
   */
  setGuestBlocked: GuestResult;
  /**
   * Writes down that an invoice was paid, or takes that back: what is unpaid counts against the customer's credit.
   * Only for administrators.
   */
  setInvoicePaid: StaffChangeResult;
  /** Marks an item or a variation as sold out at the venue, or as there again. */
  setItemSoldOut: BoardChangeResult;
  /** What codes and links say from now on. Code: NOT_FOUND (also for a name that is not verified). */
  setMainHost: AddressesResult;
  /** Nobody can take it until it goes on. For owners. Codes: VERSION_CONFLICT. */
  setOfferPaused: OfferResult;
  /**
   * Lets somebody go, or in again. All sessions end at once, and who comes in again sets a new password by an invitation.
   * Only for administrators, never on oneself, and never the last owner. Codes: NOT_ON_YOURSELF, LAST_ADMIN.
   */
  setStaffActive: InvitationResult;
  /** Says how many units of an item or a variation are left at the venue. */
  setStockCount: BoardChangeResult;
  /**
   * Whether owners, managers and accountants of the company must have a second factor, also where the deployment does not
   * ask for it. Who has none sets it up before anything else. Only for administrators.
   */
  setTwoFactorRequired: StaffChangeResult;
  /**
   * Writes down who is told when orders of the venue go unanswered: by mail at half of the time to answer, by SMS or
   * a call at three quarters (KITCHEN-08). Replaces those before; none switches it off. Only for administrators. Codes:
   * TOO_MANY_CONTACTS, CONTACT_NAME, CONTACT_EMAIL, CONTACT_PHONE, CONTACT_UNREACHABLE, CONTACT_HOURS.
   */
  setVenueContacts: VenueContactsResult;
  /**
   * Sets the venue's stations in their place, one to eight (KITCHEN-01). One that is named by its id keeps what is made
   * there; what was made at one that has gone goes to the first. Only for administrators. Codes: STATION_COUNT,
   * STATION_NAME, STATION_NAME_TAKEN, STATION_UNKNOWN,
   * STATION_HAS_PRINTER (one that is missing is the only one of a printer).
   */
  setVenueStations: VenueStationsResult;
  /** Tells guests the kitchen's current waiting time; counts for 30 minutes (D-32). */
  setWaitingTime: BoardChangeResult;
  /**
   * Pays lines or the whole rest of a bill at the counter, once an id; what somebody is paying on a phone at this moment
   * stays theirs. For owners and managers (own venues). Codes: BILL_CLOSED, BILL_BEING_PAID.
   */
  settleBill: BillResult;
  /**
   * What becomes of the tickets that came too late to be printed by themselves (D-354), of this printer and up to what the
   * board has shown: they are printed all the same, or nobody needs them. Only for the venue's staff.
   */
  settleMissedTickets: PrintResult;
  /**
   * The answer to a ticket of which nobody knows whether it is on paper (KITCHEN-14): it is, or it is printed once more. One
   * that somebody has answered already is no mistake. Only for the venue's staff.
   */
  settleTicket: PrintResult;
  /**
   * Signs a tablet in with the code somebody made for it. Needs no token; limited per address. Codes: DEVICE_CODE_INVALID
   * (unknown, used or older than ten minutes), RATE_LIMITED.
   */
  signInDevice: StaffSession;
  /**
   * Signs a staff member in. Limited per address and per e-mail. Codes: ERROR_INVALID_CREDENTIALS, RATE_LIMITED,
   * TWO_FACTOR_CODE_REQUIRED (the password is right; ask for the code and call again), TWO_FACTOR_CODE_INVALID.
   */
  staffLogin: StaffSession;
  /** Ends every session of the caller, this one included: on a lost tablet too. */
  staffSignOutEverywhere: StaffChangeResult;
  /**
   * Takes a line nobody has paid off an open bill. For owners and managers (own venues). Codes: REASON_REQUIRED,
   * FIELD_INVALID, BILL_CLOSED, BILL_BEING_PAID, BILL_LINE_PAID.
   */
  takeOffBill: BillResult;
  /** Sends an event of the type `webhook.test`. Codes: WEBHOOK_OFF, WEBHOOK_GONE. */
  tryWebhook: WebhookResult;
  /**
   * Takes back a change of the last 10 minutes, as a change of its own; only for who made it. What several people have
   * changed since is not overwritten. Codes: VERSION_CONFLICT, NOT_UNDOABLE.
   */
  undoChange: OfficeChangeResult;
  /**
   * Takes back the caller's own last move of the order within 30 seconds. Never a rejection: its money is already on
   * the way. Codes: ORDER_VERSION_CONFLICT, UNDO_NOT_ALLOWED, UNDO_NOT_YOURS, UNDO_TOO_LATE.
   */
  undoMove: MoveOrderResult;
  /**
   * Takes back the caller's own mark within 30 seconds; where it made the order READY, that too. Codes: UNDO_NOT_ALLOWED,
   * UNDO_NOT_YOURS, UNDO_TOO_LATE, ORDER_VERSION_CONFLICT.
   */
  undoStationReady: MoveOrderResult;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAcceptStaffInvitationArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  invitation: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAddDeviceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  venueIds: Array<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAddHostArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  host: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAddPrinterArgs = {
  printer: PrinterInput;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationApproveInvoiceCustomerArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  customer: InvoiceCustomerInput;
  phone: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveCategoryArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveContentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveGroupArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveLevelArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveMenuArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveOfferArgs = {
  areRightsKept: Scalars['Boolean']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveStampCardArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  endsOn: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveTableArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveUpsellArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationArchiveVenueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAskGuestFileArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  titles: Array<GuestFileTitle>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAssignStationsArgs = {
  categories: Array<CategoryStationInput>;
  items: Array<ItemStationInput>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangeGuestPhoneArgs = {
  code: Scalars['String']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangeOwnEmailArgs = {
  email: Scalars['String']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangePathArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  path: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangePrinterArgs = {
  id: Scalars['ID']['input'];
  printer: PrinterInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangeStaffPasswordArgs = {
  newPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangeStaffRoleArgs = {
  role: StaffRole;
  staffId: Scalars['ID']['input'];
  venueIds?: Array<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationChangeTodayArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isClosed: Scalars['Boolean']['input'];
  openUntil?: InputMaybe<Scalars['String']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCheckHostArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  host: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCloseFindingArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationConfirmOwnEmailArgs = {
  secret: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationConfirmTranslationArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  field: TranslatedField;
  id: Scalars['ID']['input'];
  language: Language;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationConfirmTwoFactorArgs = {
  code: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCorrectPointsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  points: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCorrectStampsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isTaken?: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
  stampCardId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateApiKeyArgs = {
  apiKey: ApiKeyInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateCategoryArgs = {
  category: CategoryInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateCodeArgs = {
  code: CodeInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateCodeSeriesArgs = {
  code: CodeInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  count: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  prefix: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateCompanyArgs = {
  adminEmail: Scalars['String']['input'];
  adminName: Scalars['String']['input'];
  country: Scalars['String']['input'];
  currency: Currency;
  displayName: Scalars['String']['input'];
  language: Language;
  slug: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateContentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  content: ContentInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateGroupArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  group: GroupInput;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  entries?: InputMaybe<Array<EntryInput>>;
  id: Scalars['ID']['input'];
  item: ItemInput;
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateLevelArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  level: LevelInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateMenuArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  fromMenuId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  menu: MenuInput;
  multiplyPrice?: InputMaybe<Scalars['Float']['input']>;
  rounding?: InputMaybe<PriceRounding>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  offer: OfferInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateReferralCodeArgs = {
  code: Scalars['String']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateRestaurantArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  restaurant: RestaurantInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateStampCardArgs = {
  card: StampCardInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateTablesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  supportsPayLater: Scalars['Boolean']['input'];
  tables: Array<NewTableInput>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateUpsellArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  upsell: UpsellInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateVenueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  fromVenueId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  venue: VenueInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateWebhookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  webhook: WebhookInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreditInvoiceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  invoiceId: Scalars['ID']['input'];
  positions?: InputMaybe<Array<Scalars['Int']['input']>>;
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCutPictureArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cut: PictureCutInput;
  key: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationDeleteGuestArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  easyId: Scalars['String']['input'];
  isForced?: Scalars['Boolean']['input'];
  proof?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationDetachGroupArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  itemId: Scalars['ID']['input'];
  newId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationDiscardLookDraftArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationDuplicateItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  newId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationEditItemsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  edit: BulkEditInput;
  isTrial?: Scalars['Boolean']['input'];
  items: Array<VersionedId>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationEndDeviceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationEndInvoiceCustomerArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationEndOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationExportGuestsArgs = {
  columns: Array<GuestColumn>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  contacts?: GuestContacts;
  filter: GuestFilter;
  proof?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationExtendPromiseArgs = {
  id: Scalars['ID']['input'];
  minutes: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationGiveGuestLevelArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  endsOn?: InputMaybe<Scalars['String']['input']>;
  levelId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationGiveOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isTrial?: Scalars['Boolean']['input'];
  offerId: Scalars['ID']['input'];
  to: RightsInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationGoLiveArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationGoOfflineArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationHandOverTicketsArgs = {
  fromPrinterId: Scalars['ID']['input'];
  toPrinterId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationInviteStaffMemberArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role: StaffRole;
  venueIds?: Array<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationMarkStationReadyArgs = {
  orderId: Scalars['ID']['input'];
  stationId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationMoveCategoryArgs = {
  afterId?: InputMaybe<Scalars['ID']['input']>;
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationMoveItemArgs = {
  afterId?: InputMaybe<Scalars['ID']['input']>;
  beforeId?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationMoveOrderArgs = {
  estimatedMinutes?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  rejectReason?: InputMaybe<RejectReason>;
  to: OrderStatus;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationOpenGuestContactArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationOpenTestOrderArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPauseVenueArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  until: Scalars['DateTime']['input'];
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPrintTestTicketArgs = {
  printerId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPrintTicketArgs = {
  orderId: Scalars['ID']['input'];
  printerId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPublishContentArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isWithdrawn?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPublishEarlierLookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPublishLookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRefundOrderArgs = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  counterKind?: InputMaybe<CounterKind>;
  id: Scalars['ID']['input'];
  isAll?: Scalars['Boolean']['input'];
  isTrial?: Scalars['Boolean']['input'];
  lines?: InputMaybe<Array<RefundLineInput>>;
  note?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  reason: RefundReason;
  tip?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveCodeArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveHostArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  host: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveHoursExceptionArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  venueIds: Array<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemovePaymentKeysArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  proof?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemovePrinterArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveTwoFactorArgs = {
  proof?: InputMaybe<Scalars['String']['input']>;
  staffId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveWebhookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewDeviceCodeArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewPrinterAddressArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewStaffInvitationArgs = {
  staffId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewWebhookSecretArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationReplayJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationReplayWebhookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  deliveryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationResendInvoiceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  invoiceId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationResendReceiptArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationResetStaffPasswordArgs = {
  staffId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreCategoryArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreContentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreGroupArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreLevelArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreMenuArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreStampCardArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreUpsellArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRestoreVenueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationResumeVenueArgs = {
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRetryFindingArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRevealGuestPhoneArgs = {
  orderId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRevokeApiKeyArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRotateTableArgs = {
  tableId: Scalars['ID']['input'];
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRotateTablesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  tableIds: Array<Scalars['ID']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRunCatalogueImportArgs = {
  catalogueVersion: Scalars['String']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  content: Scalars['String']['input'];
  format: ImportFormat;
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveAccountNumbersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  numbers: Array<AccountNumberInput>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveCategoryArgs = {
  category: CategoryInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveClosingReadersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  emails: Array<Scalars['String']['input']>;
  staffIds: Array<Scalars['ID']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveCodeArgs = {
  code: CodeInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveCompanyFactsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  facts: CompanyFactsInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveContentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  content: ContentInput;
  id: Scalars['ID']['input'];
  isSmall?: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveEntriesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  entries: Array<EntryInput>;
  itemId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveGroupArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  group: GroupInput;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveGuestArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveGuestNoteArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  note: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveHoursExceptionArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  exception: HoursExceptionInput;
  id: Scalars['ID']['input'];
  venueIds: Array<Scalars['ID']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  item: ItemInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveLevelArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  level: LevelInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveLookDraftArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  look: LookInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveMarketplaceArgs = {
  accountsCompanyId: Scalars['ID']['input'];
  companyId: Scalars['ID']['input'];
  marketplaceId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveMenuArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  menu: MenuInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  offer: OfferInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveOpeningHoursArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  hours: Array<OpeningHoursInput>;
  venueId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveOwnSettingsArgs = {
  settings: OwnSettingsInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSavePaymentKeysArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  keys: PaymentKeysInput;
  proof?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSavePictureArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  description: LocalizedTextInput;
  key: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveReferralCodeArgs = {
  active: Scalars['Boolean']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveReferralOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  offerId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveStaffMemberArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  staffId: Scalars['ID']['input'];
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveStampCardArgs = {
  card: StampCardInput;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveSwitchesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  switches: SwitchesInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveTableArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  table: TableInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveUpsellArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  upsell: UpsellInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveVenueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  venue: VenueInput;
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSaveWebhookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  webhook: WebhookInput;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSendGuestPhoneCodeArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetCompanyActiveArgs = {
  active: Scalars['Boolean']['input'];
  companyId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetCompanyOrderTermsArgs = {
  capturesAtOnce: Scalars['Boolean']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  unansweredOrderMinutes: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetGuestBlockedArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isBlocked: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetInvoicePaidArgs = {
  invoiceId: Scalars['ID']['input'];
  paid: Scalars['Boolean']['input'];
  paidOn?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetItemSoldOutArgs = {
  itemId: Scalars['ID']['input'];
  soldOut: Scalars['Boolean']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
  untilOpening?: InputMaybe<Scalars['Boolean']['input']>;
  untilTomorrow?: InputMaybe<Scalars['Boolean']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetMainHostArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  host: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetOfferPausedArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isPaused: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetStaffActiveArgs = {
  active: Scalars['Boolean']['input'];
  staffId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetStockCountArgs = {
  count?: InputMaybe<Scalars['Int']['input']>;
  itemId: Scalars['ID']['input'];
  refillTo?: InputMaybe<Scalars['Int']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetTwoFactorRequiredArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  required: Scalars['Boolean']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetVenueContactsArgs = {
  contacts: Array<VenueContactInput>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetVenueStationsArgs = {
  stations: Array<StationInput>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSetWaitingTimeArgs = {
  minutes?: InputMaybe<Scalars['Int']['input']>;
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSettleBillArgs = {
  amount: Scalars['Int']['input'];
  billId: Scalars['ID']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  kind: CounterKind;
  lineIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSettleMissedTicketsArgs = {
  isWanted: Scalars['Boolean']['input'];
  printerId: Scalars['ID']['input'];
  until: Scalars['DateTime']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSettleTicketArgs = {
  isOnPaper: Scalars['Boolean']['input'];
  ticketId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSignInDeviceArgs = {
  code: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationStaffLoginArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationTakeOffBillArgs = {
  billId: Scalars['ID']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  lineId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationTryWebhookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUndoChangeArgs = {
  auditId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUndoMoveArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUndoStationReadyArgs = {
  orderId: Scalars['ID']['input'];
  stationId: Scalars['ID']['input'];
};

/** A table that is made. */
export type NewTableInput = {
  /** 1 to 20 characters, unique in the venue. */
  code: Scalars['String']['input'];
  /** Made by the caller, at random: it is what the printed code holds. */
  id: Scalars['ID']['input'];
};

/** What an offer comes to at one venue. */
export type OfferAtVenue = {
  /** Dishes in its way that are on no menu there. */
  missingItemIds: Array<Scalars['ID']['output']>;
  /** Stages none of whose dishes is on a menu there, counted from 0. */
  missingStages: Array<Scalars['Int']['output']>;
  /** Minor units it saves. */
  savingLeast?: Maybe<Scalars['Int']['output']>;
  savingMost?: Maybe<Scalars['Int']['output']>;
  /** Minor units its dishes cost without it, with the cheapest choice; null where it has no dishes or cannot be taken. */
  singlyLeast?: Maybe<Scalars['Int']['output']>;
  /** With the dearest choice. */
  singlyMost?: Maybe<Scalars['Int']['output']>;
  venueId: Scalars['ID']['output'];
};

/** Fields of an offer; those left out are not changed. */
export type OfferInput = {
  description?: InputMaybe<LocalizedTextInput>;
  /** 1 to 100 percent, or minor units above 0. */
  discountRate?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<OfficeDiscountType>;
  /** Null: without an end. */
  endsAt?: InputMaybe<Scalars['DateTime']['input']>;
  isAtTillOnly?: InputMaybe<Scalars['Boolean']['input']>;
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 20 of a bundle, 1 to 200 of a discount on dishes. */
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<LocalizedTextInput>;
  /** 32 hex digits; null takes the picture away. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  /** Minor units. */
  price?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 6. */
  stages?: InputMaybe<Array<StageInput>>;
  /** Null: from now on. */
  startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of a new one; it stays. */
  type?: InputMaybe<OfficeOfferType>;
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Another running offer on the same dishes, or on the order. */
export type OfferMeeting = {
  /** The dishes they meet on; empty: on the whole order. */
  itemIds: Array<Scalars['ID']['output']>;
  otherId: Scalars['ID']['output'];
  /** In the company's language. */
  otherName: Scalars['String']['output'];
  winner: OfferWinner;
};

/** How a change of an offer went. */
export type OfferResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `stages.1.itemIds`. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now, also after a refusal. */
  offer?: Maybe<OfficeOffer>;
};

/** What an offer would come to. */
export type OfferTrial = {
  /** Dishes of which the amount takes everything off. */
  freeItemIds: Array<Scalars['ID']['output']>;
  /** Running offers it meets. */
  meets: Array<OfferMeeting>;
  /** Minor units of the order that two discounts on whole orders are compared on: an average one, where there is one. */
  orderValue: Scalars['Int']['output'];
  /** Its venues, in the order of the company's. */
  venues: Array<OfferAtVenue>;
};

/** Who gets ahead where two offers meet. */
export type OfferWinner =
  /** Guests choose which one they take. */
  | 'GUEST'
  /** The other one. */
  | 'OTHER'
  /** The offer that was asked about. */
  | 'THIS';

/** A table's bill. Amounts are minor units; what was taken off does not count. */
export type OfficeBill = {
  /** Before discounts. */
  amount: Scalars['Float']['output'];
  /** Of what is left, what somebody is paying on a phone at this moment. */
  beingPaid: Scalars['Int']['output'];
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  discount: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  left: Scalars['Float']['output'];
  lines: Array<OfficeBillLine>;
  paid: Scalars['Float']['output'];
  receipts: Array<BillReceipt>;
  tableCode: Scalars['String']['output'];
  /** The venue's; its times are on that clock. */
  timeZone: Scalars['String']['output'];
  venueId: Scalars['ID']['output'];
  venueName: Scalars['String']['output'];
};

/** A dish on a bill. */
export type OfficeBillLine = {
  amount: Scalars['Float']['output'];
  discount: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** Somebody is paying it, or a part of it, on a phone. */
  isBeingPaid: Scalars['Boolean']['output'];
  /** What can be paid at the counter now. */
  left: Scalars['Float']['output'];
  options: Array<Scalars['String']['output']>;
  orderId: Scalars['ID']['output'];
  orderNumber: Scalars['String']['output'];
  paid: Scalars['Float']['output'];
  takenOffAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where the kitchen rejected it. */
  takenOffReason?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** Everything a company sells, as the office edits it; up to 2,000 dishes in one answer. */
export type OfficeCatalogue = {
  /** As guests see them, highest `order` first. */
  categories: Array<OfficeCategory>;
  defaultLanguage: Language;
  groups: Array<OfficeGroup>;
  items: Array<OfficeItem>;
  languages: Array<Language>;
  menus: Array<OfficeMenu>;
  upsells: Array<OfficeUpsell>;
  /** The rates of the company's country. */
  vatRates: Array<Scalars['Float']['output']>;
  /** Changes with every change of the catalogue. */
  version: Scalars['String']['output'];
};

/** A category of the menu. */
export type OfficeCategory = {
  description: LocalizedText;
  hidden: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  isArchived: Scalars['Boolean']['output'];
  name: LocalizedText;
  order: Scalars['Int']['output'];
  parentId?: Maybe<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
};

/** How a change of the office went. */
export type OfficeChangeResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `variations.2.price`. */
  field?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  /** The version now; hand it back with the next change. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A dispute of a payment: the guest's bank wants to know, or wants the money back. */
export type OfficeChargeback = {
  /** The last moment at which the provider takes an answer; null: it has not said, or it is over. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** What is disputed, in minor units. */
  disputed: Scalars['Int']['output'];
  /** Nobody has said yet that it was settled, and it is not won. */
  needsPerson: Scalars['Boolean']['output'];
  /** The provider's name of the dispute. */
  reference: Scalars['String']['output'];
  /** How far it has come. */
  stage: ChargebackStage;
  /** What the bank has of it now, in minor units. */
  taken: Scalars['Int']['output'];
  /** What was told, oldest first. */
  told: Array<ChargebackNotice>;
};

/** A discount code, or a series of them. */
export type OfficeCode = {
  active: Scalars['Boolean']['output'];
  /** Empty: for every dish. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** Of a series: what its codes begin with. */
  code: Scalars['String']['output'];
  /** A percentage, or minor units. */
  discountRate: Scalars['Float']['output'];
  discountType: OfficeDiscountType;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  hoursEnd?: Maybe<Scalars['String']['output']>;
  /** HH:mm at the venue; null: at any hour. */
  hoursStart?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  requiresUser: Scalars['Boolean']['output'];
  /** Guests who are paying with it right now. */
  reservedCount: Scalars['Int']['output'];
  /** How many codes the series has; null: it is a code by itself. */
  seriesSize?: Maybe<Scalars['Int']['output']>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  state: RunState;
  title: LocalizedText;
  /** Minor units, without tips, of the orders it was used for. */
  turnover: Scalars['Float']['output'];
  /** Null: as often as anybody likes. */
  useLimit?: Maybe<Scalars['Int']['output']>;
  useLimitPerUser?: Maybe<Scalars['Int']['output']>;
  usedCount: Scalars['Int']['output'];
  /** Empty: everywhere. */
  venueIds: Array<Scalars['ID']['output']>;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** A page of codes. */
export type OfficeCodePage = {
  /** What an order of the last 90 days came to on average, without tip; null: there was none. */
  averageOrder?: Maybe<Scalars['Int']['output']>;
  codes: Array<OfficeCode>;
  /** How many there are of each state, whatever state was asked for. */
  counts: Array<RunStateCount>;
  /** Hand it back for the next page; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
};

/** A page or a piece of news. */
export type OfficeContent = {
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  isArchived: Scalars['Boolean']['output'];
  places: Array<OfficeContentPlace>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of a page. */
  slug: Scalars['String']['output'];
  state: ContentState;
  subTitle: LocalizedText;
  /** HTML, cleaned (D-122). */
  text: LocalizedText;
  title: LocalizedText;
  updatedAt: Scalars['DateTime']['output'];
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** Where a text of the company is shown. */
export type OfficeContentPlace =
  /** Above the first page's dishes. */
  | 'HOME_INTRO'
  /** Where membership is explained. */
  | 'MEMBERSHIP'
  /** In the news. */
  | 'NEWSLETTER'
  /** As a page, linked from the side menu. */
  | 'SIDEBAR';

/** A page or a piece of news in the list. */
export type OfficeContentRow = {
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  places: Array<OfficeContentPlace>;
  /** Since when guests see it, or from when on; null: as long as it exists, or it is a draft. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  slug: Scalars['String']['output'];
  state: ContentState;
  title: LocalizedText;
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

/** What a discount is counted in. */
export type OfficeDiscountType =
  /** Minor units. */
  | 'AMOUNT'
  /** 1 to 100 of what it is taken from. */
  | 'PERCENTAGE';

/** A dish on a menu. */
export type OfficeEntry = {
  /** Null: as the dish says. */
  instant?: Maybe<Scalars['Boolean']['output']>;
  menuId: Scalars['ID']['output'];
  /** Minor units. */
  price: Scalars['Int']['output'];
  /** Null: the dish's rate. */
  vatRate?: Maybe<Scalars['Float']['output']>;
};

/** A group of options, shared by dishes. */
export type OfficeGroup = {
  expandedByDefault: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  maxChoices?: Maybe<Scalars['Int']['output']>;
  minChoices?: Maybe<Scalars['Int']['output']>;
  name: LocalizedText;
  /** In their order. */
  options: Array<OfficeOption>;
  required: Scalars['Boolean']['output'];
  type: OptionRule;
  version: Scalars['Int']['output'];
};

/** A guest's page. */
export type OfficeGuest = {
  /** Why it is blocked. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  cards: Array<GuestCard>;
  codes: Array<GuestCode>;
  createdAt: Scalars['DateTime']['output'];
  /** Levels that can be given: those the points have not reached. */
  givableLevelIds: Array<Scalars['ID']['output']>;
  /** Given beyond the points; null: the level is the one the points reach. */
  givenLevel?: Maybe<GivenLevel>;
  invoices: Array<GuestInvoice>;
  /** The account lives in a marketplace: name, blocking and deletion are decided there. */
  isShared: Scalars['Boolean']['output'];
  /** In which messages are written; null: the company's. */
  language?: Maybe<Language>;
  levels: Array<GuestLevel>;
  /** Since when news may be sent; null: not. */
  newsSince?: Maybe<Scalars['DateTime']['output']>;
  /** What staff wrote; null: nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** Hand it back with `saveGuestNote`; 0: there is none yet. */
  noteVersion: Scalars['Int']['output'];
  /** Newest first, at most 50. */
  pointMoves: Array<PointMove>;
  rights: Array<GuestRight>;
  row: OfficeGuestRow;
  /** How many orders are being made now. */
  runningOrders: Scalars['Int']['output'];
  stamps: Array<GuestStamps>;
  /** Hand it back with a change. */
  version: Scalars['Int']['output'];
};

/** A page of guests. */
export type OfficeGuestPage = {
  guests: Array<OfficeGuestRow>;
  /** The levels a guest can be on, lowest first. */
  levels: Array<GuestLevel>;
  /** Hand it back for the next page; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** How many the filter leaves; told with the first page alone. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A guest in the list. Orders and money are those of this company, for a manager those of own venues. */
export type OfficeGuestRow = {
  blockedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The membership number. */
  easyId: Scalars['String']['output'];
  /** Half covered. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isBusiness: Scalars['Boolean']['output'];
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  levelId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Those that were not rejected. */
  orders: Scalars['Int']['output'];
  /** Half covered. */
  phone?: Maybe<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  /** Sales of the last 12 months less what went back, without tips, in minor units. */
  spent12Months: Scalars['Float']['output'];
  takesNews: Scalars['Boolean']['output'];
};

/** Something that was found. */
export type OfficeHit = {
  id: Scalars['ID']['output'];
  kind: OfficeKind;
  /** Where there are several of the name: the venue, or the address of a person. */
  subtitle?: Maybe<Scalars['String']['output']>;
  /** Its name in the company's first language. */
  title: Scalars['String']['output'];
  /** The venue it belongs to. */
  venueId?: Maybe<Scalars['ID']['output']>;
};

/** Hours of a day, by the venue's clock. */
export type OfficeHours = {
  dayOfWeek: WeekDay;
  /** HH:mm; 00:00 is midnight, an end before the start is on the next day. */
  end: Scalars['String']['output'];
  /** HH:mm. */
  start: Scalars['String']['output'];
};

/** Days with other hours than the week's. */
export type OfficeHoursException = {
  /** YYYY-MM-DD on the venue's calendar. */
  firstDay: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The same days in every later year. */
  isYearly: Scalars['Boolean']['output'];
  /** Included. */
  lastDay: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** None: closed. */
  ranges: Array<OpeningRange>;
};

/** An invoice and what it is made of. */
export type OfficeInvoice = {
  creditNotes: Array<CreditNote>;
  invoice: CompanyInvoice;
  lines: Array<OfficeInvoiceLine>;
};

/** A line of an invoice. */
export type OfficeInvoiceLine = {
  /** Minor units, VAT included. */
  amount: Scalars['Int']['output'];
  /** A credit note took it back. */
  isCredited: Scalars['Boolean']['output'];
  orderId: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  /** Null: a tip. */
  vatRate?: Maybe<Scalars['Float']['output']>;
};

/** A dish or whatever else is sold. */
export type OfficeItem = {
  ageRestricted: Scalars['Boolean']['output'];
  /** Null: not decided yet; empty: none (CATALOG-13). */
  allergens?: Maybe<Array<Scalars['String']['output']>>;
  categoryIds: Array<Scalars['ID']['output']>;
  description: LocalizedText;
  disableMembershipDiscount: Scalars['Boolean']['output'];
  entries: Array<OfficeEntry>;
  /** In their order. */
  groupIds: Array<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  instant: Scalars['Boolean']['output'];
  isArchived: Scalars['Boolean']['output'];
  /** The switch behind the marker `[m]` (CATALOG-06). */
  isOffStartPage: Scalars['Boolean']['output'];
  order: Scalars['Int']['output'];
  /** The price while all menus agree, minor units; null where they differ and the dish has none of its own. */
  price?: Maybe<Scalars['Int']['output']>;
  sizes?: Maybe<OfficeSizes>;
  /** Without the marker `[m]`. */
  title: LocalizedText;
  /** In their order. */
  upsellIds: Array<Scalars['ID']['output']>;
  vatRate?: Maybe<Scalars['Float']['output']>;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** What kind of thing a change or an entry of the audit log is about. */
export type OfficeKind =
  /** A category of the menu. */
  | 'CATEGORY'
  /** A discount code. */
  | 'CODE'
  /** Discount codes that were made together. */
  | 'CODE_SERIES'
  /** The company itself. */
  | 'COMPANY'
  /** Look, texts and switches of the company. */
  | 'CONFIGURATION'
  /** A page or a piece of news. */
  | 'CONTENT'
  /** A group of options. */
  | 'GROUP'
  /** A guest. */
  | 'GUEST'
  /** An invoice. */
  | 'INVOICE'
  /** A dish or whatever else is sold. */
  | 'ITEM'
  /** A membership level. */
  | 'LEVEL'
  /** A menu of a venue. */
  | 'MENU'
  /** An offer. */
  | 'OFFER'
  /** An order. */
  | 'ORDER'
  /** A page of the office. */
  | 'PAGE'
  /** A picture. */
  | 'PICTURE'
  /** A printer of a kitchen. */
  | 'PRINTER'
  /** What new members are given. */
  | 'REFERRAL'
  /** A code by which new members come. */
  | 'REFERRAL_CODE'
  /** A setting of the office. */
  | 'SETTING'
  /** Somebody who works for the company. */
  | 'STAFF'
  /** A stamp card. */
  | 'STAMP_CARD'
  /** A table of a venue. */
  | 'TABLE'
  /** A group of recommendations. */
  | 'UPSELL'
  /** A venue. */
  | 'VENUE';

/** A membership level. */
export type OfficeLevel = {
  description: LocalizedText;
  /** 0 to 100. */
  discountPercentage: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** `/media/{key}`. */
  image?: Maybe<Scalars['String']['output']>;
  isArchived: Scalars['Boolean']['output'];
  /** Guests never see it: 50 % and more, or 500,000,000 points and more. */
  isInternal: Scalars['Boolean']['output'];
  /** New members start with it: the second by points, or the only one. */
  isStart: Scalars['Boolean']['output'];
  /** How many members are on it. */
  members: Scalars['Int']['output'];
  pointsRequired: Scalars['Int']['output'];
  /** `#rrggbb`; null: the company's own colours. */
  primaryColor?: Maybe<Scalars['String']['output']>;
  secondaryColor?: Maybe<Scalars['String']['output']>;
  title: LocalizedText;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** The levels of a company's guests. */
export type OfficeLevels = {
  /** Guests have their accounts, points and levels at the marketplace: none can be made here. */
  isElsewhere: Scalars['Boolean']['output'];
  levels: Array<OfficeLevel>;
};

/** Colours, typeface, pictures and texts of a company. */
export type OfficeLook = {
  aboutUs?: Maybe<Scalars['String']['output']>;
  customReadyText?: Maybe<Scalars['String']['output']>;
  /** Null: the guest's own. */
  font?: Maybe<Scalars['String']['output']>;
  greetingText?: Maybe<Scalars['String']['output']>;
  /** Address of the landing picture on phones. */
  landing?: Maybe<Scalars['String']['output']>;
  /** Address of the landing picture on computers. */
  landingDesktop?: Maybe<Scalars['String']['output']>;
  landingPageIntro?: Maybe<Scalars['String']['output']>;
  /** Address of the logo. */
  logo?: Maybe<Scalars['String']['output']>;
  /** How many categories the start page shows. */
  maxCategories: Scalars['Int']['output'];
  navigationInfoText?: Maybe<Scalars['String']['output']>;
  /** Rows of dishes above the categories, in their order. */
  sections: Array<OfficeSection>;
  /** As a grid; otherwise as a list. */
  showCategoriesInGridView: Scalars['Boolean']['output'];
  theme: OfficeTheme;
};

/** What the platform has decided for a company. */
export type OfficeMarketplace = {
  /** Its name. */
  accountsCompany: Scalars['String']['output'];
  /** The company in which guests have their accounts. */
  accountsCompanyId: Scalars['ID']['output'];
  /** Null: the company is part of none. */
  marketplaceId?: Maybe<Scalars['ID']['output']>;
  /** Hand it back with a change. */
  version: Scalars['Int']['output'];
};

/** A menu of a venue. */
export type OfficeMenu = {
  /** Empty: always. */
  hours: Array<OfficeHours>;
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  /** For staff. */
  name: Scalars['String']['output'];
  serviceTypes: Array<ServiceType>;
  venueId: Scalars['ID']['output'];
  version: Scalars['Int']['output'];
};

/** What is new since the last question. */
export type OfficeNews = {
  /** Whether it is others' doing; what the caller did is on the caller's screen already. */
  isChangedByOthers: Scalars['Boolean']['output'];
  /** Hand it back as `after`. */
  latest: Scalars['ID']['output'];
  /** Orders nobody has answered yet, by venue, of the venues the caller has; venues without any are left out. */
  pending: Array<PendingOrders>;
};

/** An offer. */
export type OfficeOffer = {
  /** Whether rights to it still count though it is archived. */
  areRightsKept: Scalars['Boolean']['output'];
  description: LocalizedText;
  /** A percentage, or minor units; 0 where a price counts. */
  discountRate: Scalars['Float']['output'];
  discountType: OfficeDiscountType;
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Where its picture is. */
  image?: Maybe<Scalars['String']['output']>;
  /** Not shown in the app. */
  isAtTillOnly: Scalars['Boolean']['output'];
  /** For everybody; otherwise for who holds a right to it. */
  isDefault: Scalars['Boolean']['output'];
  /** Its dishes; the same one twice is two of them in a bundle. */
  itemIds: Array<Scalars['ID']['output']>;
  name: LocalizedText;
  /** Minor units for all dishes together; null where a discount counts. */
  price?: Maybe<Scalars['Int']['output']>;
  /** Rights guests hold and could still use. */
  rightsHeld: Scalars['Int']['output'];
  stages: Array<OfficeStage>;
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  state: OfficeOfferState;
  /** Minor units, without tips, of the orders it was taken with. */
  turnover: Scalars['Int']['output'];
  type: OfficeOfferType;
  /** Of its venues, those where nobody can take it because dishes are on no menu there. */
  unavailableVenueIds: Array<Scalars['ID']['output']>;
  /** Orders it was taken with, rejected ones left out. */
  uses: Scalars['Int']['output'];
  /** Empty: everywhere. */
  venueIds: Array<Scalars['ID']['output']>;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** How an offer stands. */
export type OfficeOfferState =
  /** Put away. */
  | 'ARCHIVED'
  /** Its last moment has passed. */
  | 'ENDED'
  /** Its first moment is still to come. */
  | 'NOT_YET'
  /** Held by somebody of the restaurant. */
  | 'PAUSED'
  /** Guests can take it. */
  | 'RUNNING';

/** What guests get. */
export type OfficeOfferType =
  /** Some dishes together for one price. */
  | 'BUNDLE'
  /** Some dishes cheaper. */
  | 'ITEM_DISCOUNT'
  /** The whole order cheaper. */
  | 'ORDER_DISCOUNT'
  /** One dish of each stage for one price. */
  | 'STAGED_BUNDLE'
  /** One dish of each stage, each with its stage's discount. */
  | 'STAGED_INDIVIDUAL'
  /** A picture and words; no price changes. */
  | 'VISUAL';

/** One option of a group. */
export type OfficeOption = {
  allergen?: Maybe<Scalars['String']['output']>;
  /** The dish this option is: its stock and allergens count. */
  asItemId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  isPreselected: Scalars['Boolean']['output'];
  name: LocalizedText;
  /** Minor units. */
  price: Scalars['Int']['output'];
};

/** An order with everything it is made of. */
export type OfficeOrder = {
  /** Disputes of its payment that the provider told of, in the order in which they began. */
  chargebacks: Array<OfficeChargeback>;
  /** Of the bill it is a receipt of, or on which it was put. */
  chequeId?: Maybe<Scalars['ID']['output']>;
  comment: Scalars['String']['output'];
  /** How it was paid at the counter; null: not there. */
  counterKind?: Maybe<CounterKind>;
  /** When the guest wants it; null: as soon as it is done. */
  desiredTime?: Maybe<Scalars['DateTime']['output']>;
  discounts: Array<OfficeOrderDiscount>;
  /** When the kitchen promised it. */
  estimatedFinishTime?: Maybe<Scalars['DateTime']['output']>;
  fees: Array<OfficeOrderFee>;
  /** Of the guest's page, where there is an account; null where the caller may not see guests. */
  guestId?: Maybe<Scalars['ID']['output']>;
  /** The guest's whole name; null where nobody gave one, or the caller may not see guests. */
  guestName?: Maybe<Scalars['String']['output']>;
  /** The number of the invoice it is on. */
  invoiceNumber?: Maybe<Scalars['Int']['output']>;
  lines: Array<OfficeOrderLine>;
  /** What has still to be handed back at the counter, in minor units: dishes paid there were rejected. */
  owedAtCounter: Scalars['Int']['output'];
  /** When its money came into that state. */
  paymentSince?: Maybe<Scalars['DateTime']['output']>;
  /** Where its money is, by the books' word; null where none is written down. */
  paymentState?: Maybe<Scalars['String']['output']>;
  /** The provider's name of the payment. */
  pspReference?: Maybe<Scalars['String']['output']>;
  /** As its guest gets it by mail, in the company's own language; null where the restaurant is gone. */
  receipt?: Maybe<OfficeReceipt>;
  /** Receipts of the bill it was put on. */
  receiptIds: Array<Scalars['ID']['output']>;
  /** Why nothing can be given back by this caller; null: something can. */
  refundBlockedBy?: Maybe<RefundBlock>;
  /** What can still go back, in minor units. */
  refundable: Scalars['Int']['output'];
  refunds: Array<OfficeRefund>;
  rejectReason?: Maybe<Scalars['String']['output']>;
  row: OfficeOrderRow;
  /** Lowest rate first. */
  vat: Array<VatRow>;
  venueName: Scalars['String']['output'];
};

/** What was taken off an order. */
export type OfficeOrderDiscount = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  /** Of the offer; null: a code, or the membership. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A fee of an order. */
export type OfficeOrderFee = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

/** Equal dishes of an order. */
export type OfficeOrderLine = {
  /** Options that were added. */
  added: Array<Scalars['String']['output']>;
  /** Before discount, for all of them, in minor units. */
  amount: Scalars['Int']['output'];
  /** Minor units. */
  discount: Scalars['Int']['output'];
  /** Of its first dish. */
  id: Scalars['ID']['output'];
  /** How many of them have not been given back. */
  left: Scalars['Int']['output'];
  /** VAT in percent. */
  percentageVAT: Scalars['Float']['output'];
  quantity: Scalars['Int']['output'];
  /** What was taken off. */
  removed: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
};

/** A page of orders. */
export type OfficeOrderPage = {
  /** Hand it back for the next page; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  orders: Array<OfficeOrderRow>;
};

/** An order in the list. */
export type OfficeOrderRow = {
  /** Of the card, in the provider's word: visa, mc, applepay. */
  cardBrand?: Maybe<Scalars['String']['output']>;
  /** The card's last four digits. */
  cardEnd?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  /** The number that is called out. */
  easyId: Scalars['String']['output'];
  /** What the guest is called; null where the caller may not see guests. */
  guestName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Goes onto the bill of a table; the bill's receipts are the sale. */
  isPayLater: Scalars['Boolean']['output'];
  /** The receipt of a table's paid bill. */
  isReceipt: Scalars['Boolean']['output'];
  isTest: Scalars['Boolean']['output'];
  /** What stands for its money; null where none is written down. */
  kind?: Maybe<OfficePaymentKind>;
  /** What went back or is on its way, in minor units. */
  refunded: Scalars['Int']['output'];
  status: OrderStatus;
  /** Of the table it was ordered at. */
  tableCode?: Maybe<Scalars['String']['output']>;
  /** The venue's; its times are on that clock. */
  timeZone: Scalars['String']['output'];
  /** Minor units. */
  tip: Scalars['Int']['output'];
  /** Minor units, tip included. */
  total: Scalars['Int']['output'];
  type: OrderType;
  venueId: Scalars['ID']['output'];
};

/** What the orders of a filter come to. A sale is an order that is not rejected, no test and not put on a table's bill. */
export type OfficeOrderSums = {
  /** What went back of the sales, in minor units. */
  back: Scalars['Float']['output'];
  /** Those that count as a sale. */
  counted: Scalars['Int']['output'];
  discounted: Scalars['Int']['output'];
  inProgress: Scalars['Int']['output'];
  /** All that are shown. */
  orders: Scalars['Int']['output'];
  refunded: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  /** Of the sales, in minor units. */
  tips: Scalars['Float']['output'];
  /** Of the sales, in minor units, tips included; a year of a large company does not fit into an Int. */
  total: Scalars['Float']['output'];
};

/** What stands for an order's money. */
export type OfficePaymentKind =
  /** A card, or whatever else the provider takes. */
  | 'CARD'
  /** A bill that was settled at the counter: cash, terminal, on the house. */
  | 'COUNTER'
  /** It costs nothing. */
  | 'FREE'
  /** A business customer's invoice. */
  | 'INVOICE'
  /** A table's bill. */
  | 'LATER';

/** A picture somebody has uploaded (`POST /staff/pictures`). */
export type OfficePicture = {
  /** #rrggbb, before it has come. */
  colour: Scalars['String']['output'];
  createdAt: Scalars['String']['output'];
  /** The frame it was cut by, in parts of its original; null: the whole. */
  crop?: Maybe<PictureFrame>;
  description: LocalizedText;
  /** What must stay in sight, in parts of the width. */
  focusX: Scalars['Float']['output'];
  /** What must stay in sight, in parts of the height. */
  focusY: Scalars['Float']['output'];
  height: Scalars['Int']['output'];
  /** Kept as it was drawn, and shown whole. */
  isDrawing: Scalars['Boolean']['output'];
  /** 32 hex digits; whatever shows a picture is given its key. */
  key: Scalars['ID']['output'];
  /** What it was uploaded as: the picture itself where it was never cut. */
  original: PictureOriginal;
  /** Sizes are asked for under it: `{url}?w=560&h=368`. */
  url: Scalars['String']['output'];
  /** In how many places it is shown. */
  usedIn: Scalars['Int']['output'];
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
  width: Scalars['Int']['output'];
};

/** Where a venue is. */
export type OfficePlace = {
  city?: Maybe<Scalars['String']['output']>;
  /** Latitude in degrees. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees. */
  long?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** A receipt in words, as guests get it. It names no guest and no card. */
export type OfficeReceipt = {
  /** When it was ordered, for when, and how it is served. */
  facts: Array<Scalars['String']['output']>;
  lines: Array<OfficeReceiptLine>;
  /** BCP 47, for who reads it aloud. */
  locale: Scalars['String']['output'];
  notes: Array<Scalars['String']['output']>;
  number: OfficeReceiptRow;
  /** Who sells: name, address, phone, organisation number. */
  store: Array<Scalars['String']['output']>;
  /** Fees, discounts and tip. */
  sums: Array<OfficeReceiptRow>;
  title: Scalars['String']['output'];
  total: OfficeReceiptRow;
  vat: Array<OfficeReceiptRow>;
};

/** Equal dishes on a receipt. */
export type OfficeReceiptLine = {
  /** As money is written, with its currency. */
  amount: Scalars['String']['output'];
  /** What was added and left out. */
  details: Array<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** A line of a receipt that has a name and an amount. */
export type OfficeReceiptRow = {
  /** As money is written, with its currency. */
  amount: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** What brings new members. */
export type OfficeReferral = {
  /** The company's own codes. */
  codes: Array<OfficeReferralCode>;
  /** Those of guests, at most 100 a page. */
  guestCodes: Array<OfficeReferralCode>;
  /** Guests have their accounts at the marketplace: no code can be made here. */
  isElsewhere: Scalars['Boolean']['output'];
  /** Hand it back for the next page of guests' codes; null: this is the last one. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  /** What a new member gets; null: nothing was chosen yet, and each code gives what it was made with. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** The personal offers that can be chosen, and the chosen one. */
  offers: Array<ReferralOffer>;
  /** Hand it back with `saveReferralOffer`. */
  version: Scalars['Int']['output'];
};

/** A code by which members come. */
export type OfficeReferralCode = {
  active: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  /** Whose code it is; null: the company's own, or a guest the caller may not see. */
  guest?: Maybe<ReferralGuest>;
  id: Scalars['ID']['output'];
  /** How many signed up with it and were given the offer. */
  signUps: Scalars['Int']['output'];
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** Money of an order that goes back to the guest. */
export type OfficeRefund = {
  /** Minor units, tip included. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  /** How it was handed back over the counter; null: by the provider. */
  counterKind?: Maybe<CounterKind>;
  id: Scalars['ID']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Why the provider would not, in its own words. */
  providerWords?: Maybe<Scalars['String']['output']>;
  /** Null: a rejection by the kitchen. */
  reason?: Maybe<RefundReason>;
  /** Who gave it back; null: a rejection by the kitchen did. */
  staffName?: Maybe<Scalars['String']['output']>;
  state: RefundState;
  /** Minor units. */
  tip: Scalars['Int']['output'];
};

/** A row of dishes on the start page, seen while its menu is in force. */
export type OfficeSection = {
  /** In their order; one that is not on the menu is not shown. */
  itemIds: Array<Scalars['ID']['output']>;
  menuId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** One size of a dish. */
export type OfficeSize = {
  id: Scalars['ID']['output'];
  name: LocalizedText;
  /** Minor units. */
  price: Scalars['Int']['output'];
};

/** The sizes of a dish, at least two. */
export type OfficeSizes = {
  /** Each price is the whole price; else it is added (D-44). */
  isAbsolute: Scalars['Boolean']['output'];
  sizes: Array<OfficeSize>;
  /** Size, Volume or Weight. */
  type: Scalars['String']['output'];
};

/** A step in which guests choose one dish. */
export type OfficeStage = {
  /** A percentage, or minor units; 0: the dish costs its own price, or what the offer costs as a whole. */
  discountRate: Scalars['Float']['output'];
  discountType: OfficeDiscountType;
  id: Scalars['ID']['output'];
  itemIds: Array<Scalars['ID']['output']>;
  name: LocalizedText;
};

/** A stamp card. */
export type OfficeStampCard = {
  description: LocalizedText;
  /** The small print. */
  details: LocalizedText;
  /** The moment after which an archived one can no longer be filled. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cards that were filled. */
  fullCards: Scalars['Int']['output'];
  /** How many guests have at least so many stamps on their open card; the first entry is for one stamp. */
  holders: Array<Scalars['Int']['output']>;
  /** Where its icon is. */
  icon?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where the picture of what it earns is. */
  image?: Maybe<Scalars['String']['output']>;
  isArchived: Scalars['Boolean']['output'];
  /** The dishes that stamp. */
  itemIds: Array<Scalars['ID']['output']>;
  name: LocalizedText;
  /** What a full card earns. */
  offerId?: Maybe<Scalars['ID']['output']>;
  requiredCount: Scalars['Int']['output'];
  /** Empty: everywhere. */
  venueIds: Array<Scalars['ID']['output']>;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** Every switch of a company. */
export type OfficeSwitches = {
  /** The dish that is the take-away bag. */
  bagItemId?: Maybe<Scalars['ID']['output']>;
  /** Codes for new accounts can be sent. */
  canSendSms: Scalars['Boolean']['output'];
  /** The money is taken with the order, not with its acceptance. */
  capturesAtOnce: Scalars['Boolean']['output'];
  /** Where the company could be, and what stands against it. */
  countries: Array<CountryChoice>;
  country: Scalars['String']['output'];
  currency: Currency;
  /** What the platform says. */
  defaultAnonymousOrders: Scalars['Boolean']['output'];
  /** What the platform says. */
  defaultDisablePickuptime: Scalars['Boolean']['output'];
  defaultLanguage: Language;
  disableComments: Scalars['Boolean']['output'];
  /** Guests may not choose a time; null: as the platform says. */
  disablePickuptime?: Maybe<Scalars['Boolean']['output']>;
  /** Visits are counted, of guests who agree. */
  enableAnalytics: Scalars['Boolean']['output'];
  /** Guests may order without an account; null: as the platform says. */
  enableAnonymousOrders?: Maybe<Scalars['Boolean']['output']>;
  enableInvoicing: Scalars['Boolean']['output'];
  enablePromoCodes: Scalars['Boolean']['output'];
  /** Whether the codes on tables take orders. */
  enableQrOrders: Scalars['Boolean']['output'];
  enableTipping: Scalars['Boolean']['output'];
  /** The bank is always asked for 3-D Secure. */
  force3DSecure: Scalars['Boolean']['output'];
  hasMembershipCards: Scalars['Boolean']['output'];
  /** Where business customers apply; https. */
  invoiceFormUrl?: Maybe<Scalars['String']['output']>;
  /** There are orders: the currency stays. */
  isCurrencyInUse: Scalars['Boolean']['output'];
  /** Guests can order at all. */
  isLive: Scalars['Boolean']['output'];
  /** How many names of dishes and categories each of the six languages lacks. */
  languageGaps: Array<LanguageGap>;
  languages: Array<Language>;
  /** What phone numbers begin with, such as +46. */
  phoneCode?: Maybe<Scalars['String']['output']>;
  /** So many days a deleted number may not sign up again. */
  phoneCooldownDays: Scalars['Int']['output'];
  serviceTypes: Array<ServiceType>;
  /** What a phone shows as the sender; null: the platform's. */
  smsSender?: Maybe<Scalars['String']['output']>;
  /** The kitchen's present wait counts. */
  syncEta: Scalars['Boolean']['output'];
  /** After so many minutes an unanswered order is rejected. */
  unansweredOrderMinutes: Scalars['Int']['output'];
  /** Of the company; hand it back with the next change. */
  version: Scalars['Int']['output'];
  /** Switches that are on and have no effect at present, and why. */
  withoutEffect: Array<SwitchNote>;
};

/** The seven colours of a brand, #rrggbb. */
export type OfficeTheme = {
  contrastingColor: Scalars['String']['output'];
  entryBackground: Scalars['String']['output'];
  main: Scalars['String']['output'];
  menuBackgroundColor: Scalars['String']['output'];
  menuTextColor: Scalars['String']['output'];
  priceColor: Scalars['String']['output'];
  secondary: Scalars['String']['output'];
};

/** Dishes that are recommended with others. */
export type OfficeUpsell = {
  enableMultiSelect: Scalars['Boolean']['output'];
  hideInApp: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  /** In their order. */
  itemIds: Array<Scalars['ID']['output']>;
  name: LocalizedText;
  version: Scalars['Int']['output'];
};

/** A venue as the office changes it. */
export type OfficeVenue = {
  /** Takes orders and is shown to guests. */
  active: Scalars['Boolean']['output'];
  bookingServiceId?: Maybe<Scalars['String']['output']>;
  /** In the order in which they count where they meet. */
  exceptions: Array<OfficeHoursException>;
  /** The week, Monday first. */
  hours: Array<OpeningHours>;
  id: Scalars['ID']['output'];
  isArchived: Scalars['Boolean']['output'];
  /** By hours and exceptions alone. */
  isOpenNow: Scalars['Boolean']['output'];
  /** Minutes; null is not set. */
  minimumPickupWaitTime?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** When it opens or closes next; null: not in the coming 30 days. */
  nextChangeAt?: Maybe<Scalars['DateTime']['output']>;
  /** The organisation number printed on receipts. */
  organizationId?: Maybe<Scalars['String']['output']>;
  /** Why, for staff alone. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** Until then the kitchen takes no new orders. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  place: OfficePlace;
  supportEmail?: Maybe<Scalars['String']['output']>;
  /** IANA zone. */
  timeZone: Scalars['String']['output'];
  /** Ways of eating the company offers that no menu of this venue has: guests cannot choose them here. */
  typesWithoutMenu: Array<ServiceType>;
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** Days of the week. */
export type OpeningDay =
  /** Friday. */
  | 'FRIDAY'
  /** Monday. */
  | 'MONDAY'
  /** Saturday. */
  | 'SATURDAY'
  /** Sunday. */
  | 'SUNDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY';

/** One range of the week, HH:mm; an end that is not after the start lies on the next day. */
export type OpeningHours = {
  dayOfWeek: OpeningDay;
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
};

/** One range of the week, HH:mm. */
export type OpeningHoursInput = {
  dayOfWeek: OpeningDay;
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
};

/** Hours of one day, HH:mm. */
export type OpeningRange = {
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
};

/** Hours of one day, HH:mm. */
export type OpeningRangeInput = {
  end: Scalars['String']['input'];
  start: Scalars['String']['input'];
};

/** One option of a group. */
export type OptionInput = {
  allergen?: InputMaybe<Scalars['String']['input']>;
  asItemId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isPreselected?: InputMaybe<Scalars['Boolean']['input']>;
  name: LocalizedTextInput;
  /** A picture of the company's; null takes it away, left out it stays. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  price: Scalars['Int']['input'];
};

/** How many options of a group a guest may choose. */
export type OptionRule =
  /** Choose any; preselected ones are included in the dish's price. */
  | 'MULTIPLE'
  /** Choose one; a preselected one is charged. */
  | 'SINGLE';

/** Which orders to show; whatever is left out does not count. */
export type OrderFilter = {
  /** The first day, on the calendar of each order's own venue (YYYY-MM-DD). */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Ordered at a table, or not. */
  isAtTable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Something was taken off by an offer, a code or a membership. */
  isDiscounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Money went back, or is on its way. */
  isRefunded?: InputMaybe<Scalars['Boolean']['input']>;
  isTest?: InputMaybe<Scalars['Boolean']['input']>;
  kinds?: InputMaybe<Array<OfficePaymentKind>>;
  /** Minor units, tip included. */
  maxTotal?: InputMaybe<Scalars['Int']['input']>;
  /** Minor units, tip included. */
  minTotal?: InputMaybe<Scalars['Int']['input']>;
  /**
   * At most 200 characters: a number, also with a day (YYYY-MM-DD), an id or the link of a receipt, the provider's
   * reference, a dish; name or phone of a guest for who may see guests.
   */
  search?: InputMaybe<Scalars['String']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
  /** The last day, included. */
  to?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<OrderType>>;
  /** Of one guest with an account; only for who may see guests. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** A page of orders. */
export type OrderPage = {
  /** Null on the last page. */
  nextCursor?: Maybe<Scalars['String']['output']>;
  orders: Array<BoardOrder>;
};

/** Where an order stands. Steps may be skipped forward, never taken back; the last two are final (D-91). */
export type OrderStatus =
  /** Taken by the venue and being prepared. */
  | 'ACCEPTED'
  /** Handed over. */
  | 'COMPLETED'
  /** Nearly done. */
  | 'FINALIZING'
  /** Received; the venue has not answered yet. */
  | 'PENDING'
  /** Waiting to be fetched or served. */
  | 'READY'
  /** Refused by the venue, or by the server when nobody answered; the money goes back. */
  | 'REJECTED';

/** How a company takes orders. */
export type OrderTerms = {
  capturesAtOnce: Scalars['Boolean']['output'];
  unansweredOrderMinutes: Scalars['Int']['output'];
};

/** The story of an order. */
export type OrderTimeline = {
  cartId: Scalars['ID']['output'];
  easyId: Scalars['String']['output'];
  entries: Array<TimelineEntry>;
  orderId: Scalars['ID']['output'];
};

/** The service types an order can have. */
export type OrderType =
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** A translation that is older than the text it was made from. */
export type OutdatedText = {
  field: TranslatedField;
  /** Of the dish, category, option group, option or suggestion. */
  id: Scalars['ID']['output'];
  language: Language;
};

/** The own account. */
export type OwnSettings = {
  email: Scalars['String']['output'];
  /** What mails to this person are written in; null: the company's language. */
  language?: Maybe<Language>;
  name: Scalars['String']['output'];
  /** An address whose link has not been opened yet. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Hand it back with a change. */
  version: Scalars['Int']['output'];
  /** Whether a sign-in from a device not seen in 90 days is told by mail. */
  wantsSignInMails: Scalars['Boolean']['output'];
};

/** What is left out stays. */
export type OwnSettingsInput = {
  language?: InputMaybe<Language>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  wantsSignInMails?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Whether a path can be had. */
export type PathCheck = {
  /** A code of the catalogue; null: it is free. */
  error?: Maybe<Scalars['String']['output']>;
  /** Two near it that are free, where this one is taken. */
  suggestions: Array<Scalars['String']['output']>;
};

/** Through which account a company is paid. No key is ever handed out again. */
export type PaymentAccount = {
  /** The last four characters. */
  apiKeyEnd?: Maybe<Scalars['String']['output']>;
  /** When the keys were changed last. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last four characters. */
  clientKeyEnd?: Maybe<Scalars['String']['output']>;
  /** The deployment has an account that serves companies without one of their own. */
  hasPlatformAccount: Scalars['Boolean']['output'];
  /** Real money; otherwise the provider's test environment. Keys must be of the same. */
  isLive: Scalars['Boolean']['output'];
  /** False: the deployment's account serves the company, where there is one. */
  isOwn: Scalars['Boolean']['output'];
  /** Guests can pay by card. */
  isUsable: Scalars['Boolean']['output'];
  /** When the last signed notice came; null: none yet. */
  lastNoticeAt?: Maybe<Scalars['DateTime']['output']>;
  merchantAccount?: Maybe<Scalars['String']['output']>;
  /** Where the provider is to send its notices. */
  webhookAddress: Scalars['String']['output'];
  /** The name the provider signs in with when it sends a notice. */
  webhookUser?: Maybe<Scalars['String']['output']>;
};

/** How a change of the keys went, and what counts now. */
export type PaymentAccountResult = {
  account: PaymentAccount;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Which of the keys it is about, or `proof`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** The keys of a company's own account, as the provider's Customer Area shows them. */
export type PaymentKeysInput = {
  apiKey: Scalars['String']['input'];
  /** Begins with `test_` or `live_`. */
  clientKey: Scalars['String']['input'];
  /** 64 hexadecimal digits. */
  hmacKey: Scalars['String']['input'];
  /** Of a live account: the beginning of its own address at the provider. */
  livePrefix?: InputMaybe<Scalars['String']['input']>;
  merchantAccount: Scalars['String']['input'];
  webhookPassword: Scalars['String']['input'];
  webhookUser: Scalars['String']['input'];
};

/** What the provider has sent to the bank in one go. Amounts in minor units. */
export type Payout = {
  /** What went back to guests. */
  back: Scalars['Float']['output'];
  /** The provider's running number. */
  batch: Scalars['Int']['output'];
  currency: Currency;
  /** What the lines come to less what was paid out: 0 where the report is whole. */
  difference: Scalars['Float']['output'];
  /** What the provider kept. */
  fees: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** Lines of the report. */
  lines: Scalars['Int']['output'];
  merchantAccount: Scalars['String']['output'];
  /** What was sent to the bank. */
  paidOut: Scalars['Float']['output'];
  /** What was taken of guests. */
  taken: Scalars['Float']['output'];
  takenInAt: Scalars['DateTime']['output'];
  /** Lines about payments that the books do not have, or have with another amount. */
  unmatched: Scalars['Int']['output'];
};

/** A payout, looked at closely. */
export type PayoutDetails = {
  /** What the report has of each kind. */
  kinds: Array<PayoutKind>;
  payout: Payout;
  problemCount: Scalars['Int']['output'];
  /** What does not agree, in the order of the report, at most 200. */
  problems: Array<PayoutProblem>;
};

/** Lines of one kind. Amounts in minor units: what came in is positive, what went out negative. */
export type PayoutKind = {
  gross: Scalars['Float']['output'];
  lines: Scalars['Int']['output'];
  net: Scalars['Float']['output'];
  /** The provider's word for it. */
  type: Scalars['String']['output'];
};

/** Kinds of lines that are about one payment. */
export type PayoutLineType =
  /** The guest's bank has taken it back. */
  | 'Chargeback'
  /** The guest's bank has given it to the restaurant again. */
  | 'ChargebackReversed'
  /** Money went back. */
  | 'Refunded'
  /** Money that had gone back came again. */
  | 'RefundedReversed'
  /** The guest's bank has taken it back for good. */
  | 'SecondChargeback'
  /** Money was taken. */
  | 'Settled';

/** A movement of the books that stands in no report. */
export type PayoutMissing = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  currency: Currency;
  orderId?: Maybe<Scalars['ID']['output']>;
  orderNumber?: Maybe<Scalars['String']['output']>;
  paymentId: Scalars['ID']['output'];
  /** The provider's name of the movement. */
  reference: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  type: PayoutLineType;
};

/** Payouts, and what none of them has. */
export type PayoutPage = {
  /** Movements that should stand in a report by now, oldest first, at most 100. */
  missing: Array<PayoutMissing>;
  /** How many of them there are. */
  missingCount: Scalars['Int']['output'];
  /** At most 200, newest batch first. */
  payouts: Array<Payout>;
};

/** What does not agree. */
export type PayoutProblem = {
  /** What the books say, in minor units; null: nothing. */
  booked?: Maybe<Scalars['Int']['output']>;
  /** What the report says, in minor units. */
  gross: Scalars['Float']['output'];
  kind: PayoutProblemKind;
  /** Line of the report, the first below the heading is 1. */
  line: Scalars['Int']['output'];
  /** What the line leaves, in minor units. */
  net: Scalars['Float']['output'];
  orderId?: Maybe<Scalars['ID']['output']>;
  orderNumber?: Maybe<Scalars['String']['output']>;
  pspReference: Scalars['String']['output'];
  /** The provider's name of the movement. */
  reference: Scalars['String']['output'];
  /** The provider's word for the line's kind. */
  type: Scalars['String']['output'];
};

/** How a line of a report and the books disagree. */
export type PayoutProblemKind =
  /** Both have it, with different amounts. */
  | 'AMOUNT_DIFFERS'
  /** What was taken off is not what the fees come to. */
  | 'FEES_DIFFER'
  /** The report has the same movement a second time. */
  | 'TWICE'
  /** The report has a movement that nobody here knows. */
  | 'UNKNOWN_HERE';

/** How many orders of a venue nobody has answered yet. */
export type PendingOrders = {
  orders: Scalars['Int']['output'];
  venueId: Scalars['ID']['output'];
};

/** What the phone of a contact is for. */
export type PhoneWay =
  /** A voice that reads it out; an SMS where the server has nobody who calls. */
  | 'CALL'
  /** A message to read. */
  | 'SMS';

/** How a picture is cut. */
export type PictureCutInput = {
  /** In parts of the upload; null: the whole. */
  crop?: InputMaybe<PictureFrameInput>;
  /** Left out it is what the old one had. */
  description?: InputMaybe<LocalizedTextInput>;
  /** In parts of what is left of it. */
  focusX: Scalars['Float']['input'];
  focusY: Scalars['Float']['input'];
};

/** A frame, in parts of width and height from the upper left corner. */
export type PictureFrame = {
  height: Scalars['Float']['output'];
  left: Scalars['Float']['output'];
  top: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

/** A frame, in parts of width and height from the upper left corner. */
export type PictureFrameInput = {
  height: Scalars['Float']['input'];
  left: Scalars['Float']['input'];
  top: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
};

/** An upload, to be cut anew. */
export type PictureOriginal = {
  height: Scalars['Int']['output'];
  key: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

/** Some of the company's pictures. */
export type PicturePage = {
  nextCursor?: Maybe<Scalars['String']['output']>;
  pictures: Array<OfficePicture>;
};

/** How a change of a picture went. */
export type PictureResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  picture?: Maybe<OfficePicture>;
};

/** A movement of points. */
export type PointMove = {
  at: Scalars['DateTime']['output'];
  /** What there was after it. */
  balance: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Of an order here; null for a correction, and for what another restaurant of the marketplace gave. */
  orderId?: Maybe<Scalars['ID']['output']>;
  orderNumber?: Maybe<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  /** Of a correction. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Who corrected. */
  staffName?: Maybe<Scalars['String']['output']>;
};

/** An amount with its VAT. All amounts are integers in minor units (öre, pence, kuruş), VAT included. */
export type Price = {
  /** What is charged before `discount` is taken off. */
  amount: Scalars['Int']['output'];
  /** What is taken off `amount`. */
  discount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** VAT rate in percent, such as 12. */
  percentageVAT: Scalars['Float']['output'];
  /** What the parts add up to before any offer changed `amount`. */
  subtotal: Scalars['Int']['output'];
};

/** To what a changed price is rounded, half up. */
export type PriceRounding =
  /** To the minor unit. */
  | 'NONE'
  /** To 0.05. */
  | 'TO_005'
  /** To 0.50. */
  | 'TO_050'
  /** To whole units. */
  | 'TO_1';

/** When it prints by itself. */
export type PrintMoment =
  /** When somebody accepts it. */
  | 'ACCEPTANCE'
  /** When an order comes. */
  | 'ARRIVAL'
  /** When somebody asks. */
  | 'BY_HAND';

/** How asking for tickets went. */
export type PrintResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  /** How many there are. */
  tickets: Scalars['Int']['output'];
};

/** A printer as it is written down. */
export type PrinterInput = {
  /** Left out: WPC1252. */
  codePage?: InputMaybe<CodePage>;
  /** 1 to 3; left out: 1. */
  copies?: InputMaybe<Scalars['Int']['input']>;
  /** Of an ESC/POS printer: an address of the venue's private network. */
  host?: InputMaybe<Scalars['String']['input']>;
  kind: PrinterKind;
  /** Left out: ACCEPTANCE. */
  moment?: InputMaybe<PrintMoment>;
  name: Scalars['String']['input'];
  /** 58 or 80; left out: 80. */
  paper?: InputMaybe<Scalars['Int']['input']>;
  /** Left out: 9100. */
  port?: InputMaybe<Scalars['Int']['input']>;
  /** Left out: STATION. */
  prints?: InputMaybe<TicketKind>;
  /** Left out: all of them. */
  stationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How tickets reach a printer. A browser's own printer is set on its device. */
export type PrinterKind =
  /** It asks the server (Star). */
  | 'CLOUDPRNT'
  /** The server calls it in the venue's network, on port 9100. */
  | 'ESCPOS';

/** How setting up went. */
export type PrinterResult = {
  /** What a CloudPRNT printer has to ask, below the server's own address; shown this once. */
  cloudPrntPath?: Maybe<Scalars['String']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  printer?: Maybe<VenuePrinter>;
  success: Scalars['Boolean']['output'];
};

/** What keeps a printer from printing. */
export type PrinterTroubleKind =
  /** It cannot be reached, or asks no more. */
  | 'AWAY'
  /** Its cover is open. */
  | 'COVER'
  /** Something else. */
  | 'FAULT'
  /** It is out of paper, or the paper is jammed. */
  | 'PAPER';

/** What can be read. */
export type Query = {
  /** The numbers of the accountant's plan that closings are exported with. For owners and accountants. */
  accountNumbers: Array<AccountNumber>;
  /** The company whose people, terms and invoices an administrator looks after. Only for administrators. */
  administeredCompany: AdministeredCompany;
  /** Keys with which the company's own programs read its figures, oldest first. */
  apiKeys: Array<ApiKey>;
  /** The same for a file: 1,000 entries a page. */
  auditExport: AuditPage;
  /**
   * What staff, the platform's people and the server's own jobs did to the company, newest first. Who looks after single
   * venues reads what they did themselves.
   */
  auditLog: AuditPage;
  /**
   * Whether a company may have this path, asked while it is typed; one that `companyId` had before is free for it. Codes:
   * FIELD_INVALID, COMPANY_SLUG_RESERVED, COMPANY_SLUG_TAKEN.
   */
  checkPath: PathCheck;
  /** Who gets a venue's closings by mail, and who could. For owners. */
  closingReaders: ClosingReaders;
  /** Every code of a series, at most 5,000, for a file. For owners and managers. */
  codesOfSeries: Array<SeriesCode>;
  /** Every company of the deployment, by name. Only for platform administrators. */
  companies: Array<CompanyAccount>;
  /** Where guests find the company: its path, those it had, and its own host names with how far each is. */
  companyAddresses: CompanyAddresses;
  /**
   * The company's invoices, newest first; their documents are at `/staff/invoices/{id}/document` for the same token.
   * Only for administrators.
   */
  companyInvoices: InvoicePage;
  /** The terms under which the company takes orders. Only for administrators. */
  companyOrderTerms: OrderTerms;
  /** Days of venues that are closed, newest first. They never change. For owners, managers (own venues) and accountants. */
  dayClosings: DayClosingPage;
  /** Jobs that gave up after their last attempt, newest first. Only for platform administrators. */
  deadJobs: Array<DeadJob>;
  /** What guests saw in the last twelve months, the last one first; at most 100. */
  earlierLooks: Array<EarlierLook>;
  /**
   * The whole catalogue as a table, or as JSON with all that belongs to it; both import again without a change
   * (CATALOG-42). For owners.
   */
  exportCatalogue: CatalogueFile;
  /**
   * Where money and orders disagree, newest first; ended ones of the last 90 days where asked for. For owners, managers
   * (own venues) and accountants.
   */
  findings: Array<Finding>;
  /** The file about a guest that the caller asked for last; null: there is none to be fetched. For owners. */
  guestFile?: Maybe<GuestFile>;
  /**
   * Guests who may order on invoice, with what they owe, by name. Their phone is told to who may see guests. For owners and
   * accountants.
   */
  invoiceCustomers: Array<InvoiceCustomer>;
  /**
   * Every movement of money, newest first, with sums over all that was asked for. Nothing in it can be changed by anybody.
   * For owners, managers (own venues) and accountants.
   */
  ledger: LedgerPage;
  /** One payment with all its movements and what the provider told of it. For owners, managers (own venues) and accountants. */
  ledgerPayment: LedgerPayment;
  /**
   * Who would rise and who would fall if a level were made, changed, archived or brought back like this; nothing is
   * written. For owners and managers. Codes: those of `saveLevel` and `archiveLevel`.
   */
  levelMoves: LevelMoves;
  /**
   * The menu that a public web page says it has (schema.org), as rows of an import; nothing is written. For owners.
   * Codes: PAGE_NOT_READABLE, PAGE_WITHOUT_MENU.
   */
  menuOfPage: MenuOfPage;
  /** One bill. For owners, managers (own venues) and accountants. */
  officeBill: OfficeBill;
  /**
   * The bills of tables: those that are open, oldest first, or those closed in the last 30 days, newest first. For owners,
   * managers (own venues) and accountants.
   */
  officeBills: Array<OfficeBill>;
  /** Everything the company sells, for the list, its search and the editors. For owners and managers. */
  officeCatalogue: OfficeCatalogue;
  /** One code, or a series. For owners and managers. */
  officeCode: OfficeCode;
  /**
   * The discount codes of the company, those guests can use first; codes that were made together are one of them. For
   * owners and managers.
   */
  officeCodes: OfficeCodePage;
  /** One page or piece of news. For owners and managers. */
  officeContent: OfficeContent;
  /** The company's pages and news without their bodies, last changed first. For owners and managers. */
  officeContents: Array<OfficeContentRow>;
  /** One guest with everything the restaurant knows. For owners, and managers (who ordered at own venues). */
  officeGuest: OfficeGuest;
  /**
   * The company's guests with an account, their phone and mail half covered. Where a marketplace shares accounts: those
   * who ordered here. For owners, and managers (who ordered at own venues, with what they ordered there).
   */
  officeGuests: OfficeGuestPage;
  /** One invoice with its lines and what was taken back of it. For owners and accountants. */
  officeInvoice: OfficeInvoice;
  /** One dish as it stands; null where there is none. For owners and managers. */
  officeItem?: Maybe<OfficeItem>;
  /** The membership levels of the company, lowest first, with how many members are on each. For owners and managers. */
  officeLevels: OfficeLevels;
  /** How the guests' app looks, and the draft of another look, with who began it. */
  officeLook: LookState;
  /** Whether the company is part of a marketplace, and which company holds its guests' accounts. */
  officeMarketplace: OfficeMarketplace;
  /**
   * Whether somebody else, the kitchen's board or a job of the server changed something of the company: asked again and
   * again by open pages. For everybody who works in the office.
   */
  officeNews: OfficeNews;
  /** One offer. For owners and managers. */
  officeOffer: OfficeOffer;
  /** The offers of the company, those guests can take first. For owners and managers. */
  officeOffers: Array<OfficeOffer>;
  /**
   * One order with everything it is made of. The guest is told to who may see guests. For owners, managers (own venues)
   * and accountants.
   */
  officeOrder: OfficeOrder;
  /** How many orders a filter leaves, and what they come to. For owners, managers (own venues) and accountants. */
  officeOrderSums: OfficeOrderSums;
  /**
   * The orders of the company, newest first, receipts of paid bills among them. A guest's name is told to who may see
   * guests. For owners, managers (own venues) and accountants.
   */
  officeOrders: OfficeOrderPage;
  /** One picture of the company; null where it has none under this key. */
  officePicture?: Maybe<OfficePicture>;
  /**
   * What brings new members: the offer they get, and the codes by which they came, those that brought most first. For
   * owners and managers.
   */
  officeReferral: OfficeReferral;
  /**
   * Looks for words in what the caller may open: dishes, categories and groups of options in every language, venues,
   * tables, offers, discount codes, pages and people; case and accents do not count. At most 8 hits of a kind, the best first.
   */
  officeSearch: Array<OfficeHit>;
  /** The stamp cards of the company, archived ones last. For owners and managers. */
  officeStampCards: Array<OfficeStampCard>;
  /** What the company has decided for all its venues, and what has no effect at present. */
  officeSwitches: OfficeSwitches;
  /** The company's venues by name; a manager's own. Archived ones only where they are asked for. */
  officeVenues: Array<OfficeVenue>;
  /** How many findings only a person can end. For owners, managers (own venues) and accountants. */
  openFindings: Scalars['Int']['output'];
  /** Orders of the last 48 hours with this number, newest first; final ones too. Only for the venue's staff. */
  orderByNumber: Array<BoardOrder>;
  /**
   * The whole story of one order: what the guest did, what the payment said, what the kitchen did, mails and refunds.
   * Oldest first. Of guests no names, addresses, comments or card data. For the venue's staff, and whoever may read the
   * order in the office.
   */
  orderTimeline: OrderTimeline;
  /**
   * Orders of the last 48 hours whose guest's name contains this, newest first; final ones too. At least two letters, else
   * none. Only for the venue's staff.
   */
  ordersByName: Array<BoardOrder>;
  /** Translations made from other words than the company's own language has now (CATALOG-35). For owners and managers. */
  outdatedTexts: Array<OutdatedText>;
  /** Where the caller is signed in, the last used first. */
  ownSessions: Array<StaffSessionInfo>;
  /** What the caller can change of the own account. */
  ownSettings: OwnSettings;
  /** Through which account the company is paid, without its secrets. */
  paymentAccount: PaymentAccount;
  /** One payout with what it is made of and what does not agree with the books. For owners and accountants. */
  payout: PayoutDetails;
  /**
   * What the provider has sent to the bank, newest batch first, and what was taken or given back and stands in no report.
   * For owners and accountants.
   */
  payouts: PayoutPage;
  /** The company's pictures, newest first, 60 at a time. An upload that was cut anew shows as what it was cut to. */
  pictureLibrary: PicturePage;
  /** Reads a table of dishes and says what importing it would do; nothing is written. For owners. */
  planCatalogueImport: ImportPlan;
  /**
   * Sales of whole days, VAT included, after discounts, without tips. At most 24 months. For owners, managers (own venues)
   * and accountants.
   */
  sales: SalesReport;
  /** How far a company is on its way to the first paid order, computed from its data. */
  setupState: SetupState;
  /**
   * The tablets that were let in, or wait for their code, by name. Who looks after single venues sees those that stand in
   * no other.
   */
  staffDevices: Array<StaffDevice>;
  /** What has become of an invitation, for whoever holds its secret; null where there never was one. Needs no token. */
  staffInvitation?: Maybe<StaffInvitation>;
  /** The staff member of the token; null without a valid one. */
  staffMe?: Maybe<StaffMember>;
  /**
   * Everybody who works for the company, by name; the platform's own people only for each other. Only for
   * administrators.
   */
  staffMembers: Array<StaffAccount>;
  /** What was rehearsed, newest first; each is deleted after 30 days. */
  testOrders: Array<TestOrder>;
  /**
   * The figures of now, of one venue or of all the caller has. Each venue's day begins at its own hour. For owners, managers
   * (own venues) and accountants.
   */
  today: TodayFigures;
  /**
   * What a guest would be answered who enters the code: decided by the rule their checkout has, and no use is counted.
   * For owners and managers.
   */
  tryCode: CodeTrial;
  /**
   * What an offer would come to at each venue and which running offers it would meet, decided by the rules carts have.
   * Nothing is written. For owners and managers.
   */
  tryOffer: OfferTrial;
  /**
   * VAT per rate and month, the sum of the closings; tips stand outside it. At most 24 months. For owners, managers (own
   * venues) and accountants.
   */
  vatReport: Array<VatMonth>;
  /** The venue's order board: every order not final, and those that became final today. Only for the venue's staff. */
  venueBoard: VenueBoard;
  /** Who is told when orders of the venue go unanswered, in the order they were written down. Only for administrators. */
  venueContacts: Array<VenueContact>;
  /** The venue's finished orders, newest first. Only for the venue's staff. */
  venueHistory: OrderPage;
  /** The venue's printers as they are set up. Only for administrators. */
  venuePrinters: Array<VenuePrinter>;
  /** What is made where in the venue, for who sets it. Only for administrators. */
  venueStations: VenueStations;
  /** Everything the venue sells that can run out: its dishes and what is added to them. Only for the venue's staff. */
  venueStock: VenueStock;
  /** The venue's tables by number, with the ids their printed codes hold. Only for the venue's staff. */
  venueTables: Array<VenueTable>;
  /** What was sent to one of them in the last 30 days, newest first. */
  webhookDeliveries: WebhookDeliveryPage;
  /** Where the company's own programs are told what happens, oldest first. */
  webhooks: Array<Webhook>;
  /** The first reason why guests cannot order a dish at a moment (CATALOG-44). For owners and managers. */
  whyNotOrderable: WhyNotResult;
  /** Why nothing can be ordered for a moment, by the rules guests' orders are taken by (PLACES-20). For the venue's people. */
  whyNotThen: WhyNotThenResult;
};


/** What can be read. */
export type QueryAccountNumbersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryAdministeredCompanyArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryApiKeysArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryAuditExportArgs = {
  actor?: InputMaybe<AuditActor>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<OfficeKind>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QueryAuditLogArgs = {
  actor?: InputMaybe<AuditActor>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<OfficeKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QueryCheckPathArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  path: Scalars['String']['input'];
};


/** What can be read. */
export type QueryClosingReadersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCodesOfSeriesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCompanyAddressesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryCompanyInvoicesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  isUnpaidOnly?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<InvoiceState>;
  targetId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryCompanyOrderTermsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryDayClosingsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryEarlierLooksArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryExportCatalogueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  format?: InputMaybe<ExportFormat>;
};


/** What can be read. */
export type QueryFindingsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isWithEnded?: Scalars['Boolean']['input'];
};


/** What can be read. */
export type QueryGuestFileArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInvoiceCustomersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryLedgerArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  entries?: InputMaybe<Array<LedgerEntryKind>>;
  from: Scalars['String']['input'];
  kinds?: InputMaybe<Array<OfficePaymentKind>>;
  limit?: Scalars['Int']['input'];
  to: Scalars['String']['input'];
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryLedgerPaymentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryLevelMovesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isArchived?: InputMaybe<Scalars['Boolean']['input']>;
  level?: InputMaybe<LevelInput>;
};


/** What can be read. */
export type QueryMenuOfPageArgs = {
  address: Scalars['String']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeBillArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeBillsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isClosed?: Scalars['Boolean']['input'];
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeCatalogueArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isWithArchived?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryOfficeCodeArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeCodesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<RunState>;
};


/** What can be read. */
export type QueryOfficeContentArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeContentsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isArchived?: Scalars['Boolean']['input'];
};


/** What can be read. */
export type QueryOfficeGuestArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeGuestsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter: GuestFilter;
  isReversed?: Scalars['Boolean']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: GuestSort;
};


/** What can be read. */
export type QueryOfficeInvoiceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeItemArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeLevelsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeLookArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeMarketplaceArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeNewsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeOffersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isArchived?: Scalars['Boolean']['input'];
};


/** What can be read. */
export type QueryOfficeOrderArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeOrderSumsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  filter: OrderFilter;
};


/** What can be read. */
export type QueryOfficeOrdersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  filter: OrderFilter;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryOfficePictureArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  key: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfficeReferralArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryOfficeSearchArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};


/** What can be read. */
export type QueryOfficeStampCardsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeSwitchesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOfficeVenuesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  isWithArchived?: Scalars['Boolean']['input'];
};


/** What can be read. */
export type QueryOpenFindingsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOrderByNumberArgs = {
  easyId: Scalars['String']['input'];
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrderTimelineArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOrdersByNameArgs = {
  name: Scalars['String']['input'];
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOutdatedTextsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryPaymentAccountArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryPayoutArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPayoutsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryPictureLibraryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryPlanCatalogueImportArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  content: Scalars['String']['input'];
  format: ImportFormat;
  vatRate?: InputMaybe<Scalars['Float']['input']>;
};


/** What can be read. */
export type QuerySalesArgs = {
  by: SalesBy;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  comparedWith?: InputMaybe<SalesComparison>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QuerySetupStateArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryStaffDevicesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryStaffInvitationArgs = {
  invitation: Scalars['String']['input'];
};


/** What can be read. */
export type QueryStaffMembersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryTestOrdersArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryTodayArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryTryCodeArgs = {
  at: Scalars['DateTime']['input'];
  cartValue: Scalars['Int']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isSignedIn: Scalars['Boolean']['input'];
  language: Language;
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTryOfferArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  offer: OfferInput;
};


/** What can be read. */
export type QueryVatReportArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
  venueId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryVenueBoardArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueContactsArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueHistoryArgs = {
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenuePrintersArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueStationsArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueStockArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueTablesArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryWebhookDeliveriesArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  cursor?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  webhookId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryWebhooksArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryWhyNotOrderableArgs = {
  at?: InputMaybe<Scalars['DateTime']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  itemId: Scalars['ID']['input'];
  serviceType: ServiceType;
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryWhyNotThenArgs = {
  at: Scalars['DateTime']['input'];
  companyId?: InputMaybe<Scalars['ID']['input']>;
  serviceType: ServiceType;
  venueId: Scalars['ID']['input'];
};

/** How a change of a code went. */
export type ReferralCodeResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** As it stands now, also after a refusal. */
  code?: Maybe<OfficeReferralCode>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field: `code`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** A guest with a code. */
export type ReferralGuest = {
  /** The membership number. */
  easyId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** An offer a new member can be given. */
export type ReferralOffer = {
  id: Scalars['ID']['output'];
  /** It can no longer be used: new members would get nothing. */
  isArchived: Scalars['Boolean']['output'];
  name: LocalizedText;
};

/** How the choice of the offer went. */
export type ReferralOfferResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field: `offerId`. */
  field?: Maybe<Scalars['String']['output']>;
  offerId?: Maybe<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
};

/** Why nothing of an order can be given back. */
export type RefundBlock =
  /** The guest's bank has taken it back: the guest would have it twice. */
  | 'CHARGED_BACK'
  /** All of it goes back already. */
  | 'GIVEN_BACK'
  /** The money is only held: the order is rejected on the board instead. */
  | 'HELD'
  /** All of it has gone back. */
  | 'NOTHING_LEFT'
  /** Nothing was paid. */
  | 'NOTHING_PAID'
  /** It comes onto an invoice once it is handed over: the order is rejected on the board instead. */
  | 'NOT_HANDED_OVER'
  /** It is on a table's bill: its receipt is given back. */
  | 'ON_BILL'
  /** It is on a business customer's invoice: a credit note takes it back. */
  | 'ON_INVOICE'
  /** Older than a manager may give back. */
  | 'TOO_OLD';

/** So many dishes of a line. */
export type RefundLineInput = {
  /** The line's id. */
  orderItemId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

/** What a refund comes to. */
export type RefundPlan = {
  /** What the guest gets, tip included, in minor units. */
  amount: Scalars['Int']['output'];
  /** What is taken back of the sale, with its VAT. */
  byRate: Array<VatRow>;
  /** Points that go with it. */
  points: Scalars['Int']['output'];
  /** What stays paid, in minor units. */
  staysPaid: Scalars['Int']['output'];
  /** Minor units. */
  tip: Scalars['Int']['output'];
};

/** Why money goes back. */
export type RefundReason =
  /** It was ordered by mistake. */
  | 'BY_MISTAKE'
  /** It came too late. */
  | 'LATE'
  /** Nobody fetched it. */
  | 'NOT_FETCHED'
  /** Something else, told in the note. */
  | 'OTHER'
  /** The price was wrong. */
  | 'PRICE_ERROR'
  /** The food was not good. */
  | 'QUALITY'
  /** A dish was wrong or missing. */
  | 'WRONG_OR_MISSING';

/** How giving back went. */
export type RefundResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now. */
  order?: Maybe<OfficeOrder>;
  /** What it comes to; null after a refusal, and where the refund was there before. */
  plan?: Maybe<RefundPlan>;
  /** The refund of that id; null where nothing was moved. */
  refund?: Maybe<OfficeRefund>;
};

/** How far a refund has come. */
export type RefundState =
  /** The provider was asked. */
  | 'ASKED'
  /** The provider has confirmed it. */
  | 'CONFIRMED'
  /** The provider has refused it; it is tried again, or a person has to look. */
  | 'REFUSED'
  /** Not asked for yet: the money has to be taken first, or the server is about to ask. */
  | 'WAITING';

/** Reasons a venue can give for refusing an order. */
export type RejectReason =
  /** The venue closes before it would be done. */
  | 'CLOSING_SOON'
  /** Nobody can drive. */
  | 'DELIVERY_IS_NOT_AVAILABLE'
  /** Something needed is used up. */
  | 'OUT_OF_SUPPLIES'
  /** More orders than the kitchen can cook. */
  | 'TOO_MANY_ORDERS';

/** A company's first restaurant. */
export type RestaurantInput = {
  city: Scalars['String']['input'];
  /** The name guests read; 1 to 100 characters. */
  displayName: Scalars['String']['input'];
  /** Keeps an organisation number of another form than the country's. */
  keepsOrganizationId?: InputMaybe<Scalars['Boolean']['input']>;
  organizationId?: InputMaybe<Scalars['String']['input']>;
  /** International, such as +46812345678. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** How guests may eat; at least one. */
  serviceTypes: Array<ServiceType>;
  street: Scalars['String']['input'];
  /** Where guests write to; printed on receipts. */
  supportEmail: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};

/** Who gets a right, and what kind: one of guest, level and phones. */
export type RightsInput = {
  /** Null: without an end. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** All members of a level. */
  levelId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 5,000 phone numbers, in any spelling. */
  phones?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Used up with one order; otherwise good once in every order. */
  singleUse: Scalars['Boolean']['input'];
  /** One guest. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** How giving rights went. */
export type RightsResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `phones`. */
  field?: Maybe<Scalars['String']['output']>;
  /** Guests who got it, or would. */
  given: Scalars['Int']['output'];
  /** Guests who hold it already. */
  skipped: Scalars['Int']['output'];
  /** Phone numbers without an account here, or that are none. */
  unknown: Scalars['Int']['output'];
};

/** What became of a table that got a new id. */
export type RotateTableResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
  table?: Maybe<VenueTable>;
};

/** How a code stands. */
export type RunState =
  /** Its last moment has passed. */
  | 'ENDED'
  /** Its first moment is still to come. */
  | 'NOT_YET'
  /** Switched off. */
  | 'OFF'
  /** Guests can use it. */
  | 'RUNNING'
  /** It has been used as often as it may be. */
  | 'USED_UP';

/** How many stand like this. */
export type RunStateCount = {
  count: Scalars['Int']['output'];
  state: RunState;
};

/** By what sales are shown. */
export type SalesBy =
  /** As ITEM, each dish in the first of its categories. */
  | 'CATEGORY'
  /** The venue's own day, which begins at its hour (O-10). */
  | 'DAY'
  /** What offers, codes and memberships took off. */
  | 'DISCOUNT'
  /** Of the venue's wall clock. */
  | 'HOUR'
  /** Dishes at their price before discounts. */
  | 'ITEM'
  /** The venue's own days of a month. */
  | 'MONTH'
  /** What was chosen with dishes; part of their price. */
  | 'OPTION'
  /** How it was paid. */
  | 'PAYMENT_KIND'
  /** The same by the hour on the venue's wall at which they were made. */
  | 'REJECT_HOUR'
  /** Orders that were rejected: they count nowhere else. */
  | 'REJECT_REASON'
  /** Eat here, take away, at a table. */
  | 'SERVICE_TYPE'
  /** Where it was ordered. */
  | 'VENUE'
  /** Of the venue's own day. */
  | 'WEEKDAY';

/** When a venue's day begins. */
export type SalesClock = {
  /** The hour on the venue's wall, 0 to 6, as it is today. */
  begins: Scalars['Int']['output'];
  timeZone: Scalars['String']['output'];
};

/** What a report stands beside, by whole weeks: a Saturday beside a Saturday. */
export type SalesComparison =
  /** As many whole weeks earlier as the days take. */
  | 'BEFORE'
  /** 52 weeks earlier, or as many years as the days take. */
  | 'YEAR_AGO';

/** Sales of some days, by one thing. */
export type SalesReport = {
  /** Of the days it stands beside. */
  before?: Maybe<SalesSums>;
  /** The first day it stands beside; null: beside nothing. */
  beforeFrom?: Maybe<Scalars['String']['output']>;
  /** The last day it stands beside. */
  beforeTo?: Maybe<Scalars['String']['output']>;
  by: SalesBy;
  /** When the days of the venues it counts begin, and where. */
  clocks: Array<SalesClock>;
  from: Scalars['String']['output'];
  /** Days in their order, everything else by its amount. */
  rows: Array<SalesRow>;
  to: Scalars['String']['output'];
  total: SalesSums;
};

/** One row of a report. */
export type SalesRow = {
  /** Minor units; by DISCOUNT what was taken off, of rejected orders what was not sold. */
  amount: Scalars['Float']['output'];
  /** The amount of the days it stands beside; null: beside nothing. */
  before?: Maybe<Scalars['Float']['output']>;
  /** A day, an hour, an id or a word of an enum; empty for what has none. */
  key: Scalars['String']['output'];
  /** A name; null where the key says it. */
  label?: Maybe<Scalars['String']['output']>;
  /** Orders; null by ITEM, CATEGORY and OPTION. */
  orders?: Maybe<Scalars['Int']['output']>;
  /** What went back, on the day it did; null where it is not known by what. */
  refunded?: Maybe<Scalars['Float']['output']>;
  /** Of rejected orders: how long guests waited for the answer, on average. */
  secondsWaited?: Maybe<Scalars['Int']['output']>;
  /** Dishes or options that were ordered, also those whose bill is not paid yet; null elsewhere. */
  units?: Maybe<Scalars['Int']['output']>;
};

/** What all of a report comes to. */
export type SalesSums = {
  /** Minor units. */
  discount: Scalars['Float']['output'];
  /** Before discounts, in minor units. */
  dishes: Scalars['Float']['output'];
  /** Minor units. */
  fees: Scalars['Float']['output'];
  orders: Scalars['Int']['output'];
  /** What went back of the sales, without tips, in minor units; not taken off the turnover. */
  refunded: Scalars['Float']['output'];
  /** How often money went back. */
  refunds: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  /** Minor units; not in the turnover. */
  tips: Scalars['Float']['output'];
  /** Dishes and fees less discounts, in minor units. */
  turnover: Scalars['Float']['output'];
};

/** A row of dishes on the start page. */
export type SectionInput = {
  /** At most 15 of the company's dishes, in their order. */
  itemIds: Array<Scalars['ID']['input']>;
  menuId: Scalars['ID']['input'];
  /** 1 to 60 characters. */
  title: Scalars['String']['input'];
};

/** One code of a series. */
export type SeriesCode = {
  code: Scalars['String']['output'];
  isUsed: Scalars['Boolean']['output'];
};

/** How the guest gets the food. */
export type ServiceType =
  /** Brought to the guest. Known everywhere, not yet orderable (D-29). */
  | 'DELIVERY'
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** Something that stands against going live. */
export type SetupGap = {
  code: SetupGapCode;
  /** Its name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The venue or dish it is about; null where it is about the company. */
  subjectId?: Maybe<Scalars['ID']['output']>;
};

/** What stands against going live. */
export type SetupGapCode =
  /** The venue has no street or no city. */
  | 'ADDRESS_MISSING'
  /** The venue is never open. */
  | 'HOURS_MISSING'
  /** No dish can be ordered, now or at the next opening. */
  | 'NO_ORDERABLE_ITEM'
  /** There is no venue. */
  | 'NO_VENUE'
  /** Receipts print the organisation number. */
  | 'ORGANIZATION_ID_MISSING'
  /** Guests cannot pay by card. */
  | 'PAYMENT_UNUSABLE'
  /** Guests have nobody to write to. */
  | 'SUPPORT_EMAIL_MISSING'
  /** A dish has no VAT rate of the country. */
  | 'VAT_RATE_UNKNOWN'
  /** The venue is switched off. */
  | 'VENUE_SWITCHED_OFF';

/** How a change on the way to the first paid order went. */
export type SetupResult = {
  /** Of the entry in the audit log; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now, also after a refusal. */
  setup?: Maybe<SetupState>;
};

/** How far a company is. */
export type SetupState = {
  /** Where guests begin: an own host name, else the path below the deployment's address; null as the path is. */
  address?: Maybe<Scalars['String']['output']>;
  /** What stands against going live; empty where nothing does. */
  against: Array<SetupGap>;
  displayName: Scalars['String']['output'];
  /** Whether the codes on tables take orders; otherwise they open the menu only. */
  enableQrOrders: Scalars['Boolean']['output'];
  /** Guests can order. */
  isLive: Scalars['Boolean']['output'];
  /** How many dishes the menu has. */
  itemCount: Scalars['Int']['output'];
  /** Advice: dishes without a picture. */
  itemsWithoutPicture: Scalars['Int']['output'];
  /** Of the first who looks after the company: what guests could write to. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** Below the deployment's address, such as `/nordbro`; null for a company that has no pages. */
  path?: Maybe<Scalars['String']['output']>;
  serviceTypes: Array<ServiceType>;
  steps: Array<SetupStepState>;
  /** Where guests write to; printed on receipts. */
  supportEmail?: Maybe<Scalars['String']['output']>;
  /** Of the company; hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** A step on the way to the first paid order. */
export type SetupStep =
  /** Somebody has paid. */
  | 'FIRST_PAID_ORDER'
  /** The app is open. */
  | 'GO_LIVE'
  /** When it is open. */
  | 'HOURS'
  /** A logo or colours of its own, or the neutral look that is kept. */
  | 'LOOK'
  /** At least one dish that can be ordered. */
  | 'MENU'
  /** Guests can pay. */
  | 'PAYMENT'
  /** A venue with address and organisation number, and where guests write to. */
  | 'RESTAURANT'
  /** A rehearsal went from the guest's page to the counter. */
  | 'TEST_ORDER';

/** A step, and whether the company's data says that it is done. */
export type SetupStepState = {
  isDone: Scalars['Boolean']['output'];
  /** About how long it takes. */
  minutes: Scalars['Int']['output'];
  step: SetupStep;
};

/** One size of a dish. */
export type SizeInput = {
  id: Scalars['ID']['input'];
  name: LocalizedTextInput;
  price: Scalars['Int']['input'];
};

/** The sizes of a dish, all of them, in order. */
export type SizesInput = {
  isAbsolute: Scalars['Boolean']['input'];
  sizes: Array<SizeInput>;
  type: Scalars['String']['input'];
};

/** An account on the staff endpoint. */
export type StaffAccount = {
  active: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  hasTwoFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Until when the invitation can be accepted; null where there is none. */
  invitationEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the invitation was made; null where there is none. */
  invitationSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** True until the invitation has been accepted. */
  isInvited: Scalars['Boolean']['output'];
  /** When this person last signed in or changed something; null: never, or not asked for. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  role: StaffRole;
  venueIds: Array<Scalars['ID']['output']>;
  /** Hand it back with a change. */
  version: Scalars['Int']['output'];
};

/** How a change to an account went. */
export type StaffChangeResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** The company a staff member works for. */
export type StaffCompany = {
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** A tablet in a kitchen. */
export type StaffDevice = {
  /** Until when its code can be typed; null where there is none. */
  codeEndsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isSignedIn: Scalars['Boolean']['output'];
  /** When it last asked for something, to five minutes; null: never. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  venueIds: Array<Scalars['ID']['output']>;
};

/** An invitation, for who opens its address. */
export type StaffInvitation = {
  /** The name of the company it leads to. */
  company: Scalars['String']['output'];
  /** Who invites; null where the server did, or the account is gone. */
  inviter?: Maybe<Scalars['String']['output']>;
  /** Who is invited. */
  name: Scalars['String']['output'];
  state: InvitationState;
};

/** Somebody who works for the company. */
export type StaffMember = {
  company: StaffCompany;
  hasTwoFactor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is a kitchen's tablet, which has no account of its own to look after. */
  isDevice: Scalars['Boolean']['output'];
  /** What this person wants to be spoken to in; null: not chosen. */
  language?: Maybe<Language>;
  /** True for an administrator who must enrol a second factor first; until then every other call is refused (D-115). */
  mustEnrolTwoFactor: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  role: StaffRole;
  /** The venues whose boards this person may open. */
  venues: Array<StaffVenue>;
};

/** What a staff member may do. */
export type StaffRole =
  /** Reads money and invoices, and marks invoices as paid. */
  | 'ACCOUNTANT'
  /** Also menus, offers, content and settings of the company. */
  | 'COMPANY_ADMIN'
  /** Also the companies of the deployment. */
  | 'PLATFORM_ADMIN'
  /** Runs the own venues: prices, hours, tables, refunds, reports. */
  | 'VENUE_MANAGER'
  /** Orders and stock of the own venues. */
  | 'VENUE_STAFF';

/** A staff token, or why there is none. Guests' tokens are never accepted here, nor these there (D-115). */
export type StaffSession = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** A JWT for this endpoint and for `watch-venue-orders` on the socket. */
  token?: Maybe<Scalars['String']['output']>;
};

/** One device on which somebody is signed in. */
export type StaffSessionInfo = {
  beganAt: Scalars['DateTime']['output'];
  /** Two letters, where the proxy tells it. */
  country?: Maybe<Scalars['String']['output']>;
  /** Browser and system, such as 'Firefox, Windows'; empty where the browser does not tell. */
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  isThisOne: Scalars['Boolean']['output'];
  /** To five minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
};

/** A venue as staff choose it. */
export type StaffVenue = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A step of an offer. */
export type StageInput = {
  discountRate?: InputMaybe<Scalars['Float']['input']>;
  discountType?: InputMaybe<OfficeDiscountType>;
  id: Scalars['ID']['input'];
  /** 1 to 50. */
  itemIds: Array<Scalars['ID']['input']>;
  name: LocalizedTextInput;
};

/** Fields of a stamp card; those left out are not changed. */
export type StampCardInput = {
  description?: InputMaybe<LocalizedTextInput>;
  details?: InputMaybe<LocalizedTextInput>;
  /** 32 hex digits; null takes the icon away. */
  iconKey?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 200. */
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<LocalizedTextInput>;
  /** A personal offer. */
  offerId?: InputMaybe<Scalars['ID']['input']>;
  /** 32 hex digits; null takes the picture away. */
  pictureKey?: InputMaybe<Scalars['ID']['input']>;
  /** 2 to 20. */
  requiredCount?: InputMaybe<Scalars['Int']['input']>;
  venueIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** How a change of a stamp card went. */
export type StampCardResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** As it stands now, also after a refusal. */
  card?: Maybe<OfficeStampCard>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `requiredCount`. */
  field?: Maybe<Scalars['String']['output']>;
};

/** A stamp that somebody of the restaurant gave or took. */
export type StampMove = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isTaken: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  staffName?: Maybe<Scalars['String']['output']>;
};

/** A place in the venue where food is made. */
export type Station = {
  colour: StationColour;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** By which a station is known on the board. */
export type StationColour =
  /** Blue. */
  | 'BLUE'
  /** Green. */
  | 'GREEN'
  /** Grey. */
  | 'GREY'
  /** Orange. */
  | 'ORANGE'
  /** Purple. */
  | 'PURPLE'
  /** Red. */
  | 'RED'
  /** Between green and blue. */
  | 'TEAL'
  /** Yellow. */
  | 'YELLOW';

/** A station as it is set; without an id it is a new one. */
export type StationInput = {
  colour: StationColour;
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};

/** Variations that are chosen from together. */
export type StockGroup = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  variations: Array<StockLine>;
};

/** Something that can run out. */
export type StockLine = {
  /** Units left; null is not counted. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Units of them held for guests who are paying right now (D-48). */
  held: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Filled up to so many at every opening; null is not. */
  refillTo?: Maybe<Scalars['Int']['output']>;
  soldOut: Scalars['Boolean']['output'];
  /** When it comes back by itself; null for what somebody has to switch on. */
  soldOutUntil?: Maybe<Scalars['DateTime']['output']>;
  title: Scalars['String']['output'];
};

/** Why a switch has no effect at present. */
export type SwitchNote = {
  /** The switch's field. */
  name: Scalars['String']['output'];
  reason: SwitchNoteReason;
};

/** Why a switch has no effect. */
export type SwitchNoteReason =
  /** Guests cannot pay by card. */
  | 'NO_CARDS'
  /** No discount code can be used. */
  | 'NO_CODES'
  /** Nobody was let order on invoice, and there is no form to apply by. */
  | 'NO_INVOICE_CUSTOMERS'
  /** There is no membership level. */
  | 'NO_LEVELS'
  /** No table has a code yet. */
  | 'NO_TABLES';

/** What is changed; null is a choice where a switch can be 'as the platform says', and empties a text. */
export type SwitchesInput = {
  bagItemId?: InputMaybe<Scalars['ID']['input']>;
  capturesAtOnce?: InputMaybe<Scalars['Boolean']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Currency>;
  defaultLanguage?: InputMaybe<Language>;
  disableComments?: InputMaybe<Scalars['Boolean']['input']>;
  disablePickuptime?: InputMaybe<Scalars['Boolean']['input']>;
  enableAnalytics?: InputMaybe<Scalars['Boolean']['input']>;
  enableAnonymousOrders?: InputMaybe<Scalars['Boolean']['input']>;
  enableInvoicing?: InputMaybe<Scalars['Boolean']['input']>;
  enablePromoCodes?: InputMaybe<Scalars['Boolean']['input']>;
  enableTipping?: InputMaybe<Scalars['Boolean']['input']>;
  force3DSecure?: InputMaybe<Scalars['Boolean']['input']>;
  hasMembershipCards?: InputMaybe<Scalars['Boolean']['input']>;
  invoiceFormUrl?: InputMaybe<Scalars['String']['input']>;
  languages?: InputMaybe<Array<Language>>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  phoneCooldownDays?: InputMaybe<Scalars['Int']['input']>;
  smsSender?: InputMaybe<Scalars['String']['input']>;
  syncEta?: InputMaybe<Scalars['Boolean']['input']>;
  unansweredOrderMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** How a change of the switches went. */
export type SwitchesResult = {
  /** Of the entry in the audit log, for `undoChange`; null where nothing was written. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field. */
  field?: Maybe<Scalars['String']['output']>;
  /** As they stand now, also after a refusal. */
  switches?: Maybe<OfficeSwitches>;
};

/** What is changed of a table: a field left out stays. */
export type TableInput = {
  /** In use; otherwise its code opens nothing. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1 to 20 characters, unique in the venue. */
  code?: InputMaybe<Scalars['String']['input']>;
  supportsPayLater?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a change of tables went. */
export type TablesResult = {
  /** Of the entry in the audit log, for `undoChange`; null where it cannot be taken back. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `tables.3.code`. */
  field?: Maybe<Scalars['String']['output']>;
  /** All of the venue's, as they stand now, also after a refusal. */
  tables: Array<VenueTable>;
};

/** An order that was rehearsed: nobody paid it and nobody ate it. */
export type TestOrder = {
  createdAt: Scalars['DateTime']['output'];
  /** The number called out at the counter. */
  easyId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  status: OrderStatus;
  venueId: Scalars['ID']['output'];
};

/** Where a rehearsal begins. */
export type TestOrderLink = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Below the deployment's address. */
  path?: Maybe<Scalars['String']['output']>;
  /** When it stops working. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Colours to change: #rgb, #rrggbb or rgb(). */
export type ThemeInput = {
  contrastingColor?: InputMaybe<Scalars['String']['input']>;
  entryBackground?: InputMaybe<Scalars['String']['input']>;
  main?: InputMaybe<Scalars['String']['input']>;
  menuBackgroundColor?: InputMaybe<Scalars['String']['input']>;
  menuTextColor?: InputMaybe<Scalars['String']['input']>;
  priceColor?: InputMaybe<Scalars['String']['input']>;
  secondary?: InputMaybe<Scalars['String']['input']>;
};

/** What it prints. */
export type TicketKind =
  /** What hangs on the bag. */
  | 'LABEL'
  /** The whole order. */
  | 'ORDER'
  /** The parts of its stations, each on its own. */
  | 'STATION';

/** What can stand against an order at a moment. */
export type TimeReason =
  /** The venue is switched off. */
  | 'ACTIVE'
  /** A day with other hours stands in the way. */
  | 'EXCEPTIONS'
  /** Outside the week's opening hours, or too near to their end. */
  | 'HOURS'
  /** More than 30 days ahead, or not on a quarter of an hour. */
  | 'LEAD'
  /** No menu is served for this way of eating at that hour. */
  | 'MENU'
  /** The kitchen takes no orders until later. */
  | 'PAUSE'
  /** Sooner than the kitchen can. */
  | 'WAIT';

/** Something that happened. */
export type TimelineEntry = {
  /** Minor units, where money is concerned. */
  amount?: Maybe<Scalars['Int']['output']>;
  at: Scalars['DateTime']['output'];
  currency?: Maybe<Currency>;
  /** Ids, codes and counts, and the name of who works here; never a guest. */
  details: Scalars['JSON']['output'];
  source: TimelineSource;
  /** An event type, a state, a ledger entry, a status or a job's name. */
  what: Scalars['String']['output'];
};

/** Who or what an entry of the story is about. */
export type TimelineSource =
  /** The guest's cart. */
  | 'CART'
  /** Work that waits or has failed. */
  | 'JOB'
  /** The kitchen, or the server's timers. */
  | 'KITCHEN'
  /** The books: what we asked of the money and what became of it. */
  | 'LEDGER'
  /** A mail to the guest. */
  | 'MAIL'
  /** What the payment provider told us. */
  | 'NOTICE'
  /** Money that somebody gave back; `what` is the reason. */
  | 'REFUND'
  /** A payment session. */
  | 'SESSION';

/** How it goes today. */
export type TodayFigures = {
  /** When it was counted. */
  at: Scalars['DateTime']['output'];
  /** The day it is about (YYYY-MM-DD); where venues differ, the earliest. */
  day: Scalars['String']['output'];
  /** When last week's first order came; null without last week. */
  firstOrderLastWeek?: Maybe<Scalars['DateTime']['output']>;
  /** The hour it is on the venue's wall, 0 to 23; where venues differ, of the earliest. */
  hour: Scalars['Int']['output'];
  /** From the first hour that had orders on either day to the last; hours of the wall clock in the order of the venue's day. */
  hours: Array<TodayHour>;
  /** How many different dishes were ordered. */
  itemCount: Scalars['Int']['output'];
  /** What was ordered most, at most 7. */
  items: Array<TodayItem>;
  /** The same weekday a week ago, up to the same minute; null: that day had no orders. */
  lastWeek?: Maybe<TodaySums>;
  /** What needs somebody, worst first. */
  needs: Array<TodayNeed>;
  now: TodaySums;
  /** Accepted, and the promised time is over. */
  overdue: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  /** Accepted and not ready. */
  preparing: Scalars['Int']['output'];
  ready: Scalars['Int']['output'];
  /** Why orders were rejected today, most frequent first. */
  rejections: Array<TodayRejection>;
};

/** Orders of one hour. */
export type TodayHour = {
  /** Of the same weekday last week, the whole hour. */
  before: Scalars['Int']['output'];
  /** 0 to 23, on the venue's wall. */
  hour: Scalars['Int']['output'];
  orders: Scalars['Int']['output'];
};

/** A dish, and how often it was ordered. */
export type TodayItem = {
  /** Before discounts, in minor units. */
  amount: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  /** Its picture's address; null where it has none. */
  image?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  units: Scalars['Int']['output'];
};

/** Something that needs somebody. */
export type TodayNeed = {
  /** What is to be handed back, or is disputed, in minor units. */
  amount?: Maybe<Scalars['Int']['output']>;
  /** How many of them. */
  count: Scalars['Int']['output'];
  /** Of a holiday (YYYY-MM-DD). */
  day?: Maybe<Scalars['String']['output']>;
  kind: TodayNeedKind;
  /** Its number or name. */
  name?: Maybe<Scalars['String']['output']>;
  /** The one order, venue or dish it is about; null where there are several or none. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** The venue's zone, of a pause and of a dispute. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Until when, of a pause; the last moment to answer, of a dispute. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** What can need somebody, worst first. */
export type TodayNeedKind =
  /** A guest's bank disputes a payment, and somebody has to answer or to know. */
  | 'CHARGEBACK'
  /** A venue is closed today by an exception from its hours. */
  | 'CLOSED_TODAY'
  /** Dishes paid at the counter were rejected: their money is to be handed back. */
  | 'COUNTER_OWED'
  /** Books and provider disagree, and only a person can end it. */
  | 'FINDING'
  /** A public holiday within 14 days that venues have not decided about; its name is a word of the domain. */
  | 'HOLIDAY'
  /** Invoices that should have been paid. */
  | 'INVOICE_OVERDUE'
  /** Accepted orders whose time is over. */
  | 'OVERDUE'
  /** A venue takes no orders for a while. */
  | 'PAUSED'
  /** The provider refuses to move money, and does not try again. */
  | 'PAYMENT_TROUBLE'
  /** Dishes that are sold out. */
  | 'SOLD_OUT'
  /** Dishes without a picture: advice. */
  | 'WITHOUT_PICTURE';

/** Orders that were rejected for one reason. */
export type TodayRejection = {
  orders: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

/** Sums of a day so far. */
export type TodaySums = {
  orders: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  /** From being ordered to being ready, of orders without a wished time; null: none is ready yet. */
  secondsToReady?: Maybe<Scalars['Int']['output']>;
  /** Minor units; a large company's does not fit into an Int. */
  turnover: Scalars['Float']['output'];
};

/** Which text of a thing: a dish has a title, everything else a name. */
export type TranslatedField =
  /** Of a dish or category. */
  | 'DESCRIPTION'
  /** Of a category, option group, option or suggestion. */
  | 'NAME'
  /** Of a dish. */
  | 'TITLE';

/** How a confirmation went. */
export type TwoFactorConfirmation = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Shown once. Each opens the door once when the phone is lost. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** Replaces the caller's token: the second factor has ended all others. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A new second factor, to be scanned or typed into an authenticator app. */
export type TwoFactorEnrolment = {
  /** otpauth:// address, for a QR code. */
  address?: Maybe<Scalars['String']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Base32, for typing. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** Fields of a group of recommendations; those left out are not changed. */
export type UpsellInput = {
  enableMultiSelect?: InputMaybe<Scalars['Boolean']['input']>;
  hideInApp?: InputMaybe<Scalars['Boolean']['input']>;
  /** All of them, in order. */
  itemIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<LocalizedTextInput>;
};

/** How a change of a group of recommendations went. */
export type UpsellResult = {
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  upsell?: Maybe<OfficeUpsell>;
};

/** VAT of a month. */
export type VatMonth = {
  /** Of what went back. */
  back: Array<VatSum>;
  /** How many days were closed in it, over all venues. */
  days: Scalars['Int']['output'];
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  /** Of sales, lowest rate first. */
  sales: Array<VatSum>;
};

/** What was sold at one rate of VAT. */
export type VatRow = {
  /** With VAT, in minor units. */
  gross: Scalars['Int']['output'];
  /** Without VAT, in minor units. */
  net: Scalars['Int']['output'];
  /** Percent. */
  rate: Scalars['Float']['output'];
  /** Minor units. */
  vat: Scalars['Int']['output'];
};

/** What came together at one rate of VAT, in minor units. */
export type VatSum = {
  /** With VAT. */
  gross: Scalars['Float']['output'];
  /** Without VAT. */
  net: Scalars['Float']['output'];
  /** Percent. */
  rate: Scalars['Float']['output'];
  vat: Scalars['Float']['output'];
};

/** What a kitchen looks at. */
export type VenueBoard = {
  /** Oldest first. */
  orders: Array<BoardOrder>;
  /** Why, in the words of who paused it; guests never read it. */
  pauseReason?: Maybe<Scalars['String']['output']>;
  /** Set while the venue takes no new orders. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The venue's printers, and what keeps them from printing (KITCHEN-15). */
  printers: Array<BoardPrinter>;
  /** The server's clock, from which the board counts. */
  serverTime: Scalars['DateTime']['output'];
  /** Where food is made, in their place; at least one (KITCHEN-01). */
  stations: Array<Station>;
  venue: BoardVenue;
  /** The waiting time now shown to guests; null when none is set or it is too old. */
  waitingMinutes?: Maybe<Scalars['Int']['output']>;
};

/** Somebody who is told when nobody in the kitchen answers. */
export type VenueContact = {
  email?: Maybe<Scalars['String']['output']>;
  /** When they may be called; none is always. */
  hours: Array<ContactHours>;
  name: Scalars['String']['output'];
  /** International, with plus. */
  phone?: Maybe<Scalars['String']['output']>;
  phoneBy: PhoneWay;
};

/** A contact as it is written down; mail, phone or both. */
export type VenueContactInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  hours?: Array<ContactHoursInput>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  /** SMS where it is not said. */
  phoneBy?: InputMaybe<PhoneWay>;
};

/** How writing them down went. */
export type VenueContactsResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The contact it is about, counted from 0; null where it is about none. */
  position?: Maybe<Scalars['Int']['output']>;
  success: Scalars['Boolean']['output'];
};

/** What is changed of a venue: a field left out stays, null empties it. */
export type VenueInput = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  bookingServiceId?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  /** Keeps an organisation number of another form than the country's. */
  keepsOrganizationId?: InputMaybe<Scalars['Boolean']['input']>;
  lat?: InputMaybe<Scalars['Float']['input']>;
  long?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 240 minutes; null is not set. */
  minimumPickupWaitTime?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  organizationId?: InputMaybe<Scalars['String']['input']>;
  /** International, such as +46812345678. */
  phone?: InputMaybe<Scalars['String']['input']>;
  placeName?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  supportEmail?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone; left out of a new venue it is the country's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  zip?: InputMaybe<Scalars['String']['input']>;
};

/** A printer as it is set up. */
export type VenuePrinter = {
  codePage: CodePage;
  copies: Scalars['Int']['output'];
  host?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PrinterKind;
  /** Hardware address of a CloudPRNT printer; null until it has asked. */
  mac?: Maybe<Scalars['String']['output']>;
  /** Tickets that came too late to be printed by themselves, and on which nobody has decided. */
  missedTickets: Scalars['Int']['output'];
  moment: PrintMoment;
  name: Scalars['String']['output'];
  /** Width of the roll in millimetres: 58 or 80. */
  paper: Scalars['Int']['output'];
  port?: Maybe<Scalars['Int']['output']>;
  prints: TicketKind;
  seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** None is all. */
  stationIds: Array<Scalars['ID']['output']>;
  trouble?: Maybe<PrinterTroubleKind>;
};

/** How a change of a venue went. */
export type VenueResult = {
  /** Orders placed already that the change has closed over; none is rejected by it. */
  affectedOrders: Array<AffectedOrder>;
  /** Of the entry in the audit log, for `undoChange`. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `hours.2`. */
  field?: Maybe<Scalars['String']['output']>;
  /** As it stands now, also after a refusal. */
  venue?: Maybe<OfficeVenue>;
};

/** Stations and what is assigned to them. */
export type VenueStations = {
  /** Every category of the menu. */
  categories: Array<CategoryStation>;
  /** Every item of the menu. */
  items: Array<ItemStation>;
  stations: Array<Station>;
};

/** How setting stations went. */
export type VenueStationsResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The station it is about, counted from 0; null where it is about none. */
  position?: Maybe<Scalars['Int']['output']>;
  success: Scalars['Boolean']['output'];
};

/** What a venue has. */
export type VenueStock = {
  /** By title. */
  items: Array<StockLine>;
  /** By group. */
  variationGroups: Array<StockGroup>;
};

/** A table as its restaurant sees it. */
export type VenueTable = {
  active: Scalars['Boolean']['output'];
  /** What the printed code opens; without a host where the deployment has no public address. */
  address: Scalars['String']['output'];
  /** The number guests know it by. */
  code: Scalars['String']['output'];
  /** What the printed code holds, beside the venue's id. */
  id: Scalars['ID']['output'];
  /** Since when a bill is open there; null: none is. */
  openBillSince?: Maybe<Scalars['DateTime']['output']>;
  supportsPayLater: Scalars['Boolean']['output'];
  /** Hand it back with the next change. */
  version: Scalars['Int']['output'];
};

/** How a change of several venues went. */
export type VenuesResult = {
  /** Orders placed already that the change has closed over; none is rejected by it. */
  affectedOrders: Array<AffectedOrder>;
  /** Of the entry in the audit log, for `undoChange`. */
  auditId?: Maybe<Scalars['ID']['output']>;
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** The path of the wrong field, such as `ranges.0`. */
  field?: Maybe<Scalars['String']['output']>;
  /** As they stand now, also after a refusal. */
  venues: Array<OfficeVenue>;
};

/** A thing and the version that was read. */
export type VersionedId = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** An address of the company's own that is told what happens. */
export type Webhook = {
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  events: Array<WebhookEventType>;
  /** Nothing has arrived since; null: it is well. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** The last one that arrived. */
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many were missed or given up. */
  missed: Scalars['Int']['output'];
  /** Until then it is signed with the secret before as well. */
  oldSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The last four characters of its secret. */
  secretEnd: Scalars['String']['output'];
  /** The server switched it off after days; null: it did not. */
  switchedOffAt?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
  /** How many wait to be sent. */
  waiting: Scalars['Int']['output'];
};

/** One event on its way to one address. */
export type WebhookDelivery = {
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** When it is tried next, while it waits. */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the receiver gets as `webhook-id`; the same whenever it is sent again. */
  eventId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  state: WebhookDeliveryState;
  /** Each try, oldest first, at most the last 20. */
  tries: Array<WebhookTry>;
  /** Such as `order.placed`. */
  type: Scalars['String']['output'];
};

/** A page of what was sent. */
export type WebhookDeliveryPage = {
  deliveries: Array<WebhookDelivery>;
  /** Null: there are no more. */
  nextCursor?: Maybe<Scalars['ID']['output']>;
};

/** How far a delivery is. */
export type WebhookDeliveryState =
  /** The receiver has answered with a status of 200 to 299. */
  | 'DELIVERED'
  /** Refused again and again for three days. */
  | 'GIVEN_UP'
  /** It happened while the webhook was off. */
  | 'MISSED'
  /** It is sent, or tried again. */
  | 'WAITING';

/** What a webhook is told of. */
export type WebhookEventType =
  /** A venue's day was closed. */
  | 'DAY_CLOSED'
  /** The kitchen has taken it. */
  | 'ORDER_ACCEPTED'
  /** It was handed over. */
  | 'ORDER_COMPLETED'
  /** A guest has ordered, or a bill was paid. */
  | 'ORDER_PLACED'
  /** Money goes back. */
  | 'ORDER_REFUNDED'
  /** The kitchen or the clock has rejected it. */
  | 'ORDER_REJECTED';

/** What a webhook is to be. */
export type WebhookInput = {
  /** `https`, reached from the open internet. */
  address: Scalars['String']['input'];
  events: Array<WebhookEventType>;
  isActive: Scalars['Boolean']['input'];
};

/** Why a call does not count. */
export type WebhookProblem =
  /** The certificate is not good. */
  | 'CERTIFICATE'
  /** No connection came about. */
  | 'CONNECTION'
  /** The name is not known. */
  | 'NAME_NOT_FOUND'
  /** The name leads into a private network. */
  | 'PRIVATE_ADDRESS'
  /** The receiver answered with another status than 200 to 299. */
  | 'STATUS'
  /** No answer within 10 seconds. */
  | 'TIMEOUT';

/** How a change of a webhook went. */
export type WebhookResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Which field it is about. */
  field?: Maybe<Scalars['String']['output']>;
  /** The new secret, this once. */
  secret?: Maybe<Scalars['String']['output']>;
  /** As it is now; null: it is gone or was never made. */
  webhook?: Maybe<Webhook>;
};

/** One call. */
export type WebhookTry = {
  at: Scalars['DateTime']['output'];
  /** How long it took. */
  milliseconds: Scalars['Int']['output'];
  /** Why it does not count; null: it arrived. */
  problem?: Maybe<WebhookProblem>;
  /** What the receiver answered; null: it did not. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** A day of the week. */
export type WeekDay =
  /** Friday, from midnight to midnight on the venue's wall. */
  | 'FRIDAY'
  /** Monday, from midnight to midnight on the venue's wall. */
  | 'MONDAY'
  /** Saturday, from midnight to midnight on the venue's wall. */
  | 'SATURDAY'
  /** Sunday, from midnight to midnight on the venue's wall. */
  | 'SUNDAY'
  /** Thursday, from midnight to midnight on the venue's wall. */
  | 'THURSDAY'
  /** Tuesday, from midnight to midnight on the venue's wall. */
  | 'TUESDAY'
  /** Wednesday, from midnight to midnight on the venue's wall. */
  | 'WEDNESDAY';

/** Whether guests can order a dish. */
export type WhyNotResult = {
  canBeOrdered: Scalars['Boolean']['output'];
  /** ARCHIVED, NO_CATEGORY, HIDDEN_CATEGORY, NOT_ON_MENU, VAT_RATE_UNKNOWN, GROUP_CANNOT_BE_FULFILLED, SOLD_OUT, VENUE_CLOSED, VENUE_PAUSED or APP_CLOSED; null where they can. */
  firstReason?: Maybe<Scalars['String']['output']>;
};

/** What stands against an order at a moment. */
export type WhyNotThenResult = {
  canBeOrdered: Scalars['Boolean']['output'];
  /** All of it, what is asked first first: the answer is the first. */
  reasons: Array<TimeReason>;
  /** Minutes between an order and the earliest pickup, as of now. */
  waitMinutes: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountNumber: ResolverTypeWrapper<AccountNumber>;
  AccountNumberInput: AccountNumberInput;
  AddressesResult: ResolverTypeWrapper<AddressesResult>;
  AdministeredCompany: ResolverTypeWrapper<AdministeredCompany>;
  AffectedOrder: ResolverTypeWrapper<AffectedOrder>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ApiKeyInput: ApiKeyInput;
  ApiKeyResult: ResolverTypeWrapper<ApiKeyResult>;
  ApiRead: ApiRead;
  AskedTicket: ResolverTypeWrapper<AskedTicket>;
  AuditActor: AuditActor;
  AuditEntry: ResolverTypeWrapper<AuditEntry>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  BillReceipt: ResolverTypeWrapper<BillReceipt>;
  BillResult: ResolverTypeWrapper<BillResult>;
  BoardChangeResult: ResolverTypeWrapper<BoardChangeResult>;
  BoardOrder: ResolverTypeWrapper<BoardOrder>;
  BoardOrderItem: ResolverTypeWrapper<BoardOrderItem>;
  BoardPrinter: ResolverTypeWrapper<BoardPrinter>;
  BoardTable: ResolverTypeWrapper<BoardTable>;
  BoardVenue: ResolverTypeWrapper<BoardVenue>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkEditInput: BulkEditInput;
  BulkResult: ResolverTypeWrapper<BulkResult>;
  CatalogueFile: ResolverTypeWrapper<CatalogueFile>;
  CategoryInput: CategoryInput;
  CategoryResult: ResolverTypeWrapper<CategoryResult>;
  CategoryStation: ResolverTypeWrapper<CategoryStation>;
  CategoryStationInput: CategoryStationInput;
  ChargebackNotice: ResolverTypeWrapper<ChargebackNotice>;
  ChargebackStage: ChargebackStage;
  ClosingBills: ResolverTypeWrapper<ClosingBills>;
  ClosingChargeback: ResolverTypeWrapper<ClosingChargeback>;
  ClosingCount: ResolverTypeWrapper<ClosingCount>;
  ClosingKind: ResolverTypeWrapper<ClosingKind>;
  ClosingPerson: ResolverTypeWrapper<ClosingPerson>;
  ClosingReaders: ResolverTypeWrapper<ClosingReaders>;
  ClosingRejection: ResolverTypeWrapper<ClosingRejection>;
  CodeInput: CodeInput;
  CodePage: CodePage;
  CodeResult: ResolverTypeWrapper<CodeResult>;
  CodeTrial: ResolverTypeWrapper<CodeTrial>;
  CompanyAccount: ResolverTypeWrapper<CompanyAccount>;
  CompanyAddresses: ResolverTypeWrapper<CompanyAddresses>;
  CompanyFactsInput: CompanyFactsInput;
  CompanyHost: ResolverTypeWrapper<CompanyHost>;
  CompanyInvoice: ResolverTypeWrapper<CompanyInvoice>;
  CompanyResult: ResolverTypeWrapper<CompanyResult>;
  ContactHours: ResolverTypeWrapper<ContactHours>;
  ContactHoursInput: ContactHoursInput;
  ContentInput: ContentInput;
  ContentResult: ResolverTypeWrapper<ContentResult>;
  ContentState: ContentState;
  CounterKind: CounterKind;
  CountryChoice: ResolverTypeWrapper<CountryChoice>;
  CreditNote: ResolverTypeWrapper<CreditNote>;
  CreditResult: ResolverTypeWrapper<CreditResult>;
  Currency: Currency;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayClosing: ResolverTypeWrapper<DayClosing>;
  DayClosingPage: ResolverTypeWrapper<DayClosingPage>;
  DeadJob: ResolverTypeWrapper<DeadJob>;
  DeviceCode: ResolverTypeWrapper<DeviceCode>;
  EarlierLook: ResolverTypeWrapper<EarlierLook>;
  EntryInput: EntryInput;
  ExportFormat: ExportFormat;
  ExportedGuest: ResolverTypeWrapper<ExportedGuest>;
  Finding: ResolverTypeWrapper<Finding>;
  FindingKind: FindingKind;
  FindingRemedy: FindingRemedy;
  FindingResult: ResolverTypeWrapper<FindingResult>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GivenLevel: ResolverTypeWrapper<GivenLevel>;
  GroupInput: GroupInput;
  GroupResult: ResolverTypeWrapper<GroupResult>;
  GuestCard: ResolverTypeWrapper<GuestCard>;
  GuestCode: ResolverTypeWrapper<GuestCode>;
  GuestColumn: GuestColumn;
  GuestContact: ResolverTypeWrapper<GuestContact>;
  GuestContacts: GuestContacts;
  GuestExport: ResolverTypeWrapper<GuestExport>;
  GuestFile: ResolverTypeWrapper<GuestFile>;
  GuestFilePart: GuestFilePart;
  GuestFileResult: ResolverTypeWrapper<GuestFileResult>;
  GuestFileTitle: GuestFileTitle;
  GuestFilter: GuestFilter;
  GuestInvoice: ResolverTypeWrapper<GuestInvoice>;
  GuestLevel: ResolverTypeWrapper<GuestLevel>;
  GuestPhone: ResolverTypeWrapper<GuestPhone>;
  GuestResult: ResolverTypeWrapper<GuestResult>;
  GuestRight: ResolverTypeWrapper<GuestRight>;
  GuestSort: GuestSort;
  GuestStamps: ResolverTypeWrapper<GuestStamps>;
  HostProblem: HostProblem;
  HostState: HostState;
  HoursExceptionInput: HoursExceptionInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFormat: ImportFormat;
  ImportPlan: ResolverTypeWrapper<ImportPlan>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportResult: ResolverTypeWrapper<ImportResult>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationResult: ResolverTypeWrapper<InvitationResult>;
  InvitationState: InvitationState;
  InvitedOwner: ResolverTypeWrapper<InvitedOwner>;
  InvoiceCustomer: ResolverTypeWrapper<InvoiceCustomer>;
  InvoiceCustomerInput: InvoiceCustomerInput;
  InvoicePage: ResolverTypeWrapper<InvoicePage>;
  InvoiceState: InvoiceState;
  ItemInput: ItemInput;
  ItemResult: ResolverTypeWrapper<ItemResult>;
  ItemStation: ResolverTypeWrapper<ItemStation>;
  ItemStationInput: ItemStationInput;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  LanguageGap: ResolverTypeWrapper<LanguageGap>;
  LedgerEntryKind: LedgerEntryKind;
  LedgerNotice: ResolverTypeWrapper<LedgerNotice>;
  LedgerPage: ResolverTypeWrapper<LedgerPage>;
  LedgerPayment: ResolverTypeWrapper<LedgerPayment>;
  LedgerPaymentEntry: ResolverTypeWrapper<LedgerPaymentEntry>;
  LedgerRow: ResolverTypeWrapper<LedgerRow>;
  LedgerSum: ResolverTypeWrapper<LedgerSum>;
  LevelInput: LevelInput;
  LevelMoves: ResolverTypeWrapper<LevelMoves>;
  LevelResult: ResolverTypeWrapper<LevelResult>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LocalizedTextInput: LocalizedTextInput;
  LookInput: LookInput;
  LookResult: ResolverTypeWrapper<LookResult>;
  LookState: ResolverTypeWrapper<LookState>;
  MarketplaceResult: ResolverTypeWrapper<MarketplaceResult>;
  MenuHoursInput: MenuHoursInput;
  MenuInput: MenuInput;
  MenuOfPage: ResolverTypeWrapper<MenuOfPage>;
  MenuResult: ResolverTypeWrapper<MenuResult>;
  MissedTickets: ResolverTypeWrapper<MissedTickets>;
  MoveOrderResult: ResolverTypeWrapper<MoveOrderResult>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewTableInput: NewTableInput;
  OfferAtVenue: ResolverTypeWrapper<OfferAtVenue>;
  OfferInput: OfferInput;
  OfferMeeting: ResolverTypeWrapper<OfferMeeting>;
  OfferResult: ResolverTypeWrapper<OfferResult>;
  OfferTrial: ResolverTypeWrapper<OfferTrial>;
  OfferWinner: OfferWinner;
  OfficeBill: ResolverTypeWrapper<OfficeBill>;
  OfficeBillLine: ResolverTypeWrapper<OfficeBillLine>;
  OfficeCatalogue: ResolverTypeWrapper<OfficeCatalogue>;
  OfficeCategory: ResolverTypeWrapper<OfficeCategory>;
  OfficeChangeResult: ResolverTypeWrapper<OfficeChangeResult>;
  OfficeChargeback: ResolverTypeWrapper<OfficeChargeback>;
  OfficeCode: ResolverTypeWrapper<OfficeCode>;
  OfficeCodePage: ResolverTypeWrapper<OfficeCodePage>;
  OfficeContent: ResolverTypeWrapper<OfficeContent>;
  OfficeContentPlace: OfficeContentPlace;
  OfficeContentRow: ResolverTypeWrapper<OfficeContentRow>;
  OfficeDiscountType: OfficeDiscountType;
  OfficeEntry: ResolverTypeWrapper<OfficeEntry>;
  OfficeGroup: ResolverTypeWrapper<OfficeGroup>;
  OfficeGuest: ResolverTypeWrapper<OfficeGuest>;
  OfficeGuestPage: ResolverTypeWrapper<OfficeGuestPage>;
  OfficeGuestRow: ResolverTypeWrapper<OfficeGuestRow>;
  OfficeHit: ResolverTypeWrapper<OfficeHit>;
  OfficeHours: ResolverTypeWrapper<OfficeHours>;
  OfficeHoursException: ResolverTypeWrapper<OfficeHoursException>;
  OfficeInvoice: ResolverTypeWrapper<OfficeInvoice>;
  OfficeInvoiceLine: ResolverTypeWrapper<OfficeInvoiceLine>;
  OfficeItem: ResolverTypeWrapper<OfficeItem>;
  OfficeKind: OfficeKind;
  OfficeLevel: ResolverTypeWrapper<OfficeLevel>;
  OfficeLevels: ResolverTypeWrapper<OfficeLevels>;
  OfficeLook: ResolverTypeWrapper<OfficeLook>;
  OfficeMarketplace: ResolverTypeWrapper<OfficeMarketplace>;
  OfficeMenu: ResolverTypeWrapper<OfficeMenu>;
  OfficeNews: ResolverTypeWrapper<OfficeNews>;
  OfficeOffer: ResolverTypeWrapper<OfficeOffer>;
  OfficeOfferState: OfficeOfferState;
  OfficeOfferType: OfficeOfferType;
  OfficeOption: ResolverTypeWrapper<OfficeOption>;
  OfficeOrder: ResolverTypeWrapper<OfficeOrder>;
  OfficeOrderDiscount: ResolverTypeWrapper<OfficeOrderDiscount>;
  OfficeOrderFee: ResolverTypeWrapper<OfficeOrderFee>;
  OfficeOrderLine: ResolverTypeWrapper<OfficeOrderLine>;
  OfficeOrderPage: ResolverTypeWrapper<OfficeOrderPage>;
  OfficeOrderRow: ResolverTypeWrapper<OfficeOrderRow>;
  OfficeOrderSums: ResolverTypeWrapper<OfficeOrderSums>;
  OfficePaymentKind: OfficePaymentKind;
  OfficePicture: ResolverTypeWrapper<OfficePicture>;
  OfficePlace: ResolverTypeWrapper<OfficePlace>;
  OfficeReceipt: ResolverTypeWrapper<OfficeReceipt>;
  OfficeReceiptLine: ResolverTypeWrapper<OfficeReceiptLine>;
  OfficeReceiptRow: ResolverTypeWrapper<OfficeReceiptRow>;
  OfficeReferral: ResolverTypeWrapper<OfficeReferral>;
  OfficeReferralCode: ResolverTypeWrapper<OfficeReferralCode>;
  OfficeRefund: ResolverTypeWrapper<OfficeRefund>;
  OfficeSection: ResolverTypeWrapper<OfficeSection>;
  OfficeSize: ResolverTypeWrapper<OfficeSize>;
  OfficeSizes: ResolverTypeWrapper<OfficeSizes>;
  OfficeStage: ResolverTypeWrapper<OfficeStage>;
  OfficeStampCard: ResolverTypeWrapper<OfficeStampCard>;
  OfficeSwitches: ResolverTypeWrapper<OfficeSwitches>;
  OfficeTheme: ResolverTypeWrapper<OfficeTheme>;
  OfficeUpsell: ResolverTypeWrapper<OfficeUpsell>;
  OfficeVenue: ResolverTypeWrapper<OfficeVenue>;
  OpeningDay: OpeningDay;
  OpeningHours: ResolverTypeWrapper<OpeningHours>;
  OpeningHoursInput: OpeningHoursInput;
  OpeningRange: ResolverTypeWrapper<OpeningRange>;
  OpeningRangeInput: OpeningRangeInput;
  OptionInput: OptionInput;
  OptionRule: OptionRule;
  OrderFilter: OrderFilter;
  OrderPage: ResolverTypeWrapper<OrderPage>;
  OrderStatus: OrderStatus;
  OrderTerms: ResolverTypeWrapper<OrderTerms>;
  OrderTimeline: ResolverTypeWrapper<OrderTimeline>;
  OrderType: OrderType;
  OutdatedText: ResolverTypeWrapper<OutdatedText>;
  OwnSettings: ResolverTypeWrapper<OwnSettings>;
  OwnSettingsInput: OwnSettingsInput;
  PathCheck: ResolverTypeWrapper<PathCheck>;
  PaymentAccount: ResolverTypeWrapper<PaymentAccount>;
  PaymentAccountResult: ResolverTypeWrapper<PaymentAccountResult>;
  PaymentKeysInput: PaymentKeysInput;
  Payout: ResolverTypeWrapper<Payout>;
  PayoutDetails: ResolverTypeWrapper<PayoutDetails>;
  PayoutKind: ResolverTypeWrapper<PayoutKind>;
  PayoutLineType: PayoutLineType;
  PayoutMissing: ResolverTypeWrapper<PayoutMissing>;
  PayoutPage: ResolverTypeWrapper<PayoutPage>;
  PayoutProblem: ResolverTypeWrapper<PayoutProblem>;
  PayoutProblemKind: PayoutProblemKind;
  PendingOrders: ResolverTypeWrapper<PendingOrders>;
  PhoneWay: PhoneWay;
  PictureCutInput: PictureCutInput;
  PictureFrame: ResolverTypeWrapper<PictureFrame>;
  PictureFrameInput: PictureFrameInput;
  PictureOriginal: ResolverTypeWrapper<PictureOriginal>;
  PicturePage: ResolverTypeWrapper<PicturePage>;
  PictureResult: ResolverTypeWrapper<PictureResult>;
  PointMove: ResolverTypeWrapper<PointMove>;
  Price: ResolverTypeWrapper<Price>;
  PriceRounding: PriceRounding;
  PrintMoment: PrintMoment;
  PrintResult: ResolverTypeWrapper<PrintResult>;
  PrinterInput: PrinterInput;
  PrinterKind: PrinterKind;
  PrinterResult: ResolverTypeWrapper<PrinterResult>;
  PrinterTroubleKind: PrinterTroubleKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReferralCodeResult: ResolverTypeWrapper<ReferralCodeResult>;
  ReferralGuest: ResolverTypeWrapper<ReferralGuest>;
  ReferralOffer: ResolverTypeWrapper<ReferralOffer>;
  ReferralOfferResult: ResolverTypeWrapper<ReferralOfferResult>;
  RefundBlock: RefundBlock;
  RefundLineInput: RefundLineInput;
  RefundPlan: ResolverTypeWrapper<RefundPlan>;
  RefundReason: RefundReason;
  RefundResult: ResolverTypeWrapper<RefundResult>;
  RefundState: RefundState;
  RejectReason: RejectReason;
  RestaurantInput: RestaurantInput;
  RightsInput: RightsInput;
  RightsResult: ResolverTypeWrapper<RightsResult>;
  RotateTableResult: ResolverTypeWrapper<RotateTableResult>;
  RunState: RunState;
  RunStateCount: ResolverTypeWrapper<RunStateCount>;
  SalesBy: SalesBy;
  SalesClock: ResolverTypeWrapper<SalesClock>;
  SalesComparison: SalesComparison;
  SalesReport: ResolverTypeWrapper<SalesReport>;
  SalesRow: ResolverTypeWrapper<SalesRow>;
  SalesSums: ResolverTypeWrapper<SalesSums>;
  SectionInput: SectionInput;
  SeriesCode: ResolverTypeWrapper<SeriesCode>;
  ServiceType: ServiceType;
  SetupGap: ResolverTypeWrapper<SetupGap>;
  SetupGapCode: SetupGapCode;
  SetupResult: ResolverTypeWrapper<SetupResult>;
  SetupState: ResolverTypeWrapper<SetupState>;
  SetupStep: SetupStep;
  SetupStepState: ResolverTypeWrapper<SetupStepState>;
  SizeInput: SizeInput;
  SizesInput: SizesInput;
  StaffAccount: ResolverTypeWrapper<StaffAccount>;
  StaffChangeResult: ResolverTypeWrapper<StaffChangeResult>;
  StaffCompany: ResolverTypeWrapper<StaffCompany>;
  StaffDevice: ResolverTypeWrapper<StaffDevice>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffRole: StaffRole;
  StaffSession: ResolverTypeWrapper<StaffSession>;
  StaffSessionInfo: ResolverTypeWrapper<StaffSessionInfo>;
  StaffVenue: ResolverTypeWrapper<StaffVenue>;
  StageInput: StageInput;
  StampCardInput: StampCardInput;
  StampCardResult: ResolverTypeWrapper<StampCardResult>;
  StampMove: ResolverTypeWrapper<StampMove>;
  Station: ResolverTypeWrapper<Station>;
  StationColour: StationColour;
  StationInput: StationInput;
  StockGroup: ResolverTypeWrapper<StockGroup>;
  StockLine: ResolverTypeWrapper<StockLine>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SwitchNote: ResolverTypeWrapper<SwitchNote>;
  SwitchNoteReason: SwitchNoteReason;
  SwitchesInput: SwitchesInput;
  SwitchesResult: ResolverTypeWrapper<SwitchesResult>;
  TableInput: TableInput;
  TablesResult: ResolverTypeWrapper<TablesResult>;
  TestOrder: ResolverTypeWrapper<TestOrder>;
  TestOrderLink: ResolverTypeWrapper<TestOrderLink>;
  ThemeInput: ThemeInput;
  TicketKind: TicketKind;
  TimeReason: TimeReason;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineSource: TimelineSource;
  TodayFigures: ResolverTypeWrapper<TodayFigures>;
  TodayHour: ResolverTypeWrapper<TodayHour>;
  TodayItem: ResolverTypeWrapper<TodayItem>;
  TodayNeed: ResolverTypeWrapper<TodayNeed>;
  TodayNeedKind: TodayNeedKind;
  TodayRejection: ResolverTypeWrapper<TodayRejection>;
  TodaySums: ResolverTypeWrapper<TodaySums>;
  TranslatedField: TranslatedField;
  TwoFactorConfirmation: ResolverTypeWrapper<TwoFactorConfirmation>;
  TwoFactorEnrolment: ResolverTypeWrapper<TwoFactorEnrolment>;
  UpsellInput: UpsellInput;
  UpsellResult: ResolverTypeWrapper<UpsellResult>;
  VatMonth: ResolverTypeWrapper<VatMonth>;
  VatRow: ResolverTypeWrapper<VatRow>;
  VatSum: ResolverTypeWrapper<VatSum>;
  VenueBoard: ResolverTypeWrapper<VenueBoard>;
  VenueContact: ResolverTypeWrapper<VenueContact>;
  VenueContactInput: VenueContactInput;
  VenueContactsResult: ResolverTypeWrapper<VenueContactsResult>;
  VenueInput: VenueInput;
  VenuePrinter: ResolverTypeWrapper<VenuePrinter>;
  VenueResult: ResolverTypeWrapper<VenueResult>;
  VenueStations: ResolverTypeWrapper<VenueStations>;
  VenueStationsResult: ResolverTypeWrapper<VenueStationsResult>;
  VenueStock: ResolverTypeWrapper<VenueStock>;
  VenueTable: ResolverTypeWrapper<VenueTable>;
  VenuesResult: ResolverTypeWrapper<VenuesResult>;
  VersionedId: VersionedId;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<WebhookDeliveryPage>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookEventType: WebhookEventType;
  WebhookInput: WebhookInput;
  WebhookProblem: WebhookProblem;
  WebhookResult: ResolverTypeWrapper<WebhookResult>;
  WebhookTry: ResolverTypeWrapper<WebhookTry>;
  WeekDay: WeekDay;
  WhyNotResult: ResolverTypeWrapper<WhyNotResult>;
  WhyNotThenResult: ResolverTypeWrapper<WhyNotThenResult>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountNumber: AccountNumber;
  AccountNumberInput: AccountNumberInput;
  AddressesResult: AddressesResult;
  AdministeredCompany: AdministeredCompany;
  AffectedOrder: AffectedOrder;
  ApiKey: ApiKey;
  ApiKeyInput: ApiKeyInput;
  ApiKeyResult: ApiKeyResult;
  AskedTicket: AskedTicket;
  AuditEntry: AuditEntry;
  AuditPage: AuditPage;
  AuditSubject: AuditSubject;
  BillReceipt: BillReceipt;
  BillResult: BillResult;
  BoardChangeResult: BoardChangeResult;
  BoardOrder: BoardOrder;
  BoardOrderItem: BoardOrderItem;
  BoardPrinter: BoardPrinter;
  BoardTable: BoardTable;
  BoardVenue: BoardVenue;
  Boolean: Scalars['Boolean']['output'];
  BulkEditInput: BulkEditInput;
  BulkResult: BulkResult;
  CatalogueFile: CatalogueFile;
  CategoryInput: CategoryInput;
  CategoryResult: CategoryResult;
  CategoryStation: CategoryStation;
  CategoryStationInput: CategoryStationInput;
  ChargebackNotice: ChargebackNotice;
  ClosingBills: ClosingBills;
  ClosingChargeback: ClosingChargeback;
  ClosingCount: ClosingCount;
  ClosingKind: ClosingKind;
  ClosingPerson: ClosingPerson;
  ClosingReaders: ClosingReaders;
  ClosingRejection: ClosingRejection;
  CodeInput: CodeInput;
  CodeResult: CodeResult;
  CodeTrial: CodeTrial;
  CompanyAccount: CompanyAccount;
  CompanyAddresses: CompanyAddresses;
  CompanyFactsInput: CompanyFactsInput;
  CompanyHost: CompanyHost;
  CompanyInvoice: CompanyInvoice;
  CompanyResult: CompanyResult;
  ContactHours: ContactHours;
  ContactHoursInput: ContactHoursInput;
  ContentInput: ContentInput;
  ContentResult: ContentResult;
  CountryChoice: CountryChoice;
  CreditNote: CreditNote;
  CreditResult: CreditResult;
  DateTime: Scalars['DateTime']['output'];
  DayClosing: DayClosing;
  DayClosingPage: DayClosingPage;
  DeadJob: DeadJob;
  DeviceCode: DeviceCode;
  EarlierLook: EarlierLook;
  EntryInput: EntryInput;
  ExportedGuest: ExportedGuest;
  Finding: Finding;
  FindingResult: FindingResult;
  Float: Scalars['Float']['output'];
  GivenLevel: GivenLevel;
  GroupInput: GroupInput;
  GroupResult: GroupResult;
  GuestCard: GuestCard;
  GuestCode: GuestCode;
  GuestContact: GuestContact;
  GuestExport: GuestExport;
  GuestFile: GuestFile;
  GuestFileResult: GuestFileResult;
  GuestFileTitle: GuestFileTitle;
  GuestFilter: GuestFilter;
  GuestInvoice: GuestInvoice;
  GuestLevel: GuestLevel;
  GuestPhone: GuestPhone;
  GuestResult: GuestResult;
  GuestRight: GuestRight;
  GuestStamps: GuestStamps;
  HoursExceptionInput: HoursExceptionInput;
  ID: Scalars['ID']['output'];
  ImportPlan: ImportPlan;
  ImportProblem: ImportProblem;
  ImportResult: ImportResult;
  Int: Scalars['Int']['output'];
  InvitationResult: InvitationResult;
  InvitedOwner: InvitedOwner;
  InvoiceCustomer: InvoiceCustomer;
  InvoiceCustomerInput: InvoiceCustomerInput;
  InvoicePage: InvoicePage;
  ItemInput: ItemInput;
  ItemResult: ItemResult;
  ItemStation: ItemStation;
  ItemStationInput: ItemStationInput;
  JSON: Scalars['JSON']['output'];
  LanguageGap: LanguageGap;
  LedgerNotice: LedgerNotice;
  LedgerPage: LedgerPage;
  LedgerPayment: LedgerPayment;
  LedgerPaymentEntry: LedgerPaymentEntry;
  LedgerRow: LedgerRow;
  LedgerSum: LedgerSum;
  LevelInput: LevelInput;
  LevelMoves: LevelMoves;
  LevelResult: LevelResult;
  LocalizedText: LocalizedText;
  LocalizedTextInput: LocalizedTextInput;
  LookInput: LookInput;
  LookResult: LookResult;
  LookState: LookState;
  MarketplaceResult: MarketplaceResult;
  MenuHoursInput: MenuHoursInput;
  MenuInput: MenuInput;
  MenuOfPage: MenuOfPage;
  MenuResult: MenuResult;
  MissedTickets: MissedTickets;
  MoveOrderResult: MoveOrderResult;
  Mutation: Record<PropertyKey, never>;
  NewTableInput: NewTableInput;
  OfferAtVenue: OfferAtVenue;
  OfferInput: OfferInput;
  OfferMeeting: OfferMeeting;
  OfferResult: OfferResult;
  OfferTrial: OfferTrial;
  OfficeBill: OfficeBill;
  OfficeBillLine: OfficeBillLine;
  OfficeCatalogue: OfficeCatalogue;
  OfficeCategory: OfficeCategory;
  OfficeChangeResult: OfficeChangeResult;
  OfficeChargeback: OfficeChargeback;
  OfficeCode: OfficeCode;
  OfficeCodePage: OfficeCodePage;
  OfficeContent: OfficeContent;
  OfficeContentRow: OfficeContentRow;
  OfficeEntry: OfficeEntry;
  OfficeGroup: OfficeGroup;
  OfficeGuest: OfficeGuest;
  OfficeGuestPage: OfficeGuestPage;
  OfficeGuestRow: OfficeGuestRow;
  OfficeHit: OfficeHit;
  OfficeHours: OfficeHours;
  OfficeHoursException: OfficeHoursException;
  OfficeInvoice: OfficeInvoice;
  OfficeInvoiceLine: OfficeInvoiceLine;
  OfficeItem: OfficeItem;
  OfficeLevel: OfficeLevel;
  OfficeLevels: OfficeLevels;
  OfficeLook: OfficeLook;
  OfficeMarketplace: OfficeMarketplace;
  OfficeMenu: OfficeMenu;
  OfficeNews: OfficeNews;
  OfficeOffer: OfficeOffer;
  OfficeOption: OfficeOption;
  OfficeOrder: OfficeOrder;
  OfficeOrderDiscount: OfficeOrderDiscount;
  OfficeOrderFee: OfficeOrderFee;
  OfficeOrderLine: OfficeOrderLine;
  OfficeOrderPage: OfficeOrderPage;
  OfficeOrderRow: OfficeOrderRow;
  OfficeOrderSums: OfficeOrderSums;
  OfficePicture: OfficePicture;
  OfficePlace: OfficePlace;
  OfficeReceipt: OfficeReceipt;
  OfficeReceiptLine: OfficeReceiptLine;
  OfficeReceiptRow: OfficeReceiptRow;
  OfficeReferral: OfficeReferral;
  OfficeReferralCode: OfficeReferralCode;
  OfficeRefund: OfficeRefund;
  OfficeSection: OfficeSection;
  OfficeSize: OfficeSize;
  OfficeSizes: OfficeSizes;
  OfficeStage: OfficeStage;
  OfficeStampCard: OfficeStampCard;
  OfficeSwitches: OfficeSwitches;
  OfficeTheme: OfficeTheme;
  OfficeUpsell: OfficeUpsell;
  OfficeVenue: OfficeVenue;
  OpeningHours: OpeningHours;
  OpeningHoursInput: OpeningHoursInput;
  OpeningRange: OpeningRange;
  OpeningRangeInput: OpeningRangeInput;
  OptionInput: OptionInput;
  OrderFilter: OrderFilter;
  OrderPage: OrderPage;
  OrderTerms: OrderTerms;
  OrderTimeline: OrderTimeline;
  OutdatedText: OutdatedText;
  OwnSettings: OwnSettings;
  OwnSettingsInput: OwnSettingsInput;
  PathCheck: PathCheck;
  PaymentAccount: PaymentAccount;
  PaymentAccountResult: PaymentAccountResult;
  PaymentKeysInput: PaymentKeysInput;
  Payout: Payout;
  PayoutDetails: PayoutDetails;
  PayoutKind: PayoutKind;
  PayoutMissing: PayoutMissing;
  PayoutPage: PayoutPage;
  PayoutProblem: PayoutProblem;
  PendingOrders: PendingOrders;
  PictureCutInput: PictureCutInput;
  PictureFrame: PictureFrame;
  PictureFrameInput: PictureFrameInput;
  PictureOriginal: PictureOriginal;
  PicturePage: PicturePage;
  PictureResult: PictureResult;
  PointMove: PointMove;
  Price: Price;
  PrintResult: PrintResult;
  PrinterInput: PrinterInput;
  PrinterResult: PrinterResult;
  Query: Record<PropertyKey, never>;
  ReferralCodeResult: ReferralCodeResult;
  ReferralGuest: ReferralGuest;
  ReferralOffer: ReferralOffer;
  ReferralOfferResult: ReferralOfferResult;
  RefundLineInput: RefundLineInput;
  RefundPlan: RefundPlan;
  RefundResult: RefundResult;
  RestaurantInput: RestaurantInput;
  RightsInput: RightsInput;
  RightsResult: RightsResult;
  RotateTableResult: RotateTableResult;
  RunStateCount: RunStateCount;
  SalesClock: SalesClock;
  SalesReport: SalesReport;
  SalesRow: SalesRow;
  SalesSums: SalesSums;
  SectionInput: SectionInput;
  SeriesCode: SeriesCode;
  SetupGap: SetupGap;
  SetupResult: SetupResult;
  SetupState: SetupState;
  SetupStepState: SetupStepState;
  SizeInput: SizeInput;
  SizesInput: SizesInput;
  StaffAccount: StaffAccount;
  StaffChangeResult: StaffChangeResult;
  StaffCompany: StaffCompany;
  StaffDevice: StaffDevice;
  StaffInvitation: StaffInvitation;
  StaffMember: StaffMember;
  StaffSession: StaffSession;
  StaffSessionInfo: StaffSessionInfo;
  StaffVenue: StaffVenue;
  StageInput: StageInput;
  StampCardInput: StampCardInput;
  StampCardResult: StampCardResult;
  StampMove: StampMove;
  Station: Station;
  StationInput: StationInput;
  StockGroup: StockGroup;
  StockLine: StockLine;
  String: Scalars['String']['output'];
  SwitchNote: SwitchNote;
  SwitchesInput: SwitchesInput;
  SwitchesResult: SwitchesResult;
  TableInput: TableInput;
  TablesResult: TablesResult;
  TestOrder: TestOrder;
  TestOrderLink: TestOrderLink;
  ThemeInput: ThemeInput;
  TimelineEntry: TimelineEntry;
  TodayFigures: TodayFigures;
  TodayHour: TodayHour;
  TodayItem: TodayItem;
  TodayNeed: TodayNeed;
  TodayRejection: TodayRejection;
  TodaySums: TodaySums;
  TwoFactorConfirmation: TwoFactorConfirmation;
  TwoFactorEnrolment: TwoFactorEnrolment;
  UpsellInput: UpsellInput;
  UpsellResult: UpsellResult;
  VatMonth: VatMonth;
  VatRow: VatRow;
  VatSum: VatSum;
  VenueBoard: VenueBoard;
  VenueContact: VenueContact;
  VenueContactInput: VenueContactInput;
  VenueContactsResult: VenueContactsResult;
  VenueInput: VenueInput;
  VenuePrinter: VenuePrinter;
  VenueResult: VenueResult;
  VenueStations: VenueStations;
  VenueStationsResult: VenueStationsResult;
  VenueStock: VenueStock;
  VenueTable: VenueTable;
  VenuesResult: VenuesResult;
  VersionedId: VersionedId;
  Webhook: Webhook;
  WebhookDelivery: WebhookDelivery;
  WebhookDeliveryPage: WebhookDeliveryPage;
  WebhookInput: WebhookInput;
  WebhookResult: WebhookResult;
  WebhookTry: WebhookTry;
  WhyNotResult: WhyNotResult;
  WhyNotThenResult: WhyNotThenResult;
};

export type AccountNumberResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AccountNumber'] = ResolversParentTypes['AccountNumber']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressesResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AddressesResult'] = ResolversParentTypes['AddressesResult']> = {
  addresses?: Resolver<ResolversTypes['CompanyAddresses'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdministeredCompanyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdministeredCompany'] = ResolversParentTypes['AdministeredCompany']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enableQrOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  requiresTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['StaffVenue']>, ParentType, ContextType>;
};

export type AffectedOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AffectedOrder'] = ResolversParentTypes['AffectedOrder']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reads?: Resolver<Array<ResolversTypes['ApiRead']>, ParentType, ContextType>;
};

export type ApiKeyResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ApiKeyResult'] = ResolversParentTypes['ApiKeyResult']> = {
  apiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AskedTicketResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AskedTicket'] = ResolversParentTypes['AskedTicket']> = {
  easyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  staffId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['AuditSubject']>, ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditSubjectResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  kind?: Resolver<ResolversTypes['OfficeKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillReceiptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillReceipt'] = ResolversParentTypes['BillReceipt']> = {
  counterKind?: Resolver<Maybe<ResolversTypes['CounterKind']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OfficePaymentKind']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BillResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BillResult'] = ResolversParentTypes['BillResult']> = {
  bill?: Resolver<Maybe<ResolversTypes['OfficeBill']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BoardChangeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardChangeResult'] = ResolversParentTypes['BoardChangeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answerFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  desiredTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedFinishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extensions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOnInvoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPayLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isScheduled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BoardOrderItem']>, ParentType, ContextType>;
  movedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  prepareAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readyStations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['BoardTable']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardOrderItem'] = ResolversParentTypes['BoardOrderItem']> = {
  ageRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedVariations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoardPrinterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardPrinter'] = ResolversParentTypes['BoardPrinter']> = {
  asked?: Resolver<Array<ResolversTypes['AskedTicket']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missed?: Resolver<Maybe<ResolversTypes['MissedTickets']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['PrinterTroubleKind']>, ParentType, ContextType>;
  troubleSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardTable'] = ResolversParentTypes['BoardTable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardVenue'] = ResolversParentTypes['BoardVenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type CatalogueFileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CatalogueFile'] = ResolversParentTypes['CatalogueFile']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['OfficeCategory']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryStationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CategoryStation'] = ResolversParentTypes['CategoryStation']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChargebackNoticeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChargebackNotice'] = ResolversParentTypes['ChargebackNotice']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ChargebackStage'], ParentType, ContextType>;
};

export type ClosingBillsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingBills'] = ResolversParentTypes['ClosingBills']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosingChargebackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingChargeback'] = ResolversParentTypes['ClosingChargeback']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ChargebackStage'], ParentType, ContextType>;
};

export type ClosingCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingCount'] = ResolversParentTypes['ClosingCount']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosingKindResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingKind'] = ResolversParentTypes['ClosingKind']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClosingPersonResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingPerson'] = ResolversParentTypes['ClosingPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClosingReadersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingReaders'] = ResolversParentTypes['ClosingReaders']> = {
  emails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ClosingPerson']>, ParentType, ContextType>;
};

export type ClosingRejectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ClosingRejection'] = ResolversParentTypes['ClosingRejection']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CodeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CodeResult'] = ResolversParentTypes['CodeResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['OfficeCode']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CodeTrialResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CodeTrial'] = ResolversParentTypes['CodeTrial']> = {
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusalText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saving?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CompanyAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyAccount'] = ResolversParentTypes['CompanyAccount']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invited?: Resolver<Array<ResolversTypes['InvitedOwner']>, ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextStep?: Resolver<Maybe<ResolversTypes['SetupStep']>, ParentType, ContextType>;
  openFindings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  slugs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  venueCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyAddressesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyAddresses'] = ResolversParentTypes['CompanyAddresses']> = {
  hosts?: Resolver<Array<ResolversTypes['CompanyHost']>, ParentType, ContextType>;
  oldPaths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wasLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CompanyHostResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyHost'] = ResolversParentTypes['CompanyHost']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  found?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['HostProblem']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['HostState'], ParentType, ContextType>;
  txtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  txtValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyInvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyInvoice'] = ResolversParentTypes['CompanyInvoice']> = {
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  daysOverdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvoiceState'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CompanyResult'] = ResolversParentTypes['CompanyResult']> = {
  company?: Resolver<Maybe<ResolversTypes['CompanyAccount']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactHoursResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContactHours'] = ResolversParentTypes['ContactHours']> = {
  dayOfWeek?: Resolver<ResolversTypes['WeekDay'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ContentResult'] = ResolversParentTypes['ContentResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['OfficeContent']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryChoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CountryChoice'] = ResolversParentTypes['CountryChoice']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemsWithUnknownVat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditNoteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditNote'] = ResolversParentTypes['CreditNote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreditResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditResult'] = ResolversParentTypes['CreditResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['OfficeInvoice']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayClosingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DayClosing'] = ResolversParentTypes['DayClosing']> = {
  back?: Resolver<Array<ResolversTypes['VatSum']>, ParentType, ContextType>;
  backKinds?: Resolver<Array<ResolversTypes['ClosingKind']>, ParentType, ContextType>;
  beginsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  chargebacks?: Resolver<Array<ResolversTypes['ClosingChargeback']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dishes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  firstOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['ClosingKind']>, ParentType, ContextType>;
  lastOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBills?: Resolver<ResolversTypes['ClosingBills'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refundedTips?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<Array<ResolversTypes['ClosingRejection']>, ParentType, ContextType>;
  sales?: Resolver<Array<ResolversTypes['VatSum']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenBack?: Resolver<ResolversTypes['ClosingCount'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tips?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DayClosingPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DayClosingPage'] = ResolversParentTypes['DayClosingPage']> = {
  closings?: Resolver<Array<ResolversTypes['DayClosing']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeadJobResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeadJob'] = ResolversParentTypes['DeadJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type DeviceCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeviceCode'] = ResolversParentTypes['DeviceCode']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['StaffDevice']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarlierLookResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['EarlierLook'] = ResolversParentTypes['EarlierLook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  look?: Resolver<ResolversTypes['OfficeLook'], ParentType, ContextType>;
  replacedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportedGuestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ExportedGuest'] = ResolversParentTypes['ExportedGuest']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  easyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spent12Months?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  takesNews?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type FindingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Finding'] = ResolversParentTypes['Finding']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  canRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  foundAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FindingKind'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  remedy?: Resolver<ResolversTypes['FindingRemedy'], ParentType, ContextType>;
  settledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timesSeen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FindingResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['FindingResult'] = ResolversParentTypes['FindingResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['Finding']>, ParentType, ContextType>;
};

export type GivenLevelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GivenLevel'] = ResolversParentTypes['GivenLevel']> = {
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GroupResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GroupResult'] = ResolversParentTypes['GroupResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['OfficeGroup']>, ParentType, ContextType>;
};

export type GuestCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestCard'] = ResolversParentTypes['GuestCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestCode'] = ResolversParentTypes['GuestCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestContactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestContact'] = ResolversParentTypes['GuestContact']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuestExportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestExport'] = ResolversParentTypes['GuestExport']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guests?: Resolver<Array<ResolversTypes['ExportedGuest']>, ParentType, ContextType>;
};

export type GuestFileResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestFile'] = ResolversParentTypes['GuestFile']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GuestFileResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestFileResult'] = ResolversParentTypes['GuestFileResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['GuestFile']>, ParentType, ContextType>;
};

export type GuestInvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestInvoice'] = ResolversParentTypes['GuestInvoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GuestLevelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestLevel'] = ResolversParentTypes['GuestLevel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pointsRequired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestPhoneResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestPhone'] = ResolversParentTypes['GuestPhone']> = {
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuestResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestResult'] = ResolversParentTypes['GuestResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['OfficeGuest']>, ParentType, ContextType>;
};

export type GuestRightResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestRight'] = ResolversParentTypes['GuestRight']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSingleUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GuestStampsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['GuestStamps'] = ResolversParentTypes['GuestStamps']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['StampMove']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stampCardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ImportPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImportPlan'] = ResolversParentTypes['ImportPlan']> = {
  catalogueVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCategories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  untouched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ImportResult'] = ResolversParentTypes['ImportResult']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  account?: Resolver<Maybe<ResolversTypes['StaffAccount']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitedOwnerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvitedOwner'] = ResolversParentTypes['InvitedOwner']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceCustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoiceCustomer'] = ResolversParentTypes['InvoiceCustomer']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unbilled?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  invoices?: Resolver<Array<ResolversTypes['CompanyInvoice']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ItemResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemResult'] = ResolversParentTypes['ItemResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['OfficeItem']>, ParentType, ContextType>;
};

export type ItemStationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemStation'] = ResolversParentTypes['ItemStation']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownStationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LanguageGapResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LanguageGap'] = ResolversParentTypes['LanguageGap']> = {
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  missingNames?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerNoticeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerNotice'] = ResolversParentTypes['LedgerNotice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LedgerPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerPage'] = ResolversParentTypes['LedgerPage']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['LedgerRow']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['LedgerSum']>, ParentType, ContextType>;
};

export type LedgerPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerPayment'] = ResolversParentTypes['LedgerPayment']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counterKind?: Resolver<Maybe<ResolversTypes['CounterKind']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['LedgerPaymentEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfficePaymentKind'], ParentType, ContextType>;
  notices?: Resolver<Array<ResolversTypes['LedgerNotice']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pspReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerPaymentEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerPaymentEntry'] = ResolversParentTypes['LedgerPaymentEntry']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['LedgerEntryKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerRow'] = ResolversParentTypes['LedgerRow']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['LedgerEntryKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfficePaymentKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  providerReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerSumResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LedgerSum'] = ResolversParentTypes['LedgerSum']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['LedgerEntryKind'], ParentType, ContextType>;
  movements?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelMovesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LevelMoves'] = ResolversParentTypes['LevelMoves']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LevelResult'] = ResolversParentTypes['LevelResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fall?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['OfficeLevel']>, ParentType, ContextType>;
  rise?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  dk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  se?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LookResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LookResult'] = ResolversParentTypes['LookResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  look?: Resolver<Maybe<ResolversTypes['LookState']>, ParentType, ContextType>;
};

export type LookStateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LookState'] = ResolversParentTypes['LookState']> = {
  draft?: Resolver<Maybe<ResolversTypes['OfficeLook']>, ParentType, ContextType>;
  draftAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  draftBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  published?: Resolver<ResolversTypes['OfficeLook'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarketplaceResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarketplaceResult'] = ResolversParentTypes['MarketplaceResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketplace?: Resolver<Maybe<ResolversTypes['OfficeMarketplace']>, ParentType, ContextType>;
};

export type MenuOfPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MenuOfPage'] = ResolversParentTypes['MenuOfPage']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type MenuResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MenuResult'] = ResolversParentTypes['MenuResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<ResolversTypes['OfficeMenu']>, ParentType, ContextType>;
};

export type MissedTicketsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MissedTickets'] = ResolversParentTypes['MissedTickets']> = {
  easyIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MoveOrderResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MoveOrderResult'] = ResolversParentTypes['MoveOrderResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptStaffInvitation?: Resolver<ResolversTypes['StaffSession'], ParentType, ContextType, RequireFields<MutationAcceptStaffInvitationArgs, 'invitation' | 'password'>>;
  addDevice?: Resolver<ResolversTypes['DeviceCode'], ParentType, ContextType, RequireFields<MutationAddDeviceArgs, 'id' | 'name' | 'venueIds'>>;
  addHost?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationAddHostArgs, 'host'>>;
  addPrinter?: Resolver<ResolversTypes['PrinterResult'], ParentType, ContextType, RequireFields<MutationAddPrinterArgs, 'printer' | 'venueId'>>;
  approveInvoiceCustomer?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationApproveInvoiceCustomerArgs, 'customer' | 'phone'>>;
  archiveCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationArchiveCategoryArgs, 'id' | 'version'>>;
  archiveContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationArchiveContentArgs, 'id' | 'version'>>;
  archiveGroup?: Resolver<ResolversTypes['GroupResult'], ParentType, ContextType, RequireFields<MutationArchiveGroupArgs, 'id' | 'version'>>;
  archiveItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationArchiveItemArgs, 'id' | 'version'>>;
  archiveLevel?: Resolver<ResolversTypes['LevelResult'], ParentType, ContextType, RequireFields<MutationArchiveLevelArgs, 'id' | 'version'>>;
  archiveMenu?: Resolver<ResolversTypes['MenuResult'], ParentType, ContextType, RequireFields<MutationArchiveMenuArgs, 'id' | 'version'>>;
  archiveOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationArchiveOfferArgs, 'areRightsKept' | 'id' | 'version'>>;
  archiveStampCard?: Resolver<ResolversTypes['StampCardResult'], ParentType, ContextType, RequireFields<MutationArchiveStampCardArgs, 'endsOn' | 'id' | 'version'>>;
  archiveTable?: Resolver<ResolversTypes['TablesResult'], ParentType, ContextType, RequireFields<MutationArchiveTableArgs, 'id' | 'version'>>;
  archiveUpsell?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationArchiveUpsellArgs, 'id' | 'version'>>;
  archiveVenue?: Resolver<ResolversTypes['VenueResult'], ParentType, ContextType, RequireFields<MutationArchiveVenueArgs, 'id' | 'version'>>;
  askGuestFile?: Resolver<ResolversTypes['GuestFileResult'], ParentType, ContextType, RequireFields<MutationAskGuestFileArgs, 'id' | 'titles' | 'userId'>>;
  assignStations?: Resolver<ResolversTypes['VenueStationsResult'], ParentType, ContextType, RequireFields<MutationAssignStationsArgs, 'categories' | 'items' | 'venueId'>>;
  beginTwoFactor?: Resolver<ResolversTypes['TwoFactorEnrolment'], ParentType, ContextType>;
  changeGuestPhone?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationChangeGuestPhoneArgs, 'code' | 'userId'>>;
  changeOwnEmail?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationChangeOwnEmailArgs, 'email'>>;
  changePath?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationChangePathArgs, 'path'>>;
  changePrinter?: Resolver<ResolversTypes['PrinterResult'], ParentType, ContextType, RequireFields<MutationChangePrinterArgs, 'id' | 'printer'>>;
  changeStaffPassword?: Resolver<ResolversTypes['StaffSession'], ParentType, ContextType, RequireFields<MutationChangeStaffPasswordArgs, 'newPassword' | 'password'>>;
  changeStaffRole?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationChangeStaffRoleArgs, 'role' | 'staffId' | 'venueIds'>>;
  changeToday?: Resolver<ResolversTypes['VenuesResult'], ParentType, ContextType, RequireFields<MutationChangeTodayArgs, 'isClosed' | 'venueId'>>;
  checkHost?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationCheckHostArgs, 'host'>>;
  closeFinding?: Resolver<ResolversTypes['FindingResult'], ParentType, ContextType, RequireFields<MutationCloseFindingArgs, 'id' | 'note'>>;
  confirmOwnEmail?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationConfirmOwnEmailArgs, 'secret'>>;
  confirmTranslation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmTranslationArgs, 'field' | 'id' | 'language'>>;
  confirmTwoFactor?: Resolver<ResolversTypes['TwoFactorConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmTwoFactorArgs, 'code'>>;
  correctPoints?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationCorrectPointsArgs, 'id' | 'points' | 'reason' | 'userId'>>;
  correctStamps?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationCorrectStampsArgs, 'id' | 'isTaken' | 'reason' | 'stampCardId' | 'userId'>>;
  createApiKey?: Resolver<ResolversTypes['ApiKeyResult'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'apiKey' | 'id'>>;
  createCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'category' | 'id'>>;
  createCode?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType, RequireFields<MutationCreateCodeArgs, 'code' | 'id'>>;
  createCodeSeries?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType, RequireFields<MutationCreateCodeSeriesArgs, 'code' | 'count' | 'id' | 'prefix'>>;
  createCompany?: Resolver<ResolversTypes['CompanyResult'], ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'adminEmail' | 'adminName' | 'country' | 'currency' | 'displayName' | 'language' | 'slug'>>;
  createContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'content' | 'id'>>;
  createGroup?: Resolver<ResolversTypes['GroupResult'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'group' | 'id'>>;
  createItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationCreateItemArgs, 'id' | 'item'>>;
  createLevel?: Resolver<ResolversTypes['LevelResult'], ParentType, ContextType, RequireFields<MutationCreateLevelArgs, 'id' | 'level'>>;
  createMenu?: Resolver<ResolversTypes['MenuResult'], ParentType, ContextType, RequireFields<MutationCreateMenuArgs, 'id' | 'menu' | 'venueId'>>;
  createOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationCreateOfferArgs, 'id' | 'offer'>>;
  createReferralCode?: Resolver<ResolversTypes['ReferralCodeResult'], ParentType, ContextType, RequireFields<MutationCreateReferralCodeArgs, 'code' | 'id'>>;
  createRestaurant?: Resolver<ResolversTypes['SetupResult'], ParentType, ContextType, RequireFields<MutationCreateRestaurantArgs, 'id' | 'restaurant' | 'version'>>;
  createStampCard?: Resolver<ResolversTypes['StampCardResult'], ParentType, ContextType, RequireFields<MutationCreateStampCardArgs, 'card' | 'id'>>;
  createTables?: Resolver<ResolversTypes['TablesResult'], ParentType, ContextType, RequireFields<MutationCreateTablesArgs, 'supportsPayLater' | 'tables' | 'venueId'>>;
  createUpsell?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationCreateUpsellArgs, 'id' | 'upsell'>>;
  createVenue?: Resolver<ResolversTypes['VenueResult'], ParentType, ContextType, RequireFields<MutationCreateVenueArgs, 'id' | 'venue'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'id' | 'webhook'>>;
  creditInvoice?: Resolver<ResolversTypes['CreditResult'], ParentType, ContextType, RequireFields<MutationCreditInvoiceArgs, 'id' | 'invoiceId' | 'reason'>>;
  cutPicture?: Resolver<ResolversTypes['PictureResult'], ParentType, ContextType, RequireFields<MutationCutPictureArgs, 'cut' | 'key'>>;
  deleteGuest?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationDeleteGuestArgs, 'easyId' | 'isForced' | 'userId'>>;
  detachGroup?: Resolver<ResolversTypes['GroupResult'], ParentType, ContextType, RequireFields<MutationDetachGroupArgs, 'id' | 'itemId' | 'newId'>>;
  discardLookDraft?: Resolver<ResolversTypes['LookResult'], ParentType, ContextType, RequireFields<MutationDiscardLookDraftArgs, 'version'>>;
  duplicateItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationDuplicateItemArgs, 'id' | 'newId'>>;
  editItems?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationEditItemsArgs, 'edit' | 'isTrial' | 'items'>>;
  endDevice?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationEndDeviceArgs, 'id'>>;
  endInvoiceCustomer?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationEndInvoiceCustomerArgs, 'phone'>>;
  endOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationEndOfferArgs, 'id' | 'version'>>;
  endOtherSessions?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType>;
  endSession?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  exportGuests?: Resolver<ResolversTypes['GuestExport'], ParentType, ContextType, RequireFields<MutationExportGuestsArgs, 'columns' | 'contacts' | 'filter'>>;
  extendPromise?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationExtendPromiseArgs, 'id' | 'minutes' | 'version'>>;
  giveGuestLevel?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationGiveGuestLevelArgs, 'userId'>>;
  giveOffer?: Resolver<ResolversTypes['RightsResult'], ParentType, ContextType, RequireFields<MutationGiveOfferArgs, 'id' | 'isTrial' | 'offerId' | 'to'>>;
  goLive?: Resolver<ResolversTypes['SetupResult'], ParentType, ContextType, RequireFields<MutationGoLiveArgs, 'version'>>;
  goOffline?: Resolver<ResolversTypes['SetupResult'], ParentType, ContextType, RequireFields<MutationGoOfflineArgs, 'version'>>;
  handOverTickets?: Resolver<ResolversTypes['PrintResult'], ParentType, ContextType, RequireFields<MutationHandOverTicketsArgs, 'fromPrinterId' | 'toPrinterId'>>;
  inviteStaffMember?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationInviteStaffMemberArgs, 'email' | 'name' | 'role' | 'venueIds'>>;
  markStationReady?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationMarkStationReadyArgs, 'orderId' | 'stationId'>>;
  moveCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id'>>;
  moveItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationMoveItemArgs, 'id'>>;
  moveOrder?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationMoveOrderArgs, 'id' | 'to' | 'version'>>;
  openGuestContact?: Resolver<ResolversTypes['GuestContact'], ParentType, ContextType, RequireFields<MutationOpenGuestContactArgs, 'userId'>>;
  openTestOrder?: Resolver<ResolversTypes['TestOrderLink'], ParentType, ContextType, Partial<MutationOpenTestOrderArgs>>;
  pauseVenue?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationPauseVenueArgs, 'until' | 'venueId'>>;
  printTestTicket?: Resolver<ResolversTypes['PrintResult'], ParentType, ContextType, RequireFields<MutationPrintTestTicketArgs, 'printerId'>>;
  printTicket?: Resolver<ResolversTypes['PrintResult'], ParentType, ContextType, RequireFields<MutationPrintTicketArgs, 'orderId' | 'printerId'>>;
  publishContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationPublishContentArgs, 'id' | 'isWithdrawn' | 'version'>>;
  publishEarlierLook?: Resolver<ResolversTypes['LookResult'], ParentType, ContextType, RequireFields<MutationPublishEarlierLookArgs, 'id' | 'version'>>;
  publishLook?: Resolver<ResolversTypes['LookResult'], ParentType, ContextType, RequireFields<MutationPublishLookArgs, 'version'>>;
  refundOrder?: Resolver<ResolversTypes['RefundResult'], ParentType, ContextType, RequireFields<MutationRefundOrderArgs, 'id' | 'isAll' | 'isTrial' | 'orderId' | 'reason'>>;
  removeCode?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationRemoveCodeArgs, 'id' | 'version'>>;
  removeHost?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationRemoveHostArgs, 'host'>>;
  removeHoursException?: Resolver<ResolversTypes['VenuesResult'], ParentType, ContextType, RequireFields<MutationRemoveHoursExceptionArgs, 'id' | 'venueIds'>>;
  removePaymentKeys?: Resolver<ResolversTypes['PaymentAccountResult'], ParentType, ContextType, Partial<MutationRemovePaymentKeysArgs>>;
  removePrinter?: Resolver<ResolversTypes['PrinterResult'], ParentType, ContextType, RequireFields<MutationRemovePrinterArgs, 'id'>>;
  removeTwoFactor?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationRemoveTwoFactorArgs, 'staffId'>>;
  removeWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'id'>>;
  renewDeviceCode?: Resolver<ResolversTypes['DeviceCode'], ParentType, ContextType, RequireFields<MutationRenewDeviceCodeArgs, 'id'>>;
  renewPrinterAddress?: Resolver<ResolversTypes['PrinterResult'], ParentType, ContextType, RequireFields<MutationRenewPrinterAddressArgs, 'id'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['TwoFactorConfirmation'], ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'code'>>;
  renewStaffInvitation?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationRenewStaffInvitationArgs, 'staffId'>>;
  renewWebhookSecret?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationRenewWebhookSecretArgs, 'id' | 'version'>>;
  replayJob?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationReplayJobArgs, 'id'>>;
  replayWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationReplayWebhookArgs, 'id'>>;
  resendInvoice?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationResendInvoiceArgs, 'invoiceId'>>;
  resendReceipt?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationResendReceiptArgs, 'email' | 'orderId'>>;
  resetStaffPassword?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationResetStaffPasswordArgs, 'staffId'>>;
  restoreCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationRestoreCategoryArgs, 'id' | 'version'>>;
  restoreContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationRestoreContentArgs, 'id' | 'version'>>;
  restoreGroup?: Resolver<ResolversTypes['GroupResult'], ParentType, ContextType, RequireFields<MutationRestoreGroupArgs, 'id' | 'version'>>;
  restoreItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationRestoreItemArgs, 'id' | 'version'>>;
  restoreLevel?: Resolver<ResolversTypes['LevelResult'], ParentType, ContextType, RequireFields<MutationRestoreLevelArgs, 'id' | 'version'>>;
  restoreMenu?: Resolver<ResolversTypes['MenuResult'], ParentType, ContextType, RequireFields<MutationRestoreMenuArgs, 'id' | 'version'>>;
  restoreOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationRestoreOfferArgs, 'id' | 'version'>>;
  restoreStampCard?: Resolver<ResolversTypes['StampCardResult'], ParentType, ContextType, RequireFields<MutationRestoreStampCardArgs, 'id' | 'version'>>;
  restoreUpsell?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationRestoreUpsellArgs, 'id' | 'version'>>;
  restoreVenue?: Resolver<ResolversTypes['VenueResult'], ParentType, ContextType, RequireFields<MutationRestoreVenueArgs, 'id' | 'version'>>;
  resumeVenue?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationResumeVenueArgs, 'venueId'>>;
  retryFinding?: Resolver<ResolversTypes['FindingResult'], ParentType, ContextType, RequireFields<MutationRetryFindingArgs, 'id'>>;
  revealGuestPhone?: Resolver<ResolversTypes['GuestPhone'], ParentType, ContextType, RequireFields<MutationRevealGuestPhoneArgs, 'orderId'>>;
  revokeApiKey?: Resolver<ResolversTypes['ApiKeyResult'], ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  rotateTable?: Resolver<ResolversTypes['RotateTableResult'], ParentType, ContextType, RequireFields<MutationRotateTableArgs, 'tableId' | 'venueId'>>;
  rotateTables?: Resolver<ResolversTypes['TablesResult'], ParentType, ContextType, RequireFields<MutationRotateTablesArgs, 'tableIds' | 'venueId'>>;
  runCatalogueImport?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType, RequireFields<MutationRunCatalogueImportArgs, 'catalogueVersion' | 'content' | 'format'>>;
  saveAccountNumbers?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationSaveAccountNumbersArgs, 'numbers'>>;
  saveCategory?: Resolver<ResolversTypes['CategoryResult'], ParentType, ContextType, RequireFields<MutationSaveCategoryArgs, 'category' | 'id' | 'version'>>;
  saveClosingReaders?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationSaveClosingReadersArgs, 'emails' | 'staffIds' | 'venueId'>>;
  saveCode?: Resolver<ResolversTypes['CodeResult'], ParentType, ContextType, RequireFields<MutationSaveCodeArgs, 'code' | 'id' | 'version'>>;
  saveCompanyFacts?: Resolver<ResolversTypes['SetupResult'], ParentType, ContextType, RequireFields<MutationSaveCompanyFactsArgs, 'facts' | 'version'>>;
  saveContent?: Resolver<ResolversTypes['ContentResult'], ParentType, ContextType, RequireFields<MutationSaveContentArgs, 'content' | 'id' | 'isSmall' | 'version'>>;
  saveEntries?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationSaveEntriesArgs, 'entries' | 'itemId' | 'version'>>;
  saveGroup?: Resolver<ResolversTypes['GroupResult'], ParentType, ContextType, RequireFields<MutationSaveGroupArgs, 'group' | 'id' | 'version'>>;
  saveGuest?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationSaveGuestArgs, 'userId' | 'version'>>;
  saveGuestNote?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationSaveGuestNoteArgs, 'note' | 'userId' | 'version'>>;
  saveHoursException?: Resolver<ResolversTypes['VenuesResult'], ParentType, ContextType, RequireFields<MutationSaveHoursExceptionArgs, 'exception' | 'id' | 'venueIds'>>;
  saveItem?: Resolver<ResolversTypes['ItemResult'], ParentType, ContextType, RequireFields<MutationSaveItemArgs, 'id' | 'item' | 'version'>>;
  saveLevel?: Resolver<ResolversTypes['LevelResult'], ParentType, ContextType, RequireFields<MutationSaveLevelArgs, 'id' | 'level' | 'version'>>;
  saveLookDraft?: Resolver<ResolversTypes['LookResult'], ParentType, ContextType, RequireFields<MutationSaveLookDraftArgs, 'look' | 'version'>>;
  saveMarketplace?: Resolver<ResolversTypes['MarketplaceResult'], ParentType, ContextType, RequireFields<MutationSaveMarketplaceArgs, 'accountsCompanyId' | 'companyId' | 'version'>>;
  saveMenu?: Resolver<ResolversTypes['MenuResult'], ParentType, ContextType, RequireFields<MutationSaveMenuArgs, 'id' | 'menu' | 'version'>>;
  saveOffer?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationSaveOfferArgs, 'id' | 'offer' | 'version'>>;
  saveOpeningHours?: Resolver<ResolversTypes['VenueResult'], ParentType, ContextType, RequireFields<MutationSaveOpeningHoursArgs, 'hours' | 'venueId' | 'version'>>;
  saveOwnSettings?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationSaveOwnSettingsArgs, 'settings' | 'version'>>;
  savePaymentKeys?: Resolver<ResolversTypes['PaymentAccountResult'], ParentType, ContextType, RequireFields<MutationSavePaymentKeysArgs, 'keys'>>;
  savePicture?: Resolver<ResolversTypes['PictureResult'], ParentType, ContextType, RequireFields<MutationSavePictureArgs, 'description' | 'key' | 'version'>>;
  saveReferralCode?: Resolver<ResolversTypes['ReferralCodeResult'], ParentType, ContextType, RequireFields<MutationSaveReferralCodeArgs, 'active' | 'id' | 'version'>>;
  saveReferralOffer?: Resolver<ResolversTypes['ReferralOfferResult'], ParentType, ContextType, RequireFields<MutationSaveReferralOfferArgs, 'offerId' | 'version'>>;
  saveStaffMember?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationSaveStaffMemberArgs, 'staffId' | 'version'>>;
  saveStampCard?: Resolver<ResolversTypes['StampCardResult'], ParentType, ContextType, RequireFields<MutationSaveStampCardArgs, 'card' | 'id' | 'version'>>;
  saveSwitches?: Resolver<ResolversTypes['SwitchesResult'], ParentType, ContextType, RequireFields<MutationSaveSwitchesArgs, 'switches' | 'version'>>;
  saveTable?: Resolver<ResolversTypes['TablesResult'], ParentType, ContextType, RequireFields<MutationSaveTableArgs, 'id' | 'table' | 'version'>>;
  saveUpsell?: Resolver<ResolversTypes['UpsellResult'], ParentType, ContextType, RequireFields<MutationSaveUpsellArgs, 'id' | 'upsell' | 'version'>>;
  saveVenue?: Resolver<ResolversTypes['VenueResult'], ParentType, ContextType, RequireFields<MutationSaveVenueArgs, 'id' | 'venue' | 'version'>>;
  saveWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationSaveWebhookArgs, 'id' | 'version' | 'webhook'>>;
  sendGuestPhoneCode?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationSendGuestPhoneCodeArgs, 'phone' | 'userId'>>;
  setCompanyActive?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationSetCompanyActiveArgs, 'active' | 'companyId'>>;
  setCompanyOrderTerms?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationSetCompanyOrderTermsArgs, 'capturesAtOnce' | 'unansweredOrderMinutes'>>;
  setGuestBlocked?: Resolver<ResolversTypes['GuestResult'], ParentType, ContextType, RequireFields<MutationSetGuestBlockedArgs, 'isBlocked' | 'userId' | 'version'>>;
  setInvoicePaid?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationSetInvoicePaidArgs, 'invoiceId' | 'paid'>>;
  setItemSoldOut?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationSetItemSoldOutArgs, 'itemId' | 'soldOut' | 'untilOpening' | 'untilTomorrow' | 'venueId'>>;
  setMainHost?: Resolver<ResolversTypes['AddressesResult'], ParentType, ContextType, RequireFields<MutationSetMainHostArgs, 'host'>>;
  setOfferPaused?: Resolver<ResolversTypes['OfferResult'], ParentType, ContextType, RequireFields<MutationSetOfferPausedArgs, 'id' | 'isPaused' | 'version'>>;
  setStaffActive?: Resolver<ResolversTypes['InvitationResult'], ParentType, ContextType, RequireFields<MutationSetStaffActiveArgs, 'active' | 'staffId'>>;
  setStockCount?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationSetStockCountArgs, 'itemId' | 'venueId'>>;
  setTwoFactorRequired?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType, RequireFields<MutationSetTwoFactorRequiredArgs, 'required'>>;
  setVenueContacts?: Resolver<ResolversTypes['VenueContactsResult'], ParentType, ContextType, RequireFields<MutationSetVenueContactsArgs, 'contacts' | 'venueId'>>;
  setVenueStations?: Resolver<ResolversTypes['VenueStationsResult'], ParentType, ContextType, RequireFields<MutationSetVenueStationsArgs, 'stations' | 'venueId'>>;
  setWaitingTime?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationSetWaitingTimeArgs, 'venueId'>>;
  settleBill?: Resolver<ResolversTypes['BillResult'], ParentType, ContextType, RequireFields<MutationSettleBillArgs, 'amount' | 'billId' | 'id' | 'kind'>>;
  settleMissedTickets?: Resolver<ResolversTypes['PrintResult'], ParentType, ContextType, RequireFields<MutationSettleMissedTicketsArgs, 'isWanted' | 'printerId' | 'until'>>;
  settleTicket?: Resolver<ResolversTypes['PrintResult'], ParentType, ContextType, RequireFields<MutationSettleTicketArgs, 'isOnPaper' | 'ticketId'>>;
  signInDevice?: Resolver<ResolversTypes['StaffSession'], ParentType, ContextType, RequireFields<MutationSignInDeviceArgs, 'code'>>;
  staffLogin?: Resolver<ResolversTypes['StaffSession'], ParentType, ContextType, RequireFields<MutationStaffLoginArgs, 'email' | 'password'>>;
  staffSignOutEverywhere?: Resolver<ResolversTypes['StaffChangeResult'], ParentType, ContextType>;
  takeOffBill?: Resolver<ResolversTypes['BillResult'], ParentType, ContextType, RequireFields<MutationTakeOffBillArgs, 'billId' | 'lineId' | 'reason'>>;
  tryWebhook?: Resolver<ResolversTypes['WebhookResult'], ParentType, ContextType, RequireFields<MutationTryWebhookArgs, 'id'>>;
  undoChange?: Resolver<ResolversTypes['OfficeChangeResult'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'auditId'>>;
  undoMove?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationUndoMoveArgs, 'id' | 'version'>>;
  undoStationReady?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationUndoStationReadyArgs, 'orderId' | 'stationId'>>;
};

export type OfferAtVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferAtVenue'] = ResolversParentTypes['OfferAtVenue']> = {
  missingItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  missingStages?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  savingLeast?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  savingMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  singlyLeast?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  singlyMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OfferMeetingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferMeeting'] = ResolversParentTypes['OfferMeeting']> = {
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  otherId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otherName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  winner?: Resolver<ResolversTypes['OfferWinner'], ParentType, ContextType>;
};

export type OfferResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferResult'] = ResolversParentTypes['OfferResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['OfficeOffer']>, ParentType, ContextType>;
};

export type OfferTrialResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferTrial'] = ResolversParentTypes['OfferTrial']> = {
  freeItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  meets?: Resolver<Array<ResolversTypes['OfferMeeting']>, ParentType, ContextType>;
  orderValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['OfferAtVenue']>, ParentType, ContextType>;
};

export type OfficeBillResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeBill'] = ResolversParentTypes['OfficeBill']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  beingPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfficeBillLine']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  receipts?: Resolver<Array<ResolversTypes['BillReceipt']>, ParentType, ContextType>;
  tableCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeBillLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeBillLine'] = ResolversParentTypes['OfficeBillLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBeingPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takenOffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  takenOffReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeCatalogueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeCatalogue'] = ResolversParentTypes['OfficeCatalogue']> = {
  categories?: Resolver<Array<ResolversTypes['OfficeCategory']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['OfficeGroup']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OfficeItem']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  menus?: Resolver<Array<ResolversTypes['OfficeMenu']>, ParentType, ContextType>;
  upsells?: Resolver<Array<ResolversTypes['OfficeUpsell']>, ParentType, ContextType>;
  vatRates?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeCategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeCategory'] = ResolversParentTypes['OfficeCategory']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeChangeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeChangeResult'] = ResolversParentTypes['OfficeChangeResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfficeChargebackResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeChargeback'] = ResolversParentTypes['OfficeChargeback']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ChargebackStage'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  told?: Resolver<Array<ResolversTypes['ChargebackNotice']>, ParentType, ContextType>;
};

export type OfficeCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeCode'] = ResolversParentTypes['OfficeCode']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['OfficeDiscountType'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hoursEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requiresUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reservedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seriesSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  useLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  useLimitPerUser?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeCodePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeCodePage'] = ResolversParentTypes['OfficeCodePage']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['OfficeCode']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['RunStateCount']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfficeContentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeContent'] = ResolversParentTypes['OfficeContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['OfficeContentPlace']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  subTitle?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeContentRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeContentRow'] = ResolversParentTypes['OfficeContentRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['OfficeContentPlace']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ContentState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeEntry'] = ResolversParentTypes['OfficeEntry']> = {
  instant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OfficeGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeGroup'] = ResolversParentTypes['OfficeGroup']> = {
  expandedByDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxChoices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minChoices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['OfficeOption']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionRule'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeGuestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeGuest'] = ResolversParentTypes['OfficeGuest']> = {
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['GuestCard']>, ParentType, ContextType>;
  codes?: Resolver<Array<ResolversTypes['GuestCode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  givableLevelIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  givenLevel?: Resolver<Maybe<ResolversTypes['GivenLevel']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['GuestInvoice']>, ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['GuestLevel']>, ParentType, ContextType>;
  newsSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointMoves?: Resolver<Array<ResolversTypes['PointMove']>, ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['GuestRight']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['OfficeGuestRow'], ParentType, ContextType>;
  runningOrders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stamps?: Resolver<Array<ResolversTypes['GuestStamps']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeGuestPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeGuestPage'] = ResolversParentTypes['OfficeGuestPage']> = {
  guests?: Resolver<Array<ResolversTypes['OfficeGuestRow']>, ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['GuestLevel']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfficeGuestRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeGuestRow'] = ResolversParentTypes['OfficeGuestRow']> = {
  blockedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBusiness?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastOrderAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  levelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spent12Months?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takesNews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfficeHitResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeHit'] = ResolversParentTypes['OfficeHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OfficeKind'], ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OfficeHoursResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeHours'] = ResolversParentTypes['OfficeHours']> = {
  dayOfWeek?: Resolver<ResolversTypes['WeekDay'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeHoursExceptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeHoursException'] = ResolversParentTypes['OfficeHoursException']> = {
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYearly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ranges?: Resolver<Array<ResolversTypes['OpeningRange']>, ParentType, ContextType>;
};

export type OfficeInvoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeInvoice'] = ResolversParentTypes['OfficeInvoice']> = {
  creditNotes?: Resolver<Array<ResolversTypes['CreditNote']>, ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['CompanyInvoice'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfficeInvoiceLine']>, ParentType, ContextType>;
};

export type OfficeInvoiceLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeInvoiceLine'] = ResolversParentTypes['OfficeInvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCredited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type OfficeItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeItem'] = ResolversParentTypes['OfficeItem']> = {
  ageRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergens?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  disableMembershipDiscount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['OfficeEntry']>, ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOffStartPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sizes?: Resolver<Maybe<ResolversTypes['OfficeSizes']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  upsellIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeLevelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeLevel'] = ResolversParentTypes['OfficeLevel']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsRequired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeLevelsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeLevels'] = ResolversParentTypes['OfficeLevels']> = {
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['OfficeLevel']>, ParentType, ContextType>;
};

export type OfficeLookResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeLook'] = ResolversParentTypes['OfficeLook']> = {
  aboutUs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customReadyText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  font?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  greetingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingDesktop?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageIntro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxCategories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  navigationInfoText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['OfficeSection']>, ParentType, ContextType>;
  showCategoriesInGridView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['OfficeTheme'], ParentType, ContextType>;
};

export type OfficeMarketplaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeMarketplace'] = ResolversParentTypes['OfficeMarketplace']> = {
  accountsCompany?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountsCompanyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  marketplaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeMenuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeMenu'] = ResolversParentTypes['OfficeMenu']> = {
  hours?: Resolver<Array<ResolversTypes['OfficeHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeNewsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeNews'] = ResolversParentTypes['OfficeNews']> = {
  isChangedByOthers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pending?: Resolver<Array<ResolversTypes['PendingOrders']>, ParentType, ContextType>;
};

export type OfficeOfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOffer'] = ResolversParentTypes['OfficeOffer']> = {
  areRightsKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['OfficeDiscountType'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAtTillOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rightsHeld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['OfficeStage']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OfficeOfferState'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OfficeOfferType'], ParentType, ContextType>;
  unavailableVenueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOption'] = ResolversParentTypes['OfficeOption']> = {
  allergen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPreselected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrder'] = ResolversParentTypes['OfficeOrder']> = {
  chargebacks?: Resolver<Array<ResolversTypes['OfficeChargeback']>, ParentType, ContextType>;
  chequeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counterKind?: Resolver<Maybe<ResolversTypes['CounterKind']>, ParentType, ContextType>;
  desiredTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['OfficeOrderDiscount']>, ParentType, ContextType>;
  estimatedFinishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OfficeOrderFee']>, ParentType, ContextType>;
  guestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfficeOrderLine']>, ParentType, ContextType>;
  owedAtCounter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paymentState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pspReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['OfficeReceipt']>, ParentType, ContextType>;
  receiptIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  refundBlockedBy?: Resolver<Maybe<ResolversTypes['RefundBlock']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OfficeRefund']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['OfficeOrderRow'], ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['VatRow']>, ParentType, ContextType>;
  venueName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeOrderDiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderDiscount'] = ResolversParentTypes['OfficeOrderDiscount']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfficeOrderFeeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderFee'] = ResolversParentTypes['OfficeOrderFee']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeOrderLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderLine'] = ResolversParentTypes['OfficeOrderLine']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentageVAT?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeOrderPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderPage'] = ResolversParentTypes['OfficeOrderPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['OfficeOrderRow']>, ParentType, ContextType>;
};

export type OfficeOrderRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderRow'] = ResolversParentTypes['OfficeOrderRow']> = {
  cardBrand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guestName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPayLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReceipt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OfficePaymentKind']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  tableCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OfficeOrderSumsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeOrderSums'] = ResolversParentTypes['OfficeOrderSums']> = {
  back?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discounted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tips?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OfficePictureResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficePicture'] = ResolversParentTypes['OfficePicture']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crop?: Resolver<Maybe<ResolversTypes['PictureFrame']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  focusX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  focusY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDrawing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['PictureOriginal'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficePlaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficePlace'] = ResolversParentTypes['OfficePlace']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  long?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OfficeReceiptResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeReceipt'] = ResolversParentTypes['OfficeReceipt']> = {
  facts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OfficeReceiptLine']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['OfficeReceiptRow'], ParentType, ContextType>;
  store?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sums?: Resolver<Array<ResolversTypes['OfficeReceiptRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['OfficeReceiptRow'], ParentType, ContextType>;
  vat?: Resolver<Array<ResolversTypes['OfficeReceiptRow']>, ParentType, ContextType>;
};

export type OfficeReceiptLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeReceiptLine'] = ResolversParentTypes['OfficeReceiptLine']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeReceiptRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeReceiptRow'] = ResolversParentTypes['OfficeReceiptRow']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeReferralResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeReferral'] = ResolversParentTypes['OfficeReferral']> = {
  codes?: Resolver<Array<ResolversTypes['OfficeReferralCode']>, ParentType, ContextType>;
  guestCodes?: Resolver<Array<ResolversTypes['OfficeReferralCode']>, ParentType, ContextType>;
  isElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['ReferralOffer']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeReferralCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeReferralCode'] = ResolversParentTypes['OfficeReferralCode']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['ReferralGuest']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signUps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeRefundResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeRefund'] = ResolversParentTypes['OfficeRefund']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counterKind?: Resolver<Maybe<ResolversTypes['CounterKind']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerWords?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['RefundReason']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RefundState'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeSectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeSection'] = ResolversParentTypes['OfficeSection']> = {
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeSizeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeSize'] = ResolversParentTypes['OfficeSize']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeSizesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeSizes'] = ResolversParentTypes['OfficeSizes']> = {
  isAbsolute?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['OfficeSize']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeStageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeStage'] = ResolversParentTypes['OfficeStage']> = {
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['OfficeDiscountType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type OfficeStampCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeStampCard'] = ResolversParentTypes['OfficeStampCard']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullCards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holders?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeSwitchesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeSwitches'] = ResolversParentTypes['OfficeSwitches']> = {
  bagItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canSendSms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capturesAtOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryChoice']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  defaultAnonymousOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultDisablePickuptime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaultLanguage?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  disableComments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disablePickuptime?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enableAnalytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableAnonymousOrders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enableInvoicing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enablePromoCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableQrOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableTipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  force3DSecure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMembershipCards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoiceFormUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrencyInUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  languageGaps?: Resolver<Array<ResolversTypes['LanguageGap']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCooldownDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  smsSender?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncEta?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unansweredOrderMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutEffect?: Resolver<Array<ResolversTypes['SwitchNote']>, ParentType, ContextType>;
};

export type OfficeThemeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeTheme'] = ResolversParentTypes['OfficeTheme']> = {
  contrastingColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuBackgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuTextColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OfficeUpsellResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeUpsell'] = ResolversParentTypes['OfficeUpsell']> = {
  enableMultiSelect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideInApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfficeVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfficeVenue'] = ResolversParentTypes['OfficeVenue']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bookingServiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptions?: Resolver<Array<ResolversTypes['OfficeHoursException']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['OpeningHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumPickupWaitTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextChangeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['OfficePlace'], ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typesWithoutMenu?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OpeningHoursResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OpeningHours'] = ResolversParentTypes['OpeningHours']> = {
  dayOfWeek?: Resolver<ResolversTypes['OpeningDay'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OpeningRange'] = ResolversParentTypes['OpeningRange']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
};

export type OrderTermsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderTerms'] = ResolversParentTypes['OrderTerms']> = {
  capturesAtOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unansweredOrderMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTimelineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderTimeline'] = ResolversParentTypes['OrderTimeline']> = {
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OutdatedTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OutdatedText'] = ResolversParentTypes['OutdatedText']> = {
  field?: Resolver<ResolversTypes['TranslatedField'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
};

export type OwnSettingsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OwnSettings'] = ResolversParentTypes['OwnSettings']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wantsSignInMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PathCheckResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PathCheck'] = ResolversParentTypes['PathCheck']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentAccount'] = ResolversParentTypes['PaymentAccount']> = {
  apiKeyEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  clientKeyEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPlatformAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUsable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastNoticeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  merchantAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhookAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookUser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentAccountResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentAccountResult'] = ResolversParentTypes['PaymentAccountResult']> = {
  account?: Resolver<ResolversTypes['PaymentAccount'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  back?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  batch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchantAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  takenInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unmatched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayoutDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayoutDetails'] = ResolversParentTypes['PayoutDetails']> = {
  kinds?: Resolver<Array<ResolversTypes['PayoutKind']>, ParentType, ContextType>;
  payout?: Resolver<ResolversTypes['Payout'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PayoutProblem']>, ParentType, ContextType>;
};

export type PayoutKindResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayoutKind'] = ResolversParentTypes['PayoutKind']> = {
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutMissingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayoutMissing'] = ResolversParentTypes['PayoutMissing']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PayoutLineType'], ParentType, ContextType>;
};

export type PayoutPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayoutPage'] = ResolversParentTypes['PayoutPage']> = {
  missing?: Resolver<Array<ResolversTypes['PayoutMissing']>, ParentType, ContextType>;
  missingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['Payout']>, ParentType, ContextType>;
};

export type PayoutProblemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayoutProblem'] = ResolversParentTypes['PayoutProblem']> = {
  booked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutProblemKind'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pspReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PendingOrdersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PendingOrders'] = ResolversParentTypes['PendingOrders']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PictureFrameResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PictureFrame'] = ResolversParentTypes['PictureFrame']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PictureOriginalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PictureOriginal'] = ResolversParentTypes['PictureOriginal']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PicturePageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PicturePage'] = ResolversParentTypes['PicturePage']> = {
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['OfficePicture']>, ParentType, ContextType>;
};

export type PictureResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PictureResult'] = ResolversParentTypes['PictureResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['OfficePicture']>, ParentType, ContextType>;
};

export type PointMoveResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PointMove'] = ResolversParentTypes['PointMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentageVAT?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrintResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PrintResult'] = ResolversParentTypes['PrintResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PrinterResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PrinterResult'] = ResolversParentTypes['PrinterResult']> = {
  cloudPrntPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  printer?: Resolver<Maybe<ResolversTypes['VenuePrinter']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountNumbers?: Resolver<Array<ResolversTypes['AccountNumber']>, ParentType, ContextType, Partial<QueryAccountNumbersArgs>>;
  administeredCompany?: Resolver<ResolversTypes['AdministeredCompany'], ParentType, ContextType, Partial<QueryAdministeredCompanyArgs>>;
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType, Partial<QueryApiKeysArgs>>;
  auditExport?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAuditExportArgs>>;
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'limit'>>;
  checkPath?: Resolver<ResolversTypes['PathCheck'], ParentType, ContextType, RequireFields<QueryCheckPathArgs, 'path'>>;
  closingReaders?: Resolver<ResolversTypes['ClosingReaders'], ParentType, ContextType, RequireFields<QueryClosingReadersArgs, 'venueId'>>;
  codesOfSeries?: Resolver<Array<ResolversTypes['SeriesCode']>, ParentType, ContextType, RequireFields<QueryCodesOfSeriesArgs, 'id'>>;
  companies?: Resolver<Array<ResolversTypes['CompanyAccount']>, ParentType, ContextType>;
  companyAddresses?: Resolver<ResolversTypes['CompanyAddresses'], ParentType, ContextType, Partial<QueryCompanyAddressesArgs>>;
  companyInvoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, RequireFields<QueryCompanyInvoicesArgs, 'isUnpaidOnly' | 'limit'>>;
  companyOrderTerms?: Resolver<ResolversTypes['OrderTerms'], ParentType, ContextType, Partial<QueryCompanyOrderTermsArgs>>;
  dayClosings?: Resolver<ResolversTypes['DayClosingPage'], ParentType, ContextType, RequireFields<QueryDayClosingsArgs, 'limit'>>;
  deadJobs?: Resolver<Array<ResolversTypes['DeadJob']>, ParentType, ContextType>;
  earlierLooks?: Resolver<Array<ResolversTypes['EarlierLook']>, ParentType, ContextType, Partial<QueryEarlierLooksArgs>>;
  exportCatalogue?: Resolver<ResolversTypes['CatalogueFile'], ParentType, ContextType, Partial<QueryExportCatalogueArgs>>;
  findings?: Resolver<Array<ResolversTypes['Finding']>, ParentType, ContextType, RequireFields<QueryFindingsArgs, 'isWithEnded'>>;
  guestFile?: Resolver<Maybe<ResolversTypes['GuestFile']>, ParentType, ContextType, RequireFields<QueryGuestFileArgs, 'userId'>>;
  invoiceCustomers?: Resolver<Array<ResolversTypes['InvoiceCustomer']>, ParentType, ContextType, Partial<QueryInvoiceCustomersArgs>>;
  ledger?: Resolver<ResolversTypes['LedgerPage'], ParentType, ContextType, RequireFields<QueryLedgerArgs, 'from' | 'limit' | 'to'>>;
  ledgerPayment?: Resolver<ResolversTypes['LedgerPayment'], ParentType, ContextType, RequireFields<QueryLedgerPaymentArgs, 'id'>>;
  levelMoves?: Resolver<ResolversTypes['LevelMoves'], ParentType, ContextType, RequireFields<QueryLevelMovesArgs, 'id'>>;
  menuOfPage?: Resolver<ResolversTypes['MenuOfPage'], ParentType, ContextType, RequireFields<QueryMenuOfPageArgs, 'address'>>;
  officeBill?: Resolver<ResolversTypes['OfficeBill'], ParentType, ContextType, RequireFields<QueryOfficeBillArgs, 'id'>>;
  officeBills?: Resolver<Array<ResolversTypes['OfficeBill']>, ParentType, ContextType, RequireFields<QueryOfficeBillsArgs, 'isClosed'>>;
  officeCatalogue?: Resolver<ResolversTypes['OfficeCatalogue'], ParentType, ContextType, RequireFields<QueryOfficeCatalogueArgs, 'isWithArchived'>>;
  officeCode?: Resolver<ResolversTypes['OfficeCode'], ParentType, ContextType, RequireFields<QueryOfficeCodeArgs, 'id'>>;
  officeCodes?: Resolver<ResolversTypes['OfficeCodePage'], ParentType, ContextType, Partial<QueryOfficeCodesArgs>>;
  officeContent?: Resolver<ResolversTypes['OfficeContent'], ParentType, ContextType, RequireFields<QueryOfficeContentArgs, 'id'>>;
  officeContents?: Resolver<Array<ResolversTypes['OfficeContentRow']>, ParentType, ContextType, RequireFields<QueryOfficeContentsArgs, 'isArchived'>>;
  officeGuest?: Resolver<ResolversTypes['OfficeGuest'], ParentType, ContextType, RequireFields<QueryOfficeGuestArgs, 'id'>>;
  officeGuests?: Resolver<ResolversTypes['OfficeGuestPage'], ParentType, ContextType, RequireFields<QueryOfficeGuestsArgs, 'filter' | 'isReversed' | 'limit' | 'sort'>>;
  officeInvoice?: Resolver<ResolversTypes['OfficeInvoice'], ParentType, ContextType, RequireFields<QueryOfficeInvoiceArgs, 'id'>>;
  officeItem?: Resolver<Maybe<ResolversTypes['OfficeItem']>, ParentType, ContextType, RequireFields<QueryOfficeItemArgs, 'id'>>;
  officeLevels?: Resolver<ResolversTypes['OfficeLevels'], ParentType, ContextType, Partial<QueryOfficeLevelsArgs>>;
  officeLook?: Resolver<ResolversTypes['LookState'], ParentType, ContextType, Partial<QueryOfficeLookArgs>>;
  officeMarketplace?: Resolver<ResolversTypes['OfficeMarketplace'], ParentType, ContextType, Partial<QueryOfficeMarketplaceArgs>>;
  officeNews?: Resolver<ResolversTypes['OfficeNews'], ParentType, ContextType, Partial<QueryOfficeNewsArgs>>;
  officeOffer?: Resolver<ResolversTypes['OfficeOffer'], ParentType, ContextType, RequireFields<QueryOfficeOfferArgs, 'id'>>;
  officeOffers?: Resolver<Array<ResolversTypes['OfficeOffer']>, ParentType, ContextType, RequireFields<QueryOfficeOffersArgs, 'isArchived'>>;
  officeOrder?: Resolver<ResolversTypes['OfficeOrder'], ParentType, ContextType, RequireFields<QueryOfficeOrderArgs, 'id'>>;
  officeOrderSums?: Resolver<ResolversTypes['OfficeOrderSums'], ParentType, ContextType, RequireFields<QueryOfficeOrderSumsArgs, 'filter'>>;
  officeOrders?: Resolver<ResolversTypes['OfficeOrderPage'], ParentType, ContextType, RequireFields<QueryOfficeOrdersArgs, 'filter' | 'limit'>>;
  officePicture?: Resolver<Maybe<ResolversTypes['OfficePicture']>, ParentType, ContextType, RequireFields<QueryOfficePictureArgs, 'key'>>;
  officeReferral?: Resolver<ResolversTypes['OfficeReferral'], ParentType, ContextType, Partial<QueryOfficeReferralArgs>>;
  officeSearch?: Resolver<Array<ResolversTypes['OfficeHit']>, ParentType, ContextType, RequireFields<QueryOfficeSearchArgs, 'text'>>;
  officeStampCards?: Resolver<Array<ResolversTypes['OfficeStampCard']>, ParentType, ContextType, Partial<QueryOfficeStampCardsArgs>>;
  officeSwitches?: Resolver<ResolversTypes['OfficeSwitches'], ParentType, ContextType, Partial<QueryOfficeSwitchesArgs>>;
  officeVenues?: Resolver<Array<ResolversTypes['OfficeVenue']>, ParentType, ContextType, RequireFields<QueryOfficeVenuesArgs, 'isWithArchived'>>;
  openFindings?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<QueryOpenFindingsArgs>>;
  orderByNumber?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType, RequireFields<QueryOrderByNumberArgs, 'easyId' | 'venueId'>>;
  orderTimeline?: Resolver<ResolversTypes['OrderTimeline'], ParentType, ContextType, RequireFields<QueryOrderTimelineArgs, 'orderId'>>;
  ordersByName?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType, RequireFields<QueryOrdersByNameArgs, 'name' | 'venueId'>>;
  outdatedTexts?: Resolver<Array<ResolversTypes['OutdatedText']>, ParentType, ContextType, Partial<QueryOutdatedTextsArgs>>;
  ownSessions?: Resolver<Array<ResolversTypes['StaffSessionInfo']>, ParentType, ContextType>;
  ownSettings?: Resolver<ResolversTypes['OwnSettings'], ParentType, ContextType>;
  paymentAccount?: Resolver<ResolversTypes['PaymentAccount'], ParentType, ContextType, Partial<QueryPaymentAccountArgs>>;
  payout?: Resolver<ResolversTypes['PayoutDetails'], ParentType, ContextType, RequireFields<QueryPayoutArgs, 'id'>>;
  payouts?: Resolver<ResolversTypes['PayoutPage'], ParentType, ContextType, Partial<QueryPayoutsArgs>>;
  pictureLibrary?: Resolver<ResolversTypes['PicturePage'], ParentType, ContextType, Partial<QueryPictureLibraryArgs>>;
  planCatalogueImport?: Resolver<ResolversTypes['ImportPlan'], ParentType, ContextType, RequireFields<QueryPlanCatalogueImportArgs, 'content' | 'format'>>;
  sales?: Resolver<ResolversTypes['SalesReport'], ParentType, ContextType, RequireFields<QuerySalesArgs, 'by' | 'from' | 'to'>>;
  setupState?: Resolver<ResolversTypes['SetupState'], ParentType, ContextType, Partial<QuerySetupStateArgs>>;
  staffDevices?: Resolver<Array<ResolversTypes['StaffDevice']>, ParentType, ContextType, Partial<QueryStaffDevicesArgs>>;
  staffInvitation?: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType, RequireFields<QueryStaffInvitationArgs, 'invitation'>>;
  staffMe?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  staffMembers?: Resolver<Array<ResolversTypes['StaffAccount']>, ParentType, ContextType, Partial<QueryStaffMembersArgs>>;
  testOrders?: Resolver<Array<ResolversTypes['TestOrder']>, ParentType, ContextType, Partial<QueryTestOrdersArgs>>;
  today?: Resolver<ResolversTypes['TodayFigures'], ParentType, ContextType, Partial<QueryTodayArgs>>;
  tryCode?: Resolver<ResolversTypes['CodeTrial'], ParentType, ContextType, RequireFields<QueryTryCodeArgs, 'at' | 'cartValue' | 'id' | 'isSignedIn' | 'language' | 'venueId'>>;
  tryOffer?: Resolver<ResolversTypes['OfferTrial'], ParentType, ContextType, RequireFields<QueryTryOfferArgs, 'id' | 'offer'>>;
  vatReport?: Resolver<Array<ResolversTypes['VatMonth']>, ParentType, ContextType, RequireFields<QueryVatReportArgs, 'fromMonth' | 'toMonth'>>;
  venueBoard?: Resolver<ResolversTypes['VenueBoard'], ParentType, ContextType, RequireFields<QueryVenueBoardArgs, 'venueId'>>;
  venueContacts?: Resolver<Array<ResolversTypes['VenueContact']>, ParentType, ContextType, RequireFields<QueryVenueContactsArgs, 'venueId'>>;
  venueHistory?: Resolver<ResolversTypes['OrderPage'], ParentType, ContextType, RequireFields<QueryVenueHistoryArgs, 'limit' | 'venueId'>>;
  venuePrinters?: Resolver<Array<ResolversTypes['VenuePrinter']>, ParentType, ContextType, RequireFields<QueryVenuePrintersArgs, 'venueId'>>;
  venueStations?: Resolver<ResolversTypes['VenueStations'], ParentType, ContextType, RequireFields<QueryVenueStationsArgs, 'venueId'>>;
  venueStock?: Resolver<ResolversTypes['VenueStock'], ParentType, ContextType, RequireFields<QueryVenueStockArgs, 'venueId'>>;
  venueTables?: Resolver<Array<ResolversTypes['VenueTable']>, ParentType, ContextType, RequireFields<QueryVenueTablesArgs, 'venueId'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'limit' | 'webhookId'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
  whyNotOrderable?: Resolver<ResolversTypes['WhyNotResult'], ParentType, ContextType, RequireFields<QueryWhyNotOrderableArgs, 'itemId' | 'serviceType' | 'venueId'>>;
  whyNotThen?: Resolver<ResolversTypes['WhyNotThenResult'], ParentType, ContextType, RequireFields<QueryWhyNotThenArgs, 'at' | 'serviceType' | 'venueId'>>;
};

export type ReferralCodeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReferralCodeResult'] = ResolversParentTypes['ReferralCodeResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['OfficeReferralCode']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferralGuestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReferralGuest'] = ResolversParentTypes['ReferralGuest']> = {
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReferralOfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReferralOffer'] = ResolversParentTypes['ReferralOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type ReferralOfferResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReferralOfferResult'] = ResolversParentTypes['ReferralOfferResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundPlanResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundPlan'] = ResolversParentTypes['RefundPlan']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byRate?: Resolver<Array<ResolversTypes['VatRow']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staysPaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RefundResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefundResult'] = ResolversParentTypes['RefundResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['OfficeOrder']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['RefundPlan']>, ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['OfficeRefund']>, ParentType, ContextType>;
};

export type RightsResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RightsResult'] = ResolversParentTypes['RightsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RotateTableResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RotateTableResult'] = ResolversParentTypes['RotateTableResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['VenueTable']>, ParentType, ContextType>;
};

export type RunStateCountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RunStateCount'] = ResolversParentTypes['RunStateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RunState'], ParentType, ContextType>;
};

export type SalesClockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SalesClock'] = ResolversParentTypes['SalesClock']> = {
  begins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalesReportResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SalesReport'] = ResolversParentTypes['SalesReport']> = {
  before?: Resolver<Maybe<ResolversTypes['SalesSums']>, ParentType, ContextType>;
  beforeFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  beforeTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['SalesBy'], ParentType, ContextType>;
  clocks?: Resolver<Array<ResolversTypes['SalesClock']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SalesRow']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['SalesSums'], ParentType, ContextType>;
};

export type SalesRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SalesRow'] = ResolversParentTypes['SalesRow']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondsWaited?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SalesSumsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SalesSums'] = ResolversParentTypes['SalesSums']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  dishes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tips?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SeriesCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SeriesCode'] = ResolversParentTypes['SeriesCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SetupGapResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetupGap'] = ResolversParentTypes['SetupGap']> = {
  code?: Resolver<ResolversTypes['SetupGapCode'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SetupResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetupResult'] = ResolversParentTypes['SetupResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setup?: Resolver<Maybe<ResolversTypes['SetupState']>, ParentType, ContextType>;
};

export type SetupStateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetupState'] = ResolversParentTypes['SetupState']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  against?: Resolver<Array<ResolversTypes['SetupGap']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enableQrOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemsWithoutPicture?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['SetupStepState']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetupStepStateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SetupStepState'] = ResolversParentTypes['SetupStepState']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['SetupStep'], ParentType, ContextType>;
};

export type StaffAccountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffAccount'] = ResolversParentTypes['StaffAccount']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitationSentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isInvited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  venueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StaffChangeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffChangeResult'] = ResolversParentTypes['StaffChangeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StaffCompanyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffCompany'] = ResolversParentTypes['StaffCompany']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StaffDeviceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffDevice'] = ResolversParentTypes['StaffDevice']> = {
  codeEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['InvitationState'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  company?: Resolver<ResolversTypes['StaffCompany'], ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  mustEnrolTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['StaffVenue']>, ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffSessionInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffSessionInfo'] = ResolversParentTypes['StaffSessionInfo']> = {
  beganAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThisOne?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StaffVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffVenue'] = ResolversParentTypes['StaffVenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StampCardResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StampCardResult'] = ResolversParentTypes['StampCardResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['OfficeStampCard']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StampMoveResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StampMove'] = ResolversParentTypes['StampMove']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Station'] = ResolversParentTypes['Station']> = {
  colour?: Resolver<ResolversTypes['StationColour'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StockGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StockGroup'] = ResolversParentTypes['StockGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['StockLine']>, ParentType, ContextType>;
};

export type StockLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StockLine'] = ResolversParentTypes['StockLine']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refillTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  soldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  soldOutUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwitchNoteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SwitchNote'] = ResolversParentTypes['SwitchNote']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SwitchNoteReason'], ParentType, ContextType>;
};

export type SwitchesResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SwitchesResult'] = ResolversParentTypes['SwitchesResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  switches?: Resolver<Maybe<ResolversTypes['OfficeSwitches']>, ParentType, ContextType>;
};

export type TablesResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TablesResult'] = ResolversParentTypes['TablesResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['VenueTable']>, ParentType, ContextType>;
};

export type TestOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TestOrder'] = ResolversParentTypes['TestOrder']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TestOrderLinkResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TestOrderLink'] = ResolversParentTypes['TestOrderLink']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['TimelineSource'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodayFiguresResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodayFigures'] = ResolversParentTypes['TodayFigures']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstOrderLastWeek?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['TodayHour']>, ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TodayItem']>, ParentType, ContextType>;
  lastWeek?: Resolver<Maybe<ResolversTypes['TodaySums']>, ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['TodayNeed']>, ParentType, ContextType>;
  now?: Resolver<ResolversTypes['TodaySums'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejections?: Resolver<Array<ResolversTypes['TodayRejection']>, ParentType, ContextType>;
};

export type TodayHourResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodayHour'] = ResolversParentTypes['TodayHour']> = {
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodayItem'] = ResolversParentTypes['TodayItem']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodayNeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodayNeed'] = ResolversParentTypes['TodayNeed']> = {
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TodayNeedKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TodayRejectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodayRejection'] = ResolversParentTypes['TodayRejection']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodaySumsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TodaySums'] = ResolversParentTypes['TodaySums']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secondsToReady?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  turnover?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TwoFactorConfirmationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TwoFactorConfirmation'] = ResolversParentTypes['TwoFactorConfirmation']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TwoFactorEnrolmentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TwoFactorEnrolment'] = ResolversParentTypes['TwoFactorEnrolment']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpsellResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UpsellResult'] = ResolversParentTypes['UpsellResult']> = {
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upsell?: Resolver<Maybe<ResolversTypes['OfficeUpsell']>, ParentType, ContextType>;
};

export type VatMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VatMonth'] = ResolversParentTypes['VatMonth']> = {
  back?: Resolver<Array<ResolversTypes['VatSum']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sales?: Resolver<Array<ResolversTypes['VatSum']>, ParentType, ContextType>;
};

export type VatRowResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VatRow'] = ResolversParentTypes['VatRow']> = {
  gross?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VatSumResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VatSum'] = ResolversParentTypes['VatSum']> = {
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VenueBoardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueBoard'] = ResolversParentTypes['VenueBoard']> = {
  orders?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  pauseReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  printers?: Resolver<Array<ResolversTypes['BoardPrinter']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['Station']>, ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['BoardVenue'], ParentType, ContextType>;
  waitingMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VenueContactResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueContact'] = ResolversParentTypes['VenueContact']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['ContactHours']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneBy?: Resolver<ResolversTypes['PhoneWay'], ParentType, ContextType>;
};

export type VenueContactsResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueContactsResult'] = ResolversParentTypes['VenueContactsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VenuePrinterResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenuePrinter'] = ResolversParentTypes['VenuePrinter']> = {
  codePage?: Resolver<ResolversTypes['CodePage'], ParentType, ContextType>;
  copies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PrinterKind'], ParentType, ContextType>;
  mac?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missedTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['PrintMoment'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paper?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  port?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  prints?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  seenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  trouble?: Resolver<Maybe<ResolversTypes['PrinterTroubleKind']>, ParentType, ContextType>;
};

export type VenueResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueResult'] = ResolversParentTypes['VenueResult']> = {
  affectedOrders?: Resolver<Array<ResolversTypes['AffectedOrder']>, ParentType, ContextType>;
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venue?: Resolver<Maybe<ResolversTypes['OfficeVenue']>, ParentType, ContextType>;
};

export type VenueStationsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueStations'] = ResolversParentTypes['VenueStations']> = {
  categories?: Resolver<Array<ResolversTypes['CategoryStation']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ItemStation']>, ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['Station']>, ParentType, ContextType>;
};

export type VenueStationsResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueStationsResult'] = ResolversParentTypes['VenueStationsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VenueStockResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueStock'] = ResolversParentTypes['VenueStock']> = {
  items?: Resolver<Array<ResolversTypes['StockLine']>, ParentType, ContextType>;
  variationGroups?: Resolver<Array<ResolversTypes['StockGroup']>, ParentType, ContextType>;
};

export type VenueTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueTable'] = ResolversParentTypes['VenueTable']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openBillSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  supportsPayLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VenuesResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenuesResult'] = ResolversParentTypes['VenuesResult']> = {
  affectedOrders?: Resolver<Array<ResolversTypes['AffectedOrder']>, ParentType, ContextType>;
  auditId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['OfficeVenue']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  secretEnd?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  switchedOffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  tries?: Resolver<Array<ResolversTypes['WebhookTry']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WebhookResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookResult'] = ResolversParentTypes['WebhookResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookTryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WebhookTry'] = ResolversParentTypes['WebhookTry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookProblem']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WhyNotResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WhyNotResult'] = ResolversParentTypes['WhyNotResult']> = {
  canBeOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WhyNotThenResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WhyNotThenResult'] = ResolversParentTypes['WhyNotThenResult']> = {
  canBeOrdered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['TimeReason']>, ParentType, ContextType>;
  waitMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  AccountNumber?: AccountNumberResolvers<ContextType>;
  AddressesResult?: AddressesResultResolvers<ContextType>;
  AdministeredCompany?: AdministeredCompanyResolvers<ContextType>;
  AffectedOrder?: AffectedOrderResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyResult?: ApiKeyResultResolvers<ContextType>;
  AskedTicket?: AskedTicketResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  BillReceipt?: BillReceiptResolvers<ContextType>;
  BillResult?: BillResultResolvers<ContextType>;
  BoardChangeResult?: BoardChangeResultResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  BoardOrderItem?: BoardOrderItemResolvers<ContextType>;
  BoardPrinter?: BoardPrinterResolvers<ContextType>;
  BoardTable?: BoardTableResolvers<ContextType>;
  BoardVenue?: BoardVenueResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  CatalogueFile?: CatalogueFileResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  CategoryStation?: CategoryStationResolvers<ContextType>;
  ChargebackNotice?: ChargebackNoticeResolvers<ContextType>;
  ClosingBills?: ClosingBillsResolvers<ContextType>;
  ClosingChargeback?: ClosingChargebackResolvers<ContextType>;
  ClosingCount?: ClosingCountResolvers<ContextType>;
  ClosingKind?: ClosingKindResolvers<ContextType>;
  ClosingPerson?: ClosingPersonResolvers<ContextType>;
  ClosingReaders?: ClosingReadersResolvers<ContextType>;
  ClosingRejection?: ClosingRejectionResolvers<ContextType>;
  CodeResult?: CodeResultResolvers<ContextType>;
  CodeTrial?: CodeTrialResolvers<ContextType>;
  CompanyAccount?: CompanyAccountResolvers<ContextType>;
  CompanyAddresses?: CompanyAddressesResolvers<ContextType>;
  CompanyHost?: CompanyHostResolvers<ContextType>;
  CompanyInvoice?: CompanyInvoiceResolvers<ContextType>;
  CompanyResult?: CompanyResultResolvers<ContextType>;
  ContactHours?: ContactHoursResolvers<ContextType>;
  ContentResult?: ContentResultResolvers<ContextType>;
  CountryChoice?: CountryChoiceResolvers<ContextType>;
  CreditNote?: CreditNoteResolvers<ContextType>;
  CreditResult?: CreditResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayClosing?: DayClosingResolvers<ContextType>;
  DayClosingPage?: DayClosingPageResolvers<ContextType>;
  DeadJob?: DeadJobResolvers<ContextType>;
  DeviceCode?: DeviceCodeResolvers<ContextType>;
  EarlierLook?: EarlierLookResolvers<ContextType>;
  ExportedGuest?: ExportedGuestResolvers<ContextType>;
  Finding?: FindingResolvers<ContextType>;
  FindingResult?: FindingResultResolvers<ContextType>;
  GivenLevel?: GivenLevelResolvers<ContextType>;
  GroupResult?: GroupResultResolvers<ContextType>;
  GuestCard?: GuestCardResolvers<ContextType>;
  GuestCode?: GuestCodeResolvers<ContextType>;
  GuestContact?: GuestContactResolvers<ContextType>;
  GuestExport?: GuestExportResolvers<ContextType>;
  GuestFile?: GuestFileResolvers<ContextType>;
  GuestFileResult?: GuestFileResultResolvers<ContextType>;
  GuestInvoice?: GuestInvoiceResolvers<ContextType>;
  GuestLevel?: GuestLevelResolvers<ContextType>;
  GuestPhone?: GuestPhoneResolvers<ContextType>;
  GuestResult?: GuestResultResolvers<ContextType>;
  GuestRight?: GuestRightResolvers<ContextType>;
  GuestStamps?: GuestStampsResolvers<ContextType>;
  ImportPlan?: ImportPlanResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportResult?: ImportResultResolvers<ContextType>;
  InvitationResult?: InvitationResultResolvers<ContextType>;
  InvitedOwner?: InvitedOwnerResolvers<ContextType>;
  InvoiceCustomer?: InvoiceCustomerResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  ItemResult?: ItemResultResolvers<ContextType>;
  ItemStation?: ItemStationResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LanguageGap?: LanguageGapResolvers<ContextType>;
  LedgerNotice?: LedgerNoticeResolvers<ContextType>;
  LedgerPage?: LedgerPageResolvers<ContextType>;
  LedgerPayment?: LedgerPaymentResolvers<ContextType>;
  LedgerPaymentEntry?: LedgerPaymentEntryResolvers<ContextType>;
  LedgerRow?: LedgerRowResolvers<ContextType>;
  LedgerSum?: LedgerSumResolvers<ContextType>;
  LevelMoves?: LevelMovesResolvers<ContextType>;
  LevelResult?: LevelResultResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LookResult?: LookResultResolvers<ContextType>;
  LookState?: LookStateResolvers<ContextType>;
  MarketplaceResult?: MarketplaceResultResolvers<ContextType>;
  MenuOfPage?: MenuOfPageResolvers<ContextType>;
  MenuResult?: MenuResultResolvers<ContextType>;
  MissedTickets?: MissedTicketsResolvers<ContextType>;
  MoveOrderResult?: MoveOrderResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OfferAtVenue?: OfferAtVenueResolvers<ContextType>;
  OfferMeeting?: OfferMeetingResolvers<ContextType>;
  OfferResult?: OfferResultResolvers<ContextType>;
  OfferTrial?: OfferTrialResolvers<ContextType>;
  OfficeBill?: OfficeBillResolvers<ContextType>;
  OfficeBillLine?: OfficeBillLineResolvers<ContextType>;
  OfficeCatalogue?: OfficeCatalogueResolvers<ContextType>;
  OfficeCategory?: OfficeCategoryResolvers<ContextType>;
  OfficeChangeResult?: OfficeChangeResultResolvers<ContextType>;
  OfficeChargeback?: OfficeChargebackResolvers<ContextType>;
  OfficeCode?: OfficeCodeResolvers<ContextType>;
  OfficeCodePage?: OfficeCodePageResolvers<ContextType>;
  OfficeContent?: OfficeContentResolvers<ContextType>;
  OfficeContentRow?: OfficeContentRowResolvers<ContextType>;
  OfficeEntry?: OfficeEntryResolvers<ContextType>;
  OfficeGroup?: OfficeGroupResolvers<ContextType>;
  OfficeGuest?: OfficeGuestResolvers<ContextType>;
  OfficeGuestPage?: OfficeGuestPageResolvers<ContextType>;
  OfficeGuestRow?: OfficeGuestRowResolvers<ContextType>;
  OfficeHit?: OfficeHitResolvers<ContextType>;
  OfficeHours?: OfficeHoursResolvers<ContextType>;
  OfficeHoursException?: OfficeHoursExceptionResolvers<ContextType>;
  OfficeInvoice?: OfficeInvoiceResolvers<ContextType>;
  OfficeInvoiceLine?: OfficeInvoiceLineResolvers<ContextType>;
  OfficeItem?: OfficeItemResolvers<ContextType>;
  OfficeLevel?: OfficeLevelResolvers<ContextType>;
  OfficeLevels?: OfficeLevelsResolvers<ContextType>;
  OfficeLook?: OfficeLookResolvers<ContextType>;
  OfficeMarketplace?: OfficeMarketplaceResolvers<ContextType>;
  OfficeMenu?: OfficeMenuResolvers<ContextType>;
  OfficeNews?: OfficeNewsResolvers<ContextType>;
  OfficeOffer?: OfficeOfferResolvers<ContextType>;
  OfficeOption?: OfficeOptionResolvers<ContextType>;
  OfficeOrder?: OfficeOrderResolvers<ContextType>;
  OfficeOrderDiscount?: OfficeOrderDiscountResolvers<ContextType>;
  OfficeOrderFee?: OfficeOrderFeeResolvers<ContextType>;
  OfficeOrderLine?: OfficeOrderLineResolvers<ContextType>;
  OfficeOrderPage?: OfficeOrderPageResolvers<ContextType>;
  OfficeOrderRow?: OfficeOrderRowResolvers<ContextType>;
  OfficeOrderSums?: OfficeOrderSumsResolvers<ContextType>;
  OfficePicture?: OfficePictureResolvers<ContextType>;
  OfficePlace?: OfficePlaceResolvers<ContextType>;
  OfficeReceipt?: OfficeReceiptResolvers<ContextType>;
  OfficeReceiptLine?: OfficeReceiptLineResolvers<ContextType>;
  OfficeReceiptRow?: OfficeReceiptRowResolvers<ContextType>;
  OfficeReferral?: OfficeReferralResolvers<ContextType>;
  OfficeReferralCode?: OfficeReferralCodeResolvers<ContextType>;
  OfficeRefund?: OfficeRefundResolvers<ContextType>;
  OfficeSection?: OfficeSectionResolvers<ContextType>;
  OfficeSize?: OfficeSizeResolvers<ContextType>;
  OfficeSizes?: OfficeSizesResolvers<ContextType>;
  OfficeStage?: OfficeStageResolvers<ContextType>;
  OfficeStampCard?: OfficeStampCardResolvers<ContextType>;
  OfficeSwitches?: OfficeSwitchesResolvers<ContextType>;
  OfficeTheme?: OfficeThemeResolvers<ContextType>;
  OfficeUpsell?: OfficeUpsellResolvers<ContextType>;
  OfficeVenue?: OfficeVenueResolvers<ContextType>;
  OpeningHours?: OpeningHoursResolvers<ContextType>;
  OpeningRange?: OpeningRangeResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderTerms?: OrderTermsResolvers<ContextType>;
  OrderTimeline?: OrderTimelineResolvers<ContextType>;
  OutdatedText?: OutdatedTextResolvers<ContextType>;
  OwnSettings?: OwnSettingsResolvers<ContextType>;
  PathCheck?: PathCheckResolvers<ContextType>;
  PaymentAccount?: PaymentAccountResolvers<ContextType>;
  PaymentAccountResult?: PaymentAccountResultResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutDetails?: PayoutDetailsResolvers<ContextType>;
  PayoutKind?: PayoutKindResolvers<ContextType>;
  PayoutMissing?: PayoutMissingResolvers<ContextType>;
  PayoutPage?: PayoutPageResolvers<ContextType>;
  PayoutProblem?: PayoutProblemResolvers<ContextType>;
  PendingOrders?: PendingOrdersResolvers<ContextType>;
  PictureFrame?: PictureFrameResolvers<ContextType>;
  PictureOriginal?: PictureOriginalResolvers<ContextType>;
  PicturePage?: PicturePageResolvers<ContextType>;
  PictureResult?: PictureResultResolvers<ContextType>;
  PointMove?: PointMoveResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PrintResult?: PrintResultResolvers<ContextType>;
  PrinterResult?: PrinterResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReferralCodeResult?: ReferralCodeResultResolvers<ContextType>;
  ReferralGuest?: ReferralGuestResolvers<ContextType>;
  ReferralOffer?: ReferralOfferResolvers<ContextType>;
  ReferralOfferResult?: ReferralOfferResultResolvers<ContextType>;
  RefundPlan?: RefundPlanResolvers<ContextType>;
  RefundResult?: RefundResultResolvers<ContextType>;
  RightsResult?: RightsResultResolvers<ContextType>;
  RotateTableResult?: RotateTableResultResolvers<ContextType>;
  RunStateCount?: RunStateCountResolvers<ContextType>;
  SalesClock?: SalesClockResolvers<ContextType>;
  SalesReport?: SalesReportResolvers<ContextType>;
  SalesRow?: SalesRowResolvers<ContextType>;
  SalesSums?: SalesSumsResolvers<ContextType>;
  SeriesCode?: SeriesCodeResolvers<ContextType>;
  SetupGap?: SetupGapResolvers<ContextType>;
  SetupResult?: SetupResultResolvers<ContextType>;
  SetupState?: SetupStateResolvers<ContextType>;
  SetupStepState?: SetupStepStateResolvers<ContextType>;
  StaffAccount?: StaffAccountResolvers<ContextType>;
  StaffChangeResult?: StaffChangeResultResolvers<ContextType>;
  StaffCompany?: StaffCompanyResolvers<ContextType>;
  StaffDevice?: StaffDeviceResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  StaffSessionInfo?: StaffSessionInfoResolvers<ContextType>;
  StaffVenue?: StaffVenueResolvers<ContextType>;
  StampCardResult?: StampCardResultResolvers<ContextType>;
  StampMove?: StampMoveResolvers<ContextType>;
  Station?: StationResolvers<ContextType>;
  StockGroup?: StockGroupResolvers<ContextType>;
  StockLine?: StockLineResolvers<ContextType>;
  SwitchNote?: SwitchNoteResolvers<ContextType>;
  SwitchesResult?: SwitchesResultResolvers<ContextType>;
  TablesResult?: TablesResultResolvers<ContextType>;
  TestOrder?: TestOrderResolvers<ContextType>;
  TestOrderLink?: TestOrderLinkResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  TodayFigures?: TodayFiguresResolvers<ContextType>;
  TodayHour?: TodayHourResolvers<ContextType>;
  TodayItem?: TodayItemResolvers<ContextType>;
  TodayNeed?: TodayNeedResolvers<ContextType>;
  TodayRejection?: TodayRejectionResolvers<ContextType>;
  TodaySums?: TodaySumsResolvers<ContextType>;
  TwoFactorConfirmation?: TwoFactorConfirmationResolvers<ContextType>;
  TwoFactorEnrolment?: TwoFactorEnrolmentResolvers<ContextType>;
  UpsellResult?: UpsellResultResolvers<ContextType>;
  VatMonth?: VatMonthResolvers<ContextType>;
  VatRow?: VatRowResolvers<ContextType>;
  VatSum?: VatSumResolvers<ContextType>;
  VenueBoard?: VenueBoardResolvers<ContextType>;
  VenueContact?: VenueContactResolvers<ContextType>;
  VenueContactsResult?: VenueContactsResultResolvers<ContextType>;
  VenuePrinter?: VenuePrinterResolvers<ContextType>;
  VenueResult?: VenueResultResolvers<ContextType>;
  VenueStations?: VenueStationsResolvers<ContextType>;
  VenueStationsResult?: VenueStationsResultResolvers<ContextType>;
  VenueStock?: VenueStockResolvers<ContextType>;
  VenueTable?: VenueTableResolvers<ContextType>;
  VenuesResult?: VenuesResultResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WebhookResult?: WebhookResultResolvers<ContextType>;
  WebhookTry?: WebhookTryResolvers<ContextType>;
  WhyNotResult?: WhyNotResultResolvers<ContextType>;
  WhyNotThenResult?: WhyNotThenResultResolvers<ContextType>;
};

