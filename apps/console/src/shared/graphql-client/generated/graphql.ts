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

/** An item and the station that makes it. */
export type ItemStationInput = {
  itemId: string;
  stationId: string;
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
  /** Also menus, offers, content and settings of the company. */
  | 'COMPANY_ADMIN'
  /** Also the companies of the deployment. */
  | 'PLATFORM_ADMIN'
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
  /** What the payment provider told us. */
  | 'NOTICE'
  /** A payment session. */
  | 'SESSION';

export type StaffMeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMeQuery = { staffMe: { id: string, name: string, role: StaffRole, hasTwoFactor: boolean, mustEnrolTwoFactor: boolean, venues: Array<{ id: string, name: string }>, company: { id: string, displayName: string } } | null };

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

export type BoardGuestPartsFragment = { guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string> };

export type BoardOrderPartsFragment = { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> };

export type VenueBoardQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueBoardQuery = { venueBoard: { pausedUntil: string | null, waitingMinutes: number | null, serverTime: string, venue: { id: string, name: string, timeZone: string }, orders: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }>, stations: Array<{ id: string, name: string, colour: StationColour }>, printers: Array<{ id: string, name: string, waiting: number, trouble: PrinterTroubleKind | null, troubleSince: string | null, asked: Array<{ id: string, easyId: string | null }> }> } };

export type MoveOrderMutationVariables = Exact<{
  id: string;
  version: number;
  to: OrderStatus;
  estimatedMinutes?: number | null | undefined;
  rejectReason?: RejectReason | null | undefined;
}>;


export type MoveOrderMutation = { moveOrder: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type UndoMoveMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UndoMoveMutation = { undoMove: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type ExtendPromiseMutationVariables = Exact<{
  id: string;
  version: number;
  minutes: number;
}>;


export type ExtendPromiseMutation = { extendPromise: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type MarkStationReadyMutationVariables = Exact<{
  orderId: string;
  stationId: string;
}>;


export type MarkStationReadyMutation = { markStationReady: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

export type UndoStationReadyMutationVariables = Exact<{
  orderId: string;
  stationId: string;
}>;


export type UndoStationReadyMutation = { undoStationReady: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> } | null } };

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

export type SettleTicketMutationVariables = Exact<{
  ticketId: string;
  isOnPaper: boolean;
}>;


export type SettleTicketMutation = { settleTicket: { success: boolean, error: string | null, tickets: number } };

export type OrderByNumberQueryVariables = Exact<{
  venueId: string;
  easyId: string;
}>;


export type OrderByNumberQuery = { orderByNumber: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> };

export type OrdersByNameQueryVariables = Exact<{
  venueId: string;
  name: string;
}>;


export type OrdersByNameQuery = { ordersByName: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> };

export type RevealGuestPhoneMutationVariables = Exact<{
  orderId: string;
}>;


export type RevealGuestPhoneMutation = { revealGuestPhone: { phone: string | null } };

export type VenueHistoryQueryVariables = Exact<{
  venueId: string;
  cursor?: string | null | undefined;
}>;


export type VenueHistoryQuery = { venueHistory: { nextCursor: string | null, orders: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, answerBy: string | null, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, prepareAt: string | null, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, guestName: string | null, hasPhone: boolean, isOnInvoice: boolean, extensions: number, readyStations: Array<string>, table: { code: string } | null, items: Array<{ itemId: string, title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean, allergens: Array<string>, stationId: string }> }> } };

export type OrderTimelineQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderTimelineQuery = { orderTimeline: { entries: Array<{ at: string, source: TimelineSource, what: string, amount: number | null, currency: Currency | null, details: unknown }> } };

export type PrinterPartsFragment = { id: string, name: string, kind: PrinterKind, host: string | null, port: number | null, codePage: CodePage, paper: number, copies: number, moment: PrintMoment, prints: TicketKind, stationIds: Array<string>, mac: string | null, trouble: PrinterTroubleKind | null };

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


export type VenuePrintersQuery = { venuePrinters: Array<{ id: string, name: string, kind: PrinterKind, host: string | null, port: number | null, codePage: CodePage, paper: number, copies: number, moment: PrintMoment, prints: TicketKind, stationIds: Array<string>, mac: string | null, trouble: PrinterTroubleKind | null }> };

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
  readyStations
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
  readyStations
}`, {"fragmentName":"BoardOrderParts"}) as unknown as TypedDocumentString<BoardOrderPartsFragment, unknown>;
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
}
    `, {"fragmentName":"PrinterParts"}) as unknown as TypedDocumentString<PrinterPartsFragment, unknown>;
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
    hasTwoFactor
    mustEnrolTwoFactor
  }
}
    `, {"hash":"0749e1a77dd1bbe4f8db031783b47e56a265140f74548d02895105b9174efe17"}) as unknown as TypedDocumentString<StaffMeQuery, StaffMeQueryVariables>;
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
    }
    pausedUntil
    waitingMinutes
    serverTime
  }
}
    fragment BoardGuestParts on BoardOrder {
  guestName
  hasPhone
  isOnInvoice
  extensions
  readyStations
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
}`, {"hash":"9378f01416358791328fb333b6191811950d3984d0a99f0ddb31d9f7ad593281"}) as unknown as TypedDocumentString<VenueBoardQuery, VenueBoardQueryVariables>;
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
  readyStations
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
}`, {"hash":"336f019cf409f592dd8c2fa742df8cc7f79b8d8a314b21fe761ecd7e0b87180f"}) as unknown as TypedDocumentString<MoveOrderMutation, MoveOrderMutationVariables>;
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
  readyStations
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
}`, {"hash":"f7e442341b53351e54bee7f6b32e3d33107a41059875096ac7586fb8fdc40f6e"}) as unknown as TypedDocumentString<UndoMoveMutation, UndoMoveMutationVariables>;
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
  readyStations
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
}`, {"hash":"d85f898de60450b07234c965d0899141e4d40745a2dfe15ee0526e3c486d2308"}) as unknown as TypedDocumentString<ExtendPromiseMutation, ExtendPromiseMutationVariables>;
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
  readyStations
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
}`, {"hash":"44d3901d597ae06da3ad9ec5377597e741646984b01d1810485c23759d9f33af"}) as unknown as TypedDocumentString<MarkStationReadyMutation, MarkStationReadyMutationVariables>;
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
  readyStations
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
}`, {"hash":"2bc0ab0b6cb6b968e40bd7afcffd4d1fc712b411f7c8cb34a17ca0ee01bfb3d5"}) as unknown as TypedDocumentString<UndoStationReadyMutation, UndoStationReadyMutationVariables>;
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
  readyStations
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
}`, {"hash":"6bec5f3ad68ff4fdab8d9069c54003d592d4ec42898ca47adfbddd9e8f97861f"}) as unknown as TypedDocumentString<OrderByNumberQuery, OrderByNumberQueryVariables>;
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
  readyStations
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
}`, {"hash":"7fafb79d5a7262e62052831f713c5cd6324d5a92b5a1ccad770e2bcb9c8da7b4"}) as unknown as TypedDocumentString<OrdersByNameQuery, OrdersByNameQueryVariables>;
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
  readyStations
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
}`, {"hash":"44d28ec05a5f93d96ca54e70d417f2d0a039a9c772930f7d3eb92cf008bfa538"}) as unknown as TypedDocumentString<VenueHistoryQuery, VenueHistoryQueryVariables>;
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
}`, {"hash":"40e3b487b961786fecb3872a9b88aae786fc4df0b09c9ba1b4c29866b1546f72"}) as unknown as TypedDocumentString<VenuePrintersQuery, VenuePrintersQueryVariables>;
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