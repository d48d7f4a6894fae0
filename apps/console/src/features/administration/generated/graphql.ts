/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** An account of the accountant's plan. */
export type AccountNumberInput = {
  /** Three to eight digits. */
  account: string;
  /** `SALES` and `VAT` with a rate, `TIPS`, `PAID` with a payment kind or `OTHER`. */
  key: string;
  /** At most 60 characters. */
  text: string;
};

/** What a key is to be. */
export type ApiKeyInput = {
  /** After how many days it ends, 1 to 3660; null: when it is revoked. */
  endsInDays?: number | null | undefined;
  /** Whose it is, such as the bookkeeping program; 1 to 60 characters. */
  name: string;
  reads: Array<ApiRead>;
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

/** Who did something. */
export type AuditActor =
  /** An administrator of the platform. */
  | 'PLATFORM'
  /** The server's own jobs, without anybody. */
  | 'SERVER'
  /** Somebody of the company. */
  | 'STAFF';

/** What is changed of every dish chosen; one of the three prices at most. */
export type BulkEditInput = {
  addAllergens?: Array<string> | null | undefined;
  addCategoryIds?: Array<string> | null | undefined;
  addToMenuIds?: Array<string> | null | undefined;
  addToPrice?: number | null | undefined;
  ageRestricted?: boolean | null | undefined;
  archive?: boolean | null | undefined;
  disableMembershipDiscount?: boolean | null | undefined;
  instant?: boolean | null | undefined;
  multiplyPrice?: number | null | undefined;
  removeAllergens?: Array<string> | null | undefined;
  removeCategoryIds?: Array<string> | null | undefined;
  removeFromMenuIds?: Array<string> | null | undefined;
  rounding?: PriceRounding | null | undefined;
  setPrice?: number | null | undefined;
  vatRate?: number | null | undefined;
};

/** Fields of a category; those left out are not changed. */
export type CategoryInput = {
  description?: LocalizedTextInput | null | undefined;
  hidden?: boolean | null | undefined;
  name?: LocalizedTextInput | null | undefined;
  /** Null: at the top. */
  parentId?: string | null | undefined;
  /** A picture of the company's; null takes it away. */
  pictureKey?: string | null | undefined;
};

/** A category and the station that makes what is in it. */
export type CategoryStationInput = {
  categoryId: string;
  stationId: string;
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

/** Fields of a code; those left out are not changed, null takes a limit away. */
export type CodeInput = {
  active?: boolean | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  /** 3 to 30 letters A to Z, digits, hyphens or underscores; kept in capitals. */
  code?: string | null | undefined;
  /** 1 to 100 percent, or minor units above 0. */
  discountRate?: number | null | undefined;
  discountType?: OfficeDiscountType | null | undefined;
  endsAt?: string | null | undefined;
  hoursEnd?: string | null | undefined;
  hoursStart?: string | null | undefined;
  /** On by itself where there is a limit per guest. */
  requiresUser?: boolean | null | undefined;
  startsAt?: string | null | undefined;
  title?: LocalizedTextInput | null | undefined;
  useLimit?: number | null | undefined;
  useLimitPerUser?: number | null | undefined;
  venueIds?: Array<string> | null | undefined;
};

/** Letters an ESC/POS printer has; what it has not is sent as a picture. */
export type CodePage =
  /** Only those of English; everything else is sent as pictures. */
  | 'ASCII'
  /** Western Europe. */
  | 'WPC1252'
  /** Turkish. */
  | 'WPC1254';

/** What guests read of a company; what is left out stays. */
export type CompanyFactsInput = {
  /** The name guests read; 1 to 200 characters. */
  displayName?: string | null | undefined;
  /** Whether the codes on tables take orders. */
  enableQrOrders?: boolean | null | undefined;
  /** The look every company begins with is what it shall be: ends that step. */
  keepsNeutralLook?: boolean | null | undefined;
  /** How guests may eat; at least one. */
  serviceTypes?: Array<ServiceType> | null | undefined;
  /** Where guests write to. */
  supportEmail?: string | null | undefined;
};

/** A stretch of the week by the venue's wall clock. */
export type ContactHoursInput = {
  dayOfWeek: WeekDay;
  end: string;
  start: string;
};

/** Fields of a page or a piece of news; those left out are not changed. */
export type ContentInput = {
  /** A picture of the company's; null takes it away. */
  pictureKey?: string | null | undefined;
  places?: Array<OfficeContentPlace> | null | undefined;
  /** a-z, 0-9 and hyphen; counts for pages only. */
  slug?: string | null | undefined;
  subTitle?: LocalizedTextInput | null | undefined;
  /** HTML; what is not allowed is taken out (D-122). At most 100,000 characters a language. */
  text?: LocalizedTextInput | null | undefined;
  title?: LocalizedTextInput | null | undefined;
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

/** A dish on a menu. */
export type EntryInput = {
  instant?: boolean | null | undefined;
  menuId: string;
  /** Null takes the dish off this menu. */
  price?: number | null | undefined;
  vatRate?: number | null | undefined;
};

/** What a catalogue is written as. */
export type ExportFormat =
  /** One row a dish, columns by language and menu. */
  | 'CSV'
  /** Categories, dishes, option groups, suggestions, menus and hours, and where their pictures are. */
  | 'JSON';

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

/** Fields of a group; those left out are not changed. */
export type GroupInput = {
  expandedByDefault?: boolean | null | undefined;
  /** Null: none (CATALOG-48). */
  maxChoices?: number | null | undefined;
  /** Null: none (CATALOG-48). */
  minChoices?: number | null | undefined;
  name?: LocalizedTextInput | null | undefined;
  /** All of them, in order; those left out are archived. */
  options?: Array<OptionInput> | null | undefined;
  required?: boolean | null | undefined;
  type?: OptionRule | null | undefined;
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

/** Whose phone and mail are in the file of guests. */
export type GuestContacts =
  /** Of all, for bookkeeping; the log says so. */
  | 'ALL'
  /** Of those who said yes to news. */
  | 'NEWS';

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

/** What a part of the file is called. */
export type GuestFileTitle = {
  part: GuestFilePart;
  /** At most 100 characters. */
  title: string;
};

/** Which guests to show; whatever is left out does not count. */
export type GuestFilter = {
  isBlocked?: boolean | null | undefined;
  /** Orders on invoice. */
  isBusiness?: boolean | null | undefined;
  /** The last order was made at this moment or later. */
  lastOrderAfter?: string | null | undefined;
  /** The last order was made before this moment, or there was none. */
  lastOrderBefore?: string | null | undefined;
  levelIds?: Array<string> | null | undefined;
  /** 3 to 200 characters of a name, a phone in any spelling, a mail or a membership number. */
  search?: string | null | undefined;
  /** Agreed to be told of news. */
  takesNews?: boolean | null | undefined;
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
  firstDay: string;
  /** The same days in every later year. */
  isYearly: boolean;
  /** Included. */
  lastDay: string;
  /** Up to 100 characters, such as Christmas Eve; guests read it. */
  name?: string | null | undefined;
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

/** A business customer: where the bills go, and how much may be owed. */
export type InvoiceCustomerInput = {
  city?: string | null | undefined;
  /** Minor units of the company's currency; at most this much may be ordered and not yet paid. */
  creditLimit: number;
  email: string;
  /** Of the invoices; the company's where left out. */
  language?: Language | null | undefined;
  name: string;
  organizationId?: string | null | undefined;
  street?: string | null | undefined;
  zip?: string | null | undefined;
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
  ageRestricted?: boolean | null | undefined;
  /** Null: not decided; empty: none. */
  allergens?: Array<string> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  description?: LocalizedTextInput | null | undefined;
  disableMembershipDiscount?: boolean | null | undefined;
  /** All of them, in order. */
  groupIds?: Array<string> | null | undefined;
  instant?: boolean | null | undefined;
  isOffStartPage?: boolean | null | undefined;
  /** A picture of the company's; null takes it away. */
  pictureKey?: string | null | undefined;
  /** Minor units. Changes every entry that had the old price. */
  price?: number | null | undefined;
  /** Null: none. */
  sizes?: SizesInput | null | undefined;
  title?: LocalizedTextInput | null | undefined;
  /** All of them, in order. */
  upsellIds?: Array<string> | null | undefined;
  vatRate?: number | null | undefined;
};

/** An item and the station that makes it. */
export type ItemStationInput = {
  itemId: string;
  stationId: string;
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

/** Fields of a level; those left out are not changed, null takes a colour or the picture away. */
export type LevelInput = {
  description?: LocalizedTextInput | null | undefined;
  /** 0 to 100, with two decimals. */
  discountPercentage?: number | null | undefined;
  /** Of a picture of the company's. */
  pictureKey?: string | null | undefined;
  /** Whole points, 0 to 1,000,000,000; no two levels need the same, and the first needs 0. */
  pointsRequired?: number | null | undefined;
  /** `#rgb`, `#rrggbb` or `rgb()`. */
  primaryColor?: string | null | undefined;
  secondaryColor?: string | null | undefined;
  title?: LocalizedTextInput | null | undefined;
};

/** One text in the product's languages, as a whole. */
export type LocalizedTextInput = {
  dk?: string | null | undefined;
  en?: string | null | undefined;
  es?: string | null | undefined;
  no?: string | null | undefined;
  se?: string | null | undefined;
  tr?: string | null | undefined;
};

/** What is changed of a look; null empties a text, a picture or the typeface. */
export type LookInput = {
  aboutUs?: string | null | undefined;
  customReadyText?: string | null | undefined;
  font?: string | null | undefined;
  greetingText?: string | null | undefined;
  landingDesktopKey?: string | null | undefined;
  landingKey?: string | null | undefined;
  landingPageIntro?: string | null | undefined;
  logoKey?: string | null | undefined;
  /** 1 to 50. */
  maxCategories?: number | null | undefined;
  navigationInfoText?: string | null | undefined;
  /** All of them; at most 10. */
  sections?: Array<SectionInput> | null | undefined;
  showCategoriesInGridView?: boolean | null | undefined;
  theme?: ThemeInput | null | undefined;
};

/** Hours of a day, by the venue's clock. */
export type MenuHoursInput = {
  dayOfWeek: WeekDay;
  end: string;
  start: string;
};

/** Fields of a menu; those left out are not changed. */
export type MenuInput = {
  /** All of them; empty means always. */
  hours?: Array<MenuHoursInput> | null | undefined;
  name?: string | null | undefined;
  serviceTypes?: Array<ServiceType> | null | undefined;
};

/** A table that is made. */
export type NewTableInput = {
  /** 1 to 20 characters, unique in the venue. */
  code: string;
  /** Made by the caller, at random: it is what the printed code holds. */
  id: string;
};

/** Fields of an offer; those left out are not changed. */
export type OfferInput = {
  description?: LocalizedTextInput | null | undefined;
  /** 1 to 100 percent, or minor units above 0. */
  discountRate?: number | null | undefined;
  discountType?: OfficeDiscountType | null | undefined;
  /** Null: without an end. */
  endsAt?: string | null | undefined;
  isAtTillOnly?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  /** 2 to 20 of a bundle, 1 to 200 of a discount on dishes. */
  itemIds?: Array<string> | null | undefined;
  name?: LocalizedTextInput | null | undefined;
  /** 32 hex digits; null takes the picture away. */
  pictureKey?: string | null | undefined;
  /** Minor units. */
  price?: number | null | undefined;
  /** 2 to 6. */
  stages?: Array<StageInput> | null | undefined;
  /** Null: from now on. */
  startsAt?: string | null | undefined;
  /** Of a new one; it stays. */
  type?: OfficeOfferType | null | undefined;
  venueIds?: Array<string> | null | undefined;
};

/** Who gets ahead where two offers meet. */
export type OfferWinner =
  /** Guests choose which one they take. */
  | 'GUEST'
  /** The other one. */
  | 'OTHER'
  /** The offer that was asked about. */
  | 'THIS';

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

/** What a discount is counted in. */
export type OfficeDiscountType =
  /** Minor units. */
  | 'AMOUNT'
  /** 1 to 100 of what it is taken from. */
  | 'PERCENTAGE';

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

/** One range of the week, HH:mm. */
export type OpeningHoursInput = {
  dayOfWeek: OpeningDay;
  end: string;
  start: string;
};

/** Hours of one day, HH:mm. */
export type OpeningRangeInput = {
  end: string;
  start: string;
};

/** One option of a group. */
export type OptionInput = {
  allergen?: string | null | undefined;
  asItemId?: string | null | undefined;
  id: string;
  isPreselected?: boolean | null | undefined;
  name: LocalizedTextInput;
  /** A picture of the company's; null takes it away, left out it stays. */
  pictureKey?: string | null | undefined;
  price: number;
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
  from?: string | null | undefined;
  /** Ordered at a table, or not. */
  isAtTable?: boolean | null | undefined;
  /** Something was taken off by an offer, a code or a membership. */
  isDiscounted?: boolean | null | undefined;
  /** Money went back, or is on its way. */
  isRefunded?: boolean | null | undefined;
  isTest?: boolean | null | undefined;
  kinds?: Array<OfficePaymentKind> | null | undefined;
  /** Minor units, tip included. */
  maxTotal?: number | null | undefined;
  /** Minor units, tip included. */
  minTotal?: number | null | undefined;
  /**
   * At most 200 characters: a number, also with a day (YYYY-MM-DD), an id or the link of a receipt, the provider's
   * reference, a dish; name or phone of a guest for who may see guests.
   */
  search?: string | null | undefined;
  statuses?: Array<OrderStatus> | null | undefined;
  /** The last day, included. */
  to?: string | null | undefined;
  types?: Array<OrderType> | null | undefined;
  /** Of one guest with an account; only for who may see guests. */
  userId?: string | null | undefined;
  venueIds?: Array<string> | null | undefined;
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

/** The service types an order can have. */
export type OrderType =
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** What is left out stays. */
export type OwnSettingsInput = {
  language?: Language | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  wantsSignInMails?: boolean | null | undefined;
};

/** The keys of a company's own account, as the provider's Customer Area shows them. */
export type PaymentKeysInput = {
  apiKey: string;
  /** Begins with `test_` or `live_`. */
  clientKey: string;
  /** 64 hexadecimal digits. */
  hmacKey: string;
  /** Of a live account: the beginning of its own address at the provider. */
  livePrefix?: string | null | undefined;
  merchantAccount: string;
  webhookPassword: string;
  webhookUser: string;
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

/** What the phone of a contact is for. */
export type PhoneWay =
  /** A voice that reads it out; an SMS where the server has nobody who calls. */
  | 'CALL'
  /** A message to read. */
  | 'SMS';

/** How a picture is cut. */
export type PictureCutInput = {
  /** In parts of the upload; null: the whole. */
  crop?: PictureFrameInput | null | undefined;
  /** Left out it is what the old one had. */
  description?: LocalizedTextInput | null | undefined;
  /** In parts of what is left of it. */
  focusX: number;
  focusY: number;
};

/** A frame, in parts of width and height from the upper left corner. */
export type PictureFrameInput = {
  height: number;
  left: number;
  top: number;
  width: number;
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

/** A printer as it is written down. */
export type PrinterInput = {
  /** Left out: WPC1252. */
  codePage?: CodePage | null | undefined;
  /** 1 to 3; left out: 1. */
  copies?: number | null | undefined;
  /** Of an ESC/POS printer: an address of the venue's private network. */
  host?: string | null | undefined;
  kind: PrinterKind;
  /** Left out: ACCEPTANCE. */
  moment?: PrintMoment | null | undefined;
  name: string;
  /** 58 or 80; left out: 80. */
  paper?: number | null | undefined;
  /** Left out: 9100. */
  port?: number | null | undefined;
  /** Left out: STATION. */
  prints?: TicketKind | null | undefined;
  /** Left out: all of them. */
  stationIds?: Array<string> | null | undefined;
};

/** How tickets reach a printer. A browser's own printer is set on its device. */
export type PrinterKind =
  /** It asks the server (Star). */
  | 'CLOUDPRNT'
  /** The server calls it in the venue's network, on port 9100. */
  | 'ESCPOS';

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
  orderItemId: string;
  quantity: number;
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

/** A company's first restaurant. */
export type RestaurantInput = {
  city: string;
  /** The name guests read; 1 to 100 characters. */
  displayName: string;
  /** Keeps an organisation number of another form than the country's. */
  keepsOrganizationId?: boolean | null | undefined;
  organizationId?: string | null | undefined;
  /** International, such as +46812345678. */
  phone?: string | null | undefined;
  /** How guests may eat; at least one. */
  serviceTypes: Array<ServiceType>;
  street: string;
  /** Where guests write to; printed on receipts. */
  supportEmail: string;
  zip: string;
};

/** Who gets a right, and what kind: one of guest, level and phones. */
export type RightsInput = {
  /** Null: without an end. */
  expiresAt?: string | null | undefined;
  /** All members of a level. */
  levelId?: string | null | undefined;
  /** Up to 5,000 phone numbers, in any spelling. */
  phones?: Array<string> | null | undefined;
  /** Used up with one order; otherwise good once in every order. */
  singleUse: boolean;
  /** One guest. */
  userId?: string | null | undefined;
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

/** What a report stands beside, by whole weeks: a Saturday beside a Saturday. */
export type SalesComparison =
  /** As many whole weeks earlier as the days take. */
  | 'BEFORE'
  /** 52 weeks earlier, or as many years as the days take. */
  | 'YEAR_AGO';

/** A row of dishes on the start page. */
export type SectionInput = {
  /** At most 15 of the company's dishes, in their order. */
  itemIds: Array<string>;
  menuId: string;
  /** 1 to 60 characters. */
  title: string;
};

/** How the guest gets the food. */
export type ServiceType =
  /** Brought to the guest. Known everywhere, not yet orderable (D-29). */
  | 'DELIVERY'
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

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

/** One size of a dish. */
export type SizeInput = {
  id: string;
  name: LocalizedTextInput;
  price: number;
};

/** The sizes of a dish, all of them, in order. */
export type SizesInput = {
  isAbsolute: boolean;
  sizes: Array<SizeInput>;
  type: string;
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

/** A step of an offer. */
export type StageInput = {
  discountRate?: number | null | undefined;
  discountType?: OfficeDiscountType | null | undefined;
  id: string;
  /** 1 to 50. */
  itemIds: Array<string>;
  name: LocalizedTextInput;
};

/** Fields of a stamp card; those left out are not changed. */
export type StampCardInput = {
  description?: LocalizedTextInput | null | undefined;
  details?: LocalizedTextInput | null | undefined;
  /** 32 hex digits; null takes the icon away. */
  iconKey?: string | null | undefined;
  /** 1 to 200. */
  itemIds?: Array<string> | null | undefined;
  name?: LocalizedTextInput | null | undefined;
  /** A personal offer. */
  offerId?: string | null | undefined;
  /** 32 hex digits; null takes the picture away. */
  pictureKey?: string | null | undefined;
  /** 2 to 20. */
  requiredCount?: number | null | undefined;
  venueIds?: Array<string> | null | undefined;
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
  id?: string | null | undefined;
  name: string;
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
  bagItemId?: string | null | undefined;
  capturesAtOnce?: boolean | null | undefined;
  country?: string | null | undefined;
  currency?: Currency | null | undefined;
  defaultLanguage?: Language | null | undefined;
  disableComments?: boolean | null | undefined;
  disablePickuptime?: boolean | null | undefined;
  enableAnalytics?: boolean | null | undefined;
  enableAnonymousOrders?: boolean | null | undefined;
  enableInvoicing?: boolean | null | undefined;
  enablePromoCodes?: boolean | null | undefined;
  enableTipping?: boolean | null | undefined;
  force3DSecure?: boolean | null | undefined;
  hasMembershipCards?: boolean | null | undefined;
  invoiceFormUrl?: string | null | undefined;
  languages?: Array<Language> | null | undefined;
  phoneCode?: string | null | undefined;
  phoneCooldownDays?: number | null | undefined;
  smsSender?: string | null | undefined;
  syncEta?: boolean | null | undefined;
  unansweredOrderMinutes?: number | null | undefined;
};

/** What is changed of a table: a field left out stays. */
export type TableInput = {
  /** In use; otherwise its code opens nothing. */
  active?: boolean | null | undefined;
  /** 1 to 20 characters, unique in the venue. */
  code?: string | null | undefined;
  supportsPayLater?: boolean | null | undefined;
};

/** Colours to change: #rgb, #rrggbb or rgb(). */
export type ThemeInput = {
  contrastingColor?: string | null | undefined;
  entryBackground?: string | null | undefined;
  main?: string | null | undefined;
  menuBackgroundColor?: string | null | undefined;
  menuTextColor?: string | null | undefined;
  priceColor?: string | null | undefined;
  secondary?: string | null | undefined;
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

/** Which text of a thing: a dish has a title, everything else a name. */
export type TranslatedField =
  /** Of a dish or category. */
  | 'DESCRIPTION'
  /** Of a category, option group, option or suggestion. */
  | 'NAME'
  /** Of a dish. */
  | 'TITLE';

/** Fields of a group of recommendations; those left out are not changed. */
export type UpsellInput = {
  enableMultiSelect?: boolean | null | undefined;
  hideInApp?: boolean | null | undefined;
  /** All of them, in order. */
  itemIds?: Array<string> | null | undefined;
  name?: LocalizedTextInput | null | undefined;
};

/** A contact as it is written down; mail, phone or both. */
export type VenueContactInput = {
  email?: string | null | undefined;
  hours?: Array<ContactHoursInput>;
  name: string;
  phone?: string | null | undefined;
  /** SMS where it is not said. */
  phoneBy?: PhoneWay | null | undefined;
};

/** What is changed of a venue: a field left out stays, null empties it. */
export type VenueInput = {
  active?: boolean | null | undefined;
  bookingServiceId?: string | null | undefined;
  city?: string | null | undefined;
  /** Keeps an organisation number of another form than the country's. */
  keepsOrganizationId?: boolean | null | undefined;
  lat?: number | null | undefined;
  long?: number | null | undefined;
  /** 0 to 240 minutes; null is not set. */
  minimumPickupWaitTime?: number | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  organizationId?: string | null | undefined;
  /** International, such as +46812345678. */
  phone?: string | null | undefined;
  placeName?: string | null | undefined;
  street?: string | null | undefined;
  supportEmail?: string | null | undefined;
  /** IANA zone; left out of a new venue it is the country's. */
  timeZone?: string | null | undefined;
  zip?: string | null | undefined;
};

/** A thing and the version that was read. */
export type VersionedId = {
  id: string;
  version: number;
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
  address: string;
  events: Array<WebhookEventType>;
  isActive: boolean;
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

export type AccountNumbersQueryVariables = Exact<{
  companyId: string;
}>;


export type AccountNumbersQuery = { accountNumbers: Array<{ key: string, account: string, text: string }> };

export type SaveAccountNumbersMutationVariables = Exact<{
  companyId: string;
  numbers: Array<AccountNumberInput> | AccountNumberInput;
}>;


export type SaveAccountNumbersMutation = { saveAccountNumbers: { error: string | null, field: string | null } };

export type ClosingsToBookQueryVariables = Exact<{
  companyId: string;
  venueId?: string | null | undefined;
  from: string;
  to: string;
  cursor?: string | null | undefined;
}>;


export type ClosingsToBookQuery = { dayClosings: { nextCursor: string | null, closings: Array<{ id: string, number: number, day: string, venueName: string, organizationId: string | null, currency: Currency, tips: number, refundedTips: number, sales: Array<{ rate: number, gross: number, net: number, vat: number }>, kinds: Array<{ kind: string, amount: number }>, back: Array<{ rate: number, gross: number, net: number, vat: number }>, backKinds: Array<{ kind: string, amount: number }> }> } };

export type CompanyAddressesPartsFragment = { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> };

export type CompanyAddressesQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyAddressesQuery = { companyAddresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } };

export type AddHostMutationVariables = Exact<{
  companyId: string;
  host: string;
}>;


export type AddHostMutation = { addHost: { error: string | null, field: string | null, addresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } } };

export type CheckHostMutationVariables = Exact<{
  companyId: string;
  host: string;
}>;


export type CheckHostMutation = { checkHost: { error: string | null, field: string | null, addresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } } };

export type SetMainHostMutationVariables = Exact<{
  companyId: string;
  host: string;
}>;


export type SetMainHostMutation = { setMainHost: { error: string | null, field: string | null, addresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } } };

export type RemoveHostMutationVariables = Exact<{
  companyId: string;
  host: string;
}>;


export type RemoveHostMutation = { removeHost: { error: string | null, field: string | null, addresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } } };

export type ChangePathMutationVariables = Exact<{
  companyId: string;
  path: string;
}>;


export type ChangePathMutation = { changePath: { error: string | null, field: string | null, suggestions: Array<string>, addresses: { path: string | null, oldPaths: Array<string>, wasLive: boolean, platformHost: string | null, hosts: Array<{ host: string, state: HostState, isMain: boolean, txtName: string | null, txtValue: string | null, problem: HostProblem | null, found: string | null, checkedAt: string | null, checkedUntil: string | null }> } } };

export type AdministeredCompanyQueryVariables = Exact<{
  companyId: string;
}>;


export type AdministeredCompanyQuery = { administeredCompany: { id: string, displayName: string, slug: string | null, country: string, currency: Currency, languages: Array<Language>, enableQrOrders: boolean, requiresTwoFactor: boolean, isLive: boolean, venues: Array<{ id: string, name: string }> } };

export type StaffMembersQueryVariables = Exact<{
  companyId: string;
}>;


export type StaffMembersQuery = { staffMembers: Array<{ id: string, version: number, name: string, email: string, role: StaffRole, venueIds: Array<string>, active: boolean, hasTwoFactor: boolean, isInvited: boolean, invitationEndsAt: string | null, invitationSentAt: string | null, lastSeenAt: string | null }> };

export type InviteStaffMemberMutationVariables = Exact<{
  companyId: string;
  name: string;
  email: string;
  role: StaffRole;
  venueIds: Array<string> | string;
}>;


export type InviteStaffMemberMutation = { inviteStaffMember: { invitation: string | null, isMailed: boolean, error: string | null } };

export type ResetStaffPasswordMutationVariables = Exact<{
  staffId: string;
}>;


export type ResetStaffPasswordMutation = { resetStaffPassword: { invitation: string | null, isMailed: boolean, error: string | null } };

export type RenewStaffInvitationMutationVariables = Exact<{
  staffId: string;
}>;


export type RenewStaffInvitationMutation = { renewStaffInvitation: { invitation: string | null, isMailed: boolean, error: string | null } };

export type SaveStaffMemberMutationVariables = Exact<{
  companyId: string;
  staffId: string;
  version: number;
  name?: string | null | undefined;
  venueIds?: Array<string> | string | null | undefined;
}>;


export type SaveStaffMemberMutation = { saveStaffMember: { success: boolean, error: string | null, field: string | null, version: number | null, auditId: string | null } };

export type UndoChangeMutationVariables = Exact<{
  auditId: string;
}>;


export type UndoChangeMutation = { undoChange: { success: boolean, error: string | null } };

export type ChangeStaffRoleMutationVariables = Exact<{
  staffId: string;
  role: StaffRole;
  venueIds: Array<string> | string;
}>;


export type ChangeStaffRoleMutation = { changeStaffRole: { success: boolean, error: string | null } };

export type SetStaffActiveMutationVariables = Exact<{
  staffId: string;
  active: boolean;
}>;


export type SetStaffActiveMutation = { setStaffActive: { invitation: string | null, isMailed: boolean, error: string | null } };

export type SetTwoFactorRequiredMutationVariables = Exact<{
  companyId: string;
  required: boolean;
}>;


export type SetTwoFactorRequiredMutation = { setTwoFactorRequired: { success: boolean, error: string | null } };

export type RemoveTwoFactorMutationVariables = Exact<{
  staffId: string;
  proof: string;
}>;


export type RemoveTwoFactorMutation = { removeTwoFactor: { success: boolean, error: string | null } };

export type CompanyOrderTermsQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyOrderTermsQuery = { companyOrderTerms: { unansweredOrderMinutes: number, capturesAtOnce: boolean } };

export type SetCompanyOrderTermsMutationVariables = Exact<{
  companyId: string;
  unansweredOrderMinutes: number;
  capturesAtOnce: boolean;
}>;


export type SetCompanyOrderTermsMutation = { setCompanyOrderTerms: { success: boolean, error: string | null } };

export type CompanyInvoicesQueryVariables = Exact<{
  companyId: string;
  isUnpaidOnly: boolean;
  targetId?: string | null | undefined;
  state?: InvoiceState | null | undefined;
  cursor?: string | null | undefined;
}>;


export type CompanyInvoicesQuery = { companyInvoices: { nextCursor: string | null, unpaid: number, invoices: Array<{ id: string, number: number, buyerName: string, periodStart: string, periodEnd: string, issuedOn: string, dueOn: string, total: number, currency: Currency, targetId: string, credited: number, state: InvoiceState, daysOverdue: number, mailedAt: string | null, paidAt: string | null }> } };

export type SetInvoicePaidMutationVariables = Exact<{
  invoiceId: string;
  paid: boolean;
  paidOn?: string | null | undefined;
}>;


export type SetInvoicePaidMutation = { setInvoicePaid: { success: boolean, error: string | null } };

export type ApproveInvoiceCustomerMutationVariables = Exact<{
  companyId: string;
  phone: string;
  customer: InvoiceCustomerInput;
}>;


export type ApproveInvoiceCustomerMutation = { approveInvoiceCustomer: { success: boolean, error: string | null } };

export type EndInvoiceCustomerMutationVariables = Exact<{
  companyId: string;
  phone: string;
}>;


export type EndInvoiceCustomerMutation = { endInvoiceCustomer: { success: boolean, error: string | null } };

export type OfficeSearchQueryVariables = Exact<{
  companyId: string;
  text: string;
}>;


export type OfficeSearchQuery = { officeSearch: Array<{ kind: OfficeKind, id: string, title: string, subtitle: string | null, venueId: string | null }> };

export type LogEntryFragment = { id: string, at: string, actor: AuditActor, staffId: string | null, staffName: string | null, action: string, subjectId: string, details: unknown, subject: { kind: OfficeKind, title: string } | null };

export type AuditLogQueryVariables = Exact<{
  companyId: string;
  subjectId?: string | null | undefined;
  kind?: OfficeKind | null | undefined;
  actor?: AuditActor | null | undefined;
  staffId?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  cursor?: string | null | undefined;
  limit?: number | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nextCursor: string | null, entries: Array<{ id: string, at: string, actor: AuditActor, staffId: string | null, staffName: string | null, action: string, subjectId: string, details: unknown, subject: { kind: OfficeKind, title: string } | null }> } };

export type AuditExportQueryVariables = Exact<{
  companyId: string;
  subjectId?: string | null | undefined;
  kind?: OfficeKind | null | undefined;
  actor?: AuditActor | null | undefined;
  staffId?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type AuditExportQuery = { auditExport: { nextCursor: string | null, entries: Array<{ id: string, at: string, actor: AuditActor, staffId: string | null, staffName: string | null, action: string, subjectId: string, details: unknown, subject: { kind: OfficeKind, title: string } | null }> } };

export type CompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesQuery = { companies: Array<{ id: string, displayName: string, slugs: Array<string>, country: string, currency: Currency | null, active: boolean, venueCount: number, createdAt: string, isLive: boolean, nextStep: SetupStep | null, lastOrderAt: string | null, openFindings: number, invited: Array<{ id: string, name: string, email: string }> }> };

export type CheckPathQueryVariables = Exact<{
  companyId?: string | null | undefined;
  path: string;
  country?: string | null | undefined;
}>;


export type CheckPathQuery = { checkPath: { error: string | null, suggestions: Array<string> } };

export type CreateCompanyMutationVariables = Exact<{
  displayName: string;
  slug: string;
  country: string;
  currency: Currency;
  language: Language;
  adminName: string;
  adminEmail: string;
}>;


export type CreateCompanyMutation = { createCompany: { invitation: string | null, isMailed: boolean, suggestions: Array<string>, error: string | null } };

export type SetCompanyActiveMutationVariables = Exact<{
  companyId: string;
  active: boolean;
}>;


export type SetCompanyActiveMutation = { setCompanyActive: { success: boolean, error: string | null } };

export type DeadJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadJobsQuery = { deadJobs: Array<{ id: string, name: string, attempts: number, lastError: string | null, createdAt: string, payload: unknown }> };

export type ReplayJobMutationVariables = Exact<{
  id: string;
}>;


export type ReplayJobMutation = { replayJob: { success: boolean, error: string | null } };

export type BillFieldsFragment = { id: string, tableCode: string, venueId: string, venueName: string, timeZone: string, createdAt: string, closedAt: string | null, amount: number, discount: number, paid: number, left: number, beingPaid: number, lines: Array<{ id: string, title: string, options: Array<string>, amount: number, discount: number, paid: number, left: number, isBeingPaid: boolean, takenOffAt: string | null, takenOffReason: string | null, orderId: string, orderNumber: string }>, receipts: Array<{ orderId: string, orderNumber: string, createdAt: string, total: number, kind: OfficePaymentKind | null, counterKind: CounterKind | null }> };

export type OfficeBillsQueryVariables = Exact<{
  companyId: string;
  venueId?: string | null | undefined;
  isClosed: boolean;
}>;


export type OfficeBillsQuery = { officeBills: Array<{ id: string, tableCode: string, venueId: string, venueName: string, timeZone: string, createdAt: string, closedAt: string | null, amount: number, discount: number, paid: number, left: number, beingPaid: number, lines: Array<{ id: string, title: string, options: Array<string>, amount: number, discount: number, paid: number, left: number, isBeingPaid: boolean, takenOffAt: string | null, takenOffReason: string | null, orderId: string, orderNumber: string }>, receipts: Array<{ orderId: string, orderNumber: string, createdAt: string, total: number, kind: OfficePaymentKind | null, counterKind: CounterKind | null }> }> };

export type OfficeBillQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type OfficeBillQuery = { officeBill: { id: string, tableCode: string, venueId: string, venueName: string, timeZone: string, createdAt: string, closedAt: string | null, amount: number, discount: number, paid: number, left: number, beingPaid: number, lines: Array<{ id: string, title: string, options: Array<string>, amount: number, discount: number, paid: number, left: number, isBeingPaid: boolean, takenOffAt: string | null, takenOffReason: string | null, orderId: string, orderNumber: string }>, receipts: Array<{ orderId: string, orderNumber: string, createdAt: string, total: number, kind: OfficePaymentKind | null, counterKind: CounterKind | null }> } };

export type SettleBillMutationVariables = Exact<{
  companyId: string;
  id: string;
  billId: string;
  kind: CounterKind;
  lineIds?: Array<string> | string | null | undefined;
  amount: number;
}>;


export type SettleBillMutation = { settleBill: { error: string | null, field: string | null, receiptId: string | null } };

export type TakeOffBillMutationVariables = Exact<{
  companyId: string;
  billId: string;
  lineId: string;
  reason: string;
}>;


export type TakeOffBillMutation = { takeOffBill: { error: string | null, field: string | null } };

export type TodayQueryVariables = Exact<{
  companyId: string;
  venueId?: string | null | undefined;
}>;


export type TodayQuery = { today: { at: string, hour: number, day: string, itemCount: number, firstOrderLastWeek: string | null, pending: number, preparing: number, ready: number, overdue: number, now: { turnover: number, orders: number, secondsToReady: number | null, rejected: number }, lastWeek: { turnover: number, orders: number, secondsToReady: number | null, rejected: number } | null, rejections: Array<{ reason: string, orders: number }>, hours: Array<{ hour: number, orders: number, before: number }>, items: Array<{ id: string, title: string, image: string | null, units: number, amount: number }>, needs: Array<{ kind: TodayNeedKind, count: number, subjectId: string | null, name: string | null, until: string | null, timeZone: string | null, amount: number | null, day: string | null }> } };

export type SalesQueryVariables = Exact<{
  companyId: string;
  from: string;
  to: string;
  by: SalesBy;
  venueId?: string | null | undefined;
  comparedWith?: SalesComparison | null | undefined;
}>;


export type SalesQuery = { sales: { by: SalesBy, from: string, to: string, beforeFrom: string | null, beforeTo: string | null, rows: Array<{ key: string, label: string | null, amount: number, orders: number | null, units: number | null, refunded: number | null, secondsWaited: number | null, before: number | null }>, total: { orders: number, dishes: number, fees: number, discount: number, turnover: number, tips: number, refunds: number, refunded: number, rejected: number }, before: { orders: number, turnover: number, refunded: number } | null, clocks: Array<{ timeZone: string, begins: number }> } };

export type VatOfRateFragment = { rate: number, gross: number, net: number, vat: number };

export type DayClosingsQueryVariables = Exact<{
  companyId: string;
  venueId?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type DayClosingsQuery = { dayClosings: { nextCursor: string | null, closings: Array<{ id: string, number: number, venueId: string, venueName: string, street: string | null, city: string | null, organizationId: string | null, timeZone: string, day: string, beginsAt: string, endsAt: string, closedAt: string, currency: Currency, orders: number, dishes: number, fees: number, discount: number, turnover: number, tips: number, refunds: number, refunded: number, refundedTips: number, firstOrder: string | null, lastOrder: string | null, sales: Array<{ rate: number, gross: number, net: number, vat: number }>, kinds: Array<{ kind: string, orders: number, amount: number }>, back: Array<{ rate: number, gross: number, net: number, vat: number }>, rejected: Array<{ reason: string, orders: number, amount: number }>, takenBack: { orders: number, amount: number }, openBills: { bills: number, amount: number }, chargebacks: Array<{ orderNumber: string | null, reference: string, stage: ChargebackStage, amount: number, answerBy: string | null }> }> } };

export type ClosingReadersQueryVariables = Exact<{
  companyId: string;
  venueId: string;
}>;


export type ClosingReadersQuery = { closingReaders: { emails: Array<string>, people: Array<{ id: string, name: string, email: string, isChosen: boolean }> } };

export type SaveClosingReadersMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  staffIds: Array<string> | string;
  emails: Array<string> | string;
}>;


export type SaveClosingReadersMutation = { saveClosingReaders: { error: string | null, field: string | null } };

export type VatReportQueryVariables = Exact<{
  companyId: string;
  fromMonth: string;
  toMonth: string;
  venueId?: string | null | undefined;
}>;


export type VatReportQuery = { vatReport: Array<{ month: string, days: number, sales: Array<{ rate: number, gross: number, net: number, vat: number }>, back: Array<{ rate: number, gross: number, net: number, vat: number }> }> };

export type CodeLimitsFragment = { venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null };

export type OfficeCodeFieldsFragment = { id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeCodesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  state?: RunState | null | undefined;
  search?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type OfficeCodesQuery = { officeCodes: { nextCursor: string | null, averageOrder: number | null, codes: Array<{ id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, counts: Array<{ state: RunState, count: number }> } };

export type OfficeCodeQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
}>;


export type OfficeCodeQuery = { officeCode: { id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } };

export type CodesOfSeriesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
}>;


export type CodesOfSeriesQuery = { codesOfSeries: Array<{ code: string, isUsed: boolean }> };

export type TryCodeQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  venueId: string;
  at: string;
  isSignedIn: boolean;
  cartValue: number;
  language: Language;
}>;


export type TryCodeQuery = { tryCode: { refusal: string | null, refusalText: string | null, saving: number | null } };

export type CreateCodeMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  code: CodeInput;
}>;


export type CreateCodeMutation = { createCode: { error: string | null, field: string | null, auditId: string | null, code: { id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SaveCodeMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  code: CodeInput;
}>;


export type SaveCodeMutation = { saveCode: { error: string | null, field: string | null, auditId: string | null, code: { id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type RemoveCodeMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RemoveCodeMutation = { removeCode: { error: string | null } };

export type CreateCodeSeriesMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  prefix: string;
  count: number;
  code: CodeInput;
}>;


export type CreateCodeSeriesMutation = { createCodeSeries: { error: string | null, field: string | null, auditId: string | null, code: { id: string, version: number, code: string, state: RunState, active: boolean, discountType: OfficeDiscountType, discountRate: number, usedCount: number, reservedCount: number, turnover: number, seriesSize: number | null, venueIds: Array<string>, categoryIds: Array<string>, startsAt: string | null, endsAt: string | null, hoursStart: string | null, hoursEnd: string | null, requiresUser: boolean, useLimit: number | null, useLimitPerUser: number | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type WebhookPartsFragment = { id: string, version: number, address: string, events: Array<WebhookEventType>, isActive: boolean, secretEnd: string, oldSecretUntil: string | null, failingSince: string | null, switchedOffAt: string | null, lastDeliveredAt: string | null, waiting: number, missed: number };

export type WebhooksQueryVariables = Exact<{
  companyId: string;
}>;


export type WebhooksQuery = { webhooks: Array<{ id: string, version: number, address: string, events: Array<WebhookEventType>, isActive: boolean, secretEnd: string, oldSecretUntil: string | null, failingSince: string | null, switchedOffAt: string | null, lastDeliveredAt: string | null, waiting: number, missed: number }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  companyId: string;
  webhookId: string;
  state?: WebhookDeliveryState | null | undefined;
  cursor?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nextCursor: string | null, deliveries: Array<{ id: string, eventId: string, type: string, at: string, state: WebhookDeliveryState, dueAt: string | null, tries: Array<{ at: string, status: number | null, problem: WebhookProblem | null, milliseconds: number }> }> } };

export type CreateWebhookMutationVariables = Exact<{
  companyId: string;
  id: string;
  webhook: WebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { error: string | null, field: string | null, secret: string | null, webhook: { id: string, version: number, address: string, events: Array<WebhookEventType>, isActive: boolean, secretEnd: string, oldSecretUntil: string | null, failingSince: string | null, switchedOffAt: string | null, lastDeliveredAt: string | null, waiting: number, missed: number } | null } };

export type SaveWebhookMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
  webhook: WebhookInput;
}>;


export type SaveWebhookMutation = { saveWebhook: { error: string | null, field: string | null, webhook: { id: string, version: number, address: string, events: Array<WebhookEventType>, isActive: boolean, secretEnd: string, oldSecretUntil: string | null, failingSince: string | null, switchedOffAt: string | null, lastDeliveredAt: string | null, waiting: number, missed: number } | null } };

export type RenewWebhookSecretMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type RenewWebhookSecretMutation = { renewWebhookSecret: { error: string | null, field: string | null, secret: string | null, webhook: { id: string, version: number, address: string, events: Array<WebhookEventType>, isActive: boolean, secretEnd: string, oldSecretUntil: string | null, failingSince: string | null, switchedOffAt: string | null, lastDeliveredAt: string | null, waiting: number, missed: number } | null } };

export type RemoveWebhookMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type RemoveWebhookMutation = { removeWebhook: { error: string | null, field: string | null } };

export type TryWebhookMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type TryWebhookMutation = { tryWebhook: { error: string | null, field: string | null } };

export type ReplayWebhookMutationVariables = Exact<{
  companyId: string;
  id: string;
  deliveryIds?: Array<string> | string | null | undefined;
}>;


export type ReplayWebhookMutation = { replayWebhook: { error: string | null, field: string | null } };

export type ApiKeyPartsFragment = { id: string, name: string, keyEnd: string, reads: Array<ApiRead>, endsAt: string | null, lastUsedAt: string | null };

export type ApiKeysQueryVariables = Exact<{
  companyId: string;
}>;


export type ApiKeysQuery = { apiKeys: Array<{ id: string, name: string, keyEnd: string, reads: Array<ApiRead>, endsAt: string | null, lastUsedAt: string | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  companyId: string;
  id: string;
  apiKey: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { error: string | null, field: string | null, secret: string | null } };

export type RevokeApiKeyMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { error: string | null, field: string | null } };

export type VenueContactsQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueContactsQuery = { venueContacts: Array<{ name: string, email: string | null, phone: string | null, phoneBy: PhoneWay, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> }> };

export type SetVenueContactsMutationVariables = Exact<{
  venueId: string;
  contacts: Array<VenueContactInput> | VenueContactInput;
}>;


export type SetVenueContactsMutation = { setVenueContacts: { success: boolean, error: string | null, position: number | null } };

export type DevicePartsFragment = { id: string, name: string, venueIds: Array<string>, isSignedIn: boolean, codeEndsAt: string | null, lastSeenAt: string | null };

export type StaffDevicesQueryVariables = Exact<{
  companyId: string;
}>;


export type StaffDevicesQuery = { staffDevices: Array<{ id: string, name: string, venueIds: Array<string>, isSignedIn: boolean, codeEndsAt: string | null, lastSeenAt: string | null }> };

export type AddDeviceMutationVariables = Exact<{
  companyId: string;
  id: string;
  name: string;
  venueIds: Array<string> | string;
}>;


export type AddDeviceMutation = { addDevice: { error: string | null, code: string | null, device: { id: string, name: string, venueIds: Array<string>, isSignedIn: boolean, codeEndsAt: string | null, lastSeenAt: string | null } | null } };

export type RenewDeviceCodeMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type RenewDeviceCodeMutation = { renewDeviceCode: { error: string | null, code: string | null, device: { id: string, name: string, venueIds: Array<string>, isSignedIn: boolean, codeEndsAt: string | null, lastSeenAt: string | null } | null } };

export type EndDeviceMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type EndDeviceMutation = { endDevice: { error: string | null } };

export type SignInDeviceMutationVariables = Exact<{
  code: string;
}>;


export type SignInDeviceMutation = { signInDevice: { error: string | null, token: string | null } };

export type GuestRowFragment = { id: string, name: string | null, easyId: string, phone: string | null, email: string | null, levelId: string | null, points: number, orders: number, lastOrderAt: string | null, spent12Months: number, takesNews: boolean, isBusiness: boolean, blockedAt: string | null };

export type OfficeGuestsQueryVariables = Exact<{
  companyId: string;
  filter: GuestFilter;
  sort: GuestSort;
  isReversed: boolean;
  cursor?: string | null | undefined;
}>;


export type OfficeGuestsQuery = { officeGuests: { nextCursor: string | null, total: number | null, guests: Array<{ id: string, name: string | null, easyId: string, phone: string | null, email: string | null, levelId: string | null, points: number, orders: number, lastOrderAt: string | null, spent12Months: number, takesNews: boolean, isBusiness: boolean, blockedAt: string | null }>, levels: Array<{ id: string, title: string, pointsRequired: number }> } };

export type GuestPageFragment = { version: number, language: Language | null, createdAt: string, newsSince: string | null, isShared: boolean, blockedReason: string | null, note: string | null, noteVersion: number, runningOrders: number, givableLevelIds: Array<string>, row: { id: string, name: string | null, easyId: string, phone: string | null, email: string | null, levelId: string | null, points: number, orders: number, lastOrderAt: string | null, spent12Months: number, takesNews: boolean, isBusiness: boolean, blockedAt: string | null }, cards: Array<{ brand: string, lastFour: string }>, levels: Array<{ id: string, title: string, pointsRequired: number }>, givenLevel: { levelId: string, title: string, isArchived: boolean, until: string | null } | null, pointMoves: Array<{ id: string, at: string, points: number, balance: number, orderId: string | null, orderNumber: string | null, reason: string | null, staffName: string | null }>, stamps: Array<{ stampCardId: string, name: string, count: number, required: number, isOpen: boolean, moves: Array<{ id: string, at: string, isTaken: boolean, reason: string | null, staffName: string | null }> }>, rights: Array<{ id: string, name: string, isSingleUse: boolean, isUsed: boolean, expiresAt: string | null }>, codes: Array<{ code: string, times: number }>, invoices: Array<{ id: string, number: number, issuedOn: string, total: number, isPaid: boolean }> };

export type OfficeGuestQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type OfficeGuestQuery = { officeGuest: { version: number, language: Language | null, createdAt: string, newsSince: string | null, isShared: boolean, blockedReason: string | null, note: string | null, noteVersion: number, runningOrders: number, givableLevelIds: Array<string>, row: { id: string, name: string | null, easyId: string, phone: string | null, email: string | null, levelId: string | null, points: number, orders: number, lastOrderAt: string | null, spent12Months: number, takesNews: boolean, isBusiness: boolean, blockedAt: string | null }, cards: Array<{ brand: string, lastFour: string }>, levels: Array<{ id: string, title: string, pointsRequired: number }>, givenLevel: { levelId: string, title: string, isArchived: boolean, until: string | null } | null, pointMoves: Array<{ id: string, at: string, points: number, balance: number, orderId: string | null, orderNumber: string | null, reason: string | null, staffName: string | null }>, stamps: Array<{ stampCardId: string, name: string, count: number, required: number, isOpen: boolean, moves: Array<{ id: string, at: string, isTaken: boolean, reason: string | null, staffName: string | null }> }>, rights: Array<{ id: string, name: string, isSingleUse: boolean, isUsed: boolean, expiresAt: string | null }>, codes: Array<{ code: string, times: number }>, invoices: Array<{ id: string, number: number, issuedOn: string, total: number, isPaid: boolean }> } };

export type OpenGuestContactMutationVariables = Exact<{
  companyId: string;
  userId: string;
}>;


export type OpenGuestContactMutation = { openGuestContact: { phone: string | null, email: string | null } };

export type CorrectPointsMutationVariables = Exact<{
  companyId: string;
  id: string;
  userId: string;
  points: number;
  reason: string;
}>;


export type CorrectPointsMutation = { correctPoints: { error: string | null, field: string | null } };

export type SaveGuestMutationVariables = Exact<{
  companyId: string;
  userId: string;
  version: number;
  name?: string | null | undefined;
  email?: string | null | undefined;
}>;


export type SaveGuestMutation = { saveGuest: { error: string | null, field: string | null, auditId: string | null } };

export type SetGuestBlockedMutationVariables = Exact<{
  companyId: string;
  userId: string;
  version: number;
  isBlocked: boolean;
  reason?: string | null | undefined;
}>;


export type SetGuestBlockedMutation = { setGuestBlocked: { error: string | null, field: string | null } };

export type DeleteGuestMutationVariables = Exact<{
  companyId: string;
  userId: string;
  easyId: string;
  isForced: boolean;
  proof?: string | null | undefined;
}>;


export type DeleteGuestMutation = { deleteGuest: { success: boolean, error: string | null } };

export type GuestFileFieldsFragment = { id: string, askedAt: string, expiresAt: string, isReady: boolean };

export type GuestFileQueryVariables = Exact<{
  companyId?: string | null | undefined;
  userId: string;
}>;


export type GuestFileQuery = { guestFile: { id: string, askedAt: string, expiresAt: string, isReady: boolean } | null };

export type AskGuestFileMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  userId: string;
  titles: Array<GuestFileTitle> | GuestFileTitle;
  proof?: string | null | undefined;
}>;


export type AskGuestFileMutation = { askGuestFile: { error: string | null, file: { id: string, askedAt: string, expiresAt: string, isReady: boolean } | null } };

export type ExportGuestsMutationVariables = Exact<{
  companyId?: string | null | undefined;
  filter: GuestFilter;
  columns: Array<GuestColumn> | GuestColumn;
  contacts: GuestContacts;
  proof?: string | null | undefined;
}>;


export type ExportGuestsMutation = { exportGuests: { error: string | null, guests: Array<{ name: string | null, easyId: string | null, level: string | null, points: number | null, orders: number | null, lastOrderAt: string | null, spent12Months: number | null, createdAt: string | null, takesNews: boolean | null, phone: string | null, email: string | null }> } };

export type SaveGuestNoteMutationVariables = Exact<{
  companyId?: string | null | undefined;
  userId: string;
  version: number;
  note: string;
}>;


export type SaveGuestNoteMutation = { saveGuestNote: { error: string | null, field: string | null, auditId: string | null, guest: { version: number, language: Language | null, createdAt: string, newsSince: string | null, isShared: boolean, blockedReason: string | null, note: string | null, noteVersion: number, runningOrders: number, givableLevelIds: Array<string>, row: { id: string, name: string | null, easyId: string, phone: string | null, email: string | null, levelId: string | null, points: number, orders: number, lastOrderAt: string | null, spent12Months: number, takesNews: boolean, isBusiness: boolean, blockedAt: string | null }, cards: Array<{ brand: string, lastFour: string }>, levels: Array<{ id: string, title: string, pointsRequired: number }>, givenLevel: { levelId: string, title: string, isArchived: boolean, until: string | null } | null, pointMoves: Array<{ id: string, at: string, points: number, balance: number, orderId: string | null, orderNumber: string | null, reason: string | null, staffName: string | null }>, stamps: Array<{ stampCardId: string, name: string, count: number, required: number, isOpen: boolean, moves: Array<{ id: string, at: string, isTaken: boolean, reason: string | null, staffName: string | null }> }>, rights: Array<{ id: string, name: string, isSingleUse: boolean, isUsed: boolean, expiresAt: string | null }>, codes: Array<{ code: string, times: number }>, invoices: Array<{ id: string, number: number, issuedOn: string, total: number, isPaid: boolean }> } | null } };

export type CorrectStampsMutationVariables = Exact<{
  companyId: string;
  id: string;
  userId: string;
  stampCardId: string;
  isTaken: boolean;
  reason: string;
}>;


export type CorrectStampsMutation = { correctStamps: { error: string | null, field: string | null } };

export type GiveGuestLevelMutationVariables = Exact<{
  companyId: string;
  userId: string;
  levelId?: string | null | undefined;
  endsOn?: string | null | undefined;
}>;


export type GiveGuestLevelMutation = { giveGuestLevel: { error: string | null, field: string | null } };

export type SendGuestPhoneCodeMutationVariables = Exact<{
  companyId: string;
  userId: string;
  phone: string;
}>;


export type SendGuestPhoneCodeMutation = { sendGuestPhoneCode: { error: string | null, field: string | null } };

export type ChangeGuestPhoneMutationVariables = Exact<{
  companyId: string;
  userId: string;
  code: string;
}>;


export type ChangeGuestPhoneMutation = { changeGuestPhone: { error: string | null, field: string | null } };

export type InvoiceCustomersQueryVariables = Exact<{
  companyId: string;
  search?: string | null | undefined;
}>;


export type InvoiceCustomersQuery = { invoiceCustomers: Array<{ userId: string, targetId: string, name: string, phone: string | null, organizationId: string | null, email: string, street: string | null, zip: string | null, city: string | null, creditLimit: number, owed: number, unbilled: number, overdue: number }> };

export type OfficeInvoiceQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type OfficeInvoiceQuery = { officeInvoice: { invoice: { id: string, number: number, buyerName: string, total: number, credited: number, currency: Currency, state: InvoiceState }, lines: Array<{ position: number, orderId: string, title: string, quantity: number, vatRate: number | null, amount: number, isCredited: boolean }>, creditNotes: Array<{ id: string, number: number, issuedOn: string, total: number, reason: string, staffName: string }> } };

export type ResendInvoiceMutationVariables = Exact<{
  companyId: string;
  invoiceId: string;
}>;


export type ResendInvoiceMutation = { resendInvoice: { success: boolean, error: string | null } };

export type CreditInvoiceMutationVariables = Exact<{
  companyId: string;
  id: string;
  invoiceId: string;
  positions?: Array<number> | number | null | undefined;
  reason: string;
}>;


export type CreditInvoiceMutation = { creditInvoice: { error: string | null, field: string | null } };

export type PrinterPartsFragment = { id: string, name: string, kind: PrinterKind, host: string | null, port: number | null, codePage: CodePage, paper: number, copies: number, moment: PrintMoment, prints: TicketKind, stationIds: Array<string>, mac: string | null, trouble: PrinterTroubleKind | null, missedTickets: number };

export type VenueStationsQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueStationsQuery = { venueStations: { stations: Array<{ id: string, name: string, colour: StationColour }>, categories: Array<{ categoryId: string, name: string, stationId: string | null }>, items: Array<{ itemId: string, title: string, ownStationId: string | null }> } };

export type SetVenueStationsMutationVariables = Exact<{
  venueId: string;
  stations: Array<StationInput> | StationInput;
}>;


export type SetVenueStationsMutation = { setVenueStations: { success: boolean, error: string | null, position: number | null } };

export type AssignStationsMutationVariables = Exact<{
  venueId: string;
  categories: Array<CategoryStationInput> | CategoryStationInput;
  items: Array<ItemStationInput> | ItemStationInput;
}>;


export type AssignStationsMutation = { assignStations: { success: boolean, error: string | null } };

export type VenuePrintersQueryVariables = Exact<{
  venueId: string;
}>;


export type VenuePrintersQuery = { venuePrinters: Array<{ id: string, name: string, kind: PrinterKind, host: string | null, port: number | null, codePage: CodePage, paper: number, copies: number, moment: PrintMoment, prints: TicketKind, stationIds: Array<string>, mac: string | null, trouble: PrinterTroubleKind | null, missedTickets: number }> };

export type AddPrinterMutationVariables = Exact<{
  venueId: string;
  printer: PrinterInput;
}>;


export type AddPrinterMutation = { addPrinter: { success: boolean, error: string | null, cloudPrntPath: string | null } };

export type ChangePrinterMutationVariables = Exact<{
  id: string;
  printer: PrinterInput;
}>;


export type ChangePrinterMutation = { changePrinter: { success: boolean, error: string | null } };

export type RemovePrinterMutationVariables = Exact<{
  id: string;
}>;


export type RemovePrinterMutation = { removePrinter: { success: boolean, error: string | null } };

export type RenewPrinterAddressMutationVariables = Exact<{
  id: string;
}>;


export type RenewPrinterAddressMutation = { renewPrinterAddress: { success: boolean, error: string | null, cloudPrntPath: string | null } };

export type PrintTestTicketMutationVariables = Exact<{
  printerId: string;
}>;


export type PrintTestTicketMutation = { printTestTicket: { success: boolean, error: string | null } };

export type LedgerQueryVariables = Exact<{
  companyId: string;
  venueId?: string | null | undefined;
  from: string;
  to: string;
  kinds?: Array<OfficePaymentKind> | OfficePaymentKind | null | undefined;
  entries?: Array<LedgerEntryKind> | LedgerEntryKind | null | undefined;
  cursor?: string | null | undefined;
}>;


export type LedgerQuery = { ledger: { balance: number, nextCursor: string | null, rows: Array<{ id: string, at: string, paymentId: string, orderNumber: string | null, venueName: string, timeZone: string, kind: OfficePaymentKind, entry: LedgerEntryKind, amount: number, currency: Currency, balance: number }>, sums: Array<{ entry: LedgerEntryKind, movements: number, amount: number }> } };

export type LedgerPaymentQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type LedgerPaymentQuery = { ledgerPayment: { id: string, kind: OfficePaymentKind, counterKind: CounterKind | null, amount: number, tip: number, currency: Currency, createdAt: string, pspReference: string | null, orderId: string | null, orderNumber: string | null, venueName: string, timeZone: string, entries: Array<{ id: string, at: string, entry: LedgerEntryKind, amount: number, providerReference: string | null }>, notices: Array<{ id: string, receivedAt: string, name: string, outcome: string | null, reason: string | null }> } };

export type FindingPartsFragment = { id: string, kind: FindingKind, remedy: FindingRemedy, foundAt: string, lastSeenAt: string, timesSeen: number, endedAt: string | null, note: string | null, settledBy: string | null, orderId: string | null, orderNumber: string | null, paymentId: string | null, venueName: string | null, timeZone: string, amount: number | null, currency: Currency | null, lastWords: string | null, canRetry: boolean, needsPerson: boolean };

export type FindingsQueryVariables = Exact<{
  companyId: string;
  isWithEnded: boolean;
}>;


export type FindingsQuery = { findings: Array<{ id: string, kind: FindingKind, remedy: FindingRemedy, foundAt: string, lastSeenAt: string, timesSeen: number, endedAt: string | null, note: string | null, settledBy: string | null, orderId: string | null, orderNumber: string | null, paymentId: string | null, venueName: string | null, timeZone: string, amount: number | null, currency: Currency | null, lastWords: string | null, canRetry: boolean, needsPerson: boolean }> };

export type OpenFindingsQueryVariables = Exact<{
  companyId: string;
}>;


export type OpenFindingsQuery = { openFindings: number };

export type RetryFindingMutationVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type RetryFindingMutation = { retryFinding: { error: string | null, field: string | null } };

export type CloseFindingMutationVariables = Exact<{
  companyId: string;
  id: string;
  note: string;
}>;


export type CloseFindingMutation = { closeFinding: { error: string | null, field: string | null } };

export type OfficeLookFieldsFragment = { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> };

export type LookStateFieldsFragment = { version: number, slug: string, draftBy: string | null, draftAt: string | null, published: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> }, draft: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } | null };

export type OfficeLookQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OfficeLookQuery = { officeLook: { version: number, slug: string, draftBy: string | null, draftAt: string | null, published: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> }, draft: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } | null } };

export type SaveLookDraftMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
  look: LookInput;
}>;


export type SaveLookDraftMutation = { saveLookDraft: { error: string | null, field: string | null, auditId: string | null, look: { version: number, slug: string, draftBy: string | null, draftAt: string | null, published: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> }, draft: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } | null } | null } };

export type PublishLookMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
}>;


export type PublishLookMutation = { publishLook: { error: string | null, field: string | null, auditId: string | null, look: { version: number, slug: string, draftBy: string | null, draftAt: string | null, published: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> }, draft: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } | null } | null } };

export type EarlierLooksQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type EarlierLooksQuery = { earlierLooks: Array<{ id: string, replacedAt: string, replacedBy: string | null, look: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } }> };

export type PublishEarlierLookMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
  id: string;
}>;


export type PublishEarlierLookMutation = { publishEarlierLook: { error: string | null, field: string | null, auditId: string | null } };

export type DiscardLookDraftMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
}>;


export type DiscardLookDraftMutation = { discardLookDraft: { error: string | null, field: string | null, auditId: string | null, look: { version: number, slug: string, draftBy: string | null, draftAt: string | null, published: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> }, draft: { font: string | null, logo: string | null, landing: string | null, landingDesktop: string | null, greetingText: string | null, navigationInfoText: string | null, landingPageIntro: string | null, aboutUs: string | null, customReadyText: string | null, maxCategories: number, showCategoriesInGridView: boolean, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, sections: Array<{ menuId: string, title: string, itemIds: Array<string> }> } | null } | null } };

export type OfficeLevelFieldsFragment = { id: string, version: number, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, members: number, isStart: boolean, isInternal: boolean, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeLevelsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OfficeLevelsQuery = { officeLevels: { isElsewhere: boolean, levels: Array<{ id: string, version: number, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, members: number, isStart: boolean, isInternal: boolean, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } };

export type LevelMovesQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  level?: LevelInput | null | undefined;
  isArchived?: boolean | null | undefined;
}>;


export type LevelMovesQuery = { levelMoves: { error: string | null, field: string | null, rise: number, fall: number } };

export type CreateLevelMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  level: LevelInput;
}>;


export type CreateLevelMutation = { createLevel: { error: string | null, field: string | null, auditId: string | null } };

export type SaveLevelMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  level: LevelInput;
}>;


export type SaveLevelMutation = { saveLevel: { error: string | null, field: string | null, auditId: string | null, level: { id: string, version: number, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, members: number, isStart: boolean, isInternal: boolean, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ArchiveLevelMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveLevelMutation = { archiveLevel: { error: string | null, field: string | null, auditId: string | null } };

export type RestoreLevelMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreLevelMutation = { restoreLevel: { error: string | null, field: string | null, auditId: string | null } };

export type CreateCategoryMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  category: CategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { error: string | null, field: string | null, auditId: string | null, category: { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SaveCategoryMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  category: CategoryInput;
}>;


export type SaveCategoryMutation = { saveCategory: { error: string | null, field: string | null, auditId: string | null, category: { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type MoveCategoryMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  afterId?: string | null | undefined;
  beforeId?: string | null | undefined;
}>;


export type MoveCategoryMutation = { moveCategory: { error: string | null, field: string | null, auditId: string | null, category: { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ArchiveCategoryMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveCategoryMutation = { archiveCategory: { error: string | null, field: string | null, auditId: string | null, category: { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type RestoreCategoryMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreCategoryMutation = { restoreCategory: { error: string | null, field: string | null, auditId: string | null, category: { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type CreateGroupMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  group: GroupInput;
}>;


export type CreateGroupMutation = { createGroup: { error: string | null, field: string | null, auditId: string | null, group: { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type SaveGroupMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  group: GroupInput;
}>;


export type SaveGroupMutation = { saveGroup: { error: string | null, field: string | null, auditId: string | null, group: { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type DetachGroupMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  itemId: string;
  newId: string;
}>;


export type DetachGroupMutation = { detachGroup: { error: string | null, field: string | null, auditId: string | null, group: { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type ArchiveGroupMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveGroupMutation = { archiveGroup: { error: string | null, field: string | null, auditId: string | null, group: { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type RestoreGroupMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreGroupMutation = { restoreGroup: { error: string | null, field: string | null, auditId: string | null, group: { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type CreateUpsellMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  upsell: UpsellInput;
}>;


export type CreateUpsellMutation = { createUpsell: { error: string | null, field: string | null, auditId: string | null, upsell: { id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SaveUpsellMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  upsell: UpsellInput;
}>;


export type SaveUpsellMutation = { saveUpsell: { error: string | null, field: string | null, auditId: string | null, upsell: { id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ArchiveUpsellMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveUpsellMutation = { archiveUpsell: { error: string | null, field: string | null, auditId: string | null, upsell: { id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type RestoreUpsellMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreUpsellMutation = { restoreUpsell: { error: string | null, field: string | null, auditId: string | null, upsell: { id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type CreateMenuMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  venueId: string;
  menu: MenuInput;
  fromMenuId?: string | null | undefined;
  itemIds?: Array<string> | string | null | undefined;
  multiplyPrice?: number | null | undefined;
  rounding?: PriceRounding | null | undefined;
}>;


export type CreateMenuMutation = { createMenu: { error: string | null, field: string | null, auditId: string | null, menu: { id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> } | null } };

export type SaveMenuMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  menu: MenuInput;
}>;


export type SaveMenuMutation = { saveMenu: { error: string | null, field: string | null, auditId: string | null, menu: { id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> } | null } };

export type ArchiveMenuMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveMenuMutation = { archiveMenu: { error: string | null, field: string | null, auditId: string | null, menu: { id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> } | null } };

export type RestoreMenuMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreMenuMutation = { restoreMenu: { error: string | null, field: string | null, auditId: string | null, menu: { id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> } | null } };

export type OfficeTextFragment = { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null };

export type OfficeItemFieldsFragment = { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> };

export type OfficeCategoryFieldsFragment = { id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeGroupFieldsFragment = { id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type OfficeUpsellFieldsFragment = { id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeMenuFieldsFragment = { id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> };

export type OfficeCatalogueQueryVariables = Exact<{
  companyId?: string | null | undefined;
  isWithArchived?: boolean | null | undefined;
}>;


export type OfficeCatalogueQuery = { officeCatalogue: { version: string, vatRates: Array<number>, defaultLanguage: Language, languages: Array<Language>, categories: Array<{ id: string, version: number, parentId: string | null, order: number, image: string | null, hidden: boolean, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, items: Array<{ id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> }>, groups: Array<{ id: string, version: number, type: OptionRule, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, options: Array<{ id: string, price: number, allergen: string | null, isPreselected: boolean, asItemId: string | null, image: string | null, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> }>, upsells: Array<{ id: string, version: number, hideInApp: boolean, enableMultiSelect: boolean, itemIds: Array<string>, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, menus: Array<{ id: string, version: number, name: string, venueId: string, serviceTypes: Array<ServiceType>, isArchived: boolean, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> }> } };

export type OfficeItemQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
}>;


export type OfficeItemQuery = { officeItem: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null };

export type WhyNotOrderableQueryVariables = Exact<{
  companyId?: string | null | undefined;
  itemId: string;
  venueId: string;
  serviceType: ServiceType;
  at?: string | null | undefined;
}>;


export type WhyNotOrderableQuery = { whyNotOrderable: { canBeOrdered: boolean, firstReason: string | null } };

export type PlanCatalogueImportQueryVariables = Exact<{
  companyId?: string | null | undefined;
  format: ImportFormat;
  content: string;
  vatRate?: number | null | undefined;
}>;


export type PlanCatalogueImportQuery = { planCatalogueImport: { catalogueVersion: string, created: number, changed: number, untouched: number, newCategories: Array<string>, sample: unknown, problems: Array<{ row: number, column: string, value: string, code: string }> } };

export type ExportCatalogueQueryVariables = Exact<{
  companyId?: string | null | undefined;
  format?: ExportFormat | null | undefined;
}>;


export type ExportCatalogueQuery = { exportCatalogue: { name: string, content: string } };

export type RunCatalogueImportMutationVariables = Exact<{
  companyId?: string | null | undefined;
  format: ImportFormat;
  content: string;
  vatRate?: number | null | undefined;
  catalogueVersion: string;
}>;


export type RunCatalogueImportMutation = { runCatalogueImport: { error: string | null, created: number, changed: number } };

export type EditItemsMutationVariables = Exact<{
  companyId?: string | null | undefined;
  items: Array<VersionedId> | VersionedId;
  edit: BulkEditInput;
  isTrial: boolean;
}>;


export type EditItemsMutation = { editItems: { error: string | null, field: string | null, changed: number, sample: unknown, conflicts: Array<string>, auditId: string | null } };

export type CreateItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  item: ItemInput;
  entries?: Array<EntryInput> | EntryInput | null | undefined;
  venueIds?: Array<string> | string | null | undefined;
}>;


export type CreateItemMutation = { createItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type SaveItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  item: ItemInput;
}>;


export type SaveItemMutation = { saveItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type SaveEntriesMutationVariables = Exact<{
  companyId?: string | null | undefined;
  itemId: string;
  version: number;
  entries: Array<EntryInput> | EntryInput;
}>;


export type SaveEntriesMutation = { saveEntries: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type DuplicateItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  newId: string;
}>;


export type DuplicateItemMutation = { duplicateItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type ArchiveItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveItemMutation = { archiveItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type RestoreItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreItemMutation = { restoreItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type MoveItemMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  afterId?: string | null | undefined;
  beforeId?: string | null | undefined;
}>;


export type MoveItemMutation = { moveItem: { error: string | null, field: string | null, auditId: string | null, item: { id: string, version: number, isOffStartPage: boolean, categoryIds: Array<string>, vatRate: number | null, price: number | null, order: number, allergens: Array<string> | null, ageRestricted: boolean, disableMembershipDiscount: boolean, instant: boolean, image: string | null, groupIds: Array<string>, upsellIds: Array<string>, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, sizes: { type: string, isAbsolute: boolean, sizes: Array<{ id: string, price: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, entries: Array<{ menuId: string, price: number, vatRate: number | null, instant: boolean | null }> } | null } };

export type MenuOfPageQueryVariables = Exact<{
  companyId?: string | null | undefined;
  address: string;
}>;


export type MenuOfPageQuery = { menuOfPage: { error: string | null, rows: Array<Array<string>> } };

export type OfficeStockLineFragment = { id: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, refillTo: number | null, held: number };

export type OfficeStockQueryVariables = Exact<{
  venueId: string;
}>;


export type OfficeStockQuery = { venueStock: { items: Array<{ id: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, refillTo: number | null, held: number }>, variationGroups: Array<{ variations: Array<{ id: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, refillTo: number | null, held: number }> }> } };

export type OfficeSetSoldOutMutationVariables = Exact<{
  venueId: string;
  itemId: string;
  soldOut: boolean;
  untilTomorrow: boolean;
  untilOpening: boolean;
  until?: string | null | undefined;
}>;


export type OfficeSetSoldOutMutation = { setItemSoldOut: { success: boolean, error: string | null } };

export type OfficeSetStockCountMutationVariables = Exact<{
  venueId: string;
  itemId: string;
  count?: number | null | undefined;
  refillTo?: number | null | undefined;
}>;


export type OfficeSetStockCountMutation = { setStockCount: { success: boolean, error: string | null } };

export type ContentTextsFragment = { title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeContentFieldsFragment = { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeContentsQueryVariables = Exact<{
  companyId?: string | null | undefined;
  isArchived?: boolean;
}>;


export type OfficeContentsQuery = { officeContents: Array<{ id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type OfficeContentQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
}>;


export type OfficeContentQuery = { officeContent: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } };

export type CreateContentMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  content: ContentInput;
}>;


export type CreateContentMutation = { createContent: { error: string | null, field: string | null, auditId: string | null, content: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SaveContentMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  content: ContentInput;
  isSmall: boolean;
}>;


export type SaveContentMutation = { saveContent: { error: string | null, field: string | null, auditId: string | null, content: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type PublishContentMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  at?: string | null | undefined;
  isWithdrawn: boolean;
}>;


export type PublishContentMutation = { publishContent: { error: string | null, field: string | null, auditId: string | null, content: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ArchiveContentMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type ArchiveContentMutation = { archiveContent: { error: string | null, field: string | null, auditId: string | null, content: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type RestoreContentMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreContentMutation = { restoreContent: { error: string | null, field: string | null, auditId: string | null, content: { id: string, version: number, slug: string, places: Array<OfficeContentPlace>, image: string | null, state: ContentState, publishedAt: string | null, updatedAt: string, isArchived: boolean, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type OfferGiftFragment = { discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type OfferFiguresFragment = { areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string> };

export type OfficeOfferFieldsFragment = { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type OfficeOffersQueryVariables = Exact<{
  companyId?: string | null | undefined;
  isArchived: boolean;
}>;


export type OfficeOffersQuery = { officeOffers: Array<{ id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> }> };

export type OfficeOfferQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
}>;


export type OfficeOfferQuery = { officeOffer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } };

export type TryOfferQueryVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  offer: OfferInput;
}>;


export type TryOfferQuery = { tryOffer: { freeItemIds: Array<string>, orderValue: number, venues: Array<{ venueId: string, singlyLeast: number | null, singlyMost: number | null, savingLeast: number | null, savingMost: number | null, missingItemIds: Array<string>, missingStages: Array<number> }>, meets: Array<{ otherId: string, otherName: string, itemIds: Array<string>, winner: OfferWinner }> } };

export type CreateOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  offer: OfferInput;
}>;


export type CreateOfferMutation = { createOffer: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type SaveOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  offer: OfferInput;
}>;


export type SaveOfferMutation = { saveOffer: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type SetOfferPausedMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  isPaused: boolean;
}>;


export type SetOfferPausedMutation = { setOfferPaused: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type EndOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type EndOfferMutation = { endOffer: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type ArchiveOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  areRightsKept: boolean;
}>;


export type ArchiveOfferMutation = { archiveOffer: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type RestoreOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreOfferMutation = { restoreOffer: { error: string | null, field: string | null, auditId: string | null, offer: { id: string, version: number, type: OfficeOfferType, state: OfficeOfferState, isDefault: boolean, isAtTillOnly: boolean, image: string | null, venueIds: Array<string>, startsAt: string | null, endsAt: string | null, discountType: OfficeDiscountType, discountRate: number, price: number | null, itemIds: Array<string>, areRightsKept: boolean, rightsHeld: number, uses: number, turnover: number, unavailableVenueIds: Array<string>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stages: Array<{ id: string, itemIds: Array<string>, discountType: OfficeDiscountType, discountRate: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } };

export type GiveOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  offerId: string;
  to: RightsInput;
  isTrial: boolean;
}>;


export type GiveOfferMutation = { giveOffer: { error: string | null, field: string | null, given: number, skipped: number, unknown: number } };

export type OfficeNewsQueryVariables = Exact<{
  companyId: string;
  after?: string | null | undefined;
}>;


export type OfficeNewsQuery = { officeNews: { latest: string, isChangedByOthers: boolean, pending: Array<{ venueId: string, orders: number }> } };

export type OrderRowFragment = { id: string, easyId: string, createdAt: string, venueId: string, timeZone: string, status: OrderStatus, type: OrderType, tableCode: string | null, kind: OfficePaymentKind | null, cardBrand: string | null, cardEnd: string | null, total: number, tip: number, refunded: number, currency: Currency, guestName: string | null, isTest: boolean, isPayLater: boolean, isReceipt: boolean };

export type OfficeOrdersQueryVariables = Exact<{
  companyId: string;
  filter: OrderFilter;
  cursor?: string | null | undefined;
}>;


export type OfficeOrdersQuery = { officeOrders: { nextCursor: string | null, orders: Array<{ id: string, easyId: string, createdAt: string, venueId: string, timeZone: string, status: OrderStatus, type: OrderType, tableCode: string | null, kind: OfficePaymentKind | null, cardBrand: string | null, cardEnd: string | null, total: number, tip: number, refunded: number, currency: Currency, guestName: string | null, isTest: boolean, isPayLater: boolean, isReceipt: boolean }> } };

export type OrderExportQueryVariables = Exact<{
  companyId: string;
  filter: OrderFilter;
  cursor?: string | null | undefined;
}>;


export type OrderExportQuery = { officeOrders: { nextCursor: string | null, orders: Array<{ id: string, easyId: string, createdAt: string, venueId: string, timeZone: string, status: OrderStatus, type: OrderType, tableCode: string | null, kind: OfficePaymentKind | null, cardBrand: string | null, cardEnd: string | null, total: number, tip: number, refunded: number, currency: Currency, guestName: string | null, isTest: boolean, isPayLater: boolean, isReceipt: boolean }> } };

export type OfficeOrderSumsQueryVariables = Exact<{
  companyId: string;
  filter: OrderFilter;
}>;


export type OfficeOrderSumsQuery = { officeOrderSums: { orders: number, counted: number, inProgress: number, rejected: number, refunded: number, discounted: number, total: number, tips: number, back: number } };

export type OfficeOrderQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type OfficeOrderQuery = { officeOrder: { guestName: string | null, guestId: string | null, venueName: string, comment: string, desiredTime: string | null, estimatedFinishTime: string | null, rejectReason: string | null, paymentState: string | null, paymentSince: string | null, pspReference: string | null, refundable: number, refundBlockedBy: RefundBlock | null, owedAtCounter: number, counterKind: CounterKind | null, chequeId: string | null, receiptIds: Array<string>, invoiceNumber: number | null, row: { id: string, easyId: string, createdAt: string, venueId: string, timeZone: string, status: OrderStatus, type: OrderType, tableCode: string | null, kind: OfficePaymentKind | null, cardBrand: string | null, cardEnd: string | null, total: number, tip: number, refunded: number, currency: Currency, guestName: string | null, isTest: boolean, isPayLater: boolean, isReceipt: boolean }, lines: Array<{ id: string, title: string, quantity: number, added: Array<string>, removed: Array<string>, amount: number, discount: number, percentageVAT: number, left: number }>, fees: Array<{ name: string, amount: number }>, discounts: Array<{ name: string | null, amount: number }>, vat: Array<{ rate: number, gross: number, net: number, vat: number }>, refunds: Array<{ id: string, at: string, staffName: string | null, amount: number, tip: number, reason: RefundReason | null, note: string | null, state: RefundState, providerWords: string | null, counterKind: CounterKind | null }>, receipt: { locale: string, title: string, facts: Array<string>, notes: Array<string>, store: Array<string>, number: { label: string, amount: string }, lines: Array<{ quantity: number, title: string, details: Array<string>, amount: string }>, sums: Array<{ label: string, amount: string }>, total: { label: string, amount: string }, vat: Array<{ label: string, amount: string }> } | null, chargebacks: Array<{ reference: string, stage: ChargebackStage, disputed: number, taken: number, answerBy: string | null, needsPerson: boolean, told: Array<{ stage: ChargebackStage, at: string, amount: number, reason: string }> }> } };

export type OfficeOrderStoryQueryVariables = Exact<{
  orderId: string;
}>;


export type OfficeOrderStoryQuery = { orderTimeline: { entries: Array<{ at: string, source: TimelineSource, what: string, amount: number | null, currency: Currency | null, details: unknown }> } };

export type ResendReceiptMutationVariables = Exact<{
  companyId: string;
  orderId: string;
  email: string;
}>;


export type ResendReceiptMutation = { resendReceipt: { error: string | null, field: string | null } };

export type RefundOrderMutationVariables = Exact<{
  companyId: string;
  id: string;
  orderId: string;
  isAll: boolean;
  lines?: Array<RefundLineInput> | RefundLineInput | null | undefined;
  tip?: number | null | undefined;
  amount?: number | null | undefined;
  reason: RefundReason;
  note?: string | null | undefined;
  counterKind?: CounterKind | null | undefined;
  isTrial: boolean;
}>;


export type RefundOrderMutation = { refundOrder: { error: string | null, field: string | null, plan: { amount: number, tip: number, points: number, staysPaid: number, byRate: Array<{ rate: number, gross: number, net: number, vat: number }> } | null } };

export type OwnSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSettingsQuery = { ownSettings: { version: number, name: string, email: string, pendingEmail: string | null, language: Language | null, wantsSignInMails: boolean } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ id: string, device: string, country: string | null, beganAt: string, lastSeenAt: string, isThisOne: boolean }> };

export type SaveOwnSettingsMutationVariables = Exact<{
  version: number;
  settings: OwnSettingsInput;
}>;


export type SaveOwnSettingsMutation = { saveOwnSettings: { error: string | null, field: string | null } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { error: string | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { error: string | null } };

export type ChangeOwnEmailMutationVariables = Exact<{
  email: string;
  proof?: string | null | undefined;
}>;


export type ChangeOwnEmailMutation = { changeOwnEmail: { error: string | null } };

export type ConfirmOwnEmailMutationVariables = Exact<{
  secret: string;
}>;


export type ConfirmOwnEmailMutation = { confirmOwnEmail: { error: string | null } };

export type PaymentAccountPartsFragment = { isOwn: boolean, hasPlatformAccount: boolean, isLive: boolean, isUsable: boolean, merchantAccount: string | null, apiKeyEnd: string | null, clientKeyEnd: string | null, webhookAddress: string, webhookUser: string | null, lastNoticeAt: string | null, changedAt: string | null };

export type PaymentAccountQueryVariables = Exact<{
  companyId: string;
}>;


export type PaymentAccountQuery = { paymentAccount: { isOwn: boolean, hasPlatformAccount: boolean, isLive: boolean, isUsable: boolean, merchantAccount: string | null, apiKeyEnd: string | null, clientKeyEnd: string | null, webhookAddress: string, webhookUser: string | null, lastNoticeAt: string | null, changedAt: string | null } };

export type SavePaymentKeysMutationVariables = Exact<{
  companyId: string;
  keys: PaymentKeysInput;
  proof?: string | null | undefined;
}>;


export type SavePaymentKeysMutation = { savePaymentKeys: { error: string | null, field: string | null, account: { isOwn: boolean, hasPlatformAccount: boolean, isLive: boolean, isUsable: boolean, merchantAccount: string | null, apiKeyEnd: string | null, clientKeyEnd: string | null, webhookAddress: string, webhookUser: string | null, lastNoticeAt: string | null, changedAt: string | null } } };

export type RemovePaymentKeysMutationVariables = Exact<{
  companyId: string;
  proof?: string | null | undefined;
}>;


export type RemovePaymentKeysMutation = { removePaymentKeys: { error: string | null, field: string | null, account: { isOwn: boolean, hasPlatformAccount: boolean, isLive: boolean, isUsable: boolean, merchantAccount: string | null, apiKeyEnd: string | null, clientKeyEnd: string | null, webhookAddress: string, webhookUser: string | null, lastNoticeAt: string | null, changedAt: string | null } } };

export type PayoutPartsFragment = { id: string, batch: number, merchantAccount: string, currency: Currency, taken: number, back: number, fees: number, paidOut: number, difference: number, lines: number, unmatched: number, takenInAt: string };

export type PayoutsQueryVariables = Exact<{
  companyId: string;
}>;


export type PayoutsQuery = { payouts: { missingCount: number, payouts: Array<{ id: string, batch: number, merchantAccount: string, currency: Currency, taken: number, back: number, fees: number, paidOut: number, difference: number, lines: number, unmatched: number, takenInAt: string }>, missing: Array<{ type: PayoutLineType, at: string, timeZone: string, amount: number, currency: Currency, reference: string, paymentId: string, orderId: string | null, orderNumber: string | null }> } };

export type PayoutQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type PayoutQuery = { payout: { problemCount: number, payout: { id: string, batch: number, merchantAccount: string, currency: Currency, taken: number, back: number, fees: number, paidOut: number, difference: number, lines: number, unmatched: number, takenInAt: string }, kinds: Array<{ type: string, lines: number, gross: number, net: number }>, problems: Array<{ kind: PayoutProblemKind, line: number, type: string, pspReference: string, reference: string, gross: number, net: number, booked: number | null, orderId: string | null, orderNumber: string | null }> } };

export type OfficePictureFieldsFragment = { key: string, version: number, url: string, width: number, height: number, isDrawing: boolean, colour: string, focusX: number, focusY: number, usedIn: number, createdAt: string, crop: { left: number, top: number, width: number, height: number } | null, original: { key: string, url: string, width: number, height: number }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type PictureLibraryQueryVariables = Exact<{
  companyId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PictureLibraryQuery = { pictureLibrary: { nextCursor: string | null, pictures: Array<{ key: string, version: number, url: string, width: number, height: number, isDrawing: boolean, colour: string, focusX: number, focusY: number, usedIn: number, createdAt: string, crop: { left: number, top: number, width: number, height: number } | null, original: { key: string, url: string, width: number, height: number }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } };

export type OfficePictureOfQueryVariables = Exact<{
  companyId?: string | null | undefined;
  key: string;
}>;


export type OfficePictureOfQuery = { officePicture: { key: string, version: number, url: string, width: number, height: number, isDrawing: boolean, colour: string, focusX: number, focusY: number, usedIn: number, createdAt: string, crop: { left: number, top: number, width: number, height: number } | null, original: { key: string, url: string, width: number, height: number }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null };

export type CutPictureMutationVariables = Exact<{
  companyId?: string | null | undefined;
  key: string;
  cut: PictureCutInput;
}>;


export type CutPictureMutation = { cutPicture: { error: string | null, field: string | null, auditId: string | null, picture: { key: string, version: number, url: string, width: number, height: number, isDrawing: boolean, colour: string, focusX: number, focusY: number, usedIn: number, createdAt: string, crop: { left: number, top: number, width: number, height: number } | null, original: { key: string, url: string, width: number, height: number }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SavePictureMutationVariables = Exact<{
  companyId?: string | null | undefined;
  key: string;
  version: number;
  description: LocalizedTextInput;
}>;


export type SavePictureMutation = { savePicture: { error: string | null, field: string | null, auditId: string | null, picture: { key: string, version: number, url: string, width: number, height: number, isDrawing: boolean, colour: string, focusX: number, focusY: number, usedIn: number, createdAt: string, crop: { left: number, top: number, width: number, height: number } | null, original: { key: string, url: string, width: number, height: number }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ReferralCodeFieldsFragment = { id: string, version: number, code: string, active: boolean, signUps: number, guest: { id: string, name: string | null, easyId: string } | null };

export type OfficeReferralQueryVariables = Exact<{
  companyId?: string | null | undefined;
  cursor?: string | null | undefined;
}>;


export type OfficeReferralQuery = { officeReferral: { version: number, offerId: string | null, isElsewhere: boolean, nextCursor: string | null, offers: Array<{ id: string, isArchived: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, codes: Array<{ id: string, version: number, code: string, active: boolean, signUps: number, guest: { id: string, name: string | null, easyId: string } | null }>, guestCodes: Array<{ id: string, version: number, code: string, active: boolean, signUps: number, guest: { id: string, name: string | null, easyId: string } | null }> } };

export type SaveReferralOfferMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
  offerId: string;
}>;


export type SaveReferralOfferMutation = { saveReferralOffer: { error: string | null, field: string | null, auditId: string | null, version: number, offerId: string | null } };

export type CreateReferralCodeMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  code: string;
}>;


export type CreateReferralCodeMutation = { createReferralCode: { error: string | null, field: string | null, auditId: string | null } };

export type SaveReferralCodeMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  active: boolean;
}>;


export type SaveReferralCodeMutation = { saveReferralCode: { error: string | null, field: string | null, auditId: string | null } };

export type SwitchesOfOrdersFragment = { isLive: boolean, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, enableAnonymousOrders: boolean | null, defaultAnonymousOrders: boolean, canSendSms: boolean, disablePickuptime: boolean | null, defaultDisablePickuptime: boolean, phoneCode: string | null, phoneCooldownDays: number, smsSender: string | null, disableComments: boolean, enableTipping: boolean, enablePromoCodes: boolean, hasMembershipCards: boolean, bagItemId: string | null };

export type SwitchesPartsFragment = { version: number, syncEta: boolean, unansweredOrderMinutes: number, capturesAtOnce: boolean, force3DSecure: boolean, enableInvoicing: boolean, invoiceFormUrl: string | null, enableAnalytics: boolean, languages: Array<Language>, defaultLanguage: Language, country: string, currency: Currency, isCurrencyInUse: boolean, isLive: boolean, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, enableAnonymousOrders: boolean | null, defaultAnonymousOrders: boolean, canSendSms: boolean, disablePickuptime: boolean | null, defaultDisablePickuptime: boolean, phoneCode: string | null, phoneCooldownDays: number, smsSender: string | null, disableComments: boolean, enableTipping: boolean, enablePromoCodes: boolean, hasMembershipCards: boolean, bagItemId: string | null, languageGaps: Array<{ language: Language, missingNames: number }>, countries: Array<{ country: string, itemsWithUnknownVat: number }>, withoutEffect: Array<{ name: string, reason: SwitchNoteReason }> };

export type OfficeSwitchesQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OfficeSwitchesQuery = { officeSwitches: { version: number, syncEta: boolean, unansweredOrderMinutes: number, capturesAtOnce: boolean, force3DSecure: boolean, enableInvoicing: boolean, invoiceFormUrl: string | null, enableAnalytics: boolean, languages: Array<Language>, defaultLanguage: Language, country: string, currency: Currency, isCurrencyInUse: boolean, isLive: boolean, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, enableAnonymousOrders: boolean | null, defaultAnonymousOrders: boolean, canSendSms: boolean, disablePickuptime: boolean | null, defaultDisablePickuptime: boolean, phoneCode: string | null, phoneCooldownDays: number, smsSender: string | null, disableComments: boolean, enableTipping: boolean, enablePromoCodes: boolean, hasMembershipCards: boolean, bagItemId: string | null, languageGaps: Array<{ language: Language, missingNames: number }>, countries: Array<{ country: string, itemsWithUnknownVat: number }>, withoutEffect: Array<{ name: string, reason: SwitchNoteReason }> } };

export type SaveSwitchesMutationVariables = Exact<{
  companyId?: string | null | undefined;
  version: number;
  switches: SwitchesInput;
}>;


export type SaveSwitchesMutation = { saveSwitches: { error: string | null, field: string | null, auditId: string | null, switches: { version: number, syncEta: boolean, unansweredOrderMinutes: number, capturesAtOnce: boolean, force3DSecure: boolean, enableInvoicing: boolean, invoiceFormUrl: string | null, enableAnalytics: boolean, languages: Array<Language>, defaultLanguage: Language, country: string, currency: Currency, isCurrencyInUse: boolean, isLive: boolean, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, enableAnonymousOrders: boolean | null, defaultAnonymousOrders: boolean, canSendSms: boolean, disablePickuptime: boolean | null, defaultDisablePickuptime: boolean, phoneCode: string | null, phoneCooldownDays: number, smsSender: string | null, disableComments: boolean, enableTipping: boolean, enablePromoCodes: boolean, hasMembershipCards: boolean, bagItemId: string | null, languageGaps: Array<{ language: Language, missingNames: number }>, countries: Array<{ country: string, itemsWithUnknownVat: number }>, withoutEffect: Array<{ name: string, reason: SwitchNoteReason }> } | null } };

export type MarketplacePartsFragment = { version: number, marketplaceId: string | null, accountsCompanyId: string, accountsCompany: string };

export type OfficeMarketplaceQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OfficeMarketplaceQuery = { officeMarketplace: { version: number, marketplaceId: string | null, accountsCompanyId: string, accountsCompany: string } };

export type SaveMarketplaceMutationVariables = Exact<{
  companyId: string;
  version: number;
  marketplaceId?: string | null | undefined;
  accountsCompanyId: string;
}>;


export type SaveMarketplaceMutation = { saveMarketplace: { error: string | null, field: string | null, marketplace: { version: number, marketplaceId: string | null, accountsCompanyId: string, accountsCompany: string } | null } };

export type SetupPartsFragment = { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> };

export type SetupStateQueryVariables = Exact<{
  companyId: string;
}>;


export type SetupStateQuery = { setupState: { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> } };

export type CreateRestaurantMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
  restaurant: RestaurantInput;
}>;


export type CreateRestaurantMutation = { createRestaurant: { error: string | null, field: string | null, setup: { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> } | null } };

export type SaveCompanyFactsMutationVariables = Exact<{
  companyId: string;
  version: number;
  facts: CompanyFactsInput;
}>;


export type SaveCompanyFactsMutation = { saveCompanyFacts: { error: string | null, field: string | null, auditId: string | null, setup: { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> } | null } };

export type GoLiveMutationVariables = Exact<{
  companyId: string;
  version: number;
}>;


export type GoLiveMutation = { goLive: { error: string | null, field: string | null, auditId: string | null, setup: { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> } | null } };

export type GoOfflineMutationVariables = Exact<{
  companyId: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type GoOfflineMutation = { goOffline: { error: string | null, field: string | null, auditId: string | null, setup: { version: number, isLive: boolean, path: string | null, address: string | null, displayName: string, supportEmail: string | null, ownerEmail: string | null, serviceTypes: Array<ServiceType>, enableQrOrders: boolean, itemCount: number, itemsWithoutPicture: number, steps: Array<{ step: SetupStep, minutes: number, isDone: boolean }>, against: Array<{ code: SetupGapCode, subjectId: string | null, name: string | null }> } | null } };

export type StampCardHoldersFragment = { isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number };

export type OfficeStampCardFieldsFragment = { id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type OfficeStampCardsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OfficeStampCardsQuery = { officeStampCards: Array<{ id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type CreateStampCardMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  card: StampCardInput;
}>;


export type CreateStampCardMutation = { createStampCard: { error: string | null, field: string | null, auditId: string | null, card: { id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type SaveStampCardMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  card: StampCardInput;
}>;


export type SaveStampCardMutation = { saveStampCard: { error: string | null, field: string | null, auditId: string | null, card: { id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type ArchiveStampCardMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
  endsOn: string;
}>;


export type ArchiveStampCardMutation = { archiveStampCard: { error: string | null, field: string | null, auditId: string | null, card: { id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type RestoreStampCardMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  version: number;
}>;


export type RestoreStampCardMutation = { restoreStampCard: { error: string | null, field: string | null, auditId: string | null, card: { id: string, version: number, icon: string | null, image: string | null, requiredCount: number, itemIds: Array<string>, venueIds: Array<string>, offerId: string | null, isArchived: boolean, endsAt: string | null, holders: Array<number>, fullCards: number, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type VenueTableFieldsFragment = { id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null };

export type TablesChangeFragment = { error: string | null, field: string | null, auditId: string | null, tables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> };

export type VenueTablesQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueTablesQuery = { venueTables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> };

export type RotateTableMutationVariables = Exact<{
  venueId: string;
  tableId: string;
}>;


export type RotateTableMutation = { rotateTable: { success: boolean, error: string | null } };

export type RotateTablesMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  tableIds: Array<string> | string;
}>;


export type RotateTablesMutation = { rotateTables: { error: string | null, field: string | null, auditId: string | null, tables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> } };

export type CreateTablesMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  tables: Array<NewTableInput> | NewTableInput;
  supportsPayLater: boolean;
}>;


export type CreateTablesMutation = { createTables: { error: string | null, field: string | null, auditId: string | null, tables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> } };

export type SaveTableMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
  table: TableInput;
}>;


export type SaveTableMutation = { saveTable: { error: string | null, field: string | null, auditId: string | null, tables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> } };

export type ArchiveTableMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type ArchiveTableMutation = { archiveTable: { error: string | null, field: string | null, auditId: string | null, tables: Array<{ id: string, version: number, code: string, supportsPayLater: boolean, active: boolean, address: string, openBillSince: string | null }> } };

export type OpenTestOrderMutationVariables = Exact<{
  companyId: string;
}>;


export type OpenTestOrderMutation = { openTestOrder: { error: string | null, path: string | null, until: string | null } };

export type TestOrdersQueryVariables = Exact<{
  companyId: string;
}>;


export type TestOrdersQuery = { testOrders: Array<{ id: string, easyId: string, venueId: string, status: OrderStatus, createdAt: string }> };

export type OutdatedTextsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type OutdatedTextsQuery = { outdatedTexts: Array<{ id: string, field: TranslatedField, language: Language }> };

export type ConfirmTranslationMutationVariables = Exact<{
  companyId?: string | null | undefined;
  id: string;
  field: TranslatedField;
  language: Language;
}>;


export type ConfirmTranslationMutation = { confirmTranslation: boolean };

export type OfficeVenueFieldsFragment = { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> };

export type AffectedOrderFieldsFragment = { orderId: string, venueId: string, easyId: string, at: string };

export type VenueChangeFragment = { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> };

export type VenuesChangeFragment = { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }>, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> };

export type OfficeVenuesQueryVariables = Exact<{
  companyId: string;
  isWithArchived: boolean;
}>;


export type OfficeVenuesQuery = { officeVenues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> };

export type WhyNotThenQueryVariables = Exact<{
  companyId: string;
  venueId: string;
  serviceType: ServiceType;
  at: string;
}>;


export type WhyNotThenQuery = { whyNotThen: { canBeOrdered: boolean, reasons: Array<TimeReason>, waitMinutes: number } };

export type CreateVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  venue: VenueInput;
  fromVenueId?: string | null | undefined;
}>;


export type CreateVenueMutation = { createVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type SaveVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
  venue: VenueInput;
}>;


export type SaveVenueMutation = { saveVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type ArchiveVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type ArchiveVenueMutation = { archiveVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type RestoreVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type RestoreVenueMutation = { restoreVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type SaveOpeningHoursMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  version: number;
  hours: Array<OpeningHoursInput> | OpeningHoursInput;
}>;


export type SaveOpeningHoursMutation = { saveOpeningHours: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type SaveHoursExceptionMutationVariables = Exact<{
  companyId: string;
  id: string;
  venueIds: Array<string> | string;
  exception: HoursExceptionInput;
}>;


export type SaveHoursExceptionMutation = { saveHoursException: { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }>, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type RemoveHoursExceptionMutationVariables = Exact<{
  companyId: string;
  id: string;
  venueIds: Array<string> | string;
}>;


export type RemoveHoursExceptionMutation = { removeHoursException: { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }>, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type ChangeTodayMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  isClosed: boolean;
  openUntil?: string | null | undefined;
}>;


export type ChangeTodayMutation = { changeToday: { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, pauseReason: string | null, typesWithoutMenu: Array<ServiceType>, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }>, affectedOrders: Array<{ orderId: string, venueId: string, easyId: string, at: string }> } };

export type BeginPauseMutationVariables = Exact<{
  venueId: string;
  until: string;
  reason?: string | null | undefined;
}>;


export type BeginPauseMutation = { pauseVenue: { success: boolean, error: string | null } };

export type EndPauseMutationVariables = Exact<{
  venueId: string;
}>;


export type EndPauseMutation = { resumeVenue: { success: boolean, error: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CompanyAddressesPartsFragmentDoc = new TypedDocumentString(`
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}
    `, {"fragmentName":"CompanyAddressesParts"}) as unknown as TypedDocumentString<CompanyAddressesPartsFragment, unknown>;
export const LogEntryFragmentDoc = new TypedDocumentString(`
    fragment LogEntry on AuditEntry {
  id
  at
  actor
  staffId
  staffName
  action
  subjectId
  subject {
    kind
    title
  }
  details
}
    `, {"fragmentName":"LogEntry"}) as unknown as TypedDocumentString<LogEntryFragment, unknown>;
export const BillFieldsFragmentDoc = new TypedDocumentString(`
    fragment BillFields on OfficeBill {
  id
  tableCode
  venueId
  venueName
  timeZone
  createdAt
  closedAt
  amount
  discount
  paid
  left
  beingPaid
  lines {
    id
    title
    options
    amount
    discount
    paid
    left
    isBeingPaid
    takenOffAt
    takenOffReason
    orderId
    orderNumber
  }
  receipts {
    orderId
    orderNumber
    createdAt
    total
    kind
    counterKind
  }
}
    `, {"fragmentName":"BillFields"}) as unknown as TypedDocumentString<BillFieldsFragment, unknown>;
export const VatOfRateFragmentDoc = new TypedDocumentString(`
    fragment VatOfRate on VatSum {
  rate
  gross
  net
  vat
}
    `, {"fragmentName":"VatOfRate"}) as unknown as TypedDocumentString<VatOfRateFragment, unknown>;
export const CodeLimitsFragmentDoc = new TypedDocumentString(`
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
    `, {"fragmentName":"CodeLimits"}) as unknown as TypedDocumentString<CodeLimitsFragment, unknown>;
export const OfficeCodeFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}`, {"fragmentName":"OfficeCodeFields"}) as unknown as TypedDocumentString<OfficeCodeFieldsFragment, unknown>;
export const WebhookPartsFragmentDoc = new TypedDocumentString(`
    fragment WebhookParts on Webhook {
  id
  version
  address
  events
  isActive
  secretEnd
  oldSecretUntil
  failingSince
  switchedOffAt
  lastDeliveredAt
  waiting
  missed
}
    `, {"fragmentName":"WebhookParts"}) as unknown as TypedDocumentString<WebhookPartsFragment, unknown>;
export const ApiKeyPartsFragmentDoc = new TypedDocumentString(`
    fragment ApiKeyParts on ApiKey {
  id
  name
  keyEnd
  reads
  endsAt
  lastUsedAt
}
    `, {"fragmentName":"ApiKeyParts"}) as unknown as TypedDocumentString<ApiKeyPartsFragment, unknown>;
export const DevicePartsFragmentDoc = new TypedDocumentString(`
    fragment DeviceParts on StaffDevice {
  id
  name
  venueIds
  isSignedIn
  codeEndsAt
  lastSeenAt
}
    `, {"fragmentName":"DeviceParts"}) as unknown as TypedDocumentString<DevicePartsFragment, unknown>;
export const GuestRowFragmentDoc = new TypedDocumentString(`
    fragment GuestRow on OfficeGuestRow {
  id
  name
  easyId
  phone
  email
  levelId
  points
  orders
  lastOrderAt
  spent12Months
  takesNews
  isBusiness
  blockedAt
}
    `, {"fragmentName":"GuestRow"}) as unknown as TypedDocumentString<GuestRowFragment, unknown>;
export const GuestPageFragmentDoc = new TypedDocumentString(`
    fragment GuestPage on OfficeGuest {
  row {
    ...GuestRow
  }
  version
  language
  createdAt
  newsSince
  isShared
  blockedReason
  note
  noteVersion
  runningOrders
  cards {
    brand
    lastFour
  }
  levels {
    id
    title
    pointsRequired
  }
  givenLevel {
    levelId
    title
    isArchived
    until
  }
  givableLevelIds
  pointMoves {
    id
    at
    points
    balance
    orderId
    orderNumber
    reason
    staffName
  }
  stamps {
    stampCardId
    name
    count
    required
    isOpen
    moves {
      id
      at
      isTaken
      reason
      staffName
    }
  }
  rights {
    id
    name
    isSingleUse
    isUsed
    expiresAt
  }
  codes {
    code
    times
  }
  invoices {
    id
    number
    issuedOn
    total
    isPaid
  }
}
    fragment GuestRow on OfficeGuestRow {
  id
  name
  easyId
  phone
  email
  levelId
  points
  orders
  lastOrderAt
  spent12Months
  takesNews
  isBusiness
  blockedAt
}`, {"fragmentName":"GuestPage"}) as unknown as TypedDocumentString<GuestPageFragment, unknown>;
export const GuestFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment GuestFileFields on GuestFile {
  id
  askedAt
  expiresAt
  isReady
}
    `, {"fragmentName":"GuestFileFields"}) as unknown as TypedDocumentString<GuestFileFieldsFragment, unknown>;
export const PrinterPartsFragmentDoc = new TypedDocumentString(`
    fragment PrinterParts on VenuePrinter {
  id
  name
  kind
  host
  port
  codePage
  paper
  copies
  moment
  prints
  stationIds
  mac
  trouble
  missedTickets
}
    `, {"fragmentName":"PrinterParts"}) as unknown as TypedDocumentString<PrinterPartsFragment, unknown>;
export const FindingPartsFragmentDoc = new TypedDocumentString(`
    fragment FindingParts on Finding {
  id
  kind
  remedy
  foundAt
  lastSeenAt
  timesSeen
  endedAt
  note
  settledBy
  orderId
  orderNumber
  paymentId
  venueName
  timeZone
  amount
  currency
  lastWords
  canRetry
  needsPerson
}
    `, {"fragmentName":"FindingParts"}) as unknown as TypedDocumentString<FindingPartsFragment, unknown>;
export const OfficeLookFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}
    `, {"fragmentName":"OfficeLookFields"}) as unknown as TypedDocumentString<OfficeLookFieldsFragment, unknown>;
export const LookStateFieldsFragmentDoc = new TypedDocumentString(`
    fragment LookStateFields on LookState {
  version
  slug
  draftBy
  draftAt
  published {
    ...OfficeLookFields
  }
  draft {
    ...OfficeLookFields
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}`, {"fragmentName":"LookStateFields"}) as unknown as TypedDocumentString<LookStateFieldsFragment, unknown>;
export const OfficeLevelFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeLevelFields on OfficeLevel {
  id
  version
  title {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
  members
  isStart
  isInternal
  isArchived
}
    `, {"fragmentName":"OfficeLevelFields"}) as unknown as TypedDocumentString<OfficeLevelFieldsFragment, unknown>;
export const OfficeTextFragmentDoc = new TypedDocumentString(`
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
    `, {"fragmentName":"OfficeText"}) as unknown as TypedDocumentString<OfficeTextFragment, unknown>;
export const OfficeItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfficeItemFields"}) as unknown as TypedDocumentString<OfficeItemFieldsFragment, unknown>;
export const OfficeCategoryFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfficeCategoryFields"}) as unknown as TypedDocumentString<OfficeCategoryFieldsFragment, unknown>;
export const OfficeGroupFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfficeGroupFields"}) as unknown as TypedDocumentString<OfficeGroupFieldsFragment, unknown>;
export const OfficeUpsellFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfficeUpsellFields"}) as unknown as TypedDocumentString<OfficeUpsellFieldsFragment, unknown>;
export const OfficeMenuFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}
    `, {"fragmentName":"OfficeMenuFields"}) as unknown as TypedDocumentString<OfficeMenuFieldsFragment, unknown>;
export const OfficeStockLineFragmentDoc = new TypedDocumentString(`
    fragment OfficeStockLine on StockLine {
  id
  soldOut
  soldOutUntil
  count
  refillTo
  held
}
    `, {"fragmentName":"OfficeStockLine"}) as unknown as TypedDocumentString<OfficeStockLineFragment, unknown>;
export const ContentTextsFragmentDoc = new TypedDocumentString(`
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
    `, {"fragmentName":"ContentTexts"}) as unknown as TypedDocumentString<ContentTextsFragment, unknown>;
export const OfficeContentFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}`, {"fragmentName":"OfficeContentFields"}) as unknown as TypedDocumentString<OfficeContentFieldsFragment, unknown>;
export const OfferGiftFragmentDoc = new TypedDocumentString(`
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
    `, {"fragmentName":"OfferGift"}) as unknown as TypedDocumentString<OfferGiftFragment, unknown>;
export const OfferFiguresFragmentDoc = new TypedDocumentString(`
    fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
    `, {"fragmentName":"OfferFigures"}) as unknown as TypedDocumentString<OfferFiguresFragment, unknown>;
export const OfficeOfferFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}`, {"fragmentName":"OfficeOfferFields"}) as unknown as TypedDocumentString<OfficeOfferFieldsFragment, unknown>;
export const OrderRowFragmentDoc = new TypedDocumentString(`
    fragment OrderRow on OfficeOrderRow {
  id
  easyId
  createdAt
  venueId
  timeZone
  status
  type
  tableCode
  kind
  cardBrand
  cardEnd
  total
  tip
  refunded
  currency
  guestName
  isTest
  isPayLater
  isReceipt
}
    `, {"fragmentName":"OrderRow"}) as unknown as TypedDocumentString<OrderRowFragment, unknown>;
export const PaymentAccountPartsFragmentDoc = new TypedDocumentString(`
    fragment PaymentAccountParts on PaymentAccount {
  isOwn
  hasPlatformAccount
  isLive
  isUsable
  merchantAccount
  apiKeyEnd
  clientKeyEnd
  webhookAddress
  webhookUser
  lastNoticeAt
  changedAt
}
    `, {"fragmentName":"PaymentAccountParts"}) as unknown as TypedDocumentString<PaymentAccountPartsFragment, unknown>;
export const PayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutParts on Payout {
  id
  batch
  merchantAccount
  currency
  taken
  back
  fees
  paidOut
  difference
  lines
  unmatched
  takenInAt
}
    `, {"fragmentName":"PayoutParts"}) as unknown as TypedDocumentString<PayoutPartsFragment, unknown>;
export const OfficePictureFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficePictureFields on OfficePicture {
  key
  version
  url
  width
  height
  isDrawing
  colour
  focusX
  focusY
  crop {
    left
    top
    width
    height
  }
  original {
    key
    url
    width
    height
  }
  description {
    ...OfficeText
  }
  usedIn
  createdAt
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfficePictureFields"}) as unknown as TypedDocumentString<OfficePictureFieldsFragment, unknown>;
export const ReferralCodeFieldsFragmentDoc = new TypedDocumentString(`
    fragment ReferralCodeFields on OfficeReferralCode {
  id
  version
  code
  active
  signUps
  guest {
    id
    name
    easyId
  }
}
    `, {"fragmentName":"ReferralCodeFields"}) as unknown as TypedDocumentString<ReferralCodeFieldsFragment, unknown>;
export const SwitchesOfOrdersFragmentDoc = new TypedDocumentString(`
    fragment SwitchesOfOrders on OfficeSwitches {
  isLive
  serviceTypes
  enableQrOrders
  enableAnonymousOrders
  defaultAnonymousOrders
  canSendSms
  disablePickuptime
  defaultDisablePickuptime
  phoneCode
  phoneCooldownDays
  smsSender
  disableComments
  enableTipping
  enablePromoCodes
  hasMembershipCards
  bagItemId
}
    `, {"fragmentName":"SwitchesOfOrders"}) as unknown as TypedDocumentString<SwitchesOfOrdersFragment, unknown>;
export const SwitchesPartsFragmentDoc = new TypedDocumentString(`
    fragment SwitchesParts on OfficeSwitches {
  version
  ...SwitchesOfOrders
  syncEta
  unansweredOrderMinutes
  capturesAtOnce
  force3DSecure
  enableInvoicing
  invoiceFormUrl
  enableAnalytics
  languages
  defaultLanguage
  languageGaps {
    language
    missingNames
  }
  country
  currency
  isCurrencyInUse
  countries {
    country
    itemsWithUnknownVat
  }
  withoutEffect {
    name
    reason
  }
}
    fragment SwitchesOfOrders on OfficeSwitches {
  isLive
  serviceTypes
  enableQrOrders
  enableAnonymousOrders
  defaultAnonymousOrders
  canSendSms
  disablePickuptime
  defaultDisablePickuptime
  phoneCode
  phoneCooldownDays
  smsSender
  disableComments
  enableTipping
  enablePromoCodes
  hasMembershipCards
  bagItemId
}`, {"fragmentName":"SwitchesParts"}) as unknown as TypedDocumentString<SwitchesPartsFragment, unknown>;
export const MarketplacePartsFragmentDoc = new TypedDocumentString(`
    fragment MarketplaceParts on OfficeMarketplace {
  version
  marketplaceId
  accountsCompanyId
  accountsCompany
}
    `, {"fragmentName":"MarketplaceParts"}) as unknown as TypedDocumentString<MarketplacePartsFragment, unknown>;
export const SetupPartsFragmentDoc = new TypedDocumentString(`
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}
    `, {"fragmentName":"SetupParts"}) as unknown as TypedDocumentString<SetupPartsFragment, unknown>;
export const StampCardHoldersFragmentDoc = new TypedDocumentString(`
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
    `, {"fragmentName":"StampCardHolders"}) as unknown as TypedDocumentString<StampCardHoldersFragment, unknown>;
export const OfficeStampCardFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}`, {"fragmentName":"OfficeStampCardFields"}) as unknown as TypedDocumentString<OfficeStampCardFieldsFragment, unknown>;
export const VenueTableFieldsFragmentDoc = new TypedDocumentString(`
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}
    `, {"fragmentName":"VenueTableFields"}) as unknown as TypedDocumentString<VenueTableFieldsFragment, unknown>;
export const TablesChangeFragmentDoc = new TypedDocumentString(`
    fragment TablesChange on TablesResult {
  error
  field
  auditId
  tables {
    ...VenueTableFields
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}`, {"fragmentName":"TablesChange"}) as unknown as TypedDocumentString<TablesChangeFragment, unknown>;
export const OfficeVenueFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
    `, {"fragmentName":"OfficeVenueFields"}) as unknown as TypedDocumentString<OfficeVenueFieldsFragment, unknown>;
export const AffectedOrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
    `, {"fragmentName":"AffectedOrderFields"}) as unknown as TypedDocumentString<AffectedOrderFieldsFragment, unknown>;
export const VenueChangeFragmentDoc = new TypedDocumentString(`
    fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}`, {"fragmentName":"VenueChange"}) as unknown as TypedDocumentString<VenueChangeFragment, unknown>;
export const VenuesChangeFragmentDoc = new TypedDocumentString(`
    fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}`, {"fragmentName":"VenuesChange"}) as unknown as TypedDocumentString<VenuesChangeFragment, unknown>;
export const AccountNumbersDocument = new TypedDocumentString(`
    query AccountNumbers($companyId: ID!) {
  accountNumbers(companyId: $companyId) {
    key
    account
    text
  }
}
    `, {"hash":"163f66983a7321dd84585b2924965f2cd9dfdcd434924b21590d2e6eef548245"}) as unknown as TypedDocumentString<AccountNumbersQuery, AccountNumbersQueryVariables>;
export const SaveAccountNumbersDocument = new TypedDocumentString(`
    mutation SaveAccountNumbers($companyId: ID!, $numbers: [AccountNumberInput!]!) {
  saveAccountNumbers(companyId: $companyId, numbers: $numbers) {
    error
    field
  }
}
    `, {"hash":"1fa25c5cfff20b0ec75a2af22a1b56c412c0eee3a32db4e52c7496ada524aea1"}) as unknown as TypedDocumentString<SaveAccountNumbersMutation, SaveAccountNumbersMutationVariables>;
export const ClosingsToBookDocument = new TypedDocumentString(`
    query ClosingsToBook($companyId: ID!, $venueId: ID, $from: String!, $to: String!, $cursor: String) {
  dayClosings(
    companyId: $companyId
    venueId: $venueId
    from: $from
    to: $to
    cursor: $cursor
    limit: 100
  ) {
    nextCursor
    closings {
      id
      number
      day
      venueName
      organizationId
      currency
      tips
      refundedTips
      sales {
        ...VatOfRate
      }
      kinds {
        kind
        amount
      }
      back {
        ...VatOfRate
      }
      backKinds {
        kind
        amount
      }
    }
  }
}
    fragment VatOfRate on VatSum {
  rate
  gross
  net
  vat
}`, {"hash":"ccbe2f39f80d6a7c4d803106a4d0544b9274350581208daa2a940ab626d1141e"}) as unknown as TypedDocumentString<ClosingsToBookQuery, ClosingsToBookQueryVariables>;
export const CompanyAddressesDocument = new TypedDocumentString(`
    query CompanyAddresses($companyId: ID!) {
  companyAddresses(companyId: $companyId) {
    ...CompanyAddressesParts
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"341e922689c375ebe1a0ba06aa76e3abe15bcefa695f99284ce83276212120a7"}) as unknown as TypedDocumentString<CompanyAddressesQuery, CompanyAddressesQueryVariables>;
export const AddHostDocument = new TypedDocumentString(`
    mutation AddHost($companyId: ID!, $host: String!) {
  addHost(companyId: $companyId, host: $host) {
    error
    field
    addresses {
      ...CompanyAddressesParts
    }
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"441ddd2a25caec007faf5197de775c5b9251ea079282e1f869b8c223cdc80507"}) as unknown as TypedDocumentString<AddHostMutation, AddHostMutationVariables>;
export const CheckHostDocument = new TypedDocumentString(`
    mutation CheckHost($companyId: ID!, $host: String!) {
  checkHost(companyId: $companyId, host: $host) {
    error
    field
    addresses {
      ...CompanyAddressesParts
    }
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"908e4060adcebd2451d73a2dc3ac7012307cc9a96d813ffafbf6089f4f2720cf"}) as unknown as TypedDocumentString<CheckHostMutation, CheckHostMutationVariables>;
export const SetMainHostDocument = new TypedDocumentString(`
    mutation SetMainHost($companyId: ID!, $host: String!) {
  setMainHost(companyId: $companyId, host: $host) {
    error
    field
    addresses {
      ...CompanyAddressesParts
    }
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"4c4d93ad39340b8b24d5b10eb216aa4849149e8daad992d564aaf295da144fb9"}) as unknown as TypedDocumentString<SetMainHostMutation, SetMainHostMutationVariables>;
export const RemoveHostDocument = new TypedDocumentString(`
    mutation RemoveHost($companyId: ID!, $host: String!) {
  removeHost(companyId: $companyId, host: $host) {
    error
    field
    addresses {
      ...CompanyAddressesParts
    }
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"b4e6d8789ba3d449ac65068e30871a5c7260287558911b384c51c22fad345cab"}) as unknown as TypedDocumentString<RemoveHostMutation, RemoveHostMutationVariables>;
export const ChangePathDocument = new TypedDocumentString(`
    mutation ChangePath($companyId: ID!, $path: String!) {
  changePath(companyId: $companyId, path: $path) {
    error
    field
    suggestions
    addresses {
      ...CompanyAddressesParts
    }
  }
}
    fragment CompanyAddressesParts on CompanyAddresses {
  path
  oldPaths
  wasLive
  platformHost
  hosts {
    host
    state
    isMain
    txtName
    txtValue
    problem
    found
    checkedAt
    checkedUntil
  }
}`, {"hash":"fca463d8e0eccf4071d51932d7d111fd756ffda0fbe731fd103081f2e3bb6c50"}) as unknown as TypedDocumentString<ChangePathMutation, ChangePathMutationVariables>;
export const AdministeredCompanyDocument = new TypedDocumentString(`
    query AdministeredCompany($companyId: ID!) {
  administeredCompany(companyId: $companyId) {
    id
    displayName
    slug
    country
    currency
    languages
    enableQrOrders
    requiresTwoFactor
    isLive
    venues {
      id
      name
    }
  }
}
    `, {"hash":"28581fafedb67371d7a209883edb3e6b425d244530a47a99183226999bbea54d"}) as unknown as TypedDocumentString<AdministeredCompanyQuery, AdministeredCompanyQueryVariables>;
export const StaffMembersDocument = new TypedDocumentString(`
    query StaffMembers($companyId: ID!) {
  staffMembers(companyId: $companyId) {
    id
    version
    name
    email
    role
    venueIds
    active
    hasTwoFactor
    isInvited
    invitationEndsAt
    invitationSentAt
    lastSeenAt
  }
}
    `, {"hash":"acbec8816e541bee06f57881bf8e7c634e729bd0bcbe02f14e99614a46ea225e"}) as unknown as TypedDocumentString<StaffMembersQuery, StaffMembersQueryVariables>;
export const InviteStaffMemberDocument = new TypedDocumentString(`
    mutation InviteStaffMember($companyId: ID!, $name: String!, $email: String!, $role: StaffRole!, $venueIds: [ID!]!) {
  inviteStaffMember(
    companyId: $companyId
    name: $name
    email: $email
    role: $role
    venueIds: $venueIds
  ) {
    invitation
    isMailed
    error
  }
}
    `, {"hash":"8e54013489197f2ce83c37b41a01edffad8cbcddc2a59c65e6349502fbb4bee0"}) as unknown as TypedDocumentString<InviteStaffMemberMutation, InviteStaffMemberMutationVariables>;
export const ResetStaffPasswordDocument = new TypedDocumentString(`
    mutation ResetStaffPassword($staffId: ID!) {
  resetStaffPassword(staffId: $staffId) {
    invitation
    isMailed
    error
  }
}
    `, {"hash":"5738eed7bc65a4a90e22fb71fdeccefdb9ccdfd6d310f2cc49f863c168283859"}) as unknown as TypedDocumentString<ResetStaffPasswordMutation, ResetStaffPasswordMutationVariables>;
export const RenewStaffInvitationDocument = new TypedDocumentString(`
    mutation RenewStaffInvitation($staffId: ID!) {
  renewStaffInvitation(staffId: $staffId) {
    invitation
    isMailed
    error
  }
}
    `, {"hash":"ccb079125304b7a15203c93f5225d9ee293db785ff1b5b00ea56d122c17c5333"}) as unknown as TypedDocumentString<RenewStaffInvitationMutation, RenewStaffInvitationMutationVariables>;
export const SaveStaffMemberDocument = new TypedDocumentString(`
    mutation SaveStaffMember($companyId: ID!, $staffId: ID!, $version: Int!, $name: String, $venueIds: [ID!]) {
  saveStaffMember(
    companyId: $companyId
    staffId: $staffId
    version: $version
    name: $name
    venueIds: $venueIds
  ) {
    success
    error
    field
    version
    auditId
  }
}
    `, {"hash":"01ee0d8ec8a738b19433fbdb3ce937a1a0d2bcc3ee0b257cfb41e24245d73c2e"}) as unknown as TypedDocumentString<SaveStaffMemberMutation, SaveStaffMemberMutationVariables>;
export const UndoChangeDocument = new TypedDocumentString(`
    mutation UndoChange($auditId: ID!) {
  undoChange(auditId: $auditId) {
    success
    error
  }
}
    `, {"hash":"ca197e6bd1b98316b2b88841035c60c7b51036e69a8523c3b85dcd254a0ce17f"}) as unknown as TypedDocumentString<UndoChangeMutation, UndoChangeMutationVariables>;
export const ChangeStaffRoleDocument = new TypedDocumentString(`
    mutation ChangeStaffRole($staffId: ID!, $role: StaffRole!, $venueIds: [ID!]!) {
  changeStaffRole(staffId: $staffId, role: $role, venueIds: $venueIds) {
    success
    error
  }
}
    `, {"hash":"eeeed3bd1bdb09ba00dbba967bb412f59e32b9b484803a29b57ce750b199be54"}) as unknown as TypedDocumentString<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>;
export const SetStaffActiveDocument = new TypedDocumentString(`
    mutation SetStaffActive($staffId: ID!, $active: Boolean!) {
  setStaffActive(staffId: $staffId, active: $active) {
    invitation
    isMailed
    error
  }
}
    `, {"hash":"2a22c674cf39d22bed88a360b1404be32a99cedf563bc45f0a14f14998b97309"}) as unknown as TypedDocumentString<SetStaffActiveMutation, SetStaffActiveMutationVariables>;
export const SetTwoFactorRequiredDocument = new TypedDocumentString(`
    mutation SetTwoFactorRequired($companyId: ID!, $required: Boolean!) {
  setTwoFactorRequired(companyId: $companyId, required: $required) {
    success
    error
  }
}
    `, {"hash":"84c94bab23a0db1a005aead102b864129824b77ebb7468f525e60931187232c5"}) as unknown as TypedDocumentString<SetTwoFactorRequiredMutation, SetTwoFactorRequiredMutationVariables>;
export const RemoveTwoFactorDocument = new TypedDocumentString(`
    mutation RemoveTwoFactor($staffId: ID!, $proof: String!) {
  removeTwoFactor(staffId: $staffId, proof: $proof) {
    success
    error
  }
}
    `, {"hash":"d83f0c0b16068855789dd218279fa1cf86d212872286823731a471f4ec188978"}) as unknown as TypedDocumentString<RemoveTwoFactorMutation, RemoveTwoFactorMutationVariables>;
export const CompanyOrderTermsDocument = new TypedDocumentString(`
    query CompanyOrderTerms($companyId: ID!) {
  companyOrderTerms(companyId: $companyId) {
    unansweredOrderMinutes
    capturesAtOnce
  }
}
    `, {"hash":"f525aacb84755fbd39b9be6704eaf075a194a269fb85014ad6d2feaff94f5ee4"}) as unknown as TypedDocumentString<CompanyOrderTermsQuery, CompanyOrderTermsQueryVariables>;
export const SetCompanyOrderTermsDocument = new TypedDocumentString(`
    mutation SetCompanyOrderTerms($companyId: ID!, $unansweredOrderMinutes: Int!, $capturesAtOnce: Boolean!) {
  setCompanyOrderTerms(
    companyId: $companyId
    unansweredOrderMinutes: $unansweredOrderMinutes
    capturesAtOnce: $capturesAtOnce
  ) {
    success
    error
  }
}
    `, {"hash":"268d967b9f4d5293ce45836be5a9e6c23cc0bbaf6864fd80a1703cee77adcef2"}) as unknown as TypedDocumentString<SetCompanyOrderTermsMutation, SetCompanyOrderTermsMutationVariables>;
export const CompanyInvoicesDocument = new TypedDocumentString(`
    query CompanyInvoices($companyId: ID!, $isUnpaidOnly: Boolean!, $targetId: ID, $state: InvoiceState, $cursor: String) {
  companyInvoices(
    companyId: $companyId
    isUnpaidOnly: $isUnpaidOnly
    targetId: $targetId
    state: $state
    cursor: $cursor
  ) {
    invoices {
      id
      number
      buyerName
      periodStart
      periodEnd
      issuedOn
      dueOn
      total
      currency
      targetId
      credited
      state
      daysOverdue
      mailedAt
      paidAt
    }
    nextCursor
    unpaid
  }
}
    `, {"hash":"822694aec435b88aa0a69523e661a4de59525526279da42d728541fce3caac20"}) as unknown as TypedDocumentString<CompanyInvoicesQuery, CompanyInvoicesQueryVariables>;
export const SetInvoicePaidDocument = new TypedDocumentString(`
    mutation SetInvoicePaid($invoiceId: ID!, $paid: Boolean!, $paidOn: String) {
  setInvoicePaid(invoiceId: $invoiceId, paid: $paid, paidOn: $paidOn) {
    success
    error
  }
}
    `, {"hash":"2d2ceffbdf1a5e98c307794e4209bbca1ce1f5ca9609cc2249e6283aee81133f"}) as unknown as TypedDocumentString<SetInvoicePaidMutation, SetInvoicePaidMutationVariables>;
export const ApproveInvoiceCustomerDocument = new TypedDocumentString(`
    mutation ApproveInvoiceCustomer($companyId: ID!, $phone: String!, $customer: InvoiceCustomerInput!) {
  approveInvoiceCustomer(
    companyId: $companyId
    phone: $phone
    customer: $customer
  ) {
    success
    error
  }
}
    `, {"hash":"1c007bb8f51c85e131083793620f29d0be582a0cd605a2412907393e4956c5b4"}) as unknown as TypedDocumentString<ApproveInvoiceCustomerMutation, ApproveInvoiceCustomerMutationVariables>;
export const EndInvoiceCustomerDocument = new TypedDocumentString(`
    mutation EndInvoiceCustomer($companyId: ID!, $phone: String!) {
  endInvoiceCustomer(companyId: $companyId, phone: $phone) {
    success
    error
  }
}
    `, {"hash":"266c42ebb8669ae31ecce24a26eb5c00af40b1244e3a1914e40bf61cbd2f976d"}) as unknown as TypedDocumentString<EndInvoiceCustomerMutation, EndInvoiceCustomerMutationVariables>;
export const OfficeSearchDocument = new TypedDocumentString(`
    query OfficeSearch($companyId: ID!, $text: String!) {
  officeSearch(companyId: $companyId, text: $text) {
    kind
    id
    title
    subtitle
    venueId
  }
}
    `, {"hash":"74a3f73528ded7cda0c9f62aa0b4cf93a38fa6b8d4bf85fc5797d76b33211fd1"}) as unknown as TypedDocumentString<OfficeSearchQuery, OfficeSearchQueryVariables>;
export const AuditLogDocument = new TypedDocumentString(`
    query AuditLog($companyId: ID!, $subjectId: ID, $kind: OfficeKind, $actor: AuditActor, $staffId: ID, $from: DateTime, $until: DateTime, $cursor: String, $limit: Int) {
  auditLog(
    companyId: $companyId
    subjectId: $subjectId
    kind: $kind
    actor: $actor
    staffId: $staffId
    from: $from
    until: $until
    cursor: $cursor
    limit: $limit
  ) {
    entries {
      ...LogEntry
    }
    nextCursor
  }
}
    fragment LogEntry on AuditEntry {
  id
  at
  actor
  staffId
  staffName
  action
  subjectId
  subject {
    kind
    title
  }
  details
}`, {"hash":"2b1aa3282c19d857f734a6050593b66b9c466a89e116acdadd48ed2ea27d6dfd"}) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AuditExportDocument = new TypedDocumentString(`
    query AuditExport($companyId: ID!, $subjectId: ID, $kind: OfficeKind, $actor: AuditActor, $staffId: ID, $from: DateTime, $until: DateTime, $cursor: String) {
  auditExport(
    companyId: $companyId
    subjectId: $subjectId
    kind: $kind
    actor: $actor
    staffId: $staffId
    from: $from
    until: $until
    cursor: $cursor
  ) {
    entries {
      ...LogEntry
    }
    nextCursor
  }
}
    fragment LogEntry on AuditEntry {
  id
  at
  actor
  staffId
  staffName
  action
  subjectId
  subject {
    kind
    title
  }
  details
}`, {"hash":"668b0abcca7f7baab0f34a64d978bfb614dd73de5c11878952fbf0ce7c3ba5f9"}) as unknown as TypedDocumentString<AuditExportQuery, AuditExportQueryVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies {
  companies {
    id
    displayName
    slugs
    country
    currency
    active
    venueCount
    createdAt
    isLive
    nextStep
    lastOrderAt
    openFindings
    invited {
      id
      name
      email
    }
  }
}
    `, {"hash":"29343010fa4468559cde01d101800adb77bfc8595454d8a40f625921e93040a4"}) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CheckPathDocument = new TypedDocumentString(`
    query CheckPath($companyId: ID, $path: String!, $country: String) {
  checkPath(companyId: $companyId, path: $path, country: $country) {
    error
    suggestions
  }
}
    `, {"hash":"aa323647865eabf572b5c3ecb2b080862136b151f39ef76265940fce51807606"}) as unknown as TypedDocumentString<CheckPathQuery, CheckPathQueryVariables>;
export const CreateCompanyDocument = new TypedDocumentString(`
    mutation CreateCompany($displayName: String!, $slug: String!, $country: String!, $currency: Currency!, $language: Language!, $adminName: String!, $adminEmail: String!) {
  createCompany(
    displayName: $displayName
    slug: $slug
    country: $country
    currency: $currency
    language: $language
    adminName: $adminName
    adminEmail: $adminEmail
  ) {
    invitation
    isMailed
    suggestions
    error
  }
}
    `, {"hash":"128baf6a2d272459f45d8112fe1866a9723f10d3952776017dc7afcd65235c4f"}) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const SetCompanyActiveDocument = new TypedDocumentString(`
    mutation SetCompanyActive($companyId: ID!, $active: Boolean!) {
  setCompanyActive(companyId: $companyId, active: $active) {
    success
    error
  }
}
    `, {"hash":"b61a02c62beb4b1e7ff520f4374c324c82a3223f64fd2c832ebb26c9a8ee8fee"}) as unknown as TypedDocumentString<SetCompanyActiveMutation, SetCompanyActiveMutationVariables>;
export const DeadJobsDocument = new TypedDocumentString(`
    query DeadJobs {
  deadJobs {
    id
    name
    attempts
    lastError
    createdAt
    payload
  }
}
    `, {"hash":"60d8c7aac87cc0bd25d385e45d67fef6e3a3c1623b7a6eec6dfbdabcef0fa494"}) as unknown as TypedDocumentString<DeadJobsQuery, DeadJobsQueryVariables>;
export const ReplayJobDocument = new TypedDocumentString(`
    mutation ReplayJob($id: ID!) {
  replayJob(id: $id) {
    success
    error
  }
}
    `, {"hash":"123dd4f76816099df00a0c9edb4aad336ce627541dab18b8b0aebbaeeedb986e"}) as unknown as TypedDocumentString<ReplayJobMutation, ReplayJobMutationVariables>;
export const OfficeBillsDocument = new TypedDocumentString(`
    query OfficeBills($companyId: ID!, $venueId: ID, $isClosed: Boolean!) {
  officeBills(companyId: $companyId, venueId: $venueId, isClosed: $isClosed) {
    ...BillFields
  }
}
    fragment BillFields on OfficeBill {
  id
  tableCode
  venueId
  venueName
  timeZone
  createdAt
  closedAt
  amount
  discount
  paid
  left
  beingPaid
  lines {
    id
    title
    options
    amount
    discount
    paid
    left
    isBeingPaid
    takenOffAt
    takenOffReason
    orderId
    orderNumber
  }
  receipts {
    orderId
    orderNumber
    createdAt
    total
    kind
    counterKind
  }
}`, {"hash":"4ece416cd663f968b2d59714ff65f22e4ac67ef8788ae459246fccf6c528d380"}) as unknown as TypedDocumentString<OfficeBillsQuery, OfficeBillsQueryVariables>;
export const OfficeBillDocument = new TypedDocumentString(`
    query OfficeBill($companyId: ID!, $id: ID!) {
  officeBill(companyId: $companyId, id: $id) {
    ...BillFields
  }
}
    fragment BillFields on OfficeBill {
  id
  tableCode
  venueId
  venueName
  timeZone
  createdAt
  closedAt
  amount
  discount
  paid
  left
  beingPaid
  lines {
    id
    title
    options
    amount
    discount
    paid
    left
    isBeingPaid
    takenOffAt
    takenOffReason
    orderId
    orderNumber
  }
  receipts {
    orderId
    orderNumber
    createdAt
    total
    kind
    counterKind
  }
}`, {"hash":"8eed6f5ce7ec9c24d22d52d048ee79bcb531dbad3b217051842085e715634b82"}) as unknown as TypedDocumentString<OfficeBillQuery, OfficeBillQueryVariables>;
export const SettleBillDocument = new TypedDocumentString(`
    mutation SettleBill($companyId: ID!, $id: ID!, $billId: ID!, $kind: CounterKind!, $lineIds: [ID!], $amount: Int!) {
  settleBill(
    companyId: $companyId
    id: $id
    billId: $billId
    kind: $kind
    lineIds: $lineIds
    amount: $amount
  ) {
    error
    field
    receiptId
  }
}
    `, {"hash":"87e3e6a80357ad29f1b16b640ef12596dd5da98f7c960e8987c64c6a22b048f7"}) as unknown as TypedDocumentString<SettleBillMutation, SettleBillMutationVariables>;
export const TakeOffBillDocument = new TypedDocumentString(`
    mutation TakeOffBill($companyId: ID!, $billId: ID!, $lineId: ID!, $reason: String!) {
  takeOffBill(
    companyId: $companyId
    billId: $billId
    lineId: $lineId
    reason: $reason
  ) {
    error
    field
  }
}
    `, {"hash":"a7ce405c93acf1ef3f50df3d67ce6b4dbe8499246173a867a6c9475888c3b1e6"}) as unknown as TypedDocumentString<TakeOffBillMutation, TakeOffBillMutationVariables>;
export const TodayDocument = new TypedDocumentString(`
    query Today($companyId: ID!, $venueId: ID) {
  today(companyId: $companyId, venueId: $venueId) {
    at
    hour
    day
    now {
      turnover
      orders
      secondsToReady
      rejected
    }
    lastWeek {
      turnover
      orders
      secondsToReady
      rejected
    }
    rejections {
      reason
      orders
    }
    hours {
      hour
      orders
      before
    }
    items {
      id
      title
      image
      units
      amount
    }
    itemCount
    firstOrderLastWeek
    pending
    preparing
    ready
    overdue
    needs {
      kind
      count
      subjectId
      name
      until
      timeZone
      amount
      day
    }
  }
}
    `, {"hash":"4cf09e655df36fbe4e29a2b1df3281b256dd9d447f946da65dfc62badbdb31c4"}) as unknown as TypedDocumentString<TodayQuery, TodayQueryVariables>;
export const SalesDocument = new TypedDocumentString(`
    query Sales($companyId: ID!, $from: String!, $to: String!, $by: SalesBy!, $venueId: ID, $comparedWith: SalesComparison) {
  sales(
    companyId: $companyId
    from: $from
    to: $to
    by: $by
    venueId: $venueId
    comparedWith: $comparedWith
  ) {
    by
    from
    to
    beforeFrom
    beforeTo
    rows {
      key
      label
      amount
      orders
      units
      refunded
      secondsWaited
      before
    }
    total {
      orders
      dishes
      fees
      discount
      turnover
      tips
      refunds
      refunded
      rejected
    }
    before {
      orders
      turnover
      refunded
    }
    clocks {
      timeZone
      begins
    }
  }
}
    `, {"hash":"081721f2919a229241652cd126178e6272b34f610c443435529069c8ddfc1c39"}) as unknown as TypedDocumentString<SalesQuery, SalesQueryVariables>;
export const DayClosingsDocument = new TypedDocumentString(`
    query DayClosings($companyId: ID!, $venueId: ID, $cursor: String) {
  dayClosings(companyId: $companyId, venueId: $venueId, cursor: $cursor) {
    nextCursor
    closings {
      id
      number
      venueId
      venueName
      street
      city
      organizationId
      timeZone
      day
      beginsAt
      endsAt
      closedAt
      currency
      orders
      dishes
      fees
      discount
      turnover
      tips
      sales {
        ...VatOfRate
      }
      kinds {
        kind
        orders
        amount
      }
      refunds
      refunded
      refundedTips
      back {
        ...VatOfRate
      }
      rejected {
        reason
        orders
        amount
      }
      takenBack {
        orders
        amount
      }
      openBills {
        bills
        amount
      }
      chargebacks {
        orderNumber
        reference
        stage
        amount
        answerBy
      }
      firstOrder
      lastOrder
    }
  }
}
    fragment VatOfRate on VatSum {
  rate
  gross
  net
  vat
}`, {"hash":"c4ded2407463e5782e19f9c3da2e004d4a89145899e84fa59faa190ea42f0d3d"}) as unknown as TypedDocumentString<DayClosingsQuery, DayClosingsQueryVariables>;
export const ClosingReadersDocument = new TypedDocumentString(`
    query ClosingReaders($companyId: ID!, $venueId: ID!) {
  closingReaders(companyId: $companyId, venueId: $venueId) {
    emails
    people {
      id
      name
      email
      isChosen
    }
  }
}
    `, {"hash":"7d73c0702d6e911fa256b7c085a395dbd00c36d3320ba9090a437114de457b1d"}) as unknown as TypedDocumentString<ClosingReadersQuery, ClosingReadersQueryVariables>;
export const SaveClosingReadersDocument = new TypedDocumentString(`
    mutation SaveClosingReaders($companyId: ID!, $venueId: ID!, $staffIds: [ID!]!, $emails: [String!]!) {
  saveClosingReaders(
    companyId: $companyId
    venueId: $venueId
    staffIds: $staffIds
    emails: $emails
  ) {
    error
    field
  }
}
    `, {"hash":"f3340e721a8a5083c41a2f66fc54ed7424a094586675d06c8858cc75f4753ef2"}) as unknown as TypedDocumentString<SaveClosingReadersMutation, SaveClosingReadersMutationVariables>;
export const VatReportDocument = new TypedDocumentString(`
    query VatReport($companyId: ID!, $fromMonth: String!, $toMonth: String!, $venueId: ID) {
  vatReport(
    companyId: $companyId
    fromMonth: $fromMonth
    toMonth: $toMonth
    venueId: $venueId
  ) {
    month
    days
    sales {
      ...VatOfRate
    }
    back {
      ...VatOfRate
    }
  }
}
    fragment VatOfRate on VatSum {
  rate
  gross
  net
  vat
}`, {"hash":"c35f416c846281fa4da8d70bc63db65f686177addeecd2fd8066f798111030a9"}) as unknown as TypedDocumentString<VatReportQuery, VatReportQueryVariables>;
export const OfficeCodesDocument = new TypedDocumentString(`
    query OfficeCodes($companyId: ID, $state: RunState, $search: String, $cursor: String) {
  officeCodes(
    companyId: $companyId
    state: $state
    search: $search
    cursor: $cursor
  ) {
    codes {
      ...OfficeCodeFields
    }
    nextCursor
    counts {
      state
      count
    }
    averageOrder
  }
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}`, {"hash":"86756dd13fffed723de14232c3ed9a77919650a8e2d221a0604a89ee3ba98bb3"}) as unknown as TypedDocumentString<OfficeCodesQuery, OfficeCodesQueryVariables>;
export const OfficeCodeDocument = new TypedDocumentString(`
    query OfficeCode($companyId: ID, $id: ID!) {
  officeCode(companyId: $companyId, id: $id) {
    ...OfficeCodeFields
  }
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}`, {"hash":"3c08e55d8043471d0cfa5344c1ea02b80ba8aa5c70cbbc08f1b396f1ef4c1962"}) as unknown as TypedDocumentString<OfficeCodeQuery, OfficeCodeQueryVariables>;
export const CodesOfSeriesDocument = new TypedDocumentString(`
    query CodesOfSeries($companyId: ID, $id: ID!) {
  codesOfSeries(companyId: $companyId, id: $id) {
    code
    isUsed
  }
}
    `, {"hash":"fc43ea9c59eb8a92b4d806fef2f0ad59bec3cc9d48687b5e6cb189ed077fd1c6"}) as unknown as TypedDocumentString<CodesOfSeriesQuery, CodesOfSeriesQueryVariables>;
export const TryCodeDocument = new TypedDocumentString(`
    query TryCode($companyId: ID, $id: ID!, $venueId: ID!, $at: DateTime!, $isSignedIn: Boolean!, $cartValue: Int!, $language: Language!) {
  tryCode(
    companyId: $companyId
    id: $id
    venueId: $venueId
    at: $at
    isSignedIn: $isSignedIn
    cartValue: $cartValue
    language: $language
  ) {
    refusal
    refusalText
    saving
  }
}
    `, {"hash":"8416cff77469d081d204a665764e9cad42667121343e28a8886add2c6e8edcfe"}) as unknown as TypedDocumentString<TryCodeQuery, TryCodeQueryVariables>;
export const CreateCodeDocument = new TypedDocumentString(`
    mutation CreateCode($companyId: ID, $id: ID!, $code: CodeInput!) {
  createCode(companyId: $companyId, id: $id, code: $code) {
    error
    field
    auditId
    code {
      ...OfficeCodeFields
    }
  }
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}`, {"hash":"772cfd47f3b638261c81824baf92d39ef10a55feeafc884ff8d8d18b62dee0f3"}) as unknown as TypedDocumentString<CreateCodeMutation, CreateCodeMutationVariables>;
export const SaveCodeDocument = new TypedDocumentString(`
    mutation SaveCode($companyId: ID, $id: ID!, $version: Int!, $code: CodeInput!) {
  saveCode(companyId: $companyId, id: $id, version: $version, code: $code) {
    error
    field
    auditId
    code {
      ...OfficeCodeFields
    }
  }
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}`, {"hash":"12e48719495a88e75bb16d2fe8568c8cfbb43da848ae04ad04af543bc91c62cb"}) as unknown as TypedDocumentString<SaveCodeMutation, SaveCodeMutationVariables>;
export const RemoveCodeDocument = new TypedDocumentString(`
    mutation RemoveCode($companyId: ID, $id: ID!, $version: Int!) {
  removeCode(companyId: $companyId, id: $id, version: $version) {
    error
  }
}
    `, {"hash":"cb4f9b5a620294e002851d7924fe7bd5b8987d6e96422019ed6bd1037681840d"}) as unknown as TypedDocumentString<RemoveCodeMutation, RemoveCodeMutationVariables>;
export const CreateCodeSeriesDocument = new TypedDocumentString(`
    mutation CreateCodeSeries($companyId: ID, $id: ID!, $prefix: String!, $count: Int!, $code: CodeInput!) {
  createCodeSeries(
    companyId: $companyId
    id: $id
    prefix: $prefix
    count: $count
    code: $code
  ) {
    error
    field
    auditId
    code {
      ...OfficeCodeFields
    }
  }
}
    fragment CodeLimits on OfficeCode {
  venueIds
  categoryIds
  startsAt
  endsAt
  hoursStart
  hoursEnd
  requiresUser
  useLimit
  useLimitPerUser
}
fragment OfficeCodeFields on OfficeCode {
  id
  version
  code
  state
  active
  discountType
  discountRate
  title {
    en
    se
    es
    no
    tr
    dk
  }
  ...CodeLimits
  usedCount
  reservedCount
  turnover
  seriesSize
}`, {"hash":"48779789a04f8decd6e9cd83fed09c309c841429be03e37294bca269a48f592b"}) as unknown as TypedDocumentString<CreateCodeSeriesMutation, CreateCodeSeriesMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks($companyId: ID!) {
  webhooks(companyId: $companyId) {
    ...WebhookParts
  }
}
    fragment WebhookParts on Webhook {
  id
  version
  address
  events
  isActive
  secretEnd
  oldSecretUntil
  failingSince
  switchedOffAt
  lastDeliveredAt
  waiting
  missed
}`, {"hash":"70970eb9320916e4f330341c9215a310720781d4eef18d606a06504892607906"}) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($companyId: ID!, $webhookId: ID!, $state: WebhookDeliveryState, $cursor: ID) {
  webhookDeliveries(
    companyId: $companyId
    webhookId: $webhookId
    state: $state
    cursor: $cursor
    limit: 25
  ) {
    nextCursor
    deliveries {
      id
      eventId
      type
      at
      state
      dueAt
      tries {
        at
        status
        problem
        milliseconds
      }
    }
  }
}
    `, {"hash":"fcfaa7a8c739469bca582cc2f502554320a8b8b7ae1b8d063724538a7f454c2e"}) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($companyId: ID!, $id: ID!, $webhook: WebhookInput!) {
  createWebhook(companyId: $companyId, id: $id, webhook: $webhook) {
    error
    field
    secret
    webhook {
      ...WebhookParts
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  version
  address
  events
  isActive
  secretEnd
  oldSecretUntil
  failingSince
  switchedOffAt
  lastDeliveredAt
  waiting
  missed
}`, {"hash":"65338b394cbca94da7f320f23335d523c150dbd6f7f6d4e85bd75aedc0a6dfad"}) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const SaveWebhookDocument = new TypedDocumentString(`
    mutation SaveWebhook($companyId: ID!, $id: ID!, $version: Int!, $webhook: WebhookInput!) {
  saveWebhook(
    companyId: $companyId
    id: $id
    version: $version
    webhook: $webhook
  ) {
    error
    field
    webhook {
      ...WebhookParts
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  version
  address
  events
  isActive
  secretEnd
  oldSecretUntil
  failingSince
  switchedOffAt
  lastDeliveredAt
  waiting
  missed
}`, {"hash":"80eccb18eed207fdf9f86d6c477ecb0b55e75291bcb0bf90c59e6ee70cbc0994"}) as unknown as TypedDocumentString<SaveWebhookMutation, SaveWebhookMutationVariables>;
export const RenewWebhookSecretDocument = new TypedDocumentString(`
    mutation RenewWebhookSecret($companyId: ID!, $id: ID!, $version: Int!) {
  renewWebhookSecret(companyId: $companyId, id: $id, version: $version) {
    error
    field
    secret
    webhook {
      ...WebhookParts
    }
  }
}
    fragment WebhookParts on Webhook {
  id
  version
  address
  events
  isActive
  secretEnd
  oldSecretUntil
  failingSince
  switchedOffAt
  lastDeliveredAt
  waiting
  missed
}`, {"hash":"3dd7389a9ad567910de152746b052cbb818dfca1eaf1a2c66c943b290233298d"}) as unknown as TypedDocumentString<RenewWebhookSecretMutation, RenewWebhookSecretMutationVariables>;
export const RemoveWebhookDocument = new TypedDocumentString(`
    mutation RemoveWebhook($companyId: ID!, $id: ID!) {
  removeWebhook(companyId: $companyId, id: $id) {
    error
    field
  }
}
    `, {"hash":"1f65711612a3cac04bb1849ca2f502e9e9f24ab663a707795021d0c82aef9100"}) as unknown as TypedDocumentString<RemoveWebhookMutation, RemoveWebhookMutationVariables>;
export const TryWebhookDocument = new TypedDocumentString(`
    mutation TryWebhook($companyId: ID!, $id: ID!) {
  tryWebhook(companyId: $companyId, id: $id) {
    error
    field
  }
}
    `, {"hash":"071883980da861b0d1e2e9872927a169b8a1d6262c3795978c37030d3e51fc18"}) as unknown as TypedDocumentString<TryWebhookMutation, TryWebhookMutationVariables>;
export const ReplayWebhookDocument = new TypedDocumentString(`
    mutation ReplayWebhook($companyId: ID!, $id: ID!, $deliveryIds: [ID!]) {
  replayWebhook(companyId: $companyId, id: $id, deliveryIds: $deliveryIds) {
    error
    field
  }
}
    `, {"hash":"9c580613ba312b2e33a0635f5b8733b8ef2a0238fb8fc851fc770fa66d407f0c"}) as unknown as TypedDocumentString<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys($companyId: ID!) {
  apiKeys(companyId: $companyId) {
    ...ApiKeyParts
  }
}
    fragment ApiKeyParts on ApiKey {
  id
  name
  keyEnd
  reads
  endsAt
  lastUsedAt
}`, {"hash":"dee2ad8974d161bb9cb91a65d86fb40a763fbc58909bb3860d3e2f35a08b0d08"}) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($companyId: ID!, $id: ID!, $apiKey: ApiKeyInput!) {
  createApiKey(companyId: $companyId, id: $id, apiKey: $apiKey) {
    error
    field
    secret
  }
}
    `, {"hash":"eb0d39893bd5c1fe7f0324f6deb5492a66a002d7bd77d6d766dc4a186e2e457c"}) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($companyId: ID!, $id: ID!) {
  revokeApiKey(companyId: $companyId, id: $id) {
    error
    field
  }
}
    `, {"hash":"0e2ca407f387130e03d90ff05afbcec586c4c357872048ca0f59fb0169389117"}) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const VenueContactsDocument = new TypedDocumentString(`
    query VenueContacts($venueId: ID!) {
  venueContacts(venueId: $venueId) {
    name
    email
    phone
    phoneBy
    hours {
      dayOfWeek
      start
      end
    }
  }
}
    `, {"hash":"f3df932ba2c57270196095983f9389d6cfb21461634b926faa500f7046450bb9"}) as unknown as TypedDocumentString<VenueContactsQuery, VenueContactsQueryVariables>;
export const SetVenueContactsDocument = new TypedDocumentString(`
    mutation SetVenueContacts($venueId: ID!, $contacts: [VenueContactInput!]!) {
  setVenueContacts(venueId: $venueId, contacts: $contacts) {
    success
    error
    position
  }
}
    `, {"hash":"dc82c286a46af32ad87385e00c46d162ca739dc250ccd30e07c1834bdeaeda3c"}) as unknown as TypedDocumentString<SetVenueContactsMutation, SetVenueContactsMutationVariables>;
export const StaffDevicesDocument = new TypedDocumentString(`
    query StaffDevices($companyId: ID!) {
  staffDevices(companyId: $companyId) {
    ...DeviceParts
  }
}
    fragment DeviceParts on StaffDevice {
  id
  name
  venueIds
  isSignedIn
  codeEndsAt
  lastSeenAt
}`, {"hash":"1ee6bfe1e98dc8fae110246de736db9f41a7dd726514eeab9c43f13532b0d46d"}) as unknown as TypedDocumentString<StaffDevicesQuery, StaffDevicesQueryVariables>;
export const AddDeviceDocument = new TypedDocumentString(`
    mutation AddDevice($companyId: ID!, $id: ID!, $name: String!, $venueIds: [ID!]!) {
  addDevice(companyId: $companyId, id: $id, name: $name, venueIds: $venueIds) {
    error
    code
    device {
      ...DeviceParts
    }
  }
}
    fragment DeviceParts on StaffDevice {
  id
  name
  venueIds
  isSignedIn
  codeEndsAt
  lastSeenAt
}`, {"hash":"b3987f44744d8a4551fe0abfa467fb36f444883497ab8d285cd916455fa1366b"}) as unknown as TypedDocumentString<AddDeviceMutation, AddDeviceMutationVariables>;
export const RenewDeviceCodeDocument = new TypedDocumentString(`
    mutation RenewDeviceCode($companyId: ID!, $id: ID!) {
  renewDeviceCode(companyId: $companyId, id: $id) {
    error
    code
    device {
      ...DeviceParts
    }
  }
}
    fragment DeviceParts on StaffDevice {
  id
  name
  venueIds
  isSignedIn
  codeEndsAt
  lastSeenAt
}`, {"hash":"a48e456300e16e20d0d13ee75deb5f04ff565cd40824eb98b925cdc106ffe419"}) as unknown as TypedDocumentString<RenewDeviceCodeMutation, RenewDeviceCodeMutationVariables>;
export const EndDeviceDocument = new TypedDocumentString(`
    mutation EndDevice($companyId: ID!, $id: ID!) {
  endDevice(companyId: $companyId, id: $id) {
    error
  }
}
    `, {"hash":"609949c62bdc0cc30c79fcbc9d62fa7438c47d9c3b0d28802ef94be1bb0f8dda"}) as unknown as TypedDocumentString<EndDeviceMutation, EndDeviceMutationVariables>;
export const SignInDeviceDocument = new TypedDocumentString(`
    mutation SignInDevice($code: String!) {
  signInDevice(code: $code) {
    error
    token
  }
}
    `, {"hash":"b6aee9c186e942ed1c96be58f125a2d6b887510e4f9c2abcbb137d902e85f3e9"}) as unknown as TypedDocumentString<SignInDeviceMutation, SignInDeviceMutationVariables>;
export const OfficeGuestsDocument = new TypedDocumentString(`
    query OfficeGuests($companyId: ID!, $filter: GuestFilter!, $sort: GuestSort!, $isReversed: Boolean!, $cursor: String) {
  officeGuests(
    companyId: $companyId
    filter: $filter
    sort: $sort
    isReversed: $isReversed
    cursor: $cursor
  ) {
    guests {
      ...GuestRow
    }
    nextCursor
    total
    levels {
      id
      title
      pointsRequired
    }
  }
}
    fragment GuestRow on OfficeGuestRow {
  id
  name
  easyId
  phone
  email
  levelId
  points
  orders
  lastOrderAt
  spent12Months
  takesNews
  isBusiness
  blockedAt
}`, {"hash":"c61bd103e5cfd07c10da2b689e2b2c194b9ecb529713d996d7a7fc39d2b9446a"}) as unknown as TypedDocumentString<OfficeGuestsQuery, OfficeGuestsQueryVariables>;
export const OfficeGuestDocument = new TypedDocumentString(`
    query OfficeGuest($companyId: ID!, $id: ID!) {
  officeGuest(companyId: $companyId, id: $id) {
    ...GuestPage
  }
}
    fragment GuestRow on OfficeGuestRow {
  id
  name
  easyId
  phone
  email
  levelId
  points
  orders
  lastOrderAt
  spent12Months
  takesNews
  isBusiness
  blockedAt
}
fragment GuestPage on OfficeGuest {
  row {
    ...GuestRow
  }
  version
  language
  createdAt
  newsSince
  isShared
  blockedReason
  note
  noteVersion
  runningOrders
  cards {
    brand
    lastFour
  }
  levels {
    id
    title
    pointsRequired
  }
  givenLevel {
    levelId
    title
    isArchived
    until
  }
  givableLevelIds
  pointMoves {
    id
    at
    points
    balance
    orderId
    orderNumber
    reason
    staffName
  }
  stamps {
    stampCardId
    name
    count
    required
    isOpen
    moves {
      id
      at
      isTaken
      reason
      staffName
    }
  }
  rights {
    id
    name
    isSingleUse
    isUsed
    expiresAt
  }
  codes {
    code
    times
  }
  invoices {
    id
    number
    issuedOn
    total
    isPaid
  }
}`, {"hash":"250feb4393372b4e0dc3aa327228b47514a4dddea59d829d50d3d137e9d5d2e5"}) as unknown as TypedDocumentString<OfficeGuestQuery, OfficeGuestQueryVariables>;
export const OpenGuestContactDocument = new TypedDocumentString(`
    mutation OpenGuestContact($companyId: ID!, $userId: ID!) {
  openGuestContact(companyId: $companyId, userId: $userId) {
    phone
    email
  }
}
    `, {"hash":"b311e352ca1d5345503f5f8949505773900f13f392a5d3ac59fce74686744cbb"}) as unknown as TypedDocumentString<OpenGuestContactMutation, OpenGuestContactMutationVariables>;
export const CorrectPointsDocument = new TypedDocumentString(`
    mutation CorrectPoints($companyId: ID!, $id: ID!, $userId: ID!, $points: Int!, $reason: String!) {
  correctPoints(
    companyId: $companyId
    id: $id
    userId: $userId
    points: $points
    reason: $reason
  ) {
    error
    field
  }
}
    `, {"hash":"c59bd7a637826b34bcfab6ef0dfe0325e4400665cdc4883493e7a7bf796a79a8"}) as unknown as TypedDocumentString<CorrectPointsMutation, CorrectPointsMutationVariables>;
export const SaveGuestDocument = new TypedDocumentString(`
    mutation SaveGuest($companyId: ID!, $userId: ID!, $version: Int!, $name: String, $email: String) {
  saveGuest(
    companyId: $companyId
    userId: $userId
    version: $version
    name: $name
    email: $email
  ) {
    error
    field
    auditId
  }
}
    `, {"hash":"500874b7f8518a29d37c7be39ff15a8ff8375de131ad6a9dd41f8741db667fad"}) as unknown as TypedDocumentString<SaveGuestMutation, SaveGuestMutationVariables>;
export const SetGuestBlockedDocument = new TypedDocumentString(`
    mutation SetGuestBlocked($companyId: ID!, $userId: ID!, $version: Int!, $isBlocked: Boolean!, $reason: String) {
  setGuestBlocked(
    companyId: $companyId
    userId: $userId
    version: $version
    isBlocked: $isBlocked
    reason: $reason
  ) {
    error
    field
  }
}
    `, {"hash":"09cb4038812e14c5b398a2b2a50a04b48480545bc98b8975e3a87540109ace57"}) as unknown as TypedDocumentString<SetGuestBlockedMutation, SetGuestBlockedMutationVariables>;
export const DeleteGuestDocument = new TypedDocumentString(`
    mutation DeleteGuest($companyId: ID!, $userId: ID!, $easyId: String!, $isForced: Boolean!, $proof: String) {
  deleteGuest(
    companyId: $companyId
    userId: $userId
    easyId: $easyId
    isForced: $isForced
    proof: $proof
  ) {
    success
    error
  }
}
    `, {"hash":"d3a71f170d5d8168b11eea7c0978b733e8b375b36005b826b619fd850a18a005"}) as unknown as TypedDocumentString<DeleteGuestMutation, DeleteGuestMutationVariables>;
export const GuestFileDocument = new TypedDocumentString(`
    query GuestFile($companyId: ID, $userId: ID!) {
  guestFile(companyId: $companyId, userId: $userId) {
    ...GuestFileFields
  }
}
    fragment GuestFileFields on GuestFile {
  id
  askedAt
  expiresAt
  isReady
}`, {"hash":"d0a9b5399f09dcfa0a36367e736ccfc8258a7860ea7ec9eccfbaacfbc7ee8556"}) as unknown as TypedDocumentString<GuestFileQuery, GuestFileQueryVariables>;
export const AskGuestFileDocument = new TypedDocumentString(`
    mutation AskGuestFile($companyId: ID, $id: ID!, $userId: ID!, $titles: [GuestFileTitle!]!, $proof: String) {
  askGuestFile(
    companyId: $companyId
    id: $id
    userId: $userId
    titles: $titles
    proof: $proof
  ) {
    error
    file {
      ...GuestFileFields
    }
  }
}
    fragment GuestFileFields on GuestFile {
  id
  askedAt
  expiresAt
  isReady
}`, {"hash":"0166174f2807eb5e1642f02142c205640870c5fde8013407ace21ac999352cc7"}) as unknown as TypedDocumentString<AskGuestFileMutation, AskGuestFileMutationVariables>;
export const ExportGuestsDocument = new TypedDocumentString(`
    mutation ExportGuests($companyId: ID, $filter: GuestFilter!, $columns: [GuestColumn!]!, $contacts: GuestContacts!, $proof: String) {
  exportGuests(
    companyId: $companyId
    filter: $filter
    columns: $columns
    contacts: $contacts
    proof: $proof
  ) {
    error
    guests {
      name
      easyId
      level
      points
      orders
      lastOrderAt
      spent12Months
      createdAt
      takesNews
      phone
      email
    }
  }
}
    `, {"hash":"89eeccdc1b239e6fd22cb6033fb7cd2e057768ee3c56ad30549cf87c8afebd11"}) as unknown as TypedDocumentString<ExportGuestsMutation, ExportGuestsMutationVariables>;
export const SaveGuestNoteDocument = new TypedDocumentString(`
    mutation SaveGuestNote($companyId: ID, $userId: ID!, $version: Int!, $note: String!) {
  saveGuestNote(
    companyId: $companyId
    userId: $userId
    version: $version
    note: $note
  ) {
    error
    field
    auditId
    guest {
      ...GuestPage
    }
  }
}
    fragment GuestRow on OfficeGuestRow {
  id
  name
  easyId
  phone
  email
  levelId
  points
  orders
  lastOrderAt
  spent12Months
  takesNews
  isBusiness
  blockedAt
}
fragment GuestPage on OfficeGuest {
  row {
    ...GuestRow
  }
  version
  language
  createdAt
  newsSince
  isShared
  blockedReason
  note
  noteVersion
  runningOrders
  cards {
    brand
    lastFour
  }
  levels {
    id
    title
    pointsRequired
  }
  givenLevel {
    levelId
    title
    isArchived
    until
  }
  givableLevelIds
  pointMoves {
    id
    at
    points
    balance
    orderId
    orderNumber
    reason
    staffName
  }
  stamps {
    stampCardId
    name
    count
    required
    isOpen
    moves {
      id
      at
      isTaken
      reason
      staffName
    }
  }
  rights {
    id
    name
    isSingleUse
    isUsed
    expiresAt
  }
  codes {
    code
    times
  }
  invoices {
    id
    number
    issuedOn
    total
    isPaid
  }
}`, {"hash":"f4a64c5023760bb20b8ad27259c299c1714a4df6f1f19dbea80103f34654d414"}) as unknown as TypedDocumentString<SaveGuestNoteMutation, SaveGuestNoteMutationVariables>;
export const CorrectStampsDocument = new TypedDocumentString(`
    mutation CorrectStamps($companyId: ID!, $id: ID!, $userId: ID!, $stampCardId: ID!, $isTaken: Boolean!, $reason: String!) {
  correctStamps(
    companyId: $companyId
    id: $id
    userId: $userId
    stampCardId: $stampCardId
    isTaken: $isTaken
    reason: $reason
  ) {
    error
    field
  }
}
    `, {"hash":"b9335d70e7e6e77efb91aaccd7db0815a934c1104612350dddc5ee29fa4e5184"}) as unknown as TypedDocumentString<CorrectStampsMutation, CorrectStampsMutationVariables>;
export const GiveGuestLevelDocument = new TypedDocumentString(`
    mutation GiveGuestLevel($companyId: ID!, $userId: ID!, $levelId: ID, $endsOn: String) {
  giveGuestLevel(
    companyId: $companyId
    userId: $userId
    levelId: $levelId
    endsOn: $endsOn
  ) {
    error
    field
  }
}
    `, {"hash":"4697e6b45643b5f6bef3838c3b9e5c95051c42f70c4962450afb3fd9d2831d6c"}) as unknown as TypedDocumentString<GiveGuestLevelMutation, GiveGuestLevelMutationVariables>;
export const SendGuestPhoneCodeDocument = new TypedDocumentString(`
    mutation SendGuestPhoneCode($companyId: ID!, $userId: ID!, $phone: String!) {
  sendGuestPhoneCode(companyId: $companyId, userId: $userId, phone: $phone) {
    error
    field
  }
}
    `, {"hash":"aeb324a32026a0bb1f0f18b8ce7a440f89cea95d5ebe18fe7300c827ac2637ff"}) as unknown as TypedDocumentString<SendGuestPhoneCodeMutation, SendGuestPhoneCodeMutationVariables>;
export const ChangeGuestPhoneDocument = new TypedDocumentString(`
    mutation ChangeGuestPhone($companyId: ID!, $userId: ID!, $code: String!) {
  changeGuestPhone(companyId: $companyId, userId: $userId, code: $code) {
    error
    field
  }
}
    `, {"hash":"f2d82ff88e8f5915982458e335bfbc28a63d8f25fa5ee07686579cf2eedbce82"}) as unknown as TypedDocumentString<ChangeGuestPhoneMutation, ChangeGuestPhoneMutationVariables>;
export const InvoiceCustomersDocument = new TypedDocumentString(`
    query InvoiceCustomers($companyId: ID!, $search: String) {
  invoiceCustomers(companyId: $companyId, search: $search) {
    userId
    targetId
    name
    phone
    organizationId
    email
    street
    zip
    city
    creditLimit
    owed
    unbilled
    overdue
  }
}
    `, {"hash":"fdea6311efa613507d8fd29365e34bd08f243595c027ffbd384306e84d3d4e5f"}) as unknown as TypedDocumentString<InvoiceCustomersQuery, InvoiceCustomersQueryVariables>;
export const OfficeInvoiceDocument = new TypedDocumentString(`
    query OfficeInvoice($companyId: ID!, $id: ID!) {
  officeInvoice(companyId: $companyId, id: $id) {
    invoice {
      id
      number
      buyerName
      total
      credited
      currency
      state
    }
    lines {
      position
      orderId
      title
      quantity
      vatRate
      amount
      isCredited
    }
    creditNotes {
      id
      number
      issuedOn
      total
      reason
      staffName
    }
  }
}
    `, {"hash":"0997a8e894458592e07f571e78e7bf639f5967d6cd781d7f662c05bf00095534"}) as unknown as TypedDocumentString<OfficeInvoiceQuery, OfficeInvoiceQueryVariables>;
export const ResendInvoiceDocument = new TypedDocumentString(`
    mutation ResendInvoice($companyId: ID!, $invoiceId: ID!) {
  resendInvoice(companyId: $companyId, invoiceId: $invoiceId) {
    success
    error
  }
}
    `, {"hash":"ec99cf7b5953b5c2b1539780cdca295029513dc45e901a2d2fb723246ec3f518"}) as unknown as TypedDocumentString<ResendInvoiceMutation, ResendInvoiceMutationVariables>;
export const CreditInvoiceDocument = new TypedDocumentString(`
    mutation CreditInvoice($companyId: ID!, $id: ID!, $invoiceId: ID!, $positions: [Int!], $reason: String!) {
  creditInvoice(
    companyId: $companyId
    id: $id
    invoiceId: $invoiceId
    positions: $positions
    reason: $reason
  ) {
    error
    field
  }
}
    `, {"hash":"74d8adc3a5e25aa274428740e89558de18d9b0fe3a70ffbfc820cc5f09ed60af"}) as unknown as TypedDocumentString<CreditInvoiceMutation, CreditInvoiceMutationVariables>;
export const VenueStationsDocument = new TypedDocumentString(`
    query VenueStations($venueId: ID!) {
  venueStations(venueId: $venueId) {
    stations {
      id
      name
      colour
    }
    categories {
      categoryId
      name
      stationId
    }
    items {
      itemId
      title
      ownStationId
    }
  }
}
    `, {"hash":"1f53a73b5b1c325154001710bb8ddd091897f20a6b302a2bbf33f6954d126f74"}) as unknown as TypedDocumentString<VenueStationsQuery, VenueStationsQueryVariables>;
export const SetVenueStationsDocument = new TypedDocumentString(`
    mutation SetVenueStations($venueId: ID!, $stations: [StationInput!]!) {
  setVenueStations(venueId: $venueId, stations: $stations) {
    success
    error
    position
  }
}
    `, {"hash":"20d55624cbac4b63919d8410beed4a647ef517e339786377b11ac7891caa93e4"}) as unknown as TypedDocumentString<SetVenueStationsMutation, SetVenueStationsMutationVariables>;
export const AssignStationsDocument = new TypedDocumentString(`
    mutation AssignStations($venueId: ID!, $categories: [CategoryStationInput!]!, $items: [ItemStationInput!]!) {
  assignStations(venueId: $venueId, categories: $categories, items: $items) {
    success
    error
  }
}
    `, {"hash":"9fcdfd2a79f14fa89ed47ef8c21c41e634ea6ccce0efa7b4d44caf9506d23bdd"}) as unknown as TypedDocumentString<AssignStationsMutation, AssignStationsMutationVariables>;
export const VenuePrintersDocument = new TypedDocumentString(`
    query VenuePrinters($venueId: ID!) {
  venuePrinters(venueId: $venueId) {
    ...PrinterParts
  }
}
    fragment PrinterParts on VenuePrinter {
  id
  name
  kind
  host
  port
  codePage
  paper
  copies
  moment
  prints
  stationIds
  mac
  trouble
  missedTickets
}`, {"hash":"cb684f660d0a460d61c1ac54b15e5a29cd41328476b8a0cc50b6cd0fe555ccb9"}) as unknown as TypedDocumentString<VenuePrintersQuery, VenuePrintersQueryVariables>;
export const AddPrinterDocument = new TypedDocumentString(`
    mutation AddPrinter($venueId: ID!, $printer: PrinterInput!) {
  addPrinter(venueId: $venueId, printer: $printer) {
    success
    error
    cloudPrntPath
  }
}
    `, {"hash":"882ae5f37d99dcfac3ff9cff7c76de75a668891364c130cc9bd622c3825bb75c"}) as unknown as TypedDocumentString<AddPrinterMutation, AddPrinterMutationVariables>;
export const ChangePrinterDocument = new TypedDocumentString(`
    mutation ChangePrinter($id: ID!, $printer: PrinterInput!) {
  changePrinter(id: $id, printer: $printer) {
    success
    error
  }
}
    `, {"hash":"96bdfc244d6cfa61547875e5980bebb6f814ac8a8b7200c4d049643b6fee405e"}) as unknown as TypedDocumentString<ChangePrinterMutation, ChangePrinterMutationVariables>;
export const RemovePrinterDocument = new TypedDocumentString(`
    mutation RemovePrinter($id: ID!) {
  removePrinter(id: $id) {
    success
    error
  }
}
    `, {"hash":"402f543a8ebdeb64adc3b15570cd3a2e518d5eb2b581e9e7ef228d2f8ba0f567"}) as unknown as TypedDocumentString<RemovePrinterMutation, RemovePrinterMutationVariables>;
export const RenewPrinterAddressDocument = new TypedDocumentString(`
    mutation RenewPrinterAddress($id: ID!) {
  renewPrinterAddress(id: $id) {
    success
    error
    cloudPrntPath
  }
}
    `, {"hash":"6280b2ff60dba0857eec5c89e021bb21a06419a90a1a74c01d944d6f3ae8f9c1"}) as unknown as TypedDocumentString<RenewPrinterAddressMutation, RenewPrinterAddressMutationVariables>;
export const PrintTestTicketDocument = new TypedDocumentString(`
    mutation PrintTestTicket($printerId: ID!) {
  printTestTicket(printerId: $printerId) {
    success
    error
  }
}
    `, {"hash":"b1b93a93189c1296f3523106faf2252f9f31ec676f3133e4f713539b17f6942b"}) as unknown as TypedDocumentString<PrintTestTicketMutation, PrintTestTicketMutationVariables>;
export const LedgerDocument = new TypedDocumentString(`
    query Ledger($companyId: ID!, $venueId: ID, $from: String!, $to: String!, $kinds: [OfficePaymentKind!], $entries: [LedgerEntryKind!], $cursor: String) {
  ledger(
    companyId: $companyId
    venueId: $venueId
    from: $from
    to: $to
    kinds: $kinds
    entries: $entries
    cursor: $cursor
  ) {
    rows {
      id
      at
      paymentId
      orderNumber
      venueName
      timeZone
      kind
      entry
      amount
      currency
      balance
    }
    sums {
      entry
      movements
      amount
    }
    balance
    nextCursor
  }
}
    `, {"hash":"49d798cc090b35c78ae9980a76bc4d1c7b52e457412a7a5ec63d813f8f3bde07"}) as unknown as TypedDocumentString<LedgerQuery, LedgerQueryVariables>;
export const LedgerPaymentDocument = new TypedDocumentString(`
    query LedgerPayment($companyId: ID!, $id: ID!) {
  ledgerPayment(companyId: $companyId, id: $id) {
    id
    kind
    counterKind
    amount
    tip
    currency
    createdAt
    pspReference
    orderId
    orderNumber
    venueName
    timeZone
    entries {
      id
      at
      entry
      amount
      providerReference
    }
    notices {
      id
      receivedAt
      name
      outcome
      reason
    }
  }
}
    `, {"hash":"b0703458ddefd5977938a7292020d05aab281f40ca8693f842adc26d9ef2bb35"}) as unknown as TypedDocumentString<LedgerPaymentQuery, LedgerPaymentQueryVariables>;
export const FindingsDocument = new TypedDocumentString(`
    query Findings($companyId: ID!, $isWithEnded: Boolean!) {
  findings(companyId: $companyId, isWithEnded: $isWithEnded) {
    ...FindingParts
  }
}
    fragment FindingParts on Finding {
  id
  kind
  remedy
  foundAt
  lastSeenAt
  timesSeen
  endedAt
  note
  settledBy
  orderId
  orderNumber
  paymentId
  venueName
  timeZone
  amount
  currency
  lastWords
  canRetry
  needsPerson
}`, {"hash":"9f11478aa0576f53f2ee98f82257ba6d6b385dfc3b994adc6b896b207cb7be77"}) as unknown as TypedDocumentString<FindingsQuery, FindingsQueryVariables>;
export const OpenFindingsDocument = new TypedDocumentString(`
    query OpenFindings($companyId: ID!) {
  openFindings(companyId: $companyId)
}
    `, {"hash":"66b244822ac14dc022dc77bbad03f5c7a26605a9c249859f586682cc9d82aedb"}) as unknown as TypedDocumentString<OpenFindingsQuery, OpenFindingsQueryVariables>;
export const RetryFindingDocument = new TypedDocumentString(`
    mutation RetryFinding($companyId: ID!, $id: ID!) {
  retryFinding(companyId: $companyId, id: $id) {
    error
    field
  }
}
    `, {"hash":"da31524573304db5ff5538534e97368c622f6c499593ba0c1c65cd9d47af1d41"}) as unknown as TypedDocumentString<RetryFindingMutation, RetryFindingMutationVariables>;
export const CloseFindingDocument = new TypedDocumentString(`
    mutation CloseFinding($companyId: ID!, $id: ID!, $note: String!) {
  closeFinding(companyId: $companyId, id: $id, note: $note) {
    error
    field
  }
}
    `, {"hash":"75f11f195d356ecf12da4a58d2b25197c093b301f0004f39cb5e014787f89112"}) as unknown as TypedDocumentString<CloseFindingMutation, CloseFindingMutationVariables>;
export const OfficeLookDocument = new TypedDocumentString(`
    query OfficeLook($companyId: ID) {
  officeLook(companyId: $companyId) {
    ...LookStateFields
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}
fragment LookStateFields on LookState {
  version
  slug
  draftBy
  draftAt
  published {
    ...OfficeLookFields
  }
  draft {
    ...OfficeLookFields
  }
}`, {"hash":"9f9a6a77a1b9aa0916244c224a238a54b0467c717349414383c529ebf7df12ec"}) as unknown as TypedDocumentString<OfficeLookQuery, OfficeLookQueryVariables>;
export const SaveLookDraftDocument = new TypedDocumentString(`
    mutation SaveLookDraft($companyId: ID, $version: Int!, $look: LookInput!) {
  saveLookDraft(companyId: $companyId, version: $version, look: $look) {
    error
    field
    auditId
    look {
      ...LookStateFields
    }
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}
fragment LookStateFields on LookState {
  version
  slug
  draftBy
  draftAt
  published {
    ...OfficeLookFields
  }
  draft {
    ...OfficeLookFields
  }
}`, {"hash":"48b84ea3e2dfbfe58c8f48e87dd7a1abf2f44a14955d4ae2ffb4eb055d4c3b2b"}) as unknown as TypedDocumentString<SaveLookDraftMutation, SaveLookDraftMutationVariables>;
export const PublishLookDocument = new TypedDocumentString(`
    mutation PublishLook($companyId: ID, $version: Int!) {
  publishLook(companyId: $companyId, version: $version) {
    error
    field
    auditId
    look {
      ...LookStateFields
    }
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}
fragment LookStateFields on LookState {
  version
  slug
  draftBy
  draftAt
  published {
    ...OfficeLookFields
  }
  draft {
    ...OfficeLookFields
  }
}`, {"hash":"77852315fec7576a68e2ca7b9c2c63a65af1af3d8261038ad9ab3ee9516716f0"}) as unknown as TypedDocumentString<PublishLookMutation, PublishLookMutationVariables>;
export const EarlierLooksDocument = new TypedDocumentString(`
    query EarlierLooks($companyId: ID) {
  earlierLooks(companyId: $companyId) {
    id
    replacedAt
    replacedBy
    look {
      ...OfficeLookFields
    }
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}`, {"hash":"d393450b72d1b912defb07163f38b92bef1c86b0c66c02270e45477f1a8c1f45"}) as unknown as TypedDocumentString<EarlierLooksQuery, EarlierLooksQueryVariables>;
export const PublishEarlierLookDocument = new TypedDocumentString(`
    mutation PublishEarlierLook($companyId: ID, $version: Int!, $id: ID!) {
  publishEarlierLook(companyId: $companyId, version: $version, id: $id) {
    error
    field
    auditId
  }
}
    `, {"hash":"5699e58bf6231db0bf6be36d4f037a7bebd7a0094ccf4bc38b120f9c7cd6c58b"}) as unknown as TypedDocumentString<PublishEarlierLookMutation, PublishEarlierLookMutationVariables>;
export const DiscardLookDraftDocument = new TypedDocumentString(`
    mutation DiscardLookDraft($companyId: ID, $version: Int!) {
  discardLookDraft(companyId: $companyId, version: $version) {
    error
    field
    auditId
    look {
      ...LookStateFields
    }
  }
}
    fragment OfficeLookFields on OfficeLook {
  theme {
    main
    secondary
    contrastingColor
    menuTextColor
    priceColor
    entryBackground
    menuBackgroundColor
  }
  font
  logo
  landing
  landingDesktop
  greetingText
  navigationInfoText
  landingPageIntro
  aboutUs
  customReadyText
  maxCategories
  showCategoriesInGridView
  sections {
    menuId
    title
    itemIds
  }
}
fragment LookStateFields on LookState {
  version
  slug
  draftBy
  draftAt
  published {
    ...OfficeLookFields
  }
  draft {
    ...OfficeLookFields
  }
}`, {"hash":"7b41d936bec5052d5628fd3e090050db825726e814b8be908c2b9786a52c7961"}) as unknown as TypedDocumentString<DiscardLookDraftMutation, DiscardLookDraftMutationVariables>;
export const OfficeLevelsDocument = new TypedDocumentString(`
    query OfficeLevels($companyId: ID) {
  officeLevels(companyId: $companyId) {
    isElsewhere
    levels {
      ...OfficeLevelFields
    }
  }
}
    fragment OfficeLevelFields on OfficeLevel {
  id
  version
  title {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
  members
  isStart
  isInternal
  isArchived
}`, {"hash":"d3ae8ba11850f140add622032089cbdd9c8f974c1a7414a8e172c974aa8d58d9"}) as unknown as TypedDocumentString<OfficeLevelsQuery, OfficeLevelsQueryVariables>;
export const LevelMovesDocument = new TypedDocumentString(`
    query LevelMoves($companyId: ID, $id: ID!, $level: LevelInput, $isArchived: Boolean) {
  levelMoves(
    companyId: $companyId
    id: $id
    level: $level
    isArchived: $isArchived
  ) {
    error
    field
    rise
    fall
  }
}
    `, {"hash":"1bd5e6af34209391da1fb30432d57f67966431126d9014efc06a260e82b6710f"}) as unknown as TypedDocumentString<LevelMovesQuery, LevelMovesQueryVariables>;
export const CreateLevelDocument = new TypedDocumentString(`
    mutation CreateLevel($companyId: ID, $id: ID!, $level: LevelInput!) {
  createLevel(companyId: $companyId, id: $id, level: $level) {
    error
    field
    auditId
  }
}
    `, {"hash":"f0d47331759bd5db5d6512789caa079bd3f2a2262be29182dcbdb05f6011c1f8"}) as unknown as TypedDocumentString<CreateLevelMutation, CreateLevelMutationVariables>;
export const SaveLevelDocument = new TypedDocumentString(`
    mutation SaveLevel($companyId: ID, $id: ID!, $version: Int!, $level: LevelInput!) {
  saveLevel(companyId: $companyId, id: $id, version: $version, level: $level) {
    error
    field
    auditId
    level {
      ...OfficeLevelFields
    }
  }
}
    fragment OfficeLevelFields on OfficeLevel {
  id
  version
  title {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
  members
  isStart
  isInternal
  isArchived
}`, {"hash":"b0588120c720563d810d8a63da867af729cda682a3058bed3447cf09d90cd850"}) as unknown as TypedDocumentString<SaveLevelMutation, SaveLevelMutationVariables>;
export const ArchiveLevelDocument = new TypedDocumentString(`
    mutation ArchiveLevel($companyId: ID, $id: ID!, $version: Int!) {
  archiveLevel(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
  }
}
    `, {"hash":"6d8095f3ad382bf9d219062040bed808097e7518366b5b3c0d0d21efbc3574bc"}) as unknown as TypedDocumentString<ArchiveLevelMutation, ArchiveLevelMutationVariables>;
export const RestoreLevelDocument = new TypedDocumentString(`
    mutation RestoreLevel($companyId: ID, $id: ID!, $version: Int!) {
  restoreLevel(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
  }
}
    `, {"hash":"a5e72c5fcc7000f5f0365e39d55f45b7ce672a58ad43763fe654a7ce3df8f4d3"}) as unknown as TypedDocumentString<RestoreLevelMutation, RestoreLevelMutationVariables>;
export const CreateCategoryDocument = new TypedDocumentString(`
    mutation CreateCategory($companyId: ID, $id: ID!, $category: CategoryInput!) {
  createCategory(companyId: $companyId, id: $id, category: $category) {
    error
    field
    category {
      ...OfficeCategoryFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}`, {"hash":"1c76851b343f9a2d3fab1fa5eb74a8163331079a51a14ac09fc0df17a0b224cb"}) as unknown as TypedDocumentString<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const SaveCategoryDocument = new TypedDocumentString(`
    mutation SaveCategory($companyId: ID, $id: ID!, $version: Int!, $category: CategoryInput!) {
  saveCategory(
    companyId: $companyId
    id: $id
    version: $version
    category: $category
  ) {
    error
    field
    category {
      ...OfficeCategoryFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}`, {"hash":"7303f770890ab5f65e8d84546bd5426ee4a5a68d3c4eb610f639fd494ff388ce"}) as unknown as TypedDocumentString<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const MoveCategoryDocument = new TypedDocumentString(`
    mutation MoveCategory($companyId: ID, $id: ID!, $afterId: ID, $beforeId: ID) {
  moveCategory(
    companyId: $companyId
    id: $id
    afterId: $afterId
    beforeId: $beforeId
  ) {
    error
    field
    category {
      ...OfficeCategoryFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}`, {"hash":"7151e67b3cd3451efd533c894b007a262bea0c8d70ff279e06629512933f4f51"}) as unknown as TypedDocumentString<MoveCategoryMutation, MoveCategoryMutationVariables>;
export const ArchiveCategoryDocument = new TypedDocumentString(`
    mutation ArchiveCategory($companyId: ID, $id: ID!, $version: Int!) {
  archiveCategory(companyId: $companyId, id: $id, version: $version) {
    error
    field
    category {
      ...OfficeCategoryFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}`, {"hash":"6c54086b74ff860efb987c0a788c29ad283809d943512d8fb21c4467cada854a"}) as unknown as TypedDocumentString<ArchiveCategoryMutation, ArchiveCategoryMutationVariables>;
export const RestoreCategoryDocument = new TypedDocumentString(`
    mutation RestoreCategory($companyId: ID, $id: ID!, $version: Int!) {
  restoreCategory(companyId: $companyId, id: $id, version: $version) {
    error
    field
    category {
      ...OfficeCategoryFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}`, {"hash":"d50e1efb5685957b4875fbd774dd3a5be4b7cc22de62582db4b7bdfc986a80e8"}) as unknown as TypedDocumentString<RestoreCategoryMutation, RestoreCategoryMutationVariables>;
export const CreateGroupDocument = new TypedDocumentString(`
    mutation CreateGroup($companyId: ID, $id: ID!, $group: GroupInput!) {
  createGroup(companyId: $companyId, id: $id, group: $group) {
    error
    field
    group {
      ...OfficeGroupFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}`, {"hash":"d129c1f7e2f40dd00a2dbd23645dc32ba552d54488bad1d14abc649a5026be8b"}) as unknown as TypedDocumentString<CreateGroupMutation, CreateGroupMutationVariables>;
export const SaveGroupDocument = new TypedDocumentString(`
    mutation SaveGroup($companyId: ID, $id: ID!, $version: Int!, $group: GroupInput!) {
  saveGroup(companyId: $companyId, id: $id, version: $version, group: $group) {
    error
    field
    group {
      ...OfficeGroupFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}`, {"hash":"117b24061bcf73a2af4c37fea249ca73cb5829ace6f170e27db013257f1b5249"}) as unknown as TypedDocumentString<SaveGroupMutation, SaveGroupMutationVariables>;
export const DetachGroupDocument = new TypedDocumentString(`
    mutation DetachGroup($companyId: ID, $id: ID!, $itemId: ID!, $newId: ID!) {
  detachGroup(companyId: $companyId, id: $id, itemId: $itemId, newId: $newId) {
    error
    field
    group {
      ...OfficeGroupFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}`, {"hash":"4c13a7e380ca66b276b2fc4bcd7db82015de07cc0f5489edd0d1d72b4d007faf"}) as unknown as TypedDocumentString<DetachGroupMutation, DetachGroupMutationVariables>;
export const ArchiveGroupDocument = new TypedDocumentString(`
    mutation ArchiveGroup($companyId: ID, $id: ID!, $version: Int!) {
  archiveGroup(companyId: $companyId, id: $id, version: $version) {
    error
    field
    group {
      ...OfficeGroupFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}`, {"hash":"42bb584463e3eee28930d7a0225f09fe1eb56c70d742d8749c0389bbf402340d"}) as unknown as TypedDocumentString<ArchiveGroupMutation, ArchiveGroupMutationVariables>;
export const RestoreGroupDocument = new TypedDocumentString(`
    mutation RestoreGroup($companyId: ID, $id: ID!, $version: Int!) {
  restoreGroup(companyId: $companyId, id: $id, version: $version) {
    error
    field
    group {
      ...OfficeGroupFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}`, {"hash":"7eecef7d0702d15969492136a7efb0308fb02bdc71818f313566c2ab1b508986"}) as unknown as TypedDocumentString<RestoreGroupMutation, RestoreGroupMutationVariables>;
export const CreateUpsellDocument = new TypedDocumentString(`
    mutation CreateUpsell($companyId: ID, $id: ID!, $upsell: UpsellInput!) {
  createUpsell(companyId: $companyId, id: $id, upsell: $upsell) {
    error
    field
    upsell {
      ...OfficeUpsellFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}`, {"hash":"45622404c26b56d0e54159a0d54fdef07ae05ea0a1b79c47f98c5aafd7e21c11"}) as unknown as TypedDocumentString<CreateUpsellMutation, CreateUpsellMutationVariables>;
export const SaveUpsellDocument = new TypedDocumentString(`
    mutation SaveUpsell($companyId: ID, $id: ID!, $version: Int!, $upsell: UpsellInput!) {
  saveUpsell(companyId: $companyId, id: $id, version: $version, upsell: $upsell) {
    error
    field
    upsell {
      ...OfficeUpsellFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}`, {"hash":"264e890a39806e6eb345bb2177bdc33aeafb88e2e320fc543fdfc786c4173b7d"}) as unknown as TypedDocumentString<SaveUpsellMutation, SaveUpsellMutationVariables>;
export const ArchiveUpsellDocument = new TypedDocumentString(`
    mutation ArchiveUpsell($companyId: ID, $id: ID!, $version: Int!) {
  archiveUpsell(companyId: $companyId, id: $id, version: $version) {
    error
    field
    upsell {
      ...OfficeUpsellFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}`, {"hash":"971151731f31d9626871c794d91b390aad3bfa591453d9fb30908390dfa3e892"}) as unknown as TypedDocumentString<ArchiveUpsellMutation, ArchiveUpsellMutationVariables>;
export const RestoreUpsellDocument = new TypedDocumentString(`
    mutation RestoreUpsell($companyId: ID, $id: ID!, $version: Int!) {
  restoreUpsell(companyId: $companyId, id: $id, version: $version) {
    error
    field
    upsell {
      ...OfficeUpsellFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}`, {"hash":"a2934b9f6f0e719637d62bf0c40ac65cda8b970126d2b3f77ea99ad12662936e"}) as unknown as TypedDocumentString<RestoreUpsellMutation, RestoreUpsellMutationVariables>;
export const CreateMenuDocument = new TypedDocumentString(`
    mutation CreateMenu($companyId: ID, $id: ID!, $venueId: ID!, $menu: MenuInput!, $fromMenuId: ID, $itemIds: [ID!], $multiplyPrice: Float, $rounding: PriceRounding) {
  createMenu(
    companyId: $companyId
    id: $id
    venueId: $venueId
    menu: $menu
    fromMenuId: $fromMenuId
    itemIds: $itemIds
    multiplyPrice: $multiplyPrice
    rounding: $rounding
  ) {
    error
    field
    menu {
      ...OfficeMenuFields
    }
    auditId
  }
}
    fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}`, {"hash":"caf642dede06103c01ed53bb710736a68e5a82d4a153d3cf9dc00a87b68032e1"}) as unknown as TypedDocumentString<CreateMenuMutation, CreateMenuMutationVariables>;
export const SaveMenuDocument = new TypedDocumentString(`
    mutation SaveMenu($companyId: ID, $id: ID!, $version: Int!, $menu: MenuInput!) {
  saveMenu(companyId: $companyId, id: $id, version: $version, menu: $menu) {
    error
    field
    menu {
      ...OfficeMenuFields
    }
    auditId
  }
}
    fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}`, {"hash":"0fae5d6a02f932023647390659c0cd3d260ddb4a9569c322fd7e19ad352d26bb"}) as unknown as TypedDocumentString<SaveMenuMutation, SaveMenuMutationVariables>;
export const ArchiveMenuDocument = new TypedDocumentString(`
    mutation ArchiveMenu($companyId: ID, $id: ID!, $version: Int!) {
  archiveMenu(companyId: $companyId, id: $id, version: $version) {
    error
    field
    menu {
      ...OfficeMenuFields
    }
    auditId
  }
}
    fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}`, {"hash":"6d2f69d9905fc27bf82d83ad5bdad0e2d9873aa46a864113222826039531337f"}) as unknown as TypedDocumentString<ArchiveMenuMutation, ArchiveMenuMutationVariables>;
export const RestoreMenuDocument = new TypedDocumentString(`
    mutation RestoreMenu($companyId: ID, $id: ID!, $version: Int!) {
  restoreMenu(companyId: $companyId, id: $id, version: $version) {
    error
    field
    menu {
      ...OfficeMenuFields
    }
    auditId
  }
}
    fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}`, {"hash":"a0ba904ae3fb3670f4d3e61d43cf01ac018483a824d9209eebb4b904b7c1eb82"}) as unknown as TypedDocumentString<RestoreMenuMutation, RestoreMenuMutationVariables>;
export const OfficeCatalogueDocument = new TypedDocumentString(`
    query OfficeCatalogue($companyId: ID, $isWithArchived: Boolean) {
  officeCatalogue(companyId: $companyId, isWithArchived: $isWithArchived) {
    version
    categories {
      ...OfficeCategoryFields
    }
    items {
      ...OfficeItemFields
    }
    groups {
      ...OfficeGroupFields
    }
    upsells {
      ...OfficeUpsellFields
    }
    menus {
      ...OfficeMenuFields
    }
    vatRates
    defaultLanguage
    languages
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}
fragment OfficeCategoryFields on OfficeCategory {
  id
  version
  parentId
  order
  name {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  image
  hidden
  isArchived
}
fragment OfficeGroupFields on OfficeGroup {
  id
  version
  name {
    ...OfficeText
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  options {
    id
    name {
      ...OfficeText
    }
    price
    allergen
    isPreselected
    asItemId
    image
  }
  isArchived
}
fragment OfficeUpsellFields on OfficeUpsell {
  id
  version
  name {
    ...OfficeText
  }
  hideInApp
  enableMultiSelect
  itemIds
  isArchived
}
fragment OfficeMenuFields on OfficeMenu {
  id
  version
  name
  venueId
  serviceTypes
  hours {
    dayOfWeek
    start
    end
  }
  isArchived
}`, {"hash":"fd1418fad21bbb149ec343f38eac1b7132b065e33f3f431365ca4f3ed67ee5b2"}) as unknown as TypedDocumentString<OfficeCatalogueQuery, OfficeCatalogueQueryVariables>;
export const OfficeItemDocument = new TypedDocumentString(`
    query OfficeItem($companyId: ID, $id: ID!) {
  officeItem(companyId: $companyId, id: $id) {
    ...OfficeItemFields
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"3b37a111cb49cc35c5ebbda7275114e44de3443050853ac1d5ec1b0d092ab776"}) as unknown as TypedDocumentString<OfficeItemQuery, OfficeItemQueryVariables>;
export const WhyNotOrderableDocument = new TypedDocumentString(`
    query WhyNotOrderable($companyId: ID, $itemId: ID!, $venueId: ID!, $serviceType: ServiceType!, $at: DateTime) {
  whyNotOrderable(
    companyId: $companyId
    itemId: $itemId
    venueId: $venueId
    serviceType: $serviceType
    at: $at
  ) {
    canBeOrdered
    firstReason
  }
}
    `, {"hash":"f1e7b113c8e44e787242d9f24d58e6b3ccd72a4e8f6c29ac472bc388216d9ae0"}) as unknown as TypedDocumentString<WhyNotOrderableQuery, WhyNotOrderableQueryVariables>;
export const PlanCatalogueImportDocument = new TypedDocumentString(`
    query PlanCatalogueImport($companyId: ID, $format: ImportFormat!, $content: String!, $vatRate: Float) {
  planCatalogueImport(
    companyId: $companyId
    format: $format
    content: $content
    vatRate: $vatRate
  ) {
    catalogueVersion
    created
    changed
    untouched
    newCategories
    problems {
      row
      column
      value
      code
    }
    sample
  }
}
    `, {"hash":"cd9bb7c3392529c42fd16909d0b15b0f5e95a883f0aa42b0f3ed7cb610dc0512"}) as unknown as TypedDocumentString<PlanCatalogueImportQuery, PlanCatalogueImportQueryVariables>;
export const ExportCatalogueDocument = new TypedDocumentString(`
    query ExportCatalogue($companyId: ID, $format: ExportFormat) {
  exportCatalogue(companyId: $companyId, format: $format) {
    name
    content
  }
}
    `, {"hash":"60f3f618c530507f383ec57baf2c9af0be17df69c297f90fff4a02906c9363c6"}) as unknown as TypedDocumentString<ExportCatalogueQuery, ExportCatalogueQueryVariables>;
export const RunCatalogueImportDocument = new TypedDocumentString(`
    mutation RunCatalogueImport($companyId: ID, $format: ImportFormat!, $content: String!, $vatRate: Float, $catalogueVersion: String!) {
  runCatalogueImport(
    companyId: $companyId
    format: $format
    content: $content
    vatRate: $vatRate
    catalogueVersion: $catalogueVersion
  ) {
    error
    created
    changed
  }
}
    `, {"hash":"0a58e5d130499964da5c6580cf88fc3c4f3e495d0a265e5927e30925d9b9a60c"}) as unknown as TypedDocumentString<RunCatalogueImportMutation, RunCatalogueImportMutationVariables>;
export const EditItemsDocument = new TypedDocumentString(`
    mutation EditItems($companyId: ID, $items: [VersionedId!]!, $edit: BulkEditInput!, $isTrial: Boolean!) {
  editItems(companyId: $companyId, items: $items, edit: $edit, isTrial: $isTrial) {
    error
    field
    changed
    sample
    conflicts
    auditId
  }
}
    `, {"hash":"172775fde17a526a68d7705c395e8bfdf03cb5f26f47f6e10c292aba2003cc6c"}) as unknown as TypedDocumentString<EditItemsMutation, EditItemsMutationVariables>;
export const CreateItemDocument = new TypedDocumentString(`
    mutation CreateItem($companyId: ID, $id: ID!, $item: ItemInput!, $entries: [EntryInput!], $venueIds: [ID!]) {
  createItem(
    companyId: $companyId
    id: $id
    item: $item
    entries: $entries
    venueIds: $venueIds
  ) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"73f3f0dca0e6cbc3416206fef303bae2fcfb398d760aca76e15b81fd42cbd688"}) as unknown as TypedDocumentString<CreateItemMutation, CreateItemMutationVariables>;
export const SaveItemDocument = new TypedDocumentString(`
    mutation SaveItem($companyId: ID, $id: ID!, $version: Int!, $item: ItemInput!) {
  saveItem(companyId: $companyId, id: $id, version: $version, item: $item) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"cb3a28756e98ca04631de9ae7f29085c38e528da0c943802e0311218b2a9eccd"}) as unknown as TypedDocumentString<SaveItemMutation, SaveItemMutationVariables>;
export const SaveEntriesDocument = new TypedDocumentString(`
    mutation SaveEntries($companyId: ID, $itemId: ID!, $version: Int!, $entries: [EntryInput!]!) {
  saveEntries(
    companyId: $companyId
    itemId: $itemId
    version: $version
    entries: $entries
  ) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"728185d05740ce7ecf3c61030b54533140864fadb09140f0a51e1a5ffc694033"}) as unknown as TypedDocumentString<SaveEntriesMutation, SaveEntriesMutationVariables>;
export const DuplicateItemDocument = new TypedDocumentString(`
    mutation DuplicateItem($companyId: ID, $id: ID!, $newId: ID!) {
  duplicateItem(companyId: $companyId, id: $id, newId: $newId) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"74e0e7288e522b12b75716b49519090b826f5ebc909a400b49c3959ef98ae49d"}) as unknown as TypedDocumentString<DuplicateItemMutation, DuplicateItemMutationVariables>;
export const ArchiveItemDocument = new TypedDocumentString(`
    mutation ArchiveItem($companyId: ID, $id: ID!, $version: Int!) {
  archiveItem(companyId: $companyId, id: $id, version: $version) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"0ce64654f317cf286e1951804ef36e5e77904fac141206f4fbd2cd281aeb9765"}) as unknown as TypedDocumentString<ArchiveItemMutation, ArchiveItemMutationVariables>;
export const RestoreItemDocument = new TypedDocumentString(`
    mutation RestoreItem($companyId: ID, $id: ID!, $version: Int!) {
  restoreItem(companyId: $companyId, id: $id, version: $version) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"dcfa3c67dd3d47392a3949e04c22acd454c3326e7e482e67602eaeefdb0157ea"}) as unknown as TypedDocumentString<RestoreItemMutation, RestoreItemMutationVariables>;
export const MoveItemDocument = new TypedDocumentString(`
    mutation MoveItem($companyId: ID, $id: ID!, $afterId: ID, $beforeId: ID) {
  moveItem(companyId: $companyId, id: $id, afterId: $afterId, beforeId: $beforeId) {
    error
    field
    item {
      ...OfficeItemFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficeItemFields on OfficeItem {
  id
  version
  title {
    ...OfficeText
  }
  description {
    ...OfficeText
  }
  isOffStartPage
  categoryIds
  vatRate
  price
  order
  allergens
  ageRestricted
  disableMembershipDiscount
  instant
  image
  sizes {
    type
    isAbsolute
    sizes {
      id
      name {
        ...OfficeText
      }
      price
    }
  }
  groupIds
  upsellIds
  entries {
    menuId
    price
    vatRate
    instant
  }
  isArchived
}`, {"hash":"8bcffd4f4a2411dcd6c3bdccb1389803b63364f47c4de32ae871cf0c9093c8e4"}) as unknown as TypedDocumentString<MoveItemMutation, MoveItemMutationVariables>;
export const MenuOfPageDocument = new TypedDocumentString(`
    query MenuOfPage($companyId: ID, $address: String!) {
  menuOfPage(companyId: $companyId, address: $address) {
    error
    rows
  }
}
    `, {"hash":"04e2ccfb4feb4320377b0cf1334b3aa2495fed88fc17f16d39d33395c5de070f"}) as unknown as TypedDocumentString<MenuOfPageQuery, MenuOfPageQueryVariables>;
export const OfficeStockDocument = new TypedDocumentString(`
    query OfficeStock($venueId: ID!) {
  venueStock(venueId: $venueId) {
    items {
      ...OfficeStockLine
    }
    variationGroups {
      variations {
        ...OfficeStockLine
      }
    }
  }
}
    fragment OfficeStockLine on StockLine {
  id
  soldOut
  soldOutUntil
  count
  refillTo
  held
}`, {"hash":"627b72d97e55a79eeaef4cd412dfc51504e00b19894002ee26f861ebc44f8bc3"}) as unknown as TypedDocumentString<OfficeStockQuery, OfficeStockQueryVariables>;
export const OfficeSetSoldOutDocument = new TypedDocumentString(`
    mutation OfficeSetSoldOut($venueId: ID!, $itemId: ID!, $soldOut: Boolean!, $untilTomorrow: Boolean!, $untilOpening: Boolean!, $until: DateTime) {
  setItemSoldOut(
    venueId: $venueId
    itemId: $itemId
    soldOut: $soldOut
    untilTomorrow: $untilTomorrow
    untilOpening: $untilOpening
    until: $until
  ) {
    success
    error
  }
}
    `, {"hash":"646ba5ac93c1db3ae86914e9d4b5c700c961afafd94eadfb6d6c4a3ee9408d66"}) as unknown as TypedDocumentString<OfficeSetSoldOutMutation, OfficeSetSoldOutMutationVariables>;
export const OfficeSetStockCountDocument = new TypedDocumentString(`
    mutation OfficeSetStockCount($venueId: ID!, $itemId: ID!, $count: Int, $refillTo: Int) {
  setStockCount(
    venueId: $venueId
    itemId: $itemId
    count: $count
    refillTo: $refillTo
  ) {
    success
    error
  }
}
    `, {"hash":"d0537e8775ee5ccb6608613ab1abbd9ba08edd77b5fcb5a4263843eb01ae0c25"}) as unknown as TypedDocumentString<OfficeSetStockCountMutation, OfficeSetStockCountMutationVariables>;
export const OfficeContentsDocument = new TypedDocumentString(`
    query OfficeContents($companyId: ID, $isArchived: Boolean! = false) {
  officeContents(companyId: $companyId, isArchived: $isArchived) {
    id
    version
    slug
    places
    title {
      en
      se
      es
      no
      tr
      dk
    }
    image
    state
    publishedAt
    updatedAt
  }
}
    `, {"hash":"775029cd8646c71fa48b6aa136e4fa84fc4732f17c78124f0fb5c2364f51cca7"}) as unknown as TypedDocumentString<OfficeContentsQuery, OfficeContentsQueryVariables>;
export const OfficeContentDocument = new TypedDocumentString(`
    query OfficeContent($companyId: ID, $id: ID!) {
  officeContent(companyId: $companyId, id: $id) {
    ...OfficeContentFields
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"d8574f92954107a905b41adbde553e5b6daa2202e89f950d356320bcb9da0278"}) as unknown as TypedDocumentString<OfficeContentQuery, OfficeContentQueryVariables>;
export const CreateContentDocument = new TypedDocumentString(`
    mutation CreateContent($companyId: ID, $id: ID!, $content: ContentInput!) {
  createContent(companyId: $companyId, id: $id, content: $content) {
    error
    field
    auditId
    content {
      ...OfficeContentFields
    }
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"c545c50f6c32c13ea3d63dcad64fa5049145dfc8a15fe4acd47160d68c09c91e"}) as unknown as TypedDocumentString<CreateContentMutation, CreateContentMutationVariables>;
export const SaveContentDocument = new TypedDocumentString(`
    mutation SaveContent($companyId: ID, $id: ID!, $version: Int!, $content: ContentInput!, $isSmall: Boolean!) {
  saveContent(
    companyId: $companyId
    id: $id
    version: $version
    content: $content
    isSmall: $isSmall
  ) {
    error
    field
    auditId
    content {
      ...OfficeContentFields
    }
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"d0d095cb04d3a9240acfb43483e62cccef1a05e268c998c7df4a23efb9699e63"}) as unknown as TypedDocumentString<SaveContentMutation, SaveContentMutationVariables>;
export const PublishContentDocument = new TypedDocumentString(`
    mutation PublishContent($companyId: ID, $id: ID!, $version: Int!, $at: DateTime, $isWithdrawn: Boolean!) {
  publishContent(
    companyId: $companyId
    id: $id
    version: $version
    at: $at
    isWithdrawn: $isWithdrawn
  ) {
    error
    field
    auditId
    content {
      ...OfficeContentFields
    }
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"c7000558841659bdbc7c9c4aa19d7b54189e33d8893dfe0aab05b383ecd72e1a"}) as unknown as TypedDocumentString<PublishContentMutation, PublishContentMutationVariables>;
export const ArchiveContentDocument = new TypedDocumentString(`
    mutation ArchiveContent($companyId: ID, $id: ID!, $version: Int!) {
  archiveContent(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
    content {
      ...OfficeContentFields
    }
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"912709f101b62f615a25d30f0b6dafe3c4d3c4df1efa84f4ca8e8d1fc7472ba9"}) as unknown as TypedDocumentString<ArchiveContentMutation, ArchiveContentMutationVariables>;
export const RestoreContentDocument = new TypedDocumentString(`
    mutation RestoreContent($companyId: ID, $id: ID!, $version: Int!) {
  restoreContent(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
    content {
      ...OfficeContentFields
    }
  }
}
    fragment ContentTexts on OfficeContent {
  title {
    en
    se
    es
    no
    tr
    dk
  }
  subTitle {
    en
    se
    es
    no
    tr
    dk
  }
  text {
    en
    se
    es
    no
    tr
    dk
  }
}
fragment OfficeContentFields on OfficeContent {
  id
  version
  slug
  places
  image
  ...ContentTexts
  state
  publishedAt
  updatedAt
  isArchived
}`, {"hash":"fabef7feab73a5096ff960eb35750fa4d8b525bfd8b29b7f863e0fbf0b74f84f"}) as unknown as TypedDocumentString<RestoreContentMutation, RestoreContentMutationVariables>;
export const OfficeOffersDocument = new TypedDocumentString(`
    query OfficeOffers($companyId: ID, $isArchived: Boolean!) {
  officeOffers(companyId: $companyId, isArchived: $isArchived) {
    ...OfficeOfferFields
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"6db090e2901d0f784ba22c54e6ddbd791898ea7467624b38d135d53ad4cab1e6"}) as unknown as TypedDocumentString<OfficeOffersQuery, OfficeOffersQueryVariables>;
export const OfficeOfferDocument = new TypedDocumentString(`
    query OfficeOffer($companyId: ID, $id: ID!) {
  officeOffer(companyId: $companyId, id: $id) {
    ...OfficeOfferFields
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"4724d136eb6238a239257bc6d3e0097a3bdb95ae6d3fdcf6e02c58249721548b"}) as unknown as TypedDocumentString<OfficeOfferQuery, OfficeOfferQueryVariables>;
export const TryOfferDocument = new TypedDocumentString(`
    query TryOffer($companyId: ID, $id: ID!, $offer: OfferInput!) {
  tryOffer(companyId: $companyId, id: $id, offer: $offer) {
    venues {
      venueId
      singlyLeast
      singlyMost
      savingLeast
      savingMost
      missingItemIds
      missingStages
    }
    freeItemIds
    meets {
      otherId
      otherName
      itemIds
      winner
    }
    orderValue
  }
}
    `, {"hash":"6475c135e4862334746f7bd4ea82519b1f1724081466693be4a7afbf09b9afeb"}) as unknown as TypedDocumentString<TryOfferQuery, TryOfferQueryVariables>;
export const CreateOfferDocument = new TypedDocumentString(`
    mutation CreateOffer($companyId: ID, $id: ID!, $offer: OfferInput!) {
  createOffer(companyId: $companyId, id: $id, offer: $offer) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"acfecc96a0a227f7c067c4679c2b77431879aef1ac52a6532b9414691f5542b8"}) as unknown as TypedDocumentString<CreateOfferMutation, CreateOfferMutationVariables>;
export const SaveOfferDocument = new TypedDocumentString(`
    mutation SaveOffer($companyId: ID, $id: ID!, $version: Int!, $offer: OfferInput!) {
  saveOffer(companyId: $companyId, id: $id, version: $version, offer: $offer) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"6512bc76dc4c3d27f38027bf743940ccee3a7d09eb0f684f2da573cd1ddc2827"}) as unknown as TypedDocumentString<SaveOfferMutation, SaveOfferMutationVariables>;
export const SetOfferPausedDocument = new TypedDocumentString(`
    mutation SetOfferPaused($companyId: ID, $id: ID!, $version: Int!, $isPaused: Boolean!) {
  setOfferPaused(
    companyId: $companyId
    id: $id
    version: $version
    isPaused: $isPaused
  ) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"86d7f5ce184bd8e287aa22b986cb76be8adbd56b09511df77ffc4e7d4bceff01"}) as unknown as TypedDocumentString<SetOfferPausedMutation, SetOfferPausedMutationVariables>;
export const EndOfferDocument = new TypedDocumentString(`
    mutation EndOffer($companyId: ID, $id: ID!, $version: Int!) {
  endOffer(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"d5448c5e0a165cf780f246fbc69b266fec2376c10da02593ff7ee3c5de4908c1"}) as unknown as TypedDocumentString<EndOfferMutation, EndOfferMutationVariables>;
export const ArchiveOfferDocument = new TypedDocumentString(`
    mutation ArchiveOffer($companyId: ID, $id: ID!, $version: Int!, $areRightsKept: Boolean!) {
  archiveOffer(
    companyId: $companyId
    id: $id
    version: $version
    areRightsKept: $areRightsKept
  ) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"a72636d4eeddea4736ae1b7d4268f42fccfebbcabb218d870fd678df1f5244a9"}) as unknown as TypedDocumentString<ArchiveOfferMutation, ArchiveOfferMutationVariables>;
export const RestoreOfferDocument = new TypedDocumentString(`
    mutation RestoreOffer($companyId: ID, $id: ID!, $version: Int!) {
  restoreOffer(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
    offer {
      ...OfficeOfferFields
    }
  }
}
    fragment OfferGift on OfficeOffer {
  discountType
  discountRate
  price
  itemIds
  stages {
    id
    name {
      en
      se
      es
      no
      tr
      dk
    }
    itemIds
    discountType
    discountRate
  }
}
fragment OfferFigures on OfficeOffer {
  areRightsKept
  rightsHeld
  uses
  turnover
  unavailableVenueIds
}
fragment OfficeOfferFields on OfficeOffer {
  id
  version
  type
  state
  isDefault
  isAtTillOnly
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  image
  venueIds
  startsAt
  endsAt
  ...OfferGift
  ...OfferFigures
}`, {"hash":"77991e0dd2a7449e5981908c02fb5157b0b4edab42bdb2750cc46c6fa7773def"}) as unknown as TypedDocumentString<RestoreOfferMutation, RestoreOfferMutationVariables>;
export const GiveOfferDocument = new TypedDocumentString(`
    mutation GiveOffer($companyId: ID, $id: ID!, $offerId: ID!, $to: RightsInput!, $isTrial: Boolean!) {
  giveOffer(
    companyId: $companyId
    id: $id
    offerId: $offerId
    to: $to
    isTrial: $isTrial
  ) {
    error
    field
    given
    skipped
    unknown
  }
}
    `, {"hash":"f12e01ea8a593e775bfc3777d8ca3f5cbb7fa0573ff673122794d58ebace1f6a"}) as unknown as TypedDocumentString<GiveOfferMutation, GiveOfferMutationVariables>;
export const OfficeNewsDocument = new TypedDocumentString(`
    query OfficeNews($companyId: ID!, $after: ID) {
  officeNews(companyId: $companyId, after: $after) {
    latest
    isChangedByOthers
    pending {
      venueId
      orders
    }
  }
}
    `, {"hash":"28edae92c145659f48750f3be9aae02779ed25b19556a5cd8633996dd14f5a96"}) as unknown as TypedDocumentString<OfficeNewsQuery, OfficeNewsQueryVariables>;
export const OfficeOrdersDocument = new TypedDocumentString(`
    query OfficeOrders($companyId: ID!, $filter: OrderFilter!, $cursor: String) {
  officeOrders(companyId: $companyId, filter: $filter, cursor: $cursor) {
    nextCursor
    orders {
      ...OrderRow
    }
  }
}
    fragment OrderRow on OfficeOrderRow {
  id
  easyId
  createdAt
  venueId
  timeZone
  status
  type
  tableCode
  kind
  cardBrand
  cardEnd
  total
  tip
  refunded
  currency
  guestName
  isTest
  isPayLater
  isReceipt
}`, {"hash":"ddc939f6259bcd88edb8685ad05ffdeeee497a6a5c072e3512db6726d0ea575b"}) as unknown as TypedDocumentString<OfficeOrdersQuery, OfficeOrdersQueryVariables>;
export const OrderExportDocument = new TypedDocumentString(`
    query OrderExport($companyId: ID!, $filter: OrderFilter!, $cursor: String) {
  officeOrders(
    companyId: $companyId
    filter: $filter
    cursor: $cursor
    limit: 200
  ) {
    nextCursor
    orders {
      ...OrderRow
    }
  }
}
    fragment OrderRow on OfficeOrderRow {
  id
  easyId
  createdAt
  venueId
  timeZone
  status
  type
  tableCode
  kind
  cardBrand
  cardEnd
  total
  tip
  refunded
  currency
  guestName
  isTest
  isPayLater
  isReceipt
}`, {"hash":"2c325fc48f96fabb25a0577bf98d985527b132b2af63d24baeeb062b3aba047d"}) as unknown as TypedDocumentString<OrderExportQuery, OrderExportQueryVariables>;
export const OfficeOrderSumsDocument = new TypedDocumentString(`
    query OfficeOrderSums($companyId: ID!, $filter: OrderFilter!) {
  officeOrderSums(companyId: $companyId, filter: $filter) {
    orders
    counted
    inProgress
    rejected
    refunded
    discounted
    total
    tips
    back
  }
}
    `, {"hash":"00f0243252b7bea0b663e673d55ebb314b76a4bb64c9e778c26d10f3281a382d"}) as unknown as TypedDocumentString<OfficeOrderSumsQuery, OfficeOrderSumsQueryVariables>;
export const OfficeOrderDocument = new TypedDocumentString(`
    query OfficeOrder($companyId: ID!, $id: ID!) {
  officeOrder(companyId: $companyId, id: $id) {
    row {
      ...OrderRow
    }
    guestName
    guestId
    venueName
    lines {
      id
      title
      quantity
      added
      removed
      amount
      discount
      percentageVAT
      left
    }
    fees {
      name
      amount
    }
    discounts {
      name
      amount
    }
    vat {
      rate
      gross
      net
      vat
    }
    comment
    desiredTime
    estimatedFinishTime
    rejectReason
    paymentState
    paymentSince
    pspReference
    refunds {
      id
      at
      staffName
      amount
      tip
      reason
      note
      state
      providerWords
      counterKind
    }
    refundable
    refundBlockedBy
    owedAtCounter
    counterKind
    chequeId
    receiptIds
    invoiceNumber
    receipt {
      locale
      title
      number {
        label
        amount
      }
      facts
      notes
      lines {
        quantity
        title
        details
        amount
      }
      sums {
        label
        amount
      }
      total {
        label
        amount
      }
      vat {
        label
        amount
      }
      store
    }
    chargebacks {
      reference
      stage
      disputed
      taken
      answerBy
      needsPerson
      told {
        stage
        at
        amount
        reason
      }
    }
  }
}
    fragment OrderRow on OfficeOrderRow {
  id
  easyId
  createdAt
  venueId
  timeZone
  status
  type
  tableCode
  kind
  cardBrand
  cardEnd
  total
  tip
  refunded
  currency
  guestName
  isTest
  isPayLater
  isReceipt
}`, {"hash":"7abfe8defb3dc807e8d8f0d86bf5fde07692ea8bf9302105e94e8e7317926aef"}) as unknown as TypedDocumentString<OfficeOrderQuery, OfficeOrderQueryVariables>;
export const OfficeOrderStoryDocument = new TypedDocumentString(`
    query OfficeOrderStory($orderId: ID!) {
  orderTimeline(orderId: $orderId) {
    entries {
      at
      source
      what
      amount
      currency
      details
    }
  }
}
    `, {"hash":"6656857770e6319977146bd9e1986f5bc2ec4ddb266697eaf4f3c51b16a01ef4"}) as unknown as TypedDocumentString<OfficeOrderStoryQuery, OfficeOrderStoryQueryVariables>;
export const ResendReceiptDocument = new TypedDocumentString(`
    mutation ResendReceipt($companyId: ID!, $orderId: ID!, $email: String!) {
  resendReceipt(companyId: $companyId, orderId: $orderId, email: $email) {
    error
    field
  }
}
    `, {"hash":"e017f66ba85022fc73ced30c2471209742cd9a77d717aa44f15634154b094f01"}) as unknown as TypedDocumentString<ResendReceiptMutation, ResendReceiptMutationVariables>;
export const RefundOrderDocument = new TypedDocumentString(`
    mutation RefundOrder($companyId: ID!, $id: ID!, $orderId: ID!, $isAll: Boolean!, $lines: [RefundLineInput!], $tip: Int, $amount: Int, $reason: RefundReason!, $note: String, $counterKind: CounterKind, $isTrial: Boolean!) {
  refundOrder(
    companyId: $companyId
    id: $id
    orderId: $orderId
    isAll: $isAll
    lines: $lines
    tip: $tip
    amount: $amount
    reason: $reason
    note: $note
    counterKind: $counterKind
    isTrial: $isTrial
  ) {
    error
    field
    plan {
      amount
      tip
      byRate {
        rate
        gross
        net
        vat
      }
      points
      staysPaid
    }
  }
}
    `, {"hash":"dc0afd3ba9a7a4aa53ee2763ff1936775b6b2ad743bc33a245a9d2cf322311c5"}) as unknown as TypedDocumentString<RefundOrderMutation, RefundOrderMutationVariables>;
export const OwnSettingsDocument = new TypedDocumentString(`
    query OwnSettings {
  ownSettings {
    version
    name
    email
    pendingEmail
    language
    wantsSignInMails
  }
}
    `, {"hash":"761a3f95c8f06ec7746b82dd2b6516aeaf27788ad9d24d84e64989ba907c637a"}) as unknown as TypedDocumentString<OwnSettingsQuery, OwnSettingsQueryVariables>;
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  ownSessions {
    id
    device
    country
    beganAt
    lastSeenAt
    isThisOne
  }
}
    `, {"hash":"7a84d86545134f3112c665a69f7bf3eaa0b5cc65b9c058bc82d86f0c38470980"}) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const SaveOwnSettingsDocument = new TypedDocumentString(`
    mutation SaveOwnSettings($version: Int!, $settings: OwnSettingsInput!) {
  saveOwnSettings(version: $version, settings: $settings) {
    error
    field
  }
}
    `, {"hash":"9564fb399ee93f16aa938f71756b6ee8e45dc2e4e711e1d1c27e08a0d2900549"}) as unknown as TypedDocumentString<SaveOwnSettingsMutation, SaveOwnSettingsMutationVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($id: ID!) {
  endSession(id: $id) {
    error
  }
}
    `, {"hash":"ae54a969ef7baa63dbda98f4f849e800886532b8bf7817d190e2b2ee4c7f2042"}) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    error
  }
}
    `, {"hash":"3dc05804e01924ff505ebbb6f6f69188e00955ddeef561835099598b61f3dc5e"}) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangeOwnEmailDocument = new TypedDocumentString(`
    mutation ChangeOwnEmail($email: String!, $proof: String) {
  changeOwnEmail(email: $email, proof: $proof) {
    error
  }
}
    `, {"hash":"b4ce9b3eba9c3c0fb666a7317988fa613588f6c26d1d5767c4ae170b24e46ac7"}) as unknown as TypedDocumentString<ChangeOwnEmailMutation, ChangeOwnEmailMutationVariables>;
export const ConfirmOwnEmailDocument = new TypedDocumentString(`
    mutation ConfirmOwnEmail($secret: String!) {
  confirmOwnEmail(secret: $secret) {
    error
  }
}
    `, {"hash":"69eeb685f37bc97ba0270119e50b1338a67f1a299686de3d2828438a246d2cad"}) as unknown as TypedDocumentString<ConfirmOwnEmailMutation, ConfirmOwnEmailMutationVariables>;
export const PaymentAccountDocument = new TypedDocumentString(`
    query PaymentAccount($companyId: ID!) {
  paymentAccount(companyId: $companyId) {
    ...PaymentAccountParts
  }
}
    fragment PaymentAccountParts on PaymentAccount {
  isOwn
  hasPlatformAccount
  isLive
  isUsable
  merchantAccount
  apiKeyEnd
  clientKeyEnd
  webhookAddress
  webhookUser
  lastNoticeAt
  changedAt
}`, {"hash":"1f3ad4579f3d6a87140e8b311c5534cd9a8f49ffe237470085d9aa7c88daa111"}) as unknown as TypedDocumentString<PaymentAccountQuery, PaymentAccountQueryVariables>;
export const SavePaymentKeysDocument = new TypedDocumentString(`
    mutation SavePaymentKeys($companyId: ID!, $keys: PaymentKeysInput!, $proof: String) {
  savePaymentKeys(companyId: $companyId, keys: $keys, proof: $proof) {
    error
    field
    account {
      ...PaymentAccountParts
    }
  }
}
    fragment PaymentAccountParts on PaymentAccount {
  isOwn
  hasPlatformAccount
  isLive
  isUsable
  merchantAccount
  apiKeyEnd
  clientKeyEnd
  webhookAddress
  webhookUser
  lastNoticeAt
  changedAt
}`, {"hash":"71a5a1c8fcb95a5864cc83d24fd33ca31dab71dc1988f435eaa01ac77758b532"}) as unknown as TypedDocumentString<SavePaymentKeysMutation, SavePaymentKeysMutationVariables>;
export const RemovePaymentKeysDocument = new TypedDocumentString(`
    mutation RemovePaymentKeys($companyId: ID!, $proof: String) {
  removePaymentKeys(companyId: $companyId, proof: $proof) {
    error
    field
    account {
      ...PaymentAccountParts
    }
  }
}
    fragment PaymentAccountParts on PaymentAccount {
  isOwn
  hasPlatformAccount
  isLive
  isUsable
  merchantAccount
  apiKeyEnd
  clientKeyEnd
  webhookAddress
  webhookUser
  lastNoticeAt
  changedAt
}`, {"hash":"eff3d7fe95eaf6c7e6f5c4aa55232d03dd0baf494eb6a6eb28c4975155a6803e"}) as unknown as TypedDocumentString<RemovePaymentKeysMutation, RemovePaymentKeysMutationVariables>;
export const PayoutsDocument = new TypedDocumentString(`
    query Payouts($companyId: ID!) {
  payouts(companyId: $companyId) {
    payouts {
      ...PayoutParts
    }
    missing {
      type
      at
      timeZone
      amount
      currency
      reference
      paymentId
      orderId
      orderNumber
    }
    missingCount
  }
}
    fragment PayoutParts on Payout {
  id
  batch
  merchantAccount
  currency
  taken
  back
  fees
  paidOut
  difference
  lines
  unmatched
  takenInAt
}`, {"hash":"1a9791e22ca0fcc6a74a27b447c1c0e13ea6970792df2a11b1bff66e397b2860"}) as unknown as TypedDocumentString<PayoutsQuery, PayoutsQueryVariables>;
export const PayoutDocument = new TypedDocumentString(`
    query Payout($companyId: ID!, $id: ID!) {
  payout(companyId: $companyId, id: $id) {
    payout {
      ...PayoutParts
    }
    kinds {
      type
      lines
      gross
      net
    }
    problems {
      kind
      line
      type
      pspReference
      reference
      gross
      net
      booked
      orderId
      orderNumber
    }
    problemCount
  }
}
    fragment PayoutParts on Payout {
  id
  batch
  merchantAccount
  currency
  taken
  back
  fees
  paidOut
  difference
  lines
  unmatched
  takenInAt
}`, {"hash":"831cef2c16a1aef54289eec033dcf1f0250922917e9b2387436cf88c9aa6ba54"}) as unknown as TypedDocumentString<PayoutQuery, PayoutQueryVariables>;
export const PictureLibraryDocument = new TypedDocumentString(`
    query PictureLibrary($companyId: ID, $after: String) {
  pictureLibrary(companyId: $companyId, after: $after) {
    pictures {
      ...OfficePictureFields
    }
    nextCursor
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficePictureFields on OfficePicture {
  key
  version
  url
  width
  height
  isDrawing
  colour
  focusX
  focusY
  crop {
    left
    top
    width
    height
  }
  original {
    key
    url
    width
    height
  }
  description {
    ...OfficeText
  }
  usedIn
  createdAt
}`, {"hash":"754f12fc74b6124fd8c3528397af28d6301bac0fe7cfbdcdbe4bc5186e6d8d51"}) as unknown as TypedDocumentString<PictureLibraryQuery, PictureLibraryQueryVariables>;
export const OfficePictureOfDocument = new TypedDocumentString(`
    query OfficePictureOf($companyId: ID, $key: ID!) {
  officePicture(companyId: $companyId, key: $key) {
    ...OfficePictureFields
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficePictureFields on OfficePicture {
  key
  version
  url
  width
  height
  isDrawing
  colour
  focusX
  focusY
  crop {
    left
    top
    width
    height
  }
  original {
    key
    url
    width
    height
  }
  description {
    ...OfficeText
  }
  usedIn
  createdAt
}`, {"hash":"7dd829bf33a9951f6abe7ff20c01e122f353bd11c78c83f48e73b907bd67ae8f"}) as unknown as TypedDocumentString<OfficePictureOfQuery, OfficePictureOfQueryVariables>;
export const CutPictureDocument = new TypedDocumentString(`
    mutation CutPicture($companyId: ID, $key: ID!, $cut: PictureCutInput!) {
  cutPicture(companyId: $companyId, key: $key, cut: $cut) {
    error
    field
    picture {
      ...OfficePictureFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficePictureFields on OfficePicture {
  key
  version
  url
  width
  height
  isDrawing
  colour
  focusX
  focusY
  crop {
    left
    top
    width
    height
  }
  original {
    key
    url
    width
    height
  }
  description {
    ...OfficeText
  }
  usedIn
  createdAt
}`, {"hash":"3d06229f552047fab6d674efc3934f159efc55cd9eb920775ba0ff48161956c5"}) as unknown as TypedDocumentString<CutPictureMutation, CutPictureMutationVariables>;
export const SavePictureDocument = new TypedDocumentString(`
    mutation SavePicture($companyId: ID, $key: ID!, $version: Int!, $description: LocalizedTextInput!) {
  savePicture(
    companyId: $companyId
    key: $key
    version: $version
    description: $description
  ) {
    error
    field
    picture {
      ...OfficePictureFields
    }
    auditId
  }
}
    fragment OfficeText on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment OfficePictureFields on OfficePicture {
  key
  version
  url
  width
  height
  isDrawing
  colour
  focusX
  focusY
  crop {
    left
    top
    width
    height
  }
  original {
    key
    url
    width
    height
  }
  description {
    ...OfficeText
  }
  usedIn
  createdAt
}`, {"hash":"b13f04082a8aee1c923826800fdbc6fd4f97521c4780e64f6a447dc2ffa4ab0b"}) as unknown as TypedDocumentString<SavePictureMutation, SavePictureMutationVariables>;
export const OfficeReferralDocument = new TypedDocumentString(`
    query OfficeReferral($companyId: ID, $cursor: String) {
  officeReferral(companyId: $companyId, cursor: $cursor) {
    version
    offerId
    isElsewhere
    offers {
      id
      isArchived
      name {
        en
        se
        es
        no
        tr
        dk
      }
    }
    codes {
      ...ReferralCodeFields
    }
    guestCodes {
      ...ReferralCodeFields
    }
    nextCursor
  }
}
    fragment ReferralCodeFields on OfficeReferralCode {
  id
  version
  code
  active
  signUps
  guest {
    id
    name
    easyId
  }
}`, {"hash":"db77a23d496d5421a0f6e5dc25d574c3a00f8d6d09e373cbb46dacffac7a1ad9"}) as unknown as TypedDocumentString<OfficeReferralQuery, OfficeReferralQueryVariables>;
export const SaveReferralOfferDocument = new TypedDocumentString(`
    mutation SaveReferralOffer($companyId: ID, $version: Int!, $offerId: ID!) {
  saveReferralOffer(companyId: $companyId, version: $version, offerId: $offerId) {
    error
    field
    auditId
    version
    offerId
  }
}
    `, {"hash":"d8400df433008f2f8a9ea150a6080d2e1b5286b6d74d6f8dbd57982a1bb5579a"}) as unknown as TypedDocumentString<SaveReferralOfferMutation, SaveReferralOfferMutationVariables>;
export const CreateReferralCodeDocument = new TypedDocumentString(`
    mutation CreateReferralCode($companyId: ID, $id: ID!, $code: String!) {
  createReferralCode(companyId: $companyId, id: $id, code: $code) {
    error
    field
    auditId
  }
}
    `, {"hash":"9702d634d4f409fca3379a8867309fdbff5b5bd521b18fa10cf051215b9fe7d2"}) as unknown as TypedDocumentString<CreateReferralCodeMutation, CreateReferralCodeMutationVariables>;
export const SaveReferralCodeDocument = new TypedDocumentString(`
    mutation SaveReferralCode($companyId: ID, $id: ID!, $version: Int!, $active: Boolean!) {
  saveReferralCode(
    companyId: $companyId
    id: $id
    version: $version
    active: $active
  ) {
    error
    field
    auditId
  }
}
    `, {"hash":"00bb72b8bbd30d68ff2be78ad276778e2b6720134af1c05eaffe80b5dc6bd3d6"}) as unknown as TypedDocumentString<SaveReferralCodeMutation, SaveReferralCodeMutationVariables>;
export const OfficeSwitchesDocument = new TypedDocumentString(`
    query OfficeSwitches($companyId: ID) {
  officeSwitches(companyId: $companyId) {
    ...SwitchesParts
  }
}
    fragment SwitchesOfOrders on OfficeSwitches {
  isLive
  serviceTypes
  enableQrOrders
  enableAnonymousOrders
  defaultAnonymousOrders
  canSendSms
  disablePickuptime
  defaultDisablePickuptime
  phoneCode
  phoneCooldownDays
  smsSender
  disableComments
  enableTipping
  enablePromoCodes
  hasMembershipCards
  bagItemId
}
fragment SwitchesParts on OfficeSwitches {
  version
  ...SwitchesOfOrders
  syncEta
  unansweredOrderMinutes
  capturesAtOnce
  force3DSecure
  enableInvoicing
  invoiceFormUrl
  enableAnalytics
  languages
  defaultLanguage
  languageGaps {
    language
    missingNames
  }
  country
  currency
  isCurrencyInUse
  countries {
    country
    itemsWithUnknownVat
  }
  withoutEffect {
    name
    reason
  }
}`, {"hash":"a15a89dfa57a3eac0786cca866ec63913c98b5c0ac919cc9a0f67d66057b500a"}) as unknown as TypedDocumentString<OfficeSwitchesQuery, OfficeSwitchesQueryVariables>;
export const SaveSwitchesDocument = new TypedDocumentString(`
    mutation SaveSwitches($companyId: ID, $version: Int!, $switches: SwitchesInput!) {
  saveSwitches(companyId: $companyId, version: $version, switches: $switches) {
    error
    field
    auditId
    switches {
      ...SwitchesParts
    }
  }
}
    fragment SwitchesOfOrders on OfficeSwitches {
  isLive
  serviceTypes
  enableQrOrders
  enableAnonymousOrders
  defaultAnonymousOrders
  canSendSms
  disablePickuptime
  defaultDisablePickuptime
  phoneCode
  phoneCooldownDays
  smsSender
  disableComments
  enableTipping
  enablePromoCodes
  hasMembershipCards
  bagItemId
}
fragment SwitchesParts on OfficeSwitches {
  version
  ...SwitchesOfOrders
  syncEta
  unansweredOrderMinutes
  capturesAtOnce
  force3DSecure
  enableInvoicing
  invoiceFormUrl
  enableAnalytics
  languages
  defaultLanguage
  languageGaps {
    language
    missingNames
  }
  country
  currency
  isCurrencyInUse
  countries {
    country
    itemsWithUnknownVat
  }
  withoutEffect {
    name
    reason
  }
}`, {"hash":"3beee51392328ca72a14772270fe5e8f4e0ce3492ace8ed21a271723d3e4d653"}) as unknown as TypedDocumentString<SaveSwitchesMutation, SaveSwitchesMutationVariables>;
export const OfficeMarketplaceDocument = new TypedDocumentString(`
    query OfficeMarketplace($companyId: ID) {
  officeMarketplace(companyId: $companyId) {
    ...MarketplaceParts
  }
}
    fragment MarketplaceParts on OfficeMarketplace {
  version
  marketplaceId
  accountsCompanyId
  accountsCompany
}`, {"hash":"dfa14e4f6a4b556a6110c436b74447be31a9b0500198e23c27e19a2de0838f2d"}) as unknown as TypedDocumentString<OfficeMarketplaceQuery, OfficeMarketplaceQueryVariables>;
export const SaveMarketplaceDocument = new TypedDocumentString(`
    mutation SaveMarketplace($companyId: ID!, $version: Int!, $marketplaceId: ID, $accountsCompanyId: ID!) {
  saveMarketplace(
    companyId: $companyId
    version: $version
    marketplaceId: $marketplaceId
    accountsCompanyId: $accountsCompanyId
  ) {
    error
    field
    marketplace {
      ...MarketplaceParts
    }
  }
}
    fragment MarketplaceParts on OfficeMarketplace {
  version
  marketplaceId
  accountsCompanyId
  accountsCompany
}`, {"hash":"fe66bbc65252793ec64f4b36c10956206c3293c4c68a78c22fa460e9069acbbc"}) as unknown as TypedDocumentString<SaveMarketplaceMutation, SaveMarketplaceMutationVariables>;
export const SetupStateDocument = new TypedDocumentString(`
    query SetupState($companyId: ID!) {
  setupState(companyId: $companyId) {
    ...SetupParts
  }
}
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}`, {"hash":"1295d002ed59661246b08aa50c8c281108c67f47aefcaf6070b0f6cc8d97d1e1"}) as unknown as TypedDocumentString<SetupStateQuery, SetupStateQueryVariables>;
export const CreateRestaurantDocument = new TypedDocumentString(`
    mutation CreateRestaurant($companyId: ID!, $id: ID!, $version: Int!, $restaurant: RestaurantInput!) {
  createRestaurant(
    companyId: $companyId
    id: $id
    version: $version
    restaurant: $restaurant
  ) {
    error
    field
    setup {
      ...SetupParts
    }
  }
}
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}`, {"hash":"3b7d4a5fdece47e3eee03f6c75a600cc916b5ac89a8e32461cfe81600803e952"}) as unknown as TypedDocumentString<CreateRestaurantMutation, CreateRestaurantMutationVariables>;
export const SaveCompanyFactsDocument = new TypedDocumentString(`
    mutation SaveCompanyFacts($companyId: ID!, $version: Int!, $facts: CompanyFactsInput!) {
  saveCompanyFacts(companyId: $companyId, version: $version, facts: $facts) {
    error
    field
    auditId
    setup {
      ...SetupParts
    }
  }
}
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}`, {"hash":"d32838199a78c705ff2d542df17b5e6f3b14b5330a67b81ead7bb859d9629655"}) as unknown as TypedDocumentString<SaveCompanyFactsMutation, SaveCompanyFactsMutationVariables>;
export const GoLiveDocument = new TypedDocumentString(`
    mutation GoLive($companyId: ID!, $version: Int!) {
  goLive(companyId: $companyId, version: $version) {
    error
    field
    auditId
    setup {
      ...SetupParts
    }
  }
}
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}`, {"hash":"371e754b326c27791948e766069c491319a59bdb3f79cb4aeb020d2f85f253dd"}) as unknown as TypedDocumentString<GoLiveMutation, GoLiveMutationVariables>;
export const GoOfflineDocument = new TypedDocumentString(`
    mutation GoOffline($companyId: ID!, $version: Int!, $reason: String) {
  goOffline(companyId: $companyId, version: $version, reason: $reason) {
    error
    field
    auditId
    setup {
      ...SetupParts
    }
  }
}
    fragment SetupParts on SetupState {
  version
  isLive
  path
  address
  displayName
  supportEmail
  ownerEmail
  serviceTypes
  enableQrOrders
  steps {
    step
    minutes
    isDone
  }
  against {
    code
    subjectId
    name
  }
  itemCount
  itemsWithoutPicture
}`, {"hash":"8704e4c6cab8a139aed8d7a54e78760f215e1e98ca3fd716abb3e0c3348a1128"}) as unknown as TypedDocumentString<GoOfflineMutation, GoOfflineMutationVariables>;
export const OfficeStampCardsDocument = new TypedDocumentString(`
    query OfficeStampCards($companyId: ID) {
  officeStampCards(companyId: $companyId) {
    ...OfficeStampCardFields
  }
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}`, {"hash":"564223fbfb998afdd57003705e41ed9c57120b3879fe2131010b5789e285bfe8"}) as unknown as TypedDocumentString<OfficeStampCardsQuery, OfficeStampCardsQueryVariables>;
export const CreateStampCardDocument = new TypedDocumentString(`
    mutation CreateStampCard($companyId: ID, $id: ID!, $card: StampCardInput!) {
  createStampCard(companyId: $companyId, id: $id, card: $card) {
    error
    field
    auditId
    card {
      ...OfficeStampCardFields
    }
  }
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}`, {"hash":"2268e7deba7b20b3a41620d210da471574e7fa3b9fba4ba48a7cf3b25a3df57d"}) as unknown as TypedDocumentString<CreateStampCardMutation, CreateStampCardMutationVariables>;
export const SaveStampCardDocument = new TypedDocumentString(`
    mutation SaveStampCard($companyId: ID, $id: ID!, $version: Int!, $card: StampCardInput!) {
  saveStampCard(companyId: $companyId, id: $id, version: $version, card: $card) {
    error
    field
    auditId
    card {
      ...OfficeStampCardFields
    }
  }
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}`, {"hash":"8a66d687a63f5e499a7e74ad8d02481341f25ef796fb4935faf75051cd2050c8"}) as unknown as TypedDocumentString<SaveStampCardMutation, SaveStampCardMutationVariables>;
export const ArchiveStampCardDocument = new TypedDocumentString(`
    mutation ArchiveStampCard($companyId: ID, $id: ID!, $version: Int!, $endsOn: String!) {
  archiveStampCard(
    companyId: $companyId
    id: $id
    version: $version
    endsOn: $endsOn
  ) {
    error
    field
    auditId
    card {
      ...OfficeStampCardFields
    }
  }
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}`, {"hash":"156921358ac6bdf5171127bee8df1eb35004396ace00e87bf5daa302b014d304"}) as unknown as TypedDocumentString<ArchiveStampCardMutation, ArchiveStampCardMutationVariables>;
export const RestoreStampCardDocument = new TypedDocumentString(`
    mutation RestoreStampCard($companyId: ID, $id: ID!, $version: Int!) {
  restoreStampCard(companyId: $companyId, id: $id, version: $version) {
    error
    field
    auditId
    card {
      ...OfficeStampCardFields
    }
  }
}
    fragment StampCardHolders on OfficeStampCard {
  isArchived
  endsAt
  holders
  fullCards
}
fragment OfficeStampCardFields on OfficeStampCard {
  id
  version
  name {
    en
    se
    es
    no
    tr
    dk
  }
  description {
    en
    se
    es
    no
    tr
    dk
  }
  details {
    en
    se
    es
    no
    tr
    dk
  }
  icon
  image
  requiredCount
  itemIds
  venueIds
  offerId
  ...StampCardHolders
}`, {"hash":"892001b9571ca4fb4df5ae6b90cad7296b2bee19b95e304bed0669113a290765"}) as unknown as TypedDocumentString<RestoreStampCardMutation, RestoreStampCardMutationVariables>;
export const VenueTablesDocument = new TypedDocumentString(`
    query VenueTables($venueId: ID!) {
  venueTables(venueId: $venueId) {
    ...VenueTableFields
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}`, {"hash":"661fdba534ae4e3caf9d2434bc739408ca974b1bf560306475f6df944a81e83b"}) as unknown as TypedDocumentString<VenueTablesQuery, VenueTablesQueryVariables>;
export const RotateTableDocument = new TypedDocumentString(`
    mutation RotateTable($venueId: ID!, $tableId: ID!) {
  rotateTable(venueId: $venueId, tableId: $tableId) {
    success
    error
  }
}
    `, {"hash":"be8e5c2cb76cd4c874b7bc75230422a1b620d05eadaa1901478e2b46ab86bfe6"}) as unknown as TypedDocumentString<RotateTableMutation, RotateTableMutationVariables>;
export const RotateTablesDocument = new TypedDocumentString(`
    mutation RotateTables($companyId: ID!, $venueId: ID!, $tableIds: [ID!]!) {
  rotateTables(companyId: $companyId, venueId: $venueId, tableIds: $tableIds) {
    ...TablesChange
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}
fragment TablesChange on TablesResult {
  error
  field
  auditId
  tables {
    ...VenueTableFields
  }
}`, {"hash":"35ed37cd69c210bb7748c70a545f5f3b7cadfdab5c0c894bf470115433d2c0fc"}) as unknown as TypedDocumentString<RotateTablesMutation, RotateTablesMutationVariables>;
export const CreateTablesDocument = new TypedDocumentString(`
    mutation CreateTables($companyId: ID!, $venueId: ID!, $tables: [NewTableInput!]!, $supportsPayLater: Boolean!) {
  createTables(
    companyId: $companyId
    venueId: $venueId
    tables: $tables
    supportsPayLater: $supportsPayLater
  ) {
    ...TablesChange
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}
fragment TablesChange on TablesResult {
  error
  field
  auditId
  tables {
    ...VenueTableFields
  }
}`, {"hash":"1c3e469a03598b7146fb1478ba52731d1d259082b3332eca547cd0daa21a26c5"}) as unknown as TypedDocumentString<CreateTablesMutation, CreateTablesMutationVariables>;
export const SaveTableDocument = new TypedDocumentString(`
    mutation SaveTable($companyId: ID!, $id: ID!, $version: Int!, $table: TableInput!) {
  saveTable(companyId: $companyId, id: $id, version: $version, table: $table) {
    ...TablesChange
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}
fragment TablesChange on TablesResult {
  error
  field
  auditId
  tables {
    ...VenueTableFields
  }
}`, {"hash":"1ac80d3190c284e9cf99235aee84801486c04599a303f4a565dbcc4735cded16"}) as unknown as TypedDocumentString<SaveTableMutation, SaveTableMutationVariables>;
export const ArchiveTableDocument = new TypedDocumentString(`
    mutation ArchiveTable($companyId: ID!, $id: ID!, $version: Int!) {
  archiveTable(companyId: $companyId, id: $id, version: $version) {
    ...TablesChange
  }
}
    fragment VenueTableFields on VenueTable {
  id
  version
  code
  supportsPayLater
  active
  address
  openBillSince
}
fragment TablesChange on TablesResult {
  error
  field
  auditId
  tables {
    ...VenueTableFields
  }
}`, {"hash":"0cf9b9f19337070bdcb9a431dd9c203ac36856c05462397f3f2a3ae6cba37fbe"}) as unknown as TypedDocumentString<ArchiveTableMutation, ArchiveTableMutationVariables>;
export const OpenTestOrderDocument = new TypedDocumentString(`
    mutation OpenTestOrder($companyId: ID!) {
  openTestOrder(companyId: $companyId) {
    error
    path
    until
  }
}
    `, {"hash":"2c1e050effb702e3def965128773d4dc0309231ff667fe4af61b8489e8ec9eef"}) as unknown as TypedDocumentString<OpenTestOrderMutation, OpenTestOrderMutationVariables>;
export const TestOrdersDocument = new TypedDocumentString(`
    query TestOrders($companyId: ID!) {
  testOrders(companyId: $companyId) {
    id
    easyId
    venueId
    status
    createdAt
  }
}
    `, {"hash":"024266da550c224e09ff42ad145e1bbaa923cfe18566c11af9eeea7201de14f9"}) as unknown as TypedDocumentString<TestOrdersQuery, TestOrdersQueryVariables>;
export const OutdatedTextsDocument = new TypedDocumentString(`
    query OutdatedTexts($companyId: ID) {
  outdatedTexts(companyId: $companyId) {
    id
    field
    language
  }
}
    `, {"hash":"e6e1bc8abe1727d1cf0c966672fc75bf9f4df916f6e7510f7343e5c479740f68"}) as unknown as TypedDocumentString<OutdatedTextsQuery, OutdatedTextsQueryVariables>;
export const ConfirmTranslationDocument = new TypedDocumentString(`
    mutation ConfirmTranslation($companyId: ID, $id: ID!, $field: TranslatedField!, $language: Language!) {
  confirmTranslation(
    companyId: $companyId
    id: $id
    field: $field
    language: $language
  )
}
    `, {"hash":"1f75b4ecdf134a8db102de77e051486bbdca4fcbb238bdb8bfccc4b992f2d56f"}) as unknown as TypedDocumentString<ConfirmTranslationMutation, ConfirmTranslationMutationVariables>;
export const OfficeVenuesDocument = new TypedDocumentString(`
    query OfficeVenues($companyId: ID!, $isWithArchived: Boolean!) {
  officeVenues(companyId: $companyId, isWithArchived: $isWithArchived) {
    ...OfficeVenueFields
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}`, {"hash":"3486934ea78e923fe160f4fe193f4be3d78561eaccd38532afd8c09269779c6c"}) as unknown as TypedDocumentString<OfficeVenuesQuery, OfficeVenuesQueryVariables>;
export const WhyNotThenDocument = new TypedDocumentString(`
    query WhyNotThen($companyId: ID!, $venueId: ID!, $serviceType: ServiceType!, $at: DateTime!) {
  whyNotThen(
    companyId: $companyId
    venueId: $venueId
    serviceType: $serviceType
    at: $at
  ) {
    canBeOrdered
    reasons
    waitMinutes
  }
}
    `, {"hash":"019ed80f0c972a09e81ef760f4194b97b7301b3320bce0cc07f4f53204f55dc3"}) as unknown as TypedDocumentString<WhyNotThenQuery, WhyNotThenQueryVariables>;
export const CreateVenueDocument = new TypedDocumentString(`
    mutation CreateVenue($companyId: ID!, $id: ID!, $venue: VenueInput!, $fromVenueId: ID) {
  createVenue(
    companyId: $companyId
    id: $id
    venue: $venue
    fromVenueId: $fromVenueId
  ) {
    ...VenueChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"e07812774e85d67900e4157c54120677ddcbf2f3c9c3b119bc141374ecfb206d"}) as unknown as TypedDocumentString<CreateVenueMutation, CreateVenueMutationVariables>;
export const SaveVenueDocument = new TypedDocumentString(`
    mutation SaveVenue($companyId: ID!, $id: ID!, $version: Int!, $venue: VenueInput!) {
  saveVenue(companyId: $companyId, id: $id, version: $version, venue: $venue) {
    ...VenueChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"eae4db3ff5d232a5a37fa4c86e80a9ad86d26ea3410ee0d317f4908bcc7162c1"}) as unknown as TypedDocumentString<SaveVenueMutation, SaveVenueMutationVariables>;
export const ArchiveVenueDocument = new TypedDocumentString(`
    mutation ArchiveVenue($companyId: ID!, $id: ID!, $version: Int!) {
  archiveVenue(companyId: $companyId, id: $id, version: $version) {
    ...VenueChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"665e58fd696e8fa824c3cd3ff3b8a2bc0b8eea89cb56daec5f5c0e7ca4a2e5f3"}) as unknown as TypedDocumentString<ArchiveVenueMutation, ArchiveVenueMutationVariables>;
export const RestoreVenueDocument = new TypedDocumentString(`
    mutation RestoreVenue($companyId: ID!, $id: ID!, $version: Int!) {
  restoreVenue(companyId: $companyId, id: $id, version: $version) {
    ...VenueChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"6e6d414f330a1f88501a13f456268aa517e8f697e2811f45629089279d2b989a"}) as unknown as TypedDocumentString<RestoreVenueMutation, RestoreVenueMutationVariables>;
export const SaveOpeningHoursDocument = new TypedDocumentString(`
    mutation SaveOpeningHours($companyId: ID!, $venueId: ID!, $version: Int!, $hours: [OpeningHoursInput!]!) {
  saveOpeningHours(
    companyId: $companyId
    venueId: $venueId
    version: $version
    hours: $hours
  ) {
    ...VenueChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"4599f1bf9387c63d72972549d7ed7559ed37005708a5c62e525ff3de9ebb8dd8"}) as unknown as TypedDocumentString<SaveOpeningHoursMutation, SaveOpeningHoursMutationVariables>;
export const SaveHoursExceptionDocument = new TypedDocumentString(`
    mutation SaveHoursException($companyId: ID!, $id: ID!, $venueIds: [ID!]!, $exception: HoursExceptionInput!) {
  saveHoursException(
    companyId: $companyId
    id: $id
    venueIds: $venueIds
    exception: $exception
  ) {
    ...VenuesChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"ecb4b12b54cb111175d370aab5e5e5dd198dbc1b16fce98e249f02b06043efb5"}) as unknown as TypedDocumentString<SaveHoursExceptionMutation, SaveHoursExceptionMutationVariables>;
export const RemoveHoursExceptionDocument = new TypedDocumentString(`
    mutation RemoveHoursException($companyId: ID!, $id: ID!, $venueIds: [ID!]!) {
  removeHoursException(companyId: $companyId, id: $id, venueIds: $venueIds) {
    ...VenuesChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"79402e5a6f2ee0469867c31b0ad5f9e9b146737d4a78a910a24a3651e4ae4b15"}) as unknown as TypedDocumentString<RemoveHoursExceptionMutation, RemoveHoursExceptionMutationVariables>;
export const ChangeTodayDocument = new TypedDocumentString(`
    mutation ChangeToday($companyId: ID!, $venueId: ID!, $isClosed: Boolean!, $openUntil: String) {
  changeToday(
    companyId: $companyId
    venueId: $venueId
    isClosed: $isClosed
    openUntil: $openUntil
  ) {
    ...VenuesChange
  }
}
    fragment OfficeVenueFields on OfficeVenue {
  id
  version
  name
  active
  isArchived
  phone
  organizationId
  bookingServiceId
  supportEmail
  minimumPickupWaitTime
  timeZone
  place {
    name
    street
    zip
    city
    lat
    long
  }
  hours {
    dayOfWeek
    start
    end
  }
  exceptions {
    id
    name
    firstDay
    lastDay
    isYearly
    ranges {
      start
      end
    }
  }
  isOpenNow
  nextChangeAt
  pausedUntil
  pauseReason
  typesWithoutMenu
}
fragment AffectedOrderFields on AffectedOrder {
  orderId
  venueId
  easyId
  at
}
fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
  affectedOrders {
    ...AffectedOrderFields
  }
}`, {"hash":"41c0306fc8137c717dca72598f557f123ba54d66995e26a4a4b03aa81c198a36"}) as unknown as TypedDocumentString<ChangeTodayMutation, ChangeTodayMutationVariables>;
export const BeginPauseDocument = new TypedDocumentString(`
    mutation BeginPause($venueId: ID!, $until: DateTime!, $reason: String) {
  pauseVenue(venueId: $venueId, until: $until, reason: $reason) {
    success
    error
  }
}
    `, {"hash":"9fd1fcae36052c662a164c799b4ff7603029f7460144e9ad2831e95ceb0fbf02"}) as unknown as TypedDocumentString<BeginPauseMutation, BeginPauseMutationVariables>;
export const EndPauseDocument = new TypedDocumentString(`
    mutation EndPause($venueId: ID!) {
  resumeVenue(venueId: $venueId) {
    success
    error
  }
}
    `, {"hash":"dcdbe410f900321f8efc3fc185c495d0fb8c7cf3c923bf52c1f68fe6ee907de1"}) as unknown as TypedDocumentString<EndPauseMutation, EndPauseMutationVariables>;