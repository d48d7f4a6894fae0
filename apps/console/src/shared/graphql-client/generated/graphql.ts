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

export type StaffMeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffMeQuery = { staffMe: { id: string, name: string, venues: Array<{ id: string, name: string }>, company: { id: string, displayName: string } } | null };

export type StaffLoginMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type StaffLoginMutation = { staffLogin: { token: string | null, error: string | null } };

export type BoardOrderPartsFragment = { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, table: { code: string } | null, items: Array<{ title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean }> };

export type VenueBoardQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueBoardQuery = { venueBoard: { pausedUntil: string | null, waitingMinutes: number | null, serverTime: string, venue: { id: string, name: string, timeZone: string }, orders: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, table: { code: string } | null, items: Array<{ title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean }> }> } };

export type MoveOrderMutationVariables = Exact<{
  id: string;
  version: number;
  to: OrderStatus;
  estimatedMinutes?: number | null | undefined;
  rejectReason?: RejectReason | null | undefined;
}>;


export type MoveOrderMutation = { moveOrder: { success: boolean, error: string | null, order: { id: string, easyId: string, status: OrderStatus, type: OrderType, version: number, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, movedAt: string, comment: string, isPaid: boolean, isPayLater: boolean, total: number, currency: Currency, rejectReason: string | null, table: { code: string } | null, items: Array<{ title: string, quantity: number, variations: Array<string>, removedVariations: Array<string>, ageRestricted: boolean }> } | null } };

export type SetWaitingTimeMutationVariables = Exact<{
  venueId: string;
  minutes?: number | null | undefined;
}>;


export type SetWaitingTimeMutation = { setWaitingTime: { success: boolean, error: string | null } };

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
export const BoardOrderPartsFragmentDoc = new TypedDocumentString(`
    fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  desiredTime
  estimatedFinishTime
  movedAt
  comment
  table {
    code
  }
  isPaid
  isPayLater
  items {
    title
    quantity
    variations
    removedVariations
    ageRestricted
  }
  total
  currency
  rejectReason
}
    `, {"fragmentName":"BoardOrderParts"}) as unknown as TypedDocumentString<BoardOrderPartsFragment, unknown>;
export const StaffMeDocument = new TypedDocumentString(`
    query StaffMe {
  staffMe {
    id
    name
    venues {
      id
      name
    }
    company {
      id
      displayName
    }
  }
}
    `, {"hash":"c36b9f62dd0d473e6ba6f173cf303d43b544179593afbed59e832ae21d96ba3a"}) as unknown as TypedDocumentString<StaffMeQuery, StaffMeQueryVariables>;
export const StaffLoginDocument = new TypedDocumentString(`
    mutation StaffLogin($email: String!, $password: String!) {
  staffLogin(email: $email, password: $password) {
    token
    error
  }
}
    `, {"hash":"31467afaddf96bb364a6f28007d714dbe9e0dc7547f85328dbbb03a20f15855c"}) as unknown as TypedDocumentString<StaffLoginMutation, StaffLoginMutationVariables>;
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
    pausedUntil
    waitingMinutes
    serverTime
  }
}
    fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  desiredTime
  estimatedFinishTime
  movedAt
  comment
  table {
    code
  }
  isPaid
  isPayLater
  items {
    title
    quantity
    variations
    removedVariations
    ageRestricted
  }
  total
  currency
  rejectReason
}`, {"hash":"46e9b9db391a8bfba2ef675ad9dbd69bcce0e23be7c7b4eea9e4689163a2ca73"}) as unknown as TypedDocumentString<VenueBoardQuery, VenueBoardQueryVariables>;
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
    fragment BoardOrderParts on BoardOrder {
  id
  easyId
  status
  type
  version
  createdAt
  desiredTime
  estimatedFinishTime
  movedAt
  comment
  table {
    code
  }
  isPaid
  isPayLater
  items {
    title
    quantity
    variations
    removedVariations
    ageRestricted
  }
  total
  currency
  rejectReason
}`, {"hash":"0331bab6b7d3aeb7294cdf24962c94b2d1182257caf122d3a9e57e648eb622d7"}) as unknown as TypedDocumentString<MoveOrderMutation, MoveOrderMutationVariables>;
export const SetWaitingTimeDocument = new TypedDocumentString(`
    mutation SetWaitingTime($venueId: ID!, $minutes: Int) {
  setWaitingTime(venueId: $venueId, minutes: $minutes) {
    success
    error
  }
}
    `, {"hash":"f5c2618b0c26c90ee12154f26d2a7fcec5fed79c95f66e69d29cef20f1d06467"}) as unknown as TypedDocumentString<SetWaitingTimeMutation, SetWaitingTimeMutationVariables>;