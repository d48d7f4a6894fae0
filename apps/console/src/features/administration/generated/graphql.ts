/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A category and the station that makes what is in it. */
export type CategoryStationInput = {
  categoryId: string;
  stationId: string;
};

/** Letters an ESC/POS printer has; what it has not is sent as a picture. */
export type CodePage =
  /** Only those of English; everything else is sent as pictures. */
  | 'ASCII'
  /** Western Europe. */
  | 'WPC1252'
  /** Turkish. */
  | 'WPC1254';

/** A stretch of the week by the venue's wall clock. */
export type ContactHoursInput = {
  dayOfWeek: WeekDay;
  end: string;
  start: string;
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

/** What the phone of a contact is for. */
export type PhoneWay =
  /** A voice that reads it out; an SMS where the server has nobody who calls. */
  | 'CALL'
  /** A message to read. */
  | 'SMS';

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

/** What it prints. */
export type TicketKind =
  /** What hangs on the bag. */
  | 'LABEL'
  /** The whole order. */
  | 'ORDER'
  /** The parts of its stations, each on its own. */
  | 'STATION';

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

export type AdministeredCompanyQueryVariables = Exact<{
  companyId: string;
}>;


export type AdministeredCompanyQuery = { administeredCompany: { id: string, displayName: string, currency: Currency, venues: Array<{ id: string, name: string }> } };

export type StaffMembersQueryVariables = Exact<{
  companyId: string;
}>;


export type StaffMembersQuery = { staffMembers: Array<{ id: string, version: number, name: string, email: string, role: StaffRole, venueIds: Array<string>, active: boolean, hasTwoFactor: boolean, isInvited: boolean }> };

export type InviteStaffMemberMutationVariables = Exact<{
  companyId: string;
  name: string;
  email: string;
  role: StaffRole;
  venueIds: Array<string> | string;
}>;


export type InviteStaffMemberMutation = { inviteStaffMember: { invitation: string | null, error: string | null } };

export type ResetStaffPasswordMutationVariables = Exact<{
  staffId: string;
}>;


export type ResetStaffPasswordMutation = { resetStaffPassword: { invitation: string | null, error: string | null } };

export type RenewStaffInvitationMutationVariables = Exact<{
  staffId: string;
}>;


export type RenewStaffInvitationMutation = { renewStaffInvitation: { invitation: string | null, error: string | null } };

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


export type SetStaffActiveMutation = { setStaffActive: { success: boolean, error: string | null } };

export type RemoveTwoFactorMutationVariables = Exact<{
  staffId: string;
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
  cursor?: string | null | undefined;
}>;


export type CompanyInvoicesQuery = { companyInvoices: { nextCursor: string | null, invoices: Array<{ id: string, number: number, buyerName: string, periodStart: string, periodEnd: string, issuedOn: string, dueOn: string, total: number, currency: Currency, mailedAt: string | null, paidAt: string | null }> } };

export type SetInvoicePaidMutationVariables = Exact<{
  invoiceId: string;
  paid: boolean;
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

export type VenueTablesQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueTablesQuery = { venueTables: Array<{ id: string, code: string, supportsPayLater: boolean, active: boolean }> };

export type RotateTableMutationVariables = Exact<{
  venueId: string;
  tableId: string;
}>;


export type RotateTableMutation = { rotateTable: { success: boolean, error: string | null } };

export type AuditLogQueryVariables = Exact<{
  companyId: string;
  cursor?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { nextCursor: string | null, entries: Array<{ id: string, at: string, staffName: string, action: string, subjectId: string, details: unknown }> } };

export type CompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompaniesQuery = { companies: Array<{ id: string, displayName: string, slugs: Array<string>, country: string, currency: Currency | null, active: boolean, venueCount: number, createdAt: string }> };

export type CreateCompanyMutationVariables = Exact<{
  displayName: string;
  slug: string;
  country: string;
  currency: Currency;
  language: Language;
  adminName: string;
  adminEmail: string;
}>;


export type CreateCompanyMutation = { createCompany: { invitation: string | null, error: string | null } };

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

export type VenueContactsQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueContactsQuery = { venueContacts: Array<{ name: string, email: string | null, phone: string | null, phoneBy: PhoneWay, hours: Array<{ dayOfWeek: WeekDay, start: string, end: string }> }> };

export type SetVenueContactsMutationVariables = Exact<{
  venueId: string;
  contacts: Array<VenueContactInput> | VenueContactInput;
}>;


export type SetVenueContactsMutation = { setVenueContacts: { success: boolean, error: string | null, position: number | null } };

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

export type OfficeVenueFieldsFragment = { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> };

export type VenueChangeFragment = { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null };

export type VenuesChangeFragment = { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> };

export type OfficeVenuesQueryVariables = Exact<{
  companyId: string;
  isWithArchived: boolean;
}>;


export type OfficeVenuesQuery = { officeVenues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> };

export type CreateVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  venue: VenueInput;
}>;


export type CreateVenueMutation = { createVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null } };

export type SaveVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
  venue: VenueInput;
}>;


export type SaveVenueMutation = { saveVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null } };

export type ArchiveVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type ArchiveVenueMutation = { archiveVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null } };

export type RestoreVenueMutationVariables = Exact<{
  companyId: string;
  id: string;
  version: number;
}>;


export type RestoreVenueMutation = { restoreVenue: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null } };

export type SaveOpeningHoursMutationVariables = Exact<{
  companyId: string;
  venueId: string;
  version: number;
  hours: Array<OpeningHoursInput> | OpeningHoursInput;
}>;


export type SaveOpeningHoursMutation = { saveOpeningHours: { error: string | null, field: string | null, auditId: string | null, venue: { id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null } };

export type SaveHoursExceptionMutationVariables = Exact<{
  companyId: string;
  id: string;
  venueIds: Array<string> | string;
  exception: HoursExceptionInput;
}>;


export type SaveHoursExceptionMutation = { saveHoursException: { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> } };

export type RemoveHoursExceptionMutationVariables = Exact<{
  companyId: string;
  id: string;
  venueIds: Array<string> | string;
}>;


export type RemoveHoursExceptionMutation = { removeHoursException: { error: string | null, field: string | null, auditId: string | null, venues: Array<{ id: string, version: number, name: string, active: boolean, isArchived: boolean, phone: string | null, organizationId: string | null, bookingServiceId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, timeZone: string, isOpenNow: boolean, nextChangeAt: string | null, pausedUntil: string | null, place: { name: string | null, street: string | null, zip: string | null, city: string | null, lat: number | null, long: number | null }, hours: Array<{ dayOfWeek: OpeningDay, start: string, end: string }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> } };

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
}
    `, {"fragmentName":"OfficeVenueFields"}) as unknown as TypedDocumentString<OfficeVenueFieldsFragment, unknown>;
export const VenueChangeFragmentDoc = new TypedDocumentString(`
    fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
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
}`, {"fragmentName":"VenueChange"}) as unknown as TypedDocumentString<VenueChangeFragment, unknown>;
export const VenuesChangeFragmentDoc = new TypedDocumentString(`
    fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
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
}`, {"fragmentName":"VenuesChange"}) as unknown as TypedDocumentString<VenuesChangeFragment, unknown>;
export const AdministeredCompanyDocument = new TypedDocumentString(`
    query AdministeredCompany($companyId: ID!) {
  administeredCompany(companyId: $companyId) {
    id
    displayName
    currency
    venues {
      id
      name
    }
  }
}
    `, {"hash":"50b2a8a0f206197e7937c94cdfee44a5aa7fe4a32898629256b0cdc1dc62305e"}) as unknown as TypedDocumentString<AdministeredCompanyQuery, AdministeredCompanyQueryVariables>;
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
  }
}
    `, {"hash":"4b07e49cd65ee5873422c00d6f62f079b65664f1901a3d068e486aebbf9548df"}) as unknown as TypedDocumentString<StaffMembersQuery, StaffMembersQueryVariables>;
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
    error
  }
}
    `, {"hash":"6cd9131b1cc5fe1a210be2fad641b4846432098dc319f0cc0458212122011c4a"}) as unknown as TypedDocumentString<InviteStaffMemberMutation, InviteStaffMemberMutationVariables>;
export const ResetStaffPasswordDocument = new TypedDocumentString(`
    mutation ResetStaffPassword($staffId: ID!) {
  resetStaffPassword(staffId: $staffId) {
    invitation
    error
  }
}
    `, {"hash":"1e4b7341fe5205fae629da286add68d3377f070969b1a53e667407da8606e34f"}) as unknown as TypedDocumentString<ResetStaffPasswordMutation, ResetStaffPasswordMutationVariables>;
export const RenewStaffInvitationDocument = new TypedDocumentString(`
    mutation RenewStaffInvitation($staffId: ID!) {
  renewStaffInvitation(staffId: $staffId) {
    invitation
    error
  }
}
    `, {"hash":"24cbbba80114dd4d38d321d6c4f8f7dbb218ffdfa6d9ac87dc71e152021b47a9"}) as unknown as TypedDocumentString<RenewStaffInvitationMutation, RenewStaffInvitationMutationVariables>;
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
    success
    error
  }
}
    `, {"hash":"68d93829c96b6e02f0ae9cd1bcb19b0f91b28897fc1f5cdcbc55692e17e0681b"}) as unknown as TypedDocumentString<SetStaffActiveMutation, SetStaffActiveMutationVariables>;
export const RemoveTwoFactorDocument = new TypedDocumentString(`
    mutation RemoveTwoFactor($staffId: ID!) {
  removeTwoFactor(staffId: $staffId) {
    success
    error
  }
}
    `, {"hash":"51afc545897e6a31fb03c3757b099f1382de73540c9bb8f6c0371747e0dba081"}) as unknown as TypedDocumentString<RemoveTwoFactorMutation, RemoveTwoFactorMutationVariables>;
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
    query CompanyInvoices($companyId: ID!, $isUnpaidOnly: Boolean!, $cursor: String) {
  companyInvoices(
    companyId: $companyId
    isUnpaidOnly: $isUnpaidOnly
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
      mailedAt
      paidAt
    }
    nextCursor
  }
}
    `, {"hash":"9c2e9ac1434d475356745c7b4c991bf62ad21476ed765122a0d882ef455096d0"}) as unknown as TypedDocumentString<CompanyInvoicesQuery, CompanyInvoicesQueryVariables>;
export const SetInvoicePaidDocument = new TypedDocumentString(`
    mutation SetInvoicePaid($invoiceId: ID!, $paid: Boolean!) {
  setInvoicePaid(invoiceId: $invoiceId, paid: $paid) {
    success
    error
  }
}
    `, {"hash":"30ca5dd0dfd01db131bbf08ab62c9da716c2ff5d94c19763d6a5d8438e17b20a"}) as unknown as TypedDocumentString<SetInvoicePaidMutation, SetInvoicePaidMutationVariables>;
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
export const VenueTablesDocument = new TypedDocumentString(`
    query VenueTables($venueId: ID!) {
  venueTables(venueId: $venueId) {
    id
    code
    supportsPayLater
    active
  }
}
    `, {"hash":"83b770af0ff297a7788afdb248e1c9af76d48e46fbd6f9102a31ab3a239fc297"}) as unknown as TypedDocumentString<VenueTablesQuery, VenueTablesQueryVariables>;
export const RotateTableDocument = new TypedDocumentString(`
    mutation RotateTable($venueId: ID!, $tableId: ID!) {
  rotateTable(venueId: $venueId, tableId: $tableId) {
    success
    error
  }
}
    `, {"hash":"be8e5c2cb76cd4c874b7bc75230422a1b620d05eadaa1901478e2b46ab86bfe6"}) as unknown as TypedDocumentString<RotateTableMutation, RotateTableMutationVariables>;
export const AuditLogDocument = new TypedDocumentString(`
    query AuditLog($companyId: ID!, $cursor: String) {
  auditLog(companyId: $companyId, cursor: $cursor) {
    entries {
      id
      at
      staffName
      action
      subjectId
      details
    }
    nextCursor
  }
}
    `, {"hash":"4d8377d1dc05c00c3da2268ca43ab4406c4d59a59ceec0108c892c7e67566a9f"}) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
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
  }
}
    `, {"hash":"f4914d66ba1a0bd6d0c77bb5e9c10f4bc36241a190302ef95d30ed44925501db"}) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
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
    error
  }
}
    `, {"hash":"6bd4f36157aa99ff05e2888801fbc9286191a9eb6c45df28eea59701751c14d2"}) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
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
}`, {"hash":"6971f3449473ba7224c3ed95acaae0c40ec58d216ac00220dc77691f8e224002"}) as unknown as TypedDocumentString<OfficeVenuesQuery, OfficeVenuesQueryVariables>;
export const CreateVenueDocument = new TypedDocumentString(`
    mutation CreateVenue($companyId: ID!, $id: ID!, $venue: VenueInput!) {
  createVenue(companyId: $companyId, id: $id, venue: $venue) {
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
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
}`, {"hash":"8e3f30e1b55e14b5f5ee13a6184719e206d894407ece8312ef9de4b0f2444227"}) as unknown as TypedDocumentString<CreateVenueMutation, CreateVenueMutationVariables>;
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
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
}`, {"hash":"3cb4923b6703347a3aa926caafa4574c7375450a2fe93ab9498f95cec44daeb8"}) as unknown as TypedDocumentString<SaveVenueMutation, SaveVenueMutationVariables>;
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
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
}`, {"hash":"bd83b0c88409f17f3d6bb0eaf4815b9f69e6281d2c64d257081513f770c47333"}) as unknown as TypedDocumentString<ArchiveVenueMutation, ArchiveVenueMutationVariables>;
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
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
}`, {"hash":"d984785a656630cda75ef45bbff6423cf8ac38772326af5ce665ca4937d30346"}) as unknown as TypedDocumentString<RestoreVenueMutation, RestoreVenueMutationVariables>;
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
}
fragment VenueChange on VenueResult {
  error
  field
  auditId
  venue {
    ...OfficeVenueFields
  }
}`, {"hash":"d75a97c87e2ab0d79026a373d443cd29102a8ef6a287bdfa73a1881c5028536a"}) as unknown as TypedDocumentString<SaveOpeningHoursMutation, SaveOpeningHoursMutationVariables>;
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
}
fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
}`, {"hash":"f537830b3fa82dafefd200c34386173c3cfe72a57426d60a0d8b702b7ceda52e"}) as unknown as TypedDocumentString<SaveHoursExceptionMutation, SaveHoursExceptionMutationVariables>;
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
}
fragment VenuesChange on VenuesResult {
  error
  field
  auditId
  venues {
    ...OfficeVenueFields
  }
}`, {"hash":"a0b12ed89e4996e233bde9903f2f7970aab6a73459a398344d3faf5b6aece284"}) as unknown as TypedDocumentString<RemoveHoursExceptionMutation, RemoveHoursExceptionMutationVariables>;