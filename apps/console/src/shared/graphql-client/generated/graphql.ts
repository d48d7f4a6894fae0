/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type StaffMeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMeQuery = { staffMe: { id: string, name: string, role: StaffRole, language: Language | null, hasTwoFactor: boolean, isDevice: boolean, mustEnrolTwoFactor: boolean, venues: Array<{ id: string, name: string }>, company: { id: string, displayName: string } } | null };

export type StaffInvitationQueryVariables = Exact<{
  invitation: string;
}>;


export type StaffInvitationQuery = { staffInvitation: { state: InvitationState, company: string, name: string, inviter: string | null } | null };

export type StaffLoginMutationVariables = Exact<{
  email: string;
  password: string;
  code?: string | null | undefined;
}>;


export type StaffLoginMutation = { staffLogin: { token: string | null, error: string | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  invitation: string;
  password: string;
  code?: string | null | undefined;
}>;


export type AcceptStaffInvitationMutation = { acceptStaffInvitation: { token: string | null, error: string | null } };

export type BeginTwoFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginTwoFactorMutation = { beginTwoFactor: { secret: string | null, address: string | null, error: string | null } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { token: string | null, recoveryCodes: Array<string> | null, error: string | null } };

export type ChangeStaffPasswordMutationVariables = Exact<{
  password: string;
  newPassword: string;
}>;


export type ChangeStaffPasswordMutation = { changeStaffPassword: { token: string | null, error: string | null } };

export type StaffSignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type StaffSignOutEverywhereMutation = { staffSignOutEverywhere: { success: boolean, error: string | null } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { token: string | null, recoveryCodes: Array<string> | null, error: string | null } };

export type BoardGuestPartsFragment = { guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean };

export type BoardOrderPartsFragment = { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> };

export type VenueBoardQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueBoardQuery = { venueBoard: { pausedUntil: string | null, pauseReason: string | null, waitingMinutes: number | null, serverTime: string, venue: { id: string, name: string, timeZone: string }, orders: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }>, stations: Array<{ id: string, name: string, colour: StationColour }>, printers: Array<{ id: string, name: string, waiting: number, trouble: PrinterTroubleKind | null, troubleSince: string | null, asked: Array<{ id: string, easyId: string | null }>, missed: { tickets: number, easyIds: Array<string>, until: string } | null }> } };

export type MoveOrderMutationVariables = Exact<{
  id: string;
  version: number;
  to: OrderStatus;
  estimatedMinutes?: number | null | undefined;
  rejectReason?: RejectReason | null | undefined;
}>;


export type MoveOrderMutation = { moveOrder: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type UndoMoveMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UndoMoveMutation = { undoMove: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type ExtendPromiseMutationVariables = Exact<{
  id: string;
  version: number;
  minutes: number;
}>;


export type ExtendPromiseMutation = { extendPromise: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type MarkStationReadyMutationVariables = Exact<{
  orderId: string;
  stationId: string;
}>;


export type MarkStationReadyMutation = { markStationReady: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type UndoStationReadyMutationVariables = Exact<{
  orderId: string;
  stationId: string;
}>;


export type UndoStationReadyMutation = { undoStationReady: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type PrintTicketMutationVariables = Exact<{
  orderId: string;
  printerId: string;
}>;


export type PrintTicketMutation = { printTicket: { success: boolean, error: string | null, tickets: number } };

export type HandOverTicketsMutationVariables = Exact<{
  fromPrinterId: string;
  toPrinterId: string;
}>;


export type HandOverTicketsMutation = { handOverTickets: { success: boolean, error: string | null, tickets: number } };

export type SettleMissedTicketsMutationVariables = Exact<{
  printerId: string;
  until: string;
  isWanted: boolean;
}>;


export type SettleMissedTicketsMutation = { settleMissedTickets: { success: boolean, error: string | null, tickets: number } };

export type SettleTicketMutationVariables = Exact<{
  ticketId: string;
  isOnPaper: boolean;
}>;


export type SettleTicketMutation = { settleTicket: { success: boolean, error: string | null, tickets: number } };

export type OrderByNumberQueryVariables = Exact<{
  venueId: string;
  easyId: string;
}>;


export type OrderByNumberQuery = { orderByNumber: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> };

export type OrdersByNameQueryVariables = Exact<{
  venueId: string;
  name: string;
}>;


export type OrdersByNameQuery = { ordersByName: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> };

export type RevealGuestPhoneMutationVariables = Exact<{
  orderId: string;
}>;


export type RevealGuestPhoneMutation = { revealGuestPhone: { phone: string | null } };

export type VenueHistoryQueryVariables = Exact<{
  venueId: string;
  cursor?: string | null | undefined;
}>;


export type VenueHistoryQuery = { venueHistory: { nextCursor: string | null, orders: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, answerFrom: string | null, readyStations: Array<string>, isTest: boolean, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> } };

export type OrderTimelineQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderTimelineQuery = { orderTimeline: { entries: Array<{ at: string, source: TimelineSource, what: string, amount: number | null, currency: Currency | null, details: unknown }> } };

export type StockLinePartsFragment = { id: string, title: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, held: number };

export type VenueStockQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueStockQuery = { venueStock: { items: Array<{ id: string, title: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, held: number }>, variationGroups: Array<{ id: string, name: string, variations: Array<{ id: string, title: string, soldOut: boolean, soldOutUntil: string | null, count: number | null, held: number }> }> } };

export type SetItemSoldOutMutationVariables = Exact<{
  venueId: string;
  itemId: string;
  soldOut: boolean;
  untilTomorrow?: boolean;
}>;


export type SetItemSoldOutMutation = { setItemSoldOut: { success: boolean, error: string | null } };

export type SetStockCountMutationVariables = Exact<{
  venueId: string;
  itemId: string;
  count?: number | null | undefined;
}>;


export type SetStockCountMutation = { setStockCount: { success: boolean, error: string | null } };

export type SetWaitingTimeMutationVariables = Exact<{
  venueId: string;
  minutes?: number | null | undefined;
}>;


export type SetWaitingTimeMutation = { setWaitingTime: { success: boolean, error: string | null } };

export type PauseVenueMutationVariables = Exact<{
  venueId: string;
  until: string;
}>;


export type PauseVenueMutation = { pauseVenue: { success: boolean, error: string | null } };

export type ResumeVenueMutationVariables = Exact<{
  venueId: string;
}>;


export type ResumeVenueMutation = { resumeVenue: { success: boolean, error: string | null } };

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
export const BoardGuestPartsFragmentDoc = new TypedDocumentString(`
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
    `, {"fragmentName":"BoardGuestParts"}) as unknown as TypedDocumentString<BoardGuestPartsFragment, unknown>;
export const BoardOrderPartsFragmentDoc = new TypedDocumentString(`
    fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}`, {"fragmentName":"BoardOrderParts"}) as unknown as TypedDocumentString<BoardOrderPartsFragment, unknown>;
export const StockLinePartsFragmentDoc = new TypedDocumentString(`
    fragment StockLineParts on StockLine {
  id
  title
  soldOut
  soldOutUntil
  count
  held
}
    `, {"fragmentName":"StockLineParts"}) as unknown as TypedDocumentString<StockLinePartsFragment, unknown>;
export const StaffMeDocument = new TypedDocumentString(`
    query StaffMe {
  staffMe {
    id
    name
    role
    venues {
      id
      name
    }
    company {
      id
      displayName
    }
    language
    hasTwoFactor
    isDevice
    mustEnrolTwoFactor
  }
}
    `, {"hash":"0ccd0725c76404e0e00f9ff659bc8f43185e857db718f29e04ce97acfbc58d27"}) as unknown as TypedDocumentString<StaffMeQuery, StaffMeQueryVariables>;
export const StaffInvitationDocument = new TypedDocumentString(`
    query StaffInvitation($invitation: String!) {
  staffInvitation(invitation: $invitation) {
    state
    company
    name
    inviter
  }
}
    `, {"hash":"281b5673afe5f10bb506601cca7bb307c1f0e64c2aa4c15134457dceec0a8be8"}) as unknown as TypedDocumentString<StaffInvitationQuery, StaffInvitationQueryVariables>;
export const StaffLoginDocument = new TypedDocumentString(`
    mutation StaffLogin($email: String!, $password: String!, $code: String) {
  staffLogin(email: $email, password: $password, code: $code) {
    token
    error
  }
}
    `, {"hash":"5717452b0bddc2d878ee81b56828c53ce9164b03fbc59deacb617c106d86ef65"}) as unknown as TypedDocumentString<StaffLoginMutation, StaffLoginMutationVariables>;
export const AcceptStaffInvitationDocument = new TypedDocumentString(`
    mutation AcceptStaffInvitation($invitation: String!, $password: String!, $code: String) {
  acceptStaffInvitation(invitation: $invitation, password: $password, code: $code) {
    token
    error
  }
}
    `, {"hash":"2d00b029409721986b53df27b145960628a2f1004ecd809e9a4ac4879af4383d"}) as unknown as TypedDocumentString<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables>;
export const BeginTwoFactorDocument = new TypedDocumentString(`
    mutation BeginTwoFactor {
  beginTwoFactor {
    secret
    address
    error
  }
}
    `, {"hash":"4588f79a527d80933f445938e8ca961137541ac8ac0346fb2af233c62f52788c"}) as unknown as TypedDocumentString<BeginTwoFactorMutation, BeginTwoFactorMutationVariables>;
export const ConfirmTwoFactorDocument = new TypedDocumentString(`
    mutation ConfirmTwoFactor($code: String!) {
  confirmTwoFactor(code: $code) {
    token
    recoveryCodes
    error
  }
}
    `, {"hash":"036feedc04b8865671ef5195bcb34404e0851bb54cc12d187e762547cbb20ddf"}) as unknown as TypedDocumentString<ConfirmTwoFactorMutation, ConfirmTwoFactorMutationVariables>;
export const ChangeStaffPasswordDocument = new TypedDocumentString(`
    mutation ChangeStaffPassword($password: String!, $newPassword: String!) {
  changeStaffPassword(password: $password, newPassword: $newPassword) {
    token
    error
  }
}
    `, {"hash":"ca2e5b0685c100605fd1f3d4775eff33ba57eb87b5ef0e92e6c430f4a2541450"}) as unknown as TypedDocumentString<ChangeStaffPasswordMutation, ChangeStaffPasswordMutationVariables>;
export const StaffSignOutEverywhereDocument = new TypedDocumentString(`
    mutation StaffSignOutEverywhere {
  staffSignOutEverywhere {
    success
    error
  }
}
    `, {"hash":"4f33c99a8d8154bd2d18f812cbcec2f0b20289acd8c2d29801cb9924087c8584"}) as unknown as TypedDocumentString<StaffSignOutEverywhereMutation, StaffSignOutEverywhereMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation RenewRecoveryCodes($code: String!) {
  renewRecoveryCodes(code: $code) {
    token
    recoveryCodes
    error
  }
}
    `, {"hash":"1acc204964d9219c93396b09449f437717adfb4c1429834ec8c54ef6aede57a4"}) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const VenueBoardDocument = new TypedDocumentString(`
    query VenueBoard($venueId: ID!) {
  venueBoard(venueId: $venueId) {
    venue {
      id
      name
      timeZone
    }
    orders {
      ...BoardOrderParts
    }
    stations {
      id
      name
      colour
    }
    printers {
      id
      name
      waiting
      trouble
      troubleSince
      asked {
        id
        easyId
      }
      missed {
        tickets
        easyIds
        until
      }
    }
    pausedUntil
    pauseReason
    waitingMinutes
    serverTime
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"cf2f5a0311bf5d5e0e69cc3f08bb43f8264d27ba6d23372057b7fa388a1a770e"}) as unknown as TypedDocumentString<VenueBoardQuery, VenueBoardQueryVariables>;
export const MoveOrderDocument = new TypedDocumentString(`
    mutation MoveOrder($id: ID!, $version: Int!, $to: OrderStatus!, $estimatedMinutes: Int, $rejectReason: RejectReason) {
  moveOrder(
    id: $id
    version: $version
    to: $to
    estimatedMinutes: $estimatedMinutes
    rejectReason: $rejectReason
  ) {
    success
    error
    order {
      ...BoardOrderParts
    }
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"55532a6c7ec98582de53abb3bc8d89decc5cd3cec88afb83ac88f1b5b4af88a3"}) as unknown as TypedDocumentString<MoveOrderMutation, MoveOrderMutationVariables>;
export const UndoMoveDocument = new TypedDocumentString(`
    mutation UndoMove($id: ID!, $version: Int!) {
  undoMove(id: $id, version: $version) {
    success
    error
    order {
      ...BoardOrderParts
    }
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"3dddb4d38828e8919ac4c963b3368320e9c6bcd111603003f12e1249bc09f61c"}) as unknown as TypedDocumentString<UndoMoveMutation, UndoMoveMutationVariables>;
export const ExtendPromiseDocument = new TypedDocumentString(`
    mutation ExtendPromise($id: ID!, $version: Int!, $minutes: Int!) {
  extendPromise(id: $id, version: $version, minutes: $minutes) {
    success
    error
    order {
      ...BoardOrderParts
    }
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"eeba43ffe16d79eeaea60a29144618e9306ff1345997bd4e5607ea9c2bbb81ac"}) as unknown as TypedDocumentString<ExtendPromiseMutation, ExtendPromiseMutationVariables>;
export const MarkStationReadyDocument = new TypedDocumentString(`
    mutation MarkStationReady($orderId: ID!, $stationId: ID!) {
  markStationReady(orderId: $orderId, stationId: $stationId) {
    success
    error
    order {
      ...BoardOrderParts
    }
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"adb0c9eaf5161f1aaaa1612992b79b1fa62ed025243070750ae57b0ec1806df3"}) as unknown as TypedDocumentString<MarkStationReadyMutation, MarkStationReadyMutationVariables>;
export const UndoStationReadyDocument = new TypedDocumentString(`
    mutation UndoStationReady($orderId: ID!, $stationId: ID!) {
  undoStationReady(orderId: $orderId, stationId: $stationId) {
    success
    error
    order {
      ...BoardOrderParts
    }
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"f5d41ce077e2064e84781872c9e5368b96056a42368a8b1527f35e1bb3c798cd"}) as unknown as TypedDocumentString<UndoStationReadyMutation, UndoStationReadyMutationVariables>;
export const PrintTicketDocument = new TypedDocumentString(`
    mutation PrintTicket($orderId: ID!, $printerId: ID!) {
  printTicket(orderId: $orderId, printerId: $printerId) {
    success
    error
    tickets
  }
}
    `, {"hash":"c9615d6cdaebbc8c5dd209c4ca3d16e718f5779501b26bb9f4a81289908d7299"}) as unknown as TypedDocumentString<PrintTicketMutation, PrintTicketMutationVariables>;
export const HandOverTicketsDocument = new TypedDocumentString(`
    mutation HandOverTickets($fromPrinterId: ID!, $toPrinterId: ID!) {
  handOverTickets(fromPrinterId: $fromPrinterId, toPrinterId: $toPrinterId) {
    success
    error
    tickets
  }
}
    `, {"hash":"1b0094532e283cbc0bc3613c60c243717b0e71f654f3de595838c2cf2ec70b5b"}) as unknown as TypedDocumentString<HandOverTicketsMutation, HandOverTicketsMutationVariables>;
export const SettleMissedTicketsDocument = new TypedDocumentString(`
    mutation SettleMissedTickets($printerId: ID!, $until: DateTime!, $isWanted: Boolean!) {
  settleMissedTickets(printerId: $printerId, until: $until, isWanted: $isWanted) {
    success
    error
    tickets
  }
}
    `, {"hash":"117aac946ea8d3088279dc5135176a6ff10ef4bae0292a2985859f2aa93dacdc"}) as unknown as TypedDocumentString<SettleMissedTicketsMutation, SettleMissedTicketsMutationVariables>;
export const SettleTicketDocument = new TypedDocumentString(`
    mutation SettleTicket($ticketId: ID!, $isOnPaper: Boolean!) {
  settleTicket(ticketId: $ticketId, isOnPaper: $isOnPaper) {
    success
    error
    tickets
  }
}
    `, {"hash":"0e8d9e3a1b962e75a75e9a2a27ece08fc611fa6c5a5d017ea7cd5bc0f8f4a758"}) as unknown as TypedDocumentString<SettleTicketMutation, SettleTicketMutationVariables>;
export const OrderByNumberDocument = new TypedDocumentString(`
    query OrderByNumber($venueId: ID!, $easyId: String!) {
  orderByNumber(venueId: $venueId, easyId: $easyId) {
    ...BoardOrderParts
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"b5b49da1e27592cc469f80723f65d0d93c55c5b8931781d7efd1445c2edf6752"}) as unknown as TypedDocumentString<OrderByNumberQuery, OrderByNumberQueryVariables>;
export const OrdersByNameDocument = new TypedDocumentString(`
    query OrdersByName($venueId: ID!, $name: String!) {
  ordersByName(venueId: $venueId, name: $name) {
    ...BoardOrderParts
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"b0c66fa7fa684b1dea91c76b701e2f8d663bbded8cb6a1d29469c729f0388002"}) as unknown as TypedDocumentString<OrdersByNameQuery, OrdersByNameQueryVariables>;
export const RevealGuestPhoneDocument = new TypedDocumentString(`
    mutation RevealGuestPhone($orderId: ID!) {
  revealGuestPhone(orderId: $orderId) {
    phone
  }
}
    `, {"hash":"3e9dcd80cc88f2ffc92efb884404d648d7101502a9b11e9c684103ad444fb812"}) as unknown as TypedDocumentString<RevealGuestPhoneMutation, RevealGuestPhoneMutationVariables>;
export const VenueHistoryDocument = new TypedDocumentString(`
    query VenueHistory($venueId: ID!, $cursor: String) {
  venueHistory(venueId: $venueId, cursor: $cursor) {
    orders {
      ...BoardOrderParts
    }
    nextCursor
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  answerFrom
  readyStations
  isTest
}
fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  answerBy
  desiredTime
  estimatedFinishTime
  movedAt
  prepareAt
  comment
  ...BoardGuestParts
  table {
    code
  }
  isPaid
  isPayLater
  items {
    itemId
    title
    quantity
    variations
    removedVariations
    ageRestricted
    allergens
    stationId
  }
  total
  currency
  rejectReason
}`, {"hash":"c3f600151f9f32d635e5d50b7176eb438a2feb20d68fbbc1a99bdc20018b25cf"}) as unknown as TypedDocumentString<VenueHistoryQuery, VenueHistoryQueryVariables>;
export const OrderTimelineDocument = new TypedDocumentString(`
    query OrderTimeline($orderId: ID!) {
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
    `, {"hash":"f6ee34241f138757783ebad64dbb766870b6ef8d6c959070d86b10eafe7cc4f5"}) as unknown as TypedDocumentString<OrderTimelineQuery, OrderTimelineQueryVariables>;
export const VenueStockDocument = new TypedDocumentString(`
    query VenueStock($venueId: ID!) {
  venueStock(venueId: $venueId) {
    items {
      ...StockLineParts
    }
    variationGroups {
      id
      name
      variations {
        ...StockLineParts
      }
    }
  }
}
    fragment StockLineParts on StockLine {
  id
  title
  soldOut
  soldOutUntil
  count
  held
}`, {"hash":"886ac3cb6e795b4d699393f61416dec958a5176867c95fd89fb29beb4ba05a6f"}) as unknown as TypedDocumentString<VenueStockQuery, VenueStockQueryVariables>;
export const SetItemSoldOutDocument = new TypedDocumentString(`
    mutation SetItemSoldOut($venueId: ID!, $itemId: ID!, $soldOut: Boolean!, $untilTomorrow: Boolean! = false) {
  setItemSoldOut(
    venueId: $venueId
    itemId: $itemId
    soldOut: $soldOut
    untilTomorrow: $untilTomorrow
  ) {
    success
    error
  }
}
    `, {"hash":"4735d00d9604790cfcd0024018940286cb101684ae0a81ec598ec759f18d6284"}) as unknown as TypedDocumentString<SetItemSoldOutMutation, SetItemSoldOutMutationVariables>;
export const SetStockCountDocument = new TypedDocumentString(`
    mutation SetStockCount($venueId: ID!, $itemId: ID!, $count: Int) {
  setStockCount(venueId: $venueId, itemId: $itemId, count: $count) {
    success
    error
  }
}
    `, {"hash":"798b5c1079e4c19985ff03e4b6ea2c432791cc63df05547970ad40c0e1b79003"}) as unknown as TypedDocumentString<SetStockCountMutation, SetStockCountMutationVariables>;
export const SetWaitingTimeDocument = new TypedDocumentString(`
    mutation SetWaitingTime($venueId: ID!, $minutes: Int) {
  setWaitingTime(venueId: $venueId, minutes: $minutes) {
    success
    error
  }
}
    `, {"hash":"f5c2618b0c26c90ee12154f26d2a7fcec5fed79c95f66e69d29cef20f1d06467"}) as unknown as TypedDocumentString<SetWaitingTimeMutation, SetWaitingTimeMutationVariables>;
export const PauseVenueDocument = new TypedDocumentString(`
    mutation PauseVenue($venueId: ID!, $until: DateTime!) {
  pauseVenue(venueId: $venueId, until: $until) {
    success
    error
  }
}
    `, {"hash":"8ebc29a825b8eb7e8c21049cbebc1be5355563fb19fae85392fe96829ef13624"}) as unknown as TypedDocumentString<PauseVenueMutation, PauseVenueMutationVariables>;
export const ResumeVenueDocument = new TypedDocumentString(`
    mutation ResumeVenue($venueId: ID!) {
  resumeVenue(venueId: $venueId) {
    success
    error
  }
}
    `, {"hash":"786558746aa61be0ca0acb5318de8331d899eb8381eb7309c1ee2b6da81e5653"}) as unknown as TypedDocumentString<ResumeVenueMutation, ResumeVenueMutationVariables>;