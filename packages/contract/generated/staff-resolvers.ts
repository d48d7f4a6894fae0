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

/** How a change to the venue went. */
export type BoardChangeResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** An order as the kitchen sees it. */
export type BoardOrder = {
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the guest wrote, cleaned for printers. */
  comment: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Currency;
  /** The chosen pickup time; null is as soon as possible. */
  desiredTime?: Maybe<Scalars['DateTime']['output']>;
  /** The number called out at the counter. */
  easyId: Scalars['String']['output'];
  estimatedFinishTime?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the money is there. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether it goes on the table's bill. */
  isPayLater: Scalars['Boolean']['output'];
  items: Array<BoardOrderItem>;
  /** When it came into its present status: how long food has stood ready counts from here. */
  movedAt: Scalars['DateTime']['output'];
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
  quantity: Scalars['Int']['output'];
  /** Names of what is taken off. */
  removedVariations: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Names of what is added. */
  variations: Array<Scalars['String']['output']>;
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
   * Moves an order forward, or rejects it (D-91). A rejection gives money, stock, codes and tokens back (D-92).
   * Codes: ORDER_VERSION_CONFLICT (somebody else moved it first), ORDER_MOVE_NOT_ALLOWED, REJECT_REASON_REQUIRED.
   */
  moveOrder: MoveOrderResult;
  /** Marks an item or a variation as sold out at the venue, or as there again. */
  setItemSoldOut: BoardChangeResult;
  /** Tells guests the kitchen's current waiting time; counts for 30 minutes (D-32). */
  setWaitingTime: BoardChangeResult;
  /** Signs a staff member in. Code: ERROR_INVALID_CREDENTIALS. Limited per address and per e-mail. */
  staffLogin: StaffSession;
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
export type MutationSetItemSoldOutArgs = {
  itemId: Scalars['ID']['input'];
  soldOut: Scalars['Boolean']['input'];
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
export type MutationStaffLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
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

/** What can be read. */
export type Query = {
  /** The staff member of the token; null without a valid one. */
  staffMe?: Maybe<StaffMember>;
  /** The venue's order board: every order not final, and those that became final today. Only for the venue's staff. */
  venueBoard: VenueBoard;
};


/** What can be read. */
export type QueryVenueBoardArgs = {
  venueId: Scalars['ID']['input'];
};

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

/** How the guest gets the food. */
export type ServiceType =
  /** Brought to the guest. Known everywhere, not yet orderable (D-29). */
  | 'DELIVERY'
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** The company a staff member works for. */
export type StaffCompany = {
  displayName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** Somebody who works for the company. */
export type StaffMember = {
  company: StaffCompany;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  role: StaffRole;
  /** The venues whose boards this person may open. */
  venues: Array<StaffVenue>;
};

/** What a staff member may do. */
export type StaffRole =
  /** Also menus, offers, content and settings of the company. */
  | 'COMPANY_ADMIN'
  /** Also the companies of the deployment. */
  | 'PLATFORM_ADMIN'
  /** Orders and stock of the own venues. */
  | 'VENUE_STAFF';

/** A staff token, or why there is none. Guests' tokens are never accepted here, nor these there (D-115). */
export type StaffSession = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** A JWT for this endpoint and for `watch-venue-orders` on the socket. */
  token?: Maybe<Scalars['String']['output']>;
};

/** A venue as staff choose it. */
export type StaffVenue = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What a kitchen looks at. */
export type VenueBoard = {
  /** Oldest first. */
  orders: Array<BoardOrder>;
  /** Set while the venue takes no new orders. */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The server's clock, from which the board counts. */
  serverTime: Scalars['DateTime']['output'];
  venue: BoardVenue;
  /** The waiting time now shown to guests; null when none is set or it is too old. */
  waitingMinutes?: Maybe<Scalars['Int']['output']>;
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
  BoardChangeResult: ResolverTypeWrapper<BoardChangeResult>;
  BoardOrder: ResolverTypeWrapper<BoardOrder>;
  BoardOrderItem: ResolverTypeWrapper<BoardOrderItem>;
  BoardTable: ResolverTypeWrapper<BoardTable>;
  BoardVenue: ResolverTypeWrapper<BoardVenue>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Currency: Currency;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  MoveOrderResult: ResolverTypeWrapper<MoveOrderResult>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrderStatus: OrderStatus;
  OrderType: OrderType;
  Price: ResolverTypeWrapper<Price>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RejectReason: RejectReason;
  ServiceType: ServiceType;
  StaffCompany: ResolverTypeWrapper<StaffCompany>;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffRole: StaffRole;
  StaffSession: ResolverTypeWrapper<StaffSession>;
  StaffVenue: ResolverTypeWrapper<StaffVenue>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  VenueBoard: ResolverTypeWrapper<VenueBoard>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BoardChangeResult: BoardChangeResult;
  BoardOrder: BoardOrder;
  BoardOrderItem: BoardOrderItem;
  BoardTable: BoardTable;
  BoardVenue: BoardVenue;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LocalizedText: LocalizedText;
  MoveOrderResult: MoveOrderResult;
  Mutation: Record<PropertyKey, never>;
  Price: Price;
  Query: Record<PropertyKey, never>;
  StaffCompany: StaffCompany;
  StaffMember: StaffMember;
  StaffSession: StaffSession;
  StaffVenue: StaffVenue;
  String: Scalars['String']['output'];
  VenueBoard: VenueBoard;
};

export type BoardChangeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardChangeResult'] = ResolversParentTypes['BoardChangeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BoardOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardOrder'] = ResolversParentTypes['BoardOrder']> = {
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  desiredTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedFinishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPayLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BoardOrderItem']>, ParentType, ContextType>;
  movedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['BoardTable']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoardOrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardOrderItem'] = ResolversParentTypes['BoardOrderItem']> = {
  ageRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removedVariations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BoardTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardTable'] = ResolversParentTypes['BoardTable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BoardVenue'] = ResolversParentTypes['BoardVenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LocalizedTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  dk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  se?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MoveOrderResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MoveOrderResult'] = ResolversParentTypes['MoveOrderResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  moveOrder?: Resolver<ResolversTypes['MoveOrderResult'], ParentType, ContextType, RequireFields<MutationMoveOrderArgs, 'id' | 'to' | 'version'>>;
  setItemSoldOut?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationSetItemSoldOutArgs, 'itemId' | 'soldOut' | 'venueId'>>;
  setWaitingTime?: Resolver<ResolversTypes['BoardChangeResult'], ParentType, ContextType, RequireFields<MutationSetWaitingTimeArgs, 'venueId'>>;
  staffLogin?: Resolver<ResolversTypes['StaffSession'], ParentType, ContextType, RequireFields<MutationStaffLoginArgs, 'email' | 'password'>>;
};

export type PriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentageVAT?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  staffMe?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  venueBoard?: Resolver<ResolversTypes['VenueBoard'], ParentType, ContextType, RequireFields<QueryVenueBoardArgs, 'venueId'>>;
};

export type StaffCompanyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffCompany'] = ResolversParentTypes['StaffCompany']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  company?: Resolver<ResolversTypes['StaffCompany'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['StaffVenue']>, ParentType, ContextType>;
};

export type StaffSessionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffSession'] = ResolversParentTypes['StaffSession']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StaffVenue'] = ResolversParentTypes['StaffVenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VenueBoardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueBoard'] = ResolversParentTypes['VenueBoard']> = {
  orders?: Resolver<Array<ResolversTypes['BoardOrder']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['BoardVenue'], ParentType, ContextType>;
  waitingMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  BoardChangeResult?: BoardChangeResultResolvers<ContextType>;
  BoardOrder?: BoardOrderResolvers<ContextType>;
  BoardOrderItem?: BoardOrderItemResolvers<ContextType>;
  BoardTable?: BoardTableResolvers<ContextType>;
  BoardVenue?: BoardVenueResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  MoveOrderResult?: MoveOrderResultResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StaffCompany?: StaffCompanyResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffSession?: StaffSessionResolvers<ContextType>;
  StaffVenue?: StaffVenueResolvers<ContextType>;
  VenueBoard?: VenueBoardResolvers<ContextType>;
};

