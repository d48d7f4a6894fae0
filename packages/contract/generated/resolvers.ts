import type { CartEvent } from '@tallrik/domain/cart/cart-event';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Company as DomainCompany } from '@tallrik/domain/company/configuration';
import type { Venue as DomainVenue } from '@tallrik/domain/venues/venue';
import type { StoredOrder } from '../src/stored-order.ts';
import type { Account } from '@tallrik/domain/accounts/account';
import type { LinkedItem, LinkedCategory, LinkedUpsellGroup, LinkedMenu, LinkedMenuEntry } from '../src/linked-catalogue.ts';
import type { RestaurantTable } from '@tallrik/domain/tables/restaurant-table';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * One cart event as JSON: `type`, the common fields `eventId`, `createdAt`, `sentAt`, `cartId`, `venueId`,
   * `companyId`, and the fields of its type. The shapes are the schema of `cart-event-schema.ts`; unknown fields
   * are refused (D-152). A guest may send the client's types only; the server's own (ORDER_CREATED,
   * PAYMENT_CONFIRMED, PAYMENT_FAILED, CART_ERROR, ITEM_OFFERS_CHANGED, CART_REPRICED) are refused (D-56).
   */
  CartEvent: { input: CartEvent; output: CartEvent; }
  /** An instant, ISO 8601 in UTC, such as `2026-03-29T10:15:00Z`. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
};

/** The answer to a promo code. */
export type ActivatePromoCodeResult = {
  /** NOUSER, INVALIDVENUE, NOTACTIVEYET, INACTIVE, EXPIRED, USELIMIT, OUTOFHOURS, NOTFOUND, or a refusal of the cart. */
  error?: Maybe<Scalars['String']['output']>;
  /** Present on success. */
  promoCode?: Maybe<PromoCode>;
  success: Scalars['Boolean']['output'];
};

/** How a step of the activation went. */
export type ActivationResult = {
  /** A code of the catalogue; null on success. */
  error?: Maybe<Scalars['String']['output']>;
};

/** Where a payment stands. */
export type AdyenPaymentDetails = {
  /** Authorised, Received, Refused, Cancelled, Error, Pending and others of the provider. */
  resultCode: Scalars['String']['output'];
};

/** What the card drop-in needs to start. */
export type AdyenSession = {
  /** The session's id at the provider. */
  id: Scalars['String']['output'];
  /** Opaque to us. */
  sessionData: Scalars['String']['output'];
};

/** Services that can count visits besides the company's own server. */
export type AnalyticsServiceKind =
  /** Google Analytics 4. */
  | 'GA4'
  /** Matomo. */
  | 'MATOMO'
  /** Plausible, hosted or one's own. */
  | 'PLAUSIBLE';

/** A token, or why there is none; register may give both (ERROR_VALID_USER). */
export type AuthenticationResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** A JWT; clients read only its expiry (D-105). */
  token?: Maybe<Scalars['String']['output']>;
};

/** One range of hours on one weekday: of a venue's opening or of a menu's serving. */
export type Availability = {
  dayOfWeek: DayOfWeek;
  id: Scalars['ID']['output'];
  timeRange: TimeRange;
};

/**
 * Typefaces a brand can choose from. Each has figures of one width, the letters of all six languages and the signs of
 * all currencies.
 */
export type BrandFont =
  /** A friendly sans serif, a little narrow. */
  | 'ASAP'
  /** A sturdy slab serif. */
  | 'BITTER'
  /** A warm serif with brushed curves. */
  | 'LORA'
  /** A calm, open sans serif. */
  | 'NUNITO_SANS'
  /** A loud condensed grotesque; its headings are black. */
  | 'ROBOTO_CONDENSED';

/** A section of the menu; categories form a tree by `parentId`. */
export type Category = {
  deleted: Scalars['Boolean']['output'];
  descriptionLang: LocalizedText;
  hideInCustomerOrderingFlows: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /**
   * The category's own items that are not deleted, by `order` descending, then by title; in `allCategories`
   * also those of its subcategories.
   */
  items: Array<Item>;
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  /** Higher comes first. */
  order: Scalars['Int']['output'];
  /** Null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
};


/** A section of the menu; categories form a tree by `parentId`. */
export type CategoryItemsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  venueId?: InputMaybe<Scalars['ID']['input']>;
};

/** A bill of a table, paid whole or in parts. */
export type Cheque = {
  /** Minor units, before `discount`. */
  amount: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Minor units. */
  discount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The last payment closes a bill (D-103). */
  isPaid: Scalars['Boolean']['output'];
  items: Array<ChequeItem>;
  /** Minor units, verified payments only (D-103). */
  paidAmount: Scalars['Int']['output'];
  /** The number of its table, as guests know it; never the table's id, with which one could order there. */
  tableCode: Scalars['String']['output'];
  /** Where it is paid: the cart of a payment names the same venue. */
  venueId: Scalars['ID']['output'];
};

/** One line of a bill. */
export type ChequeItem = {
  /** Minor units, variations included, before `discount`. */
  amount: Scalars['Int']['output'];
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Minor units. */
  discount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** Paid, or being paid by somebody: cannot be selected (D-103). */
  isLocked: Scalars['Boolean']['output'];
  /** Paid whole. Locked and not paid: somebody is paying it right now. */
  isPaid: Scalars['Boolean']['output'];
  itemId: Scalars['ID']['output'];
  /** Minor units, discount taken off: what that part costs. */
  leftAmount: Scalars['Int']['output'];
  /** The part, 0 to 1, that nobody has paid or is paying now (D-53). */
  leftFraction: Scalars['Float']['output'];
  /** The same variations with names and prices. */
  richVariations: Array<ChequeItemVariation>;
  title: Scalars['String']['output'];
  /** Ids of the variations chosen. */
  variations: Array<Scalars['ID']['output']>;
};

/** A variation on a bill. */
export type ChequeItemVariation = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** A restaurant company: one venue, or a marketplace of venues. */
export type Company = {
  /** Phone country code with plus, such as +46; null means the country's default (D-156). */
  code?: Maybe<Scalars['String']['output']>;
  /** ISO 3166 country code, such as SE. */
  country: Scalars['String']['output'];
  /** Null means SEK, or TRY where the country is TR (D-159). */
  defaultCurrency?: Maybe<Currency>;
  defaultLanguage?: Maybe<Language>;
  /** Offers every guest sees: context APP, default, not deleted; newest first (D-153). */
  defaultOffers: Array<Offer>;
  displayName: Scalars['String']['output'];
  /** False closes the whole app: `Store.Closed.Message`, and no new cart is taken (D-36). */
  hasAppOrders: Scalars['Boolean']['output'];
  hasMembershipCards: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Languages the picker offers; empty means all six (D-15). */
  languages: Array<Language>;
  /** Every modification group of the company; the item page picks its own. */
  modificationGroups: Array<ModificationGroup>;
  supportEmail?: Maybe<Scalars['String']['output']>;
};

/** A page or a piece of news, written by the company. */
export type Content = {
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** The address of a sidebar page; HOME_INTRO and MEMBERSHIP fill places of the landing page (D-123). */
  slug: Scalars['String']['output'];
  subTitle: LocalizedText;
  /** HTML, cleaned on save and again in the client (D-122). */
  text: LocalizedText;
  title: LocalizedText;
  types: Array<ContentType>;
  updatedAt: Scalars['DateTime']['output'];
};

/** Where a content entry is shown. */
export type ContentType =
  /** In the news. */
  | 'NEWSLETTER'
  /** As a page, linked from the side menu. */
  | 'SIDEBAR';

/** A card stored at the payment provider; numbers never touch this system (D-88). */
export type CreditCard = {
  /** The last four digits. */
  digits: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Card brand. */
  provider: Scalars['String']['output'];
  /** The provider's opaque reference. */
  token: Scalars['String']['output'];
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

/** Days of the week. */
export type DayOfWeek =
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

/** Whether the account is gone. */
export type DeleteNodeResult = {
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** The price of a delivery, VAT included. */
export type DeliveryFee = {
  /** Minor units. */
  amount: Scalars['Int']['output'];
  /** VAT rate in percent. */
  percentageVAT: Scalars['Float']['output'];
};

/** What delivery to a zip code or an area costs. */
export type DeliveryRate = {
  fee: DeliveryFee;
  id: Scalars['ID']['output'];
  /** A note to the guest, in `se` and `en`. */
  message: LocalizedText;
  /** Corners of the area, each `[latitude, longitude]`. */
  polygon?: Maybe<Array<Array<Scalars['Float']['output']>>>;
  zip?: Maybe<Scalars['String']['output']>;
};

/** Whether the device list was changed. */
export type DeviceTokenResult = {
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** How a discount's rate is read (D-67). */
export type DiscountType =
  /** Minor units, never more than what it is taken from. */
  | 'AMOUNT'
  /** Percent, 0 to 100. */
  | 'PERCENTAGE';

/** The cooldown of a deleted number. */
export type HashedPhoneNumberResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** Days with other hours than the week's. Whatever begins on such a day begins in `ranges`, and nothing else. */
export type HoursException = {
  /** First day on the venue's calendar, YYYY-MM-DD. */
  firstDay: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The same days again in every later year. */
  isYearly: Scalars['Boolean']['output'];
  /** Last day, included. */
  lastDay: Scalars['String']['output'];
  /** What the days are called, such as Christmas Eve. */
  name?: Maybe<Scalars['String']['output']>;
  /** None: closed. */
  ranges: Array<HoursRange>;
};

/** Hours of one day, HH:mm; an end that is not after the start lies on the next day. */
export type HoursRange = {
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
};

/** A payment session, or why there is none. */
export type InitAdyenSessionResult = {
  /** A code of the catalogue; the app shows `Session.Error` when it is missing. */
  error?: Maybe<Scalars['String']['output']>;
  /** Present on success. */
  response?: Maybe<AdyenSession>;
  success: Scalars['Boolean']['output'];
};

/** What is left of an item, or of a variation (`itemId` is then the variation's id or its `asItem`). */
export type InventoryEntry = {
  /** Units left; null is unlimited (D-47). */
  count?: Maybe<Scalars['Int']['output']>;
  itemId: Scalars['ID']['output'];
  outOfStock: Scalars['Boolean']['output'];
};

/** A dish, drink or thing for sale. Its price is that of its entry in the served menu. */
export type Item = {
  ageRestricted: Scalars['Boolean']['output'];
  /** Allergen tags; shown together with `allergyTags` as one list (D-50). */
  allergens: Array<Scalars['String']['output']>;
  /** Further allergen tags (D-50). */
  allergyTags: Array<Scalars['String']['output']>;
  categories: Array<Category>;
  /** Minor units. Never charged (D-141). */
  defaultPrice?: Maybe<Scalars['Int']['output']>;
  deleted: Scalars['Boolean']['output'];
  description?: Maybe<Scalars['String']['output']>;
  descriptionLang: LocalizedText;
  disableMembershipDiscount: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** May be added from its card without the item page; the menu entry's own flag wins (D-43). */
  instant: Scalars['Boolean']['output'];
  modificationGroups: Array<ModificationGroup>;
  /** Higher comes first. */
  order: Scalars['Int']['output'];
  /** Behaves as a required SINGLE group (D-44). */
  sizes?: Maybe<ItemSizes>;
  /** May carry the marker `[m]`, which hides the item from the start page (D-40). */
  title: Scalars['String']['output'];
  titleLang: LocalizedText;
  /** Groups of further items, offered one per step after the item. */
  upsales: Array<UpsellGroup>;
  /** Percent; null when only the menu entry knows it. An item without any rate cannot be sold (D-59). */
  vatRate?: Maybe<Scalars['Float']['output']>;
};

/** The sizes an item comes in. */
export type ItemSizes = {
  id: Scalars['ID']['output'];
  /** What the sizes measure, such as SIZE or VOLUME. */
  type: Scalars['String']['output'];
  variations: Array<SizeVariation>;
};

/** A hand-picked row of dishes on the start page; shown only while its menu is served (D-42). */
export type LandingPageSection = {
  itemIds: Array<Scalars['ID']['output']>;
  menuId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
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

/** What can be shown before signing in. */
export type LoggedOutData = {
  defaultOffers: Array<Offer>;
};

/** Several venues under one brand. */
export type Marketplace = {
  venues: Array<MarketplaceVenue>;
};

/** A venue as the marketplace's list of names shows it. */
export type MarketplaceVenue = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A user's place in the membership programme. */
export type MembershipCard = {
  id: Scalars['ID']['output'];
  membershipLevel: MembershipLevel;
  points: Scalars['Int']['output'];
};

/** A step of the membership programme; 1 currency unit is 1 point. */
export type MembershipLevel = {
  description: LocalizedText;
  /** Percent. */
  discountPercentage: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  pointsRequired: Scalars['Int']['output'];
  /** Hex colour. */
  primaryColor?: Maybe<Scalars['String']['output']>;
  /** Hex colour. */
  secondaryColor?: Maybe<Scalars['String']['output']>;
  title: LocalizedText;
};

/** What a venue sells during certain hours, and for how much. */
export type Menu = {
  /** When it is served, in the venue's zone; empty means whenever no other menu is. */
  availabilities: Array<Availability>;
  id: Scalars['ID']['output'];
  menuEntries: Array<MenuEntry>;
  serviceTypes: Array<ServiceType>;
  venueId: Scalars['ID']['output'];
};

/** One item on one menu, with its price there. */
export type MenuEntry = {
  id: Scalars['ID']['output'];
  /** Null means: as the item says (D-43). */
  instant?: Maybe<Scalars['Boolean']['output']>;
  /** The item, of which menus need `id` and `vatRate`. */
  item: Item;
  /** Minor units, VAT included. */
  price: Scalars['Int']['output'];
  /** Percent; wins over the item's rate when set. */
  vatRate?: Maybe<Scalars['Float']['output']>;
};

/** A set of choices for an item. */
export type ModificationGroup = {
  expandedByDefault: Scalars['Boolean']['output'];
  /** The name guests see. */
  externalName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The most that are chosen in a MULTIPLE group; null: any number (CATALOG-48). */
  maxChoices?: Maybe<Scalars['Int']['output']>;
  /** The fewest that are chosen in a MULTIPLE group; null: `required` says (CATALOG-48). */
  minChoices?: Maybe<Scalars['Int']['output']>;
  nameLang: LocalizedText;
  /** Ids of the variations that start selected. */
  preselectedVariations: Array<Scalars['ID']['output']>;
  /** The item cannot be added before something is chosen here. */
  required: Scalars['Boolean']['output'];
  type: ModificationGroupType;
  variations: Array<Variation>;
};

/** How many variations of a group a guest may choose. */
export type ModificationGroupType =
  /** Each can be switched on and off; preselected ones are included in the price (D-45). */
  | 'MULTIPLE'
  /** Choosing one replaces the other. */
  | 'SINGLE';

/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type Mutation = {
  /** Activates the token's account with the code sent by SMS. Code: ERROR_FAIL_VERIFY_PHONE. */
  activatePhone: ActivationResult;
  /**
   * Checks a promo code for a cart; on success the server itself appends SET_PROMO_CODE to the cart (D-71).
   * Codes: NOTFOUND, INACTIVE, NOTACTIVEYET, EXPIRED, OUTOFHOURS, INVALIDVENUE, NOUSER, USELIMIT, first failure
   * wins (D-69); or why the cart takes none: CART_NOT_FOUND, WRONG_CART, NOT_YOUR_CART, CART_ORDERED, PAYMENT_PENDING.
   * Ten tries per minute per cart, a hundred per address; then RATE_LIMITED. The cart id is the key.
   */
  activatePromoCode: ActivatePromoCodeResult;
  /**
   * Registers the signed-in user's device for push messages, which is the user's consent (D-200). A browser's token is
   * its push subscription as JSON.
   */
  addDeviceToken: DeviceTokenResult;
  /**
   * Registers a device for the news of one order, for guests without an account (D-201): by the order's id, and only by
   * its user where it has one. Ends with the order.
   */
  addOrderDeviceToken: DeviceTokenResult;
  /** Sets a new password with the code of sendResetPassword, and signs out every other device. */
  confirmResetPassword: ResetPasswordResult;
  /** Starts the cooldown of a number just deleted by the same session; the server has already done so itself (D-112). */
  createHashedPhoneNumber: HashedPhoneNumberResult;
  /** Deletes the caller's own account; any other id is refused (D-111). */
  deleteNode: DeleteNodeResult;
  /**
   * Whether an account with this number was deleted so recently that it cannot sign up yet. `message` is the number
   * of days left (D-112). Limited per address.
   */
  hasPhoneNumberBeenDeletedLately: PhoneDeletedLatelyResult;
  /**
   * Opens a payment session at the card provider for the cart. Amount, tip and currency must equal what the server
   * computes itself, else it refuses and reprices the cart (D-78). One live session per cart; older ones end (D-81).
   * The cart id is the key.
   */
  initAdyenSession: InitAdyenSessionResult;
  /**
   * Signs in by phone and password. A user who is not activated gets a token that only activates (D-106).
   * Codes: ERROR_INVALID_CREDENTIALS, UNEXPECTED_ERROR_OCCURRED, ERROR_NOT_VALID_PHONE_NUMBER, USER_BLOCKED (the
   * restaurant lets this account in no more).
   * Five tries per 15 minutes per phone and address (D-108).
   */
  login: AuthenticationResult;
  /**
   * Hands cart events to the server when the socket is not open; the same rules as `put-shopping-cart-event` (D-54).
   * Each event is decided on its own, in order; one already stored is confirmed again, never applied twice (D-55).
   */
  putShoppingCartEvents: PutShoppingCartEventsResult;
  /**
   * Creates an account that is not yet activated and sends a code by SMS.
   * Codes: ERROR_VALID_USER (with a token: the phone is known and the password right), ERROR_USER_ALREADY_EXISTS
   * (D-107), ERROR_NOT_VALID_PHONE_NUMBER, USER_BLOCKED.
   */
  register: AuthenticationResult;
  /** Takes the device off the list of those that get push messages. */
  removeDeviceToken: DeviceTokenResult;
  /** Takes a device off the news of one order. */
  removeOrderDeviceToken: DeviceTokenResult;
  /**
   * Forgets a card of the signed-in user, here and at the provider. Beyond the specification: who may have a card kept
   * (PAY-41) may also take it away.
   */
  removeStoredCard: RemoveStoredCardResult;
  /**
   * A browser got a new push subscription in place of an old one: whoever holds the old one, its secret included, puts
   * the new one in its place. Succeeds also where the old one is not known: the answer tells nothing.
   */
  renewDeviceToken: DeviceTokenResult;
  /** Sends the activation code again: once a minute, five times a day (D-109). */
  requestActivationCode: ActivationResult;
  /** Sends the receipt by e-mail, at most 3 times per order and hour (D-98). */
  sendOrderEmail: SendOrderEmailResult;
  /** Sends a code by SMS to reset the password. Always succeeds, so that nobody can find out who has an account (D-110). */
  sendResetPassword: ResetPasswordResult;
  /** Hands the result of a redirect or a 3-D Secure challenge to the provider and returns the provider's word. */
  updateAdyenPaymentDetails: UpdateAdyenPaymentDetailsResult;
  /**
   * Marks a rejection as seen. Takes `confirmed: true` on a REJECTED order only, from its user or, for an anonymous
   * order, by its id; everything else is refused (D-97).
   */
  updateOrder: Order;
  /** Marks an own stamp as seen. Takes `seen: true` only (D-119). */
  updateStamp: Stamp;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationActivatePhoneArgs = {
  code: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationActivatePromoCodeArgs = {
  cartId: Scalars['ID']['input'];
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  code: Scalars['String']['input'];
  companyId: Scalars['ID']['input'];
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAddDeviceTokenArgs = {
  operatingSystem: OperatingSystem;
  token: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationAddOrderDeviceTokenArgs = {
  operatingSystem: OperatingSystem;
  orderId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationConfirmResetPasswordArgs = {
  code: Scalars['String']['input'];
  companyId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationCreateHashedPhoneNumberArgs = {
  phoneNumber: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationDeleteNodeArgs = {
  forced?: InputMaybe<Scalars['Boolean']['input']>;
  userId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationHasPhoneNumberBeenDeletedLatelyArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  phoneNumber: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationInitAdyenSessionArgs = {
  amount: Scalars['Int']['input'];
  companyId: Scalars['ID']['input'];
  currency: Currency;
  force3DS?: InputMaybe<Scalars['Boolean']['input']>;
  reference: Scalars['ID']['input'];
  returnUrl: Scalars['String']['input'];
  tip: Scalars['Int']['input'];
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationLoginArgs = {
  companyId: Scalars['ID']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationPutShoppingCartEventsArgs = {
  events: Array<Scalars['CartEvent']['input']>;
  tableToken?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRegisterArgs = {
  companyId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  referral?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveDeviceTokenArgs = {
  token: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveOrderDeviceTokenArgs = {
  orderId: Scalars['ID']['input'];
  token: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRemoveStoredCardArgs = {
  reference: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationRenewDeviceTokenArgs = {
  oldToken: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSendOrderEmailArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationSendResetPasswordArgs = {
  companyId: Scalars['ID']['input'];
  phone: Scalars['String']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUpdateAdyenPaymentDetailsArgs = {
  payload: Scalars['JSON']['input'];
  venueId: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUpdateOrderArgs = {
  confirmed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/**
 * What can be changed. Expected refusals come back as `error` (a code of the catalogue, spoken by the
 * translation `Error.{code}`); everything else is a GraphQL error with `extensions.code` (D-134).
 */
export type MutationUpdateStampArgs = {
  id: Scalars['ID']['input'];
  seen: Scalars['Boolean']['input'];
};

/** How far the next level is. */
export type NextMembershipLevel = {
  message?: Maybe<Scalars['String']['output']>;
  /** Null at the top. */
  nextLevel?: Maybe<MembershipLevel>;
  /** Points still missing; null at the top. */
  pointsNeeded?: Maybe<Scalars['Int']['output']>;
  success: Scalars['Boolean']['output'];
};

/** A deal that guests can use or look at. */
export type Offer = {
  context: OfferContext;
  createdAt: Scalars['DateTime']['output'];
  descriptionLang: LocalizedText;
  /** Percent 0 to 100, or minor units, as `discountType` says; null where `price` counts. */
  discountRate?: Maybe<Scalars['Float']['output']>;
  discountType?: Maybe<DiscountType>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** Items of a bundle or an item discount. */
  items: Array<Item>;
  nameLang: LocalizedText;
  /** The fixed price of a bundle, minor units. */
  price?: Maybe<Scalars['Int']['output']>;
  /** Steps of a staged offer, one item from each. */
  stages: Array<OfferStage>;
  type: OfferType;
  /** Ids of the venues it holds at; empty means all. */
  venues: Array<Scalars['ID']['output']>;
};

/** Where an offer is used. */
export type OfferContext =
  /** In this app. */
  | 'APP'
  /** At the till only; guests never get these. */
  | 'POS';

/** One choice of a staged offer. */
export type OfferStage = {
  /** The stage's own discount in a STAGED_INDIVIDUAL offer. */
  discountRate?: Maybe<Scalars['Float']['output']>;
  discountType?: Maybe<DiscountType>;
  id: Scalars['ID']['output'];
  items: Array<Item>;
  nameLang: LocalizedText;
};

/** A user's personal right to an offer. */
export type OfferToken = {
  expired: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  offer: Offer;
  /** Used up by one order. */
  singleUse: Scalars['Boolean']['output'];
  used: Scalars['Boolean']['output'];
};

/** What an offer does (D-74). */
export type OfferType =
  /** All its items for one fixed price. */
  | 'BUNDLE'
  /** Something off the listed items. */
  | 'ITEM_DISCOUNT'
  /** Something off the whole order. */
  | 'ORDER_DISCOUNT'
  /** One item from each stage for one fixed price. */
  | 'STAGED_BUNDLE'
  /** One item from each stage, each discounted on its own. */
  | 'STAGED_INDIVIDUAL'
  /** Only shown, changes no price. */
  | 'VISUAL';

/** Systems that push messages go to. */
export type OperatingSystem =
  /** Android. */
  | 'ANDROID'
  /** Apple. */
  | 'IOS'
  /** A browser on whatever system, reached by Web Push. */
  | 'WEB';

/** An order as its guest sees it. Carries no name, phone, e-mail or card data: whoever holds the id may read it (D-96). */
export type Order = {
  /** While PENDING: the kitchen answers by then, or the order is rejected (D-92). Null once it is answered. Beyond the specification. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** What the guest wrote to the kitchen; empty without, and for anybody but the user whose order it is. Beyond the specification. */
  comment: Scalars['String']['output'];
  /** Whether the guest has seen the rejection. */
  confirmed: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The chosen pickup time; null is as soon as possible. */
  desiredTime?: Maybe<Scalars['DateTime']['output']>;
  /** Short number called out at the counter; never an access key (D-95). */
  easyId: Scalars['String']['output'];
  /** When the kitchen expects to be done. */
  estimatedFinishTime?: Maybe<Scalars['DateTime']['output']>;
  fees: Array<OrderFee>;
  /** Of what was paid, in minor units: what has gone back or is on its way, also of an order that was served. Beyond the specification. */
  givenBack: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** The kitchen has put off its first promise (KITCHEN-10). Beyond the specification. */
  isDelayed: Scalars['Boolean']['output'];
  /** Rejected, and somebody's card had paid for it: what was paid goes back. Beyond the specification. */
  isRefunded: Scalars['Boolean']['output'];
  isTableOrder: Scalars['Boolean']['output'];
  items: Array<OrderItem>;
  /** Null while nothing is paid, as with pay-later. */
  payment?: Maybe<OrderPayment>;
  /** TOO_MANY_ORDERS, OUT_OF_SUPPLIES, DELIVERY_IS_NOT_AVAILABLE or CLOSING_SOON; anything else reads 'did not respond in time'. */
  rejectReason?: Maybe<Scalars['String']['output']>;
  status: OrderStatus;
  /** The table it was ordered at. */
  table?: Maybe<OrderTable>;
  type: OrderType;
  venue: Venue;
};

/** Something charged beside the items, such as a delivery. */
export type OrderFee = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  price: Price;
};

/** One unit of one item in an order. */
export type OrderItem = {
  /** Identification is asked for at handover (D-49). */
  ageRestricted: Scalars['Boolean']['output'];
  /** Shared by the items that were bought together as one offer. */
  bundleId?: Maybe<Scalars['ID']['output']>;
  entry: OrderItemEntry;
  id: Scalars['ID']['output'];
  offer?: Maybe<OrderItemOffer>;
  price: Price;
  /** What was taken off. */
  removedVariations: Array<OrderItemRemovedVariation>;
  /** What was added. */
  variations: Array<OrderItemVariation>;
};

/** The menu entry an order item was bought from, as it was then. */
export type OrderItemEntry = {
  id: Scalars['ID']['output'];
  item: OrderedItem;
  /** Minor units, VAT included. */
  price: Scalars['Int']['output'];
  /** Ids of the variations chosen. */
  selectedVariations: Array<Scalars['ID']['output']>;
};

/** The offer an order item was bought under. */
export type OrderItemOffer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  type: OfferType;
};

/** A default variation taken off an order item. */
export type OrderItemRemovedVariation = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
};

/** A variation added to an order item. */
export type OrderItemVariation = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  /** Minor units, VAT included. */
  price: Scalars['Int']['output'];
};

/** What a guest may know of the payment. */
export type OrderPayment = {
  id: Scalars['ID']['output'];
  /** Minor units; carries no VAT (D-61). */
  tip: Scalars['Int']['output'];
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

/** The table of an order. */
export type OrderTable = {
  /** The number guests know it by. */
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

/** The service types an order can have. */
export type OrderType =
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** The item of an order, as it was then: later changes to the menu do not rewrite receipts. */
export type OrderedItem = {
  /** Minor units. */
  defaultPrice?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  titleLang: LocalizedText;
};

/**
 * Branding and feature switches of one company, and the values the app runs with.
 * The upper-case values are the resolved ones: the company's setting, else the deployment's default (D-04).
 */
export type OrderingCloudConfiguration = {
  /** The deployment's client key for the card drop-in. */
  ADYEN_CLIENT_TOKEN?: Maybe<Scalars['String']['output']>;
  /** Whether guests may order without an account. */
  ANONYMOUS_PURCHASE: Scalars['Boolean']['output'];
  /** The company whose menus and venues are shown. */
  COMPANY_ID: Scalars['ID']['output'];
  /** The company's own client key; wins over ADYEN_CLIENT_TOKEN. */
  CUSTOM_CLIENT_ADYEN_TOKEN?: Maybe<Scalars['String']['output']>;
  /** True when guests cannot choose a pickup time. */
  DISABLE_PICKUP_TIME: Scalars['Boolean']['output'];
  /** Tells the card drop-in which environment to talk to; the server decides by its own deployment (D-06). */
  IS_PRODUCTION: Scalars['Boolean']['output'];
  /** Sections the start page shows before the categories. */
  LANDING_PAGE_SECTIONS: Array<LandingPageSection>;
  /** How many category sections the start page aims for. */
  MAX_CATEGORIES: Scalars['Int']['output'];
  /** The systems this deployment can send push messages to. */
  PUSH_SYSTEMS: Array<OperatingSystem>;
  /** Whether the kitchen's current waiting time counts as the minimum wait. */
  SYNC_ETA: Scalars['Boolean']['output'];
  /** What a browser subscribes to push messages with; null where this deployment has none. */
  VAPID_PUBLIC_KEY?: Maybe<Scalars['String']['output']>;
  aboutUs?: Maybe<Scalars['String']['output']>;
  /** Who counts besides the company's own server; named to the guest who is asked (D-196). */
  analyticsService?: Maybe<AnalyticsServiceKind>;
  /** The take-away bag; null means there is none (D-05, D-66). */
  bagItemId?: Maybe<Scalars['ID']['output']>;
  /** The company this configuration shows. */
  company: Company;
  /** Shown instead of 'Ready for pickup' when set (D-05). */
  customReadyText?: Maybe<Scalars['String']['output']>;
  disableComments: Scalars['Boolean']['output'];
  /** Null: the deployment's default counts; read DISABLE_PICKUP_TIME. */
  disablePickuptime?: Maybe<Scalars['Boolean']['output']>;
  /** Whether guests who agree are counted; off, nobody is asked (D-127). */
  enableAnalytics: Scalars['Boolean']['output'];
  /** Null: the deployment's default counts; read ANONYMOUS_PURCHASE. */
  enableAnonymousOrders?: Maybe<Scalars['Boolean']['output']>;
  enableInvoicing: Scalars['Boolean']['output'];
  /** Whether the cart offers a row for discount codes (D-05). */
  enablePromoCodes: Scalars['Boolean']['output'];
  /** Whether guests may order by the table's QR code (D-05, D-101). */
  enableQrOrders: Scalars['Boolean']['output'];
  enableTipping: Scalars['Boolean']['output'];
  /** The brand's typeface; null means the visitor's own system font (D-05). */
  font?: Maybe<BrandFont>;
  force3DSecure: Scalars['Boolean']['output'];
  /** Heads the landing page and the side menu's greeting (D-07). */
  greetingText?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Where businesses apply to pay by invoice; https only (D-89). */
  invoiceFormUrl?: Maybe<Scalars['String']['output']>;
  landingPageBackgroundUrl?: Maybe<Scalars['String']['output']>;
  landingPageDesktopBackgroundUrl?: Maybe<Scalars['String']['output']>;
  landingPageIntro?: Maybe<Scalars['String']['output']>;
  /** Null: the deployment's default counts; read LANDING_PAGE_SECTIONS. */
  landingpageSections?: Maybe<Array<LandingPageSection>>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** The venues of the marketplace; null when this is not one. */
  marketplace?: Maybe<Marketplace>;
  /** Set only for a marketplace (D-03). */
  marketplaceId?: Maybe<Scalars['ID']['output']>;
  /** The line under the side menu's entries (D-07). */
  navigationInfoText?: Maybe<Scalars['String']['output']>;
  serviceTypes: Array<ServiceType>;
  showCategoriesInGridView: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  theme: Theme;
  /** The company in which guests' accounts live; differs from COMPANY_ID when a marketplace shares accounts. */
  userCompanyId: Scalars['ID']['output'];
};

/** A payment session as the server knows it. */
export type PaymentSessionState =
  /** Over without a payment. */
  | 'ENDED'
  /** Opened, nothing paid as far as is known. */
  | 'OPEN'
  /** A payment is known, though there may be no order yet. */
  | 'PAID'
  /** Never opened for this cart. */
  | 'UNKNOWN';

/** Whether a number has to wait before it can sign up. */
export type PhoneDeletedLatelyResult = {
  deletedLately: Scalars['Boolean']['output'];
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Days left, when `deletedLately`. */
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
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

/** A code that takes something off an order. */
export type PromoCode = {
  active: Scalars['Boolean']['output'];
  /** Ids of the categories it discounts, subcategories included; empty means all. */
  categoryIds: Array<Scalars['ID']['output']>;
  code: Scalars['String']['output'];
  /** Percent 0 to 100, or minor units, as `discountType` says. */
  discountRate: Scalars['Float']['output'];
  discountType: DiscountType;
  id: Scalars['ID']['output'];
  offerType: OfferType;
  title: LocalizedText;
  /** Ids of the venues it holds at; empty means all. */
  venues: Array<Scalars['ID']['output']>;
};

/** What became of the events handed in. */
export type PutShoppingCartEventsResult = {
  /** The events that are in the stream now, as stored. */
  confirmed: Array<StoredCartEvent>;
  /** The code of the first refusal. */
  error?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** The events that were refused; sending them again does not help. */
  refused: Array<RefusedCartEvent>;
  /** True when every event was taken. */
  success: Scalars['Boolean']['output'];
};

/** What can be read. */
export type Query = {
  /** One bill by its random id, which is the key (D-104). */
  Cheque?: Maybe<Cheque>;
  /** One company: support address, phone country code, modification groups. Public. */
  Company?: Maybe<Company>;
  /** The names of variations that a guest took off a dish, in the order asked for. Public. */
  GetRemovedVariations: Array<Variation>;
  /** One item that is not deleted, with everything the item page needs; also used for the bag. Public. */
  Item?: Maybe<Item>;
  /** One offer that is not deleted and not for the till only. Public. */
  Offer?: Maybe<Offer>;
  /** One table by its random id. Bills are listed only for holders of the table's token (D-104). Polled every 10 s. */
  Table?: Maybe<Table>;
  /**
   * The signed-in user; another user's id is FORBIDDEN. While the account is not activated only `id` and
   * `activated` are given (D-106).
   */
  User?: Maybe<User>;
  /** One venue that is active and not deleted. Public; polled every 30 s, every 120 s on home. */
  Venue?: Maybe<Venue>;
  /**
   * The company's top categories that guests may see: not deleted, not hidden in customer flows, by `order`
   * descending, each with its first 15 items, those of its subcategories among them. Public.
   */
  allCategories: Array<Category>;
  /** A company's pages and news that are not deleted: by type, by slug, or one by id. Public. */
  allContents: Array<Content>;
  /** Items of a company that are not deleted, all or by id; ids of other companies are left out. Public. */
  allItems: Array<Item>;
  /**
   * The company's levels with a discount below 50 percent and fewer than 500000000 points required, not deleted,
   * by points ascending. Public.
   */
  allMembershipLevels: Array<MembershipLevel>;
  /**
   * The signed-in user's orders created after the start of yesterday (in the venue's zone) that are PENDING,
   * ACCEPTED, FINALIZING or READY, or REJECTED and not confirmed. Polled every 5 s, never cached.
   */
  allOrders: Array<Order>;
  /** The company's venues that are active and not deleted. Public. */
  allVenues: Array<Venue>;
  /**
   * Another one after every change of what the venue's company sells: read the menu again (O-29). Null without such a venue.
   * Public; polled with the inventory.
   */
  catalogueVersion?: Maybe<Scalars['String']['output']>;
  /** One company, with what the shell needs. Public. */
  companyQuery?: Maybe<Company>;
  /** The server's clock, which the app compares with the device's. Public, never cached. */
  currentTime: Scalars['DateTime']['output'];
  /** Every category of the company that guests may see, to build the tree by `id` and `parentId`. Public. */
  getAllCategories: Array<Category>;
  /**
   * The menus of a venue, for one service type or for all. Which of them is served at a given time is the
   * domain's `activeMenu` rule (D-38), the same in browser and server. Public.
   */
  getAppliedMenus: Array<Menu>;
  /** One category. Public. */
  getCategoryInfo?: Maybe<Category>;
  /**
   * The signed-in user's last 30 orders by `createdAt` descending that are COMPLETED or REJECTED and no table orders.
   * Polled every 5 s, never cached.
   */
  getHistoryListing: Array<Order>;
  /**
   * One order by its random id, which is the key (D-96): in any status, without personal data. Polled every 5 s,
   * never cached, limited per address.
   */
  getHistoryOrder?: Maybe<Order>;
  /** What a visitor without account sees: the company's default offers, newest first. Public. */
  getLoggedOutData: LoggedOutData;
  /** The signed-in user's next membership level. Never cached. */
  getNextMembershipLevel: NextMembershipLevel;
  /** What the company's social channels show lately, cached for an hour (D-126). Public. */
  getSocialMedia: SocialMedia;
  /** The categories with these ids, by `order` descending: the subcategories that the tree of getAllCategories named. Public. */
  getSubCategories: Array<Category>;
  /** What home shows a signed-in user: unseen stamps, stamp cards and the company. Fetched again every 30 s. */
  homepageUserQuery?: Maybe<User>;
  /**
   * The configuration of one company, found by its id, else its slug, else the host name the guest came by.
   * Null when none is found: the app then says 'This domain has not been set up'. Public.
   */
  orderingCloudConfiguration?: Maybe<OrderingCloudConfiguration>;
  /**
   * What the server knows of a payment session a guest came back from (PAY-28, D-80). Beyond the specification: an
   * address with a made-up session must have no effect. The cart id is the key.
   */
  paymentSessionState: PaymentSessionState;
  /**
   * The cart's stream as the server has taken it, in order; clients fold it with the domain's `foldCart`.
   * The cart id is the key; once the cart has a user, only that user's token reads it, and at a table the holders of
   * its token (D-58). Polled every 7 s while the socket is open, every 3 s otherwise (D-65). An unknown cart is an
   * empty list.
   */
  shoppingCartEvents: Array<StoredCartEvent>;
  /** What the venue has left, as far as it counts: an item without an entry is unlimited. Public; polled every 30 s. */
  venueInventory: Array<InventoryEntry>;
};


/** What can be read. */
export type QueryChequeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetRemovedVariationsArgs = {
  removedVariationIds: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTableArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVenueArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAllCategoriesArgs = {
  companyId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryAllContentsArgs = {
  companyId: Scalars['ID']['input'];
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ContentType>>;
};


/** What can be read. */
export type QueryAllItemsArgs = {
  companyId: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be read. */
export type QueryAllMembershipLevelsArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAllVenuesArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCatalogueVersionArgs = {
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCompanyQueryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetAllCategoriesArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetAppliedMenusArgs = {
  companyId: Scalars['ID']['input'];
  serviceType?: InputMaybe<ServiceType>;
  venueId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetCategoryInfoArgs = {
  categoryId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetHistoryOrderArgs = {
  orderId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetLoggedOutDataArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetSocialMediaArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGetSubCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryOrderingCloudConfigurationArgs = {
  host?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryPaymentSessionStateArgs = {
  cartId: Scalars['ID']['input'];
  sessionId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryShoppingCartEventsArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  cartId: Scalars['ID']['input'];
  tableToken?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryVenueInventoryArgs = {
  venueId: Scalars['ID']['input'];
};

/** An item the user may like: bought most in 180 days, filled with the venue's best sellers (D-121). */
export type Recommendation = {
  id: Scalars['ID']['output'];
  item: Item;
};

/** An event the server did not take, and why. */
export type RefusedCartEvent = {
  /** A cart refusal code, such as OUT_OF_STOCK. */
  code: Scalars['String']['output'];
  /** What the code is about, such as the item's id. */
  context?: Maybe<Scalars['JSON']['output']>;
  eventId: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Whether the card is gone. */
export type RemoveStoredCardResult = {
  success: Scalars['Boolean']['output'];
};

/** How a step of the password reset went. */
export type ResetPasswordResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** Whether the receipt went out. */
export type SendOrderEmailResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

/** How the guest gets the food. */
export type ServiceType =
  /** Brought to the guest. Known everywhere, not yet orderable (D-29). */
  | 'DELIVERY'
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

/** One size of an item. */
export type SizeVariation = {
  /** Replaces the entry's price, minor units (D-44). */
  absolutePrice?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  /** Added to the entry's price, minor units; counts only when `absolutePrice` is null. */
  price: Scalars['Int']['output'];
};

/** The feed of one channel. */
export type SocialFeed = {
  items: Array<SocialFeedItem>;
  /** Such as INSTAGRAM. */
  socialType: Scalars['String']['output'];
};

/** One post. */
export type SocialFeedItem = {
  id: Scalars['ID']['output'];
  link: Scalars['String']['output'];
  mediaUrl: Scalars['String']['output'];
};

/** The company's social feeds; nothing is drawn unless `success`. */
export type SocialMedia = {
  feed: Array<SocialFeed>;
  success: Scalars['Boolean']['output'];
};

/** One stamp. Only the server gives stamps (D-119). */
export type Stamp = {
  id: Scalars['ID']['output'];
  /** Whether its owner has been shown it. */
  seen: Scalars['Boolean']['output'];
  stampCard: StampCardReference;
};

/** A card that collects stamps until an offer is earned. */
export type StampCard = {
  /** Stamps the user has on the present card. */
  count: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  descriptionLang: LocalizedText;
  /** The small print of the details dialog. */
  details: LocalizedText;
  icon?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  /** What a full card earns. */
  offer?: Maybe<Offer>;
  offerImage?: Maybe<Scalars['String']['output']>;
  /** Stamps that fill the card. */
  requiredCount: Scalars['Int']['output'];
  /** The stamps on the present card. */
  stamps: Array<Stamp>;
  /** Ids of the venues it holds at; empty means all. */
  venues: Array<Scalars['ID']['output']>;
};

/** The card a stamp belongs to. */
export type StampCardReference = {
  id: Scalars['ID']['output'];
};

/** An event the server has taken, with its place in the cart's stream. */
export type StoredCartEvent = {
  /** The event as stored: the server may have corrected a price, a rate or a text. */
  event: Scalars['CartEvent']['output'];
  /** Rises by one with every event of the cart. */
  sequence: Scalars['Int']['output'];
};

/** How long the kitchen says a guest waits, and when it said so. */
export type SyncedEta = {
  minutes: Scalars['Int']['output'];
  setAt: Scalars['DateTime']['output'];
};

/** A place to sit that has a QR code. */
export type Table = {
  /** The open bills; empty without the table's token. */
  cheques: Array<Cheque>;
  /** The number guests know it by. */
  code: Scalars['String']['output'];
  /**
   * Who sits here now, what each has put in and what went to the kitchen, as one of them sees it (D-206). Null for
   * everybody who has not joined the present sitting over the socket: whoever is not seen sees nobody.
   */
  guests?: Maybe<Array<TableGuest>>;
  id: Scalars['ID']['output'];
  /**
   * A signed token, valid 4 hours, that proves the guest scanned this table's code. Null when the table is not of
   * this venue, is not active, or QR ordering is off (D-101).
   */
  qrToken?: Maybe<Scalars['String']['output']>;
  /** Whether guests may order now and pay at the end. */
  supportsPayLater: Scalars['Boolean']['output'];
};


/** A place to sit that has a QR code. */
export type TableChequesArgs = {
  qrToken?: InputMaybe<Scalars['String']['input']>;
};


/** A place to sit that has a QR code. */
export type TableGuestsArgs = {
  guestId: Scalars['ID']['input'];
  qrToken: Scalars['String']['input'];
};


/** A place to sit that has a QR code. */
export type TableQrTokenArgs = {
  venueId: Scalars['ID']['input'];
};

/** A dish on somebody's side of the table, without what they wrote to the kitchen and what they get off. */
export type TableDish = {
  /** Minor units, all of them together, at the menu's price. */
  amount: Scalars['Int']['output'];
  choices: Array<TableDishChoice>;
  itemId: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
  title: Scalars['String']['output'];
};

/** A variation somebody chose. */
export type TableDishChoice = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

/** Somebody at the table, as the others see them. */
export type TableGuest = {
  /** Put in and not sent yet. Only the guest's own phone changes them. */
  dishes: Array<TableDish>;
  /** Opens nothing: neither the guest's cart nor their place. */
  id: Scalars['ID']['output'];
  /** The guest's phone was heard a moment ago. */
  isHere: Scalars['Boolean']['output'];
  isMe: Scalars['Boolean']['output'];
  /** Chosen by the guest; empty for none. */
  name: Scalars['String']['output'];
  /** In the order of joining; names those who have chosen no name. */
  number: Scalars['Int']['output'];
  /** Sent to the kitchen, oldest first. */
  orders: Array<TableOrder>;
  /** Minor units, at the menu's prices, without rejected orders. */
  sentAmount: Scalars['Int']['output'];
  /** The guest whose cart this one fills too, and under whom its dishes stand. */
  sharesCartOf?: Maybe<Scalars['ID']['output']>;
  /** Minor units, at the menu's prices. */
  unsentAmount: Scalars['Int']['output'];
};

/** What somebody at the table sent to the kitchen. */
export type TableOrder = {
  createdAt: Scalars['DateTime']['output'];
  dishes: Array<TableDish>;
  /** The number that is called out; never an access key (D-95). */
  easyId: Scalars['String']['output'];
  status: OrderStatus;
};

/** The seven colours of a brand, as `#rrggbb`; everything else is derived from them (D-08). */
export type Theme = {
  contrastingColor: Scalars['String']['output'];
  entryBackground: Scalars['String']['output'];
  main: Scalars['String']['output'];
  menuBackgroundColor: Scalars['String']['output'];
  menuTextColor: Scalars['String']['output'];
  priceColor: Scalars['String']['output'];
  secondary: Scalars['String']['output'];
};

/** Wall-clock hours, HH:mm. End 00:00 is midnight; an end before the start runs past midnight. */
export type TimeRange = {
  end: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The regular end, when today's differs (D-30). */
  initialEnd?: Maybe<Scalars['String']['output']>;
  /** The regular start, when today's differs (D-30). */
  initialStart?: Maybe<Scalars['String']['output']>;
  start: Scalars['String']['output'];
};

/** The provider's word on a payment. */
export type UpdateAdyenPaymentDetailsResult = {
  /** A code of the catalogue. */
  error?: Maybe<Scalars['String']['output']>;
  /** Present on success. */
  response?: Maybe<AdyenPaymentDetails>;
  success: Scalars['Boolean']['output'];
};

/** Items offered together with another item, as one step. */
export type UpsellGroup = {
  /** Without it at most one unit of the whole group is added (D-46). */
  enableMultiSelect: Scalars['Boolean']['output'];
  hideInApp: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  items: Array<Item>;
  name: LocalizedText;
};

/** A guest with an account. Every field is for the user alone. */
export type User = {
  /** Whether the phone is verified. */
  activated: Scalars['Boolean']['output'];
  /** The company the account lives in. */
  company: Company;
  creditCards: Array<CreditCard>;
  deleted: Scalars['Boolean']['output'];
  /** The membership number; never an access key (D-120). */
  easyId: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The approved business customer; set by staff. Present: no invitation to sign up for invoices (D-89). */
  invoiceCustomerId?: Maybe<Scalars['ID']['output']>;
  /** Where bills go; set by staff. Present: the user may pay by invoice (D-89). */
  invoiceTargetId?: Maybe<Scalars['ID']['output']>;
  membershipCard?: Maybe<MembershipCard>;
  /** Null once the account is deleted. */
  name?: Maybe<Scalars['String']['output']>;
  /** Null once the account is deleted. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Items to suggest at a venue. */
  recommendations: Array<Recommendation>;
  stampCards: Array<StampCard>;
  /** Stamps the user has not been shown yet. */
  stamps: Array<Stamp>;
  /** Personal offers. */
  tokens: Array<OfferToken>;
};


/** A guest with an account. Every field is for the user alone. */
export type UserRecommendationsArgs = {
  venueId: Scalars['ID']['input'];
};

/** One choice of a modification group. */
export type Variation = {
  allergen?: Maybe<Scalars['String']['output']>;
  /** The item this variation is, when it is also sold on its own: stock is counted there. */
  asItem?: Maybe<VariationItem>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nameLang: LocalizedText;
  /** Minor units, VAT included. */
  price: Scalars['Int']['output'];
};

/** The item that a variation is. */
export type VariationItem = {
  id: Scalars['ID']['output'];
};

/** A place that cooks. */
export type Venue = {
  active: Scalars['Boolean']['output'];
  /** Opening hours per weekday, wall-clock times in `timeZone`. */
  availabilities: Array<Availability>;
  /** The venue's id at its table-booking service; stored and returned only (D-141). */
  bookingServiceId?: Maybe<Scalars['String']['output']>;
  deleted: Scalars['Boolean']['output'];
  deliveryRates: Array<DeliveryRate>;
  /** Days on which other hours count than those of `availabilities`, of the coming 200 days; the first that has a day counts (O-18). */
  exceptions: Array<HoursException>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  location?: Maybe<VenueLocation>;
  /** Minor units; stored and returned only (D-141). */
  minimumDeliveryFee?: Maybe<Scalars['Int']['output']>;
  /** Minutes. Null means not set, 0 is a value (D-32). */
  minimumPickupWaitTime?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** The organisation number printed on receipts. */
  organizationId?: Maybe<Scalars['String']['output']>;
  /** Until then the kitchen takes no new orders: closed for everything wanted before (D-146). */
  pausedUntil?: Maybe<Scalars['DateTime']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  supportEmail?: Maybe<Scalars['String']['output']>;
  /** The kitchen's current waiting time; counts when SYNC_ETA is on and it is not older than 30 minutes (D-32). */
  syncedEta?: Maybe<SyncedEta>;
  /** IANA zone in which hours, menus and slots are read (D-19). */
  timeZone: Scalars['String']['output'];
  zip?: Maybe<Scalars['String']['output']>;
};

/** Where a venue is. */
export type VenueLocation = {
  city?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  lat?: Maybe<Scalars['Float']['output']>;
  /** Longitude in degrees. */
  long?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  street?: Maybe<Scalars['String']['output']>;
  zip?: Maybe<Scalars['String']['output']>;
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
  ActivatePromoCodeResult: ResolverTypeWrapper<ActivatePromoCodeResult>;
  ActivationResult: ResolverTypeWrapper<ActivationResult>;
  AdyenPaymentDetails: ResolverTypeWrapper<AdyenPaymentDetails>;
  AdyenSession: ResolverTypeWrapper<AdyenSession>;
  AnalyticsServiceKind: AnalyticsServiceKind;
  AuthenticationResult: ResolverTypeWrapper<AuthenticationResult>;
  Availability: ResolverTypeWrapper<Availability>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrandFont: BrandFont;
  CartEvent: ResolverTypeWrapper<Scalars['CartEvent']['output']>;
  Category: ResolverTypeWrapper<LinkedCategory>;
  Cheque: ResolverTypeWrapper<Cheque>;
  ChequeItem: ResolverTypeWrapper<ChequeItem>;
  ChequeItemVariation: ResolverTypeWrapper<ChequeItemVariation>;
  Company: ResolverTypeWrapper<DomainCompany>;
  Content: ResolverTypeWrapper<Content>;
  ContentType: ContentType;
  CreditCard: ResolverTypeWrapper<CreditCard>;
  Currency: Currency;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayOfWeek: DayOfWeek;
  DeleteNodeResult: ResolverTypeWrapper<DeleteNodeResult>;
  DeliveryFee: ResolverTypeWrapper<DeliveryFee>;
  DeliveryRate: ResolverTypeWrapper<DeliveryRate>;
  DeviceTokenResult: ResolverTypeWrapper<DeviceTokenResult>;
  DiscountType: DiscountType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HashedPhoneNumberResult: ResolverTypeWrapper<HashedPhoneNumberResult>;
  HoursException: ResolverTypeWrapper<HoursException>;
  HoursRange: ResolverTypeWrapper<HoursRange>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InitAdyenSessionResult: ResolverTypeWrapper<InitAdyenSessionResult>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InventoryEntry: ResolverTypeWrapper<InventoryEntry>;
  Item: ResolverTypeWrapper<LinkedItem>;
  ItemSizes: ResolverTypeWrapper<ItemSizes>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LandingPageSection: ResolverTypeWrapper<LandingPageSection>;
  Language: Language;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LoggedOutData: ResolverTypeWrapper<Omit<LoggedOutData, 'defaultOffers'> & { defaultOffers: Array<ResolversTypes['Offer']> }>;
  Marketplace: ResolverTypeWrapper<Marketplace>;
  MarketplaceVenue: ResolverTypeWrapper<MarketplaceVenue>;
  MembershipCard: ResolverTypeWrapper<MembershipCard>;
  MembershipLevel: ResolverTypeWrapper<MembershipLevel>;
  Menu: ResolverTypeWrapper<LinkedMenu>;
  MenuEntry: ResolverTypeWrapper<LinkedMenuEntry>;
  ModificationGroup: ResolverTypeWrapper<ModificationGroup>;
  ModificationGroupType: ModificationGroupType;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NextMembershipLevel: ResolverTypeWrapper<NextMembershipLevel>;
  Offer: ResolverTypeWrapper<Omit<Offer, 'items' | 'stages'> & { items: Array<ResolversTypes['Item']>, stages: Array<ResolversTypes['OfferStage']> }>;
  OfferContext: OfferContext;
  OfferStage: ResolverTypeWrapper<Omit<OfferStage, 'items'> & { items: Array<ResolversTypes['Item']> }>;
  OfferToken: ResolverTypeWrapper<Omit<OfferToken, 'offer'> & { offer: ResolversTypes['Offer'] }>;
  OfferType: OfferType;
  OperatingSystem: OperatingSystem;
  Order: ResolverTypeWrapper<StoredOrder>;
  OrderFee: ResolverTypeWrapper<OrderFee>;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderItemEntry: ResolverTypeWrapper<OrderItemEntry>;
  OrderItemOffer: ResolverTypeWrapper<OrderItemOffer>;
  OrderItemRemovedVariation: ResolverTypeWrapper<OrderItemRemovedVariation>;
  OrderItemVariation: ResolverTypeWrapper<OrderItemVariation>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderStatus: OrderStatus;
  OrderTable: ResolverTypeWrapper<OrderTable>;
  OrderType: OrderType;
  OrderedItem: ResolverTypeWrapper<OrderedItem>;
  OrderingCloudConfiguration: ResolverTypeWrapper<Omit<OrderingCloudConfiguration, 'company'> & { company: ResolversTypes['Company'] }>;
  PaymentSessionState: PaymentSessionState;
  PhoneDeletedLatelyResult: ResolverTypeWrapper<PhoneDeletedLatelyResult>;
  Price: ResolverTypeWrapper<Price>;
  PromoCode: ResolverTypeWrapper<PromoCode>;
  PutShoppingCartEventsResult: ResolverTypeWrapper<PutShoppingCartEventsResult>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Recommendation: ResolverTypeWrapper<Omit<Recommendation, 'item'> & { item: ResolversTypes['Item'] }>;
  RefusedCartEvent: ResolverTypeWrapper<RefusedCartEvent>;
  RemoveStoredCardResult: ResolverTypeWrapper<RemoveStoredCardResult>;
  ResetPasswordResult: ResolverTypeWrapper<ResetPasswordResult>;
  SendOrderEmailResult: ResolverTypeWrapper<SendOrderEmailResult>;
  ServiceType: ServiceType;
  SizeVariation: ResolverTypeWrapper<SizeVariation>;
  SocialFeed: ResolverTypeWrapper<SocialFeed>;
  SocialFeedItem: ResolverTypeWrapper<SocialFeedItem>;
  SocialMedia: ResolverTypeWrapper<SocialMedia>;
  Stamp: ResolverTypeWrapper<Stamp>;
  StampCard: ResolverTypeWrapper<Omit<StampCard, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  StampCardReference: ResolverTypeWrapper<StampCardReference>;
  StoredCartEvent: ResolverTypeWrapper<StoredCartEvent>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SyncedEta: ResolverTypeWrapper<SyncedEta>;
  Table: ResolverTypeWrapper<RestaurantTable>;
  TableDish: ResolverTypeWrapper<TableDish>;
  TableDishChoice: ResolverTypeWrapper<TableDishChoice>;
  TableGuest: ResolverTypeWrapper<TableGuest>;
  TableOrder: ResolverTypeWrapper<TableOrder>;
  Theme: ResolverTypeWrapper<Theme>;
  TimeRange: ResolverTypeWrapper<TimeRange>;
  UpdateAdyenPaymentDetailsResult: ResolverTypeWrapper<UpdateAdyenPaymentDetailsResult>;
  UpsellGroup: ResolverTypeWrapper<LinkedUpsellGroup>;
  User: ResolverTypeWrapper<Account>;
  Variation: ResolverTypeWrapper<Variation>;
  VariationItem: ResolverTypeWrapper<VariationItem>;
  Venue: ResolverTypeWrapper<DomainVenue>;
  VenueLocation: ResolverTypeWrapper<VenueLocation>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActivatePromoCodeResult: ActivatePromoCodeResult;
  ActivationResult: ActivationResult;
  AdyenPaymentDetails: AdyenPaymentDetails;
  AdyenSession: AdyenSession;
  AuthenticationResult: AuthenticationResult;
  Availability: Availability;
  Boolean: Scalars['Boolean']['output'];
  CartEvent: Scalars['CartEvent']['output'];
  Category: LinkedCategory;
  Cheque: Cheque;
  ChequeItem: ChequeItem;
  ChequeItemVariation: ChequeItemVariation;
  Company: DomainCompany;
  Content: Content;
  CreditCard: CreditCard;
  DateTime: Scalars['DateTime']['output'];
  DeleteNodeResult: DeleteNodeResult;
  DeliveryFee: DeliveryFee;
  DeliveryRate: DeliveryRate;
  DeviceTokenResult: DeviceTokenResult;
  Float: Scalars['Float']['output'];
  HashedPhoneNumberResult: HashedPhoneNumberResult;
  HoursException: HoursException;
  HoursRange: HoursRange;
  ID: Scalars['ID']['output'];
  InitAdyenSessionResult: InitAdyenSessionResult;
  Int: Scalars['Int']['output'];
  InventoryEntry: InventoryEntry;
  Item: LinkedItem;
  ItemSizes: ItemSizes;
  JSON: Scalars['JSON']['output'];
  LandingPageSection: LandingPageSection;
  LocalizedText: LocalizedText;
  LoggedOutData: Omit<LoggedOutData, 'defaultOffers'> & { defaultOffers: Array<ResolversParentTypes['Offer']> };
  Marketplace: Marketplace;
  MarketplaceVenue: MarketplaceVenue;
  MembershipCard: MembershipCard;
  MembershipLevel: MembershipLevel;
  Menu: LinkedMenu;
  MenuEntry: LinkedMenuEntry;
  ModificationGroup: ModificationGroup;
  Mutation: Record<PropertyKey, never>;
  NextMembershipLevel: NextMembershipLevel;
  Offer: Omit<Offer, 'items' | 'stages'> & { items: Array<ResolversParentTypes['Item']>, stages: Array<ResolversParentTypes['OfferStage']> };
  OfferStage: Omit<OfferStage, 'items'> & { items: Array<ResolversParentTypes['Item']> };
  OfferToken: Omit<OfferToken, 'offer'> & { offer: ResolversParentTypes['Offer'] };
  Order: StoredOrder;
  OrderFee: OrderFee;
  OrderItem: OrderItem;
  OrderItemEntry: OrderItemEntry;
  OrderItemOffer: OrderItemOffer;
  OrderItemRemovedVariation: OrderItemRemovedVariation;
  OrderItemVariation: OrderItemVariation;
  OrderPayment: OrderPayment;
  OrderTable: OrderTable;
  OrderedItem: OrderedItem;
  OrderingCloudConfiguration: Omit<OrderingCloudConfiguration, 'company'> & { company: ResolversParentTypes['Company'] };
  PhoneDeletedLatelyResult: PhoneDeletedLatelyResult;
  Price: Price;
  PromoCode: PromoCode;
  PutShoppingCartEventsResult: PutShoppingCartEventsResult;
  Query: Record<PropertyKey, never>;
  Recommendation: Omit<Recommendation, 'item'> & { item: ResolversParentTypes['Item'] };
  RefusedCartEvent: RefusedCartEvent;
  RemoveStoredCardResult: RemoveStoredCardResult;
  ResetPasswordResult: ResetPasswordResult;
  SendOrderEmailResult: SendOrderEmailResult;
  SizeVariation: SizeVariation;
  SocialFeed: SocialFeed;
  SocialFeedItem: SocialFeedItem;
  SocialMedia: SocialMedia;
  Stamp: Stamp;
  StampCard: Omit<StampCard, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  StampCardReference: StampCardReference;
  StoredCartEvent: StoredCartEvent;
  String: Scalars['String']['output'];
  SyncedEta: SyncedEta;
  Table: RestaurantTable;
  TableDish: TableDish;
  TableDishChoice: TableDishChoice;
  TableGuest: TableGuest;
  TableOrder: TableOrder;
  Theme: Theme;
  TimeRange: TimeRange;
  UpdateAdyenPaymentDetailsResult: UpdateAdyenPaymentDetailsResult;
  UpsellGroup: LinkedUpsellGroup;
  User: Account;
  Variation: Variation;
  VariationItem: VariationItem;
  Venue: DomainVenue;
  VenueLocation: VenueLocation;
};

export type ActivatePromoCodeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ActivatePromoCodeResult'] = ResolversParentTypes['ActivatePromoCodeResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ActivationResult'] = ResolversParentTypes['ActivationResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdyenPaymentDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdyenPaymentDetails'] = ResolversParentTypes['AdyenPaymentDetails']> = {
  resultCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdyenSessionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AdyenSession'] = ResolversParentTypes['AdyenSession']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthenticationResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AuthenticationResult'] = ResolversParentTypes['AuthenticationResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  dayOfWeek?: Resolver<ResolversTypes['DayOfWeek'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeRange?: Resolver<ResolversTypes['TimeRange'], ParentType, ContextType>;
};

export interface CartEventScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CartEvent'], any> {
  name: 'CartEvent';
}

export type CategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  descriptionLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  hideInCustomerOrderingFlows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<CategoryItemsArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChequeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cheque'] = ResolversParentTypes['Cheque']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ChequeItem']>, ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tableCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ChequeItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChequeItem'] = ResolversParentTypes['ChequeItem']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leftAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leftFraction?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  richVariations?: Resolver<Array<ResolversTypes['ChequeItemVariation']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ChequeItemVariationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChequeItemVariation'] = ResolversParentTypes['ChequeItemVariation']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultCurrency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  defaultLanguage?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  defaultOffers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAppOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMembershipCards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  modificationGroups?: Resolver<Array<ResolversTypes['ModificationGroup']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subTitle?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ContentType']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  digits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteNodeResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeleteNodeResult'] = ResolversParentTypes['DeleteNodeResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeliveryFeeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryFee'] = ResolversParentTypes['DeliveryFee']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentageVAT?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DeliveryRateResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeliveryRate'] = ResolversParentTypes['DeliveryRate']> = {
  fee?: Resolver<ResolversTypes['DeliveryFee'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  polygon?: Resolver<Maybe<Array<Array<ResolversTypes['Float']>>>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceTokenResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DeviceTokenResult'] = ResolversParentTypes['DeviceTokenResult']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HashedPhoneNumberResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HashedPhoneNumberResult'] = ResolversParentTypes['HashedPhoneNumberResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HoursExceptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HoursException'] = ResolversParentTypes['HoursException']> = {
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isYearly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ranges?: Resolver<Array<ResolversTypes['HoursRange']>, ParentType, ContextType>;
};

export type HoursRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HoursRange'] = ResolversParentTypes['HoursRange']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InitAdyenSessionResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InitAdyenSessionResult'] = ResolversParentTypes['InitAdyenSessionResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['AdyenSession']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InventoryEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['InventoryEntry'] = ResolversParentTypes['InventoryEntry']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  ageRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allergens?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  allergyTags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  defaultPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  disableMembershipDiscount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modificationGroups?: Resolver<Array<ResolversTypes['ModificationGroup']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizes?: Resolver<Maybe<ResolversTypes['ItemSizes']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  upsales?: Resolver<Array<ResolversTypes['UpsellGroup']>, ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ItemSizesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ItemSizes'] = ResolversParentTypes['ItemSizes']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['SizeVariation']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LandingPageSectionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LandingPageSection'] = ResolversParentTypes['LandingPageSection']> = {
  itemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  dk?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  es?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  se?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoggedOutDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LoggedOutData'] = ResolversParentTypes['LoggedOutData']> = {
  defaultOffers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
};

export type MarketplaceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Marketplace'] = ResolversParentTypes['Marketplace']> = {
  venues?: Resolver<Array<ResolversTypes['MarketplaceVenue']>, ParentType, ContextType>;
};

export type MarketplaceVenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MarketplaceVenue'] = ResolversParentTypes['MarketplaceVenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MembershipCard'] = ResolversParentTypes['MembershipCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  membershipLevel?: Resolver<ResolversTypes['MembershipLevel'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MembershipLevelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MembershipLevel'] = ResolversParentTypes['MembershipLevel']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  discountPercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsRequired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  primaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondaryColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  availabilities?: Resolver<Array<ResolversTypes['Availability']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  menuEntries?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  venueId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instant?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ModificationGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ModificationGroup'] = ResolversParentTypes['ModificationGroup']> = {
  expandedByDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxChoices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minChoices?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  preselectedVariations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ModificationGroupType'], ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activatePhone?: Resolver<ResolversTypes['ActivationResult'], ParentType, ContextType, RequireFields<MutationActivatePhoneArgs, 'code'>>;
  activatePromoCode?: Resolver<ResolversTypes['ActivatePromoCodeResult'], ParentType, ContextType, RequireFields<MutationActivatePromoCodeArgs, 'cartId' | 'code' | 'companyId' | 'venueId'>>;
  addDeviceToken?: Resolver<ResolversTypes['DeviceTokenResult'], ParentType, ContextType, RequireFields<MutationAddDeviceTokenArgs, 'operatingSystem' | 'token'>>;
  addOrderDeviceToken?: Resolver<ResolversTypes['DeviceTokenResult'], ParentType, ContextType, RequireFields<MutationAddOrderDeviceTokenArgs, 'operatingSystem' | 'orderId' | 'token'>>;
  confirmResetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationConfirmResetPasswordArgs, 'code' | 'companyId' | 'password' | 'phone'>>;
  createHashedPhoneNumber?: Resolver<ResolversTypes['HashedPhoneNumberResult'], ParentType, ContextType, RequireFields<MutationCreateHashedPhoneNumberArgs, 'phoneNumber'>>;
  deleteNode?: Resolver<ResolversTypes['DeleteNodeResult'], ParentType, ContextType, RequireFields<MutationDeleteNodeArgs, 'userId'>>;
  hasPhoneNumberBeenDeletedLately?: Resolver<ResolversTypes['PhoneDeletedLatelyResult'], ParentType, ContextType, RequireFields<MutationHasPhoneNumberBeenDeletedLatelyArgs, 'phoneNumber'>>;
  initAdyenSession?: Resolver<ResolversTypes['InitAdyenSessionResult'], ParentType, ContextType, RequireFields<MutationInitAdyenSessionArgs, 'amount' | 'companyId' | 'currency' | 'reference' | 'returnUrl' | 'tip' | 'venueId'>>;
  login?: Resolver<ResolversTypes['AuthenticationResult'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'companyId' | 'password' | 'phone'>>;
  putShoppingCartEvents?: Resolver<ResolversTypes['PutShoppingCartEventsResult'], ParentType, ContextType, RequireFields<MutationPutShoppingCartEventsArgs, 'events'>>;
  register?: Resolver<ResolversTypes['AuthenticationResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'companyId' | 'email' | 'name' | 'password' | 'phone'>>;
  removeDeviceToken?: Resolver<ResolversTypes['DeviceTokenResult'], ParentType, ContextType, RequireFields<MutationRemoveDeviceTokenArgs, 'token'>>;
  removeOrderDeviceToken?: Resolver<ResolversTypes['DeviceTokenResult'], ParentType, ContextType, RequireFields<MutationRemoveOrderDeviceTokenArgs, 'orderId' | 'token'>>;
  removeStoredCard?: Resolver<ResolversTypes['RemoveStoredCardResult'], ParentType, ContextType, RequireFields<MutationRemoveStoredCardArgs, 'reference'>>;
  renewDeviceToken?: Resolver<ResolversTypes['DeviceTokenResult'], ParentType, ContextType, RequireFields<MutationRenewDeviceTokenArgs, 'oldToken' | 'token'>>;
  requestActivationCode?: Resolver<ResolversTypes['ActivationResult'], ParentType, ContextType>;
  sendOrderEmail?: Resolver<ResolversTypes['SendOrderEmailResult'], ParentType, ContextType, RequireFields<MutationSendOrderEmailArgs, 'orderId'>>;
  sendResetPassword?: Resolver<ResolversTypes['ResetPasswordResult'], ParentType, ContextType, RequireFields<MutationSendResetPasswordArgs, 'companyId' | 'phone'>>;
  updateAdyenPaymentDetails?: Resolver<ResolversTypes['UpdateAdyenPaymentDetailsResult'], ParentType, ContextType, RequireFields<MutationUpdateAdyenPaymentDetailsArgs, 'payload' | 'venueId'>>;
  updateOrder?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationUpdateOrderArgs, 'confirmed' | 'id'>>;
  updateStamp?: Resolver<ResolversTypes['Stamp'], ParentType, ContextType, RequireFields<MutationUpdateStampArgs, 'id' | 'seen'>>;
};

export type NextMembershipLevelResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NextMembershipLevel'] = ResolversParentTypes['NextMembershipLevel']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextLevel?: Resolver<Maybe<ResolversTypes['MembershipLevel']>, ParentType, ContextType>;
  pointsNeeded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  context?: Resolver<ResolversTypes['OfferContext'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  descriptionLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  discountRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['OfferStage']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OfferType'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OfferStageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferStage'] = ResolversParentTypes['OfferStage']> = {
  discountRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type OfferTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OfferToken'] = ResolversParentTypes['OfferToken']> = {
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  singleUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  desiredTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedFinishTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fees?: Resolver<Array<ResolversTypes['OrderFee']>, ParentType, ContextType>;
  givenBack?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDelayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRefunded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTableOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  rejectReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  table?: Resolver<Maybe<ResolversTypes['OrderTable']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  venue?: Resolver<ResolversTypes['Venue'], ParentType, ContextType>;
};

export type OrderFeeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderFee'] = ResolversParentTypes['OrderFee']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  ageRestricted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bundleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['OrderItemEntry'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['OrderItemOffer']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  removedVariations?: Resolver<Array<ResolversTypes['OrderItemRemovedVariation']>, ParentType, ContextType>;
  variations?: Resolver<Array<ResolversTypes['OrderItemVariation']>, ParentType, ContextType>;
};

export type OrderItemEntryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemEntry'] = ResolversParentTypes['OrderItemEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['OrderedItem'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selectedVariations?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderItemOfferResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemOffer'] = ResolversParentTypes['OrderItemOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OfferType'], ParentType, ContextType>;
};

export type OrderItemRemovedVariationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemRemovedVariation'] = ResolversParentTypes['OrderItemRemovedVariation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type OrderItemVariationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderItemVariation'] = ResolversParentTypes['OrderItemVariation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tip?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderTableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderTable'] = ResolversParentTypes['OrderTable']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderedItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderedItem'] = ResolversParentTypes['OrderedItem']> = {
  defaultPrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type OrderingCloudConfigurationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OrderingCloudConfiguration'] = ResolversParentTypes['OrderingCloudConfiguration']> = {
  ADYEN_CLIENT_TOKEN?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ANONYMOUS_PURCHASE?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  COMPANY_ID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  CUSTOM_CLIENT_ADYEN_TOKEN?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  DISABLE_PICKUP_TIME?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  IS_PRODUCTION?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  LANDING_PAGE_SECTIONS?: Resolver<Array<ResolversTypes['LandingPageSection']>, ParentType, ContextType>;
  MAX_CATEGORIES?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  PUSH_SYSTEMS?: Resolver<Array<ResolversTypes['OperatingSystem']>, ParentType, ContextType>;
  SYNC_ETA?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  VAPID_PUBLIC_KEY?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  aboutUs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  analyticsService?: Resolver<Maybe<ResolversTypes['AnalyticsServiceKind']>, ParentType, ContextType>;
  bagItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  customReadyText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disableComments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disablePickuptime?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enableAnalytics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableAnonymousOrders?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  enableInvoicing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enablePromoCodes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableQrOrders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enableTipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  font?: Resolver<Maybe<ResolversTypes['BrandFont']>, ParentType, ContextType>;
  force3DSecure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  greetingText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceFormUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageBackgroundUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageDesktopBackgroundUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingPageIntro?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  landingpageSections?: Resolver<Maybe<Array<ResolversTypes['LandingPageSection']>>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  marketplace?: Resolver<Maybe<ResolversTypes['Marketplace']>, ParentType, ContextType>;
  marketplaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  navigationInfoText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceTypes?: Resolver<Array<ResolversTypes['ServiceType']>, ParentType, ContextType>;
  showCategoriesInGridView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<ResolversTypes['Theme'], ParentType, ContextType>;
  userCompanyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PhoneDeletedLatelyResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PhoneDeletedLatelyResult'] = ResolversParentTypes['PhoneDeletedLatelyResult']> = {
  deletedLately?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percentageVAT?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discountType?: Resolver<ResolversTypes['DiscountType'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offerType?: Resolver<ResolversTypes['OfferType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PutShoppingCartEventsResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PutShoppingCartEventsResult'] = ResolversParentTypes['PutShoppingCartEventsResult']> = {
  confirmed?: Resolver<Array<ResolversTypes['StoredCartEvent']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedCartEvent']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  Cheque?: Resolver<Maybe<ResolversTypes['Cheque']>, ParentType, ContextType, RequireFields<QueryChequeArgs, 'id'>>;
  Company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  GetRemovedVariations?: Resolver<Array<ResolversTypes['Variation']>, ParentType, ContextType, RequireFields<QueryGetRemovedVariationsArgs, 'removedVariationIds'>>;
  Item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'id'>>;
  Offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  Table?: Resolver<Maybe<ResolversTypes['Table']>, ParentType, ContextType, RequireFields<QueryTableArgs, 'id'>>;
  User?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  Venue?: Resolver<Maybe<ResolversTypes['Venue']>, ParentType, ContextType, RequireFields<QueryVenueArgs, 'id'>>;
  allCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryAllCategoriesArgs, 'companyId'>>;
  allContents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType, RequireFields<QueryAllContentsArgs, 'companyId'>>;
  allItems?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryAllItemsArgs, 'companyId'>>;
  allMembershipLevels?: Resolver<Array<ResolversTypes['MembershipLevel']>, ParentType, ContextType, RequireFields<QueryAllMembershipLevelsArgs, 'companyId'>>;
  allOrders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  allVenues?: Resolver<Array<ResolversTypes['Venue']>, ParentType, ContextType, RequireFields<QueryAllVenuesArgs, 'companyId'>>;
  catalogueVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryCatalogueVersionArgs, 'venueId'>>;
  companyQuery?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyQueryArgs, 'id'>>;
  currentTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  getAllCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetAllCategoriesArgs, 'companyId'>>;
  getAppliedMenus?: Resolver<Array<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryGetAppliedMenusArgs, 'companyId' | 'venueId'>>;
  getCategoryInfo?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoryInfoArgs, 'categoryId'>>;
  getHistoryListing?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  getHistoryOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryGetHistoryOrderArgs, 'orderId'>>;
  getLoggedOutData?: Resolver<ResolversTypes['LoggedOutData'], ParentType, ContextType, RequireFields<QueryGetLoggedOutDataArgs, 'companyId'>>;
  getNextMembershipLevel?: Resolver<ResolversTypes['NextMembershipLevel'], ParentType, ContextType>;
  getSocialMedia?: Resolver<ResolversTypes['SocialMedia'], ParentType, ContextType, RequireFields<QueryGetSocialMediaArgs, 'companyId'>>;
  getSubCategories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetSubCategoriesArgs, 'ids'>>;
  homepageUserQuery?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  orderingCloudConfiguration?: Resolver<Maybe<ResolversTypes['OrderingCloudConfiguration']>, ParentType, ContextType, Partial<QueryOrderingCloudConfigurationArgs>>;
  paymentSessionState?: Resolver<ResolversTypes['PaymentSessionState'], ParentType, ContextType, RequireFields<QueryPaymentSessionStateArgs, 'cartId' | 'sessionId'>>;
  shoppingCartEvents?: Resolver<Array<ResolversTypes['StoredCartEvent']>, ParentType, ContextType, RequireFields<QueryShoppingCartEventsArgs, 'cartId'>>;
  venueInventory?: Resolver<Array<ResolversTypes['InventoryEntry']>, ParentType, ContextType, RequireFields<QueryVenueInventoryArgs, 'venueId'>>;
};

export type RecommendationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Recommendation'] = ResolversParentTypes['Recommendation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type RefusedCartEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RefusedCartEvent'] = ResolversParentTypes['RefusedCartEvent']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveStoredCardResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['RemoveStoredCardResult'] = ResolversParentTypes['RemoveStoredCardResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ResetPasswordResult'] = ResolversParentTypes['ResetPasswordResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SendOrderEmailResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SendOrderEmailResult'] = ResolversParentTypes['SendOrderEmailResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SizeVariationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SizeVariation'] = ResolversParentTypes['SizeVariation']> = {
  absolutePrice?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialFeedResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SocialFeed'] = ResolversParentTypes['SocialFeed']> = {
  items?: Resolver<Array<ResolversTypes['SocialFeedItem']>, ParentType, ContextType>;
  socialType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialFeedItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SocialFeedItem'] = ResolversParentTypes['SocialFeedItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialMediaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SocialMedia'] = ResolversParentTypes['SocialMedia']> = {
  feed?: Resolver<Array<ResolversTypes['SocialFeed']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StampResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Stamp'] = ResolversParentTypes['Stamp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stampCard?: Resolver<ResolversTypes['StampCardReference'], ParentType, ContextType>;
};

export type StampCardResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StampCard'] = ResolversParentTypes['StampCard']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  offerImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stamps?: Resolver<Array<ResolversTypes['Stamp']>, ParentType, ContextType>;
  venues?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StampCardReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StampCardReference'] = ResolversParentTypes['StampCardReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StoredCartEventResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StoredCartEvent'] = ResolversParentTypes['StoredCartEvent']> = {
  event?: Resolver<ResolversTypes['CartEvent'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SyncedEtaResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SyncedEta'] = ResolversParentTypes['SyncedEta']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Table'] = ResolversParentTypes['Table']> = {
  cheques?: Resolver<Array<ResolversTypes['Cheque']>, ParentType, ContextType, Partial<TableChequesArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guests?: Resolver<Maybe<Array<ResolversTypes['TableGuest']>>, ParentType, ContextType, RequireFields<TableGuestsArgs, 'guestId' | 'qrToken'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  qrToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<TableQrTokenArgs, 'venueId'>>;
  supportsPayLater?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TableDishResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableDish'] = ResolversParentTypes['TableDish']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['TableDishChoice']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TableDishChoiceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableDishChoice'] = ResolversParentTypes['TableDishChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TableGuestResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableGuest'] = ResolversParentTypes['TableGuest']> = {
  dishes?: Resolver<Array<ResolversTypes['TableDish']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['TableOrder']>, ParentType, ContextType>;
  sentAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharesCartOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unsentAmount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TableOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TableOrder'] = ResolversParentTypes['TableOrder']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dishes?: Resolver<Array<ResolversTypes['TableDish']>, ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
};

export type ThemeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Theme'] = ResolversParentTypes['Theme']> = {
  contrastingColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryBackground?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  main?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuBackgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuTextColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeRangeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TimeRange'] = ResolversParentTypes['TimeRange']> = {
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialEnd?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initialStart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateAdyenPaymentDetailsResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UpdateAdyenPaymentDetailsResult'] = ResolversParentTypes['UpdateAdyenPaymentDetailsResult']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['AdyenPaymentDetails']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpsellGroupResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UpsellGroup'] = ResolversParentTypes['UpsellGroup']> = {
  enableMultiSelect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hideInApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  activated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  creditCards?: Resolver<Array<ResolversTypes['CreditCard']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  easyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceCustomerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceTargetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  membershipCard?: Resolver<Maybe<ResolversTypes['MembershipCard']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['Recommendation']>, ParentType, ContextType, RequireFields<UserRecommendationsArgs, 'venueId'>>;
  stampCards?: Resolver<Array<ResolversTypes['StampCard']>, ParentType, ContextType>;
  stamps?: Resolver<Array<ResolversTypes['Stamp']>, ParentType, ContextType>;
  tokens?: Resolver<Array<ResolversTypes['OfferToken']>, ParentType, ContextType>;
};

export type VariationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Variation'] = ResolversParentTypes['Variation']> = {
  allergen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asItem?: Resolver<Maybe<ResolversTypes['VariationItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameLang?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariationItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VariationItem'] = ResolversParentTypes['VariationItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VenueResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Venue'] = ResolversParentTypes['Venue']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availabilities?: Resolver<Array<ResolversTypes['Availability']>, ParentType, ContextType>;
  bookingServiceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deliveryRates?: Resolver<Array<ResolversTypes['DeliveryRate']>, ParentType, ContextType>;
  exceptions?: Resolver<Array<ResolversTypes['HoursException']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['VenueLocation']>, ParentType, ContextType>;
  minimumDeliveryFee?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimumPickupWaitTime?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  syncedEta?: Resolver<Maybe<ResolversTypes['SyncedEta']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VenueLocationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['VenueLocation'] = ResolversParentTypes['VenueLocation']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  long?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  ActivatePromoCodeResult?: ActivatePromoCodeResultResolvers<ContextType>;
  ActivationResult?: ActivationResultResolvers<ContextType>;
  AdyenPaymentDetails?: AdyenPaymentDetailsResolvers<ContextType>;
  AdyenSession?: AdyenSessionResolvers<ContextType>;
  AuthenticationResult?: AuthenticationResultResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  CartEvent?: GraphQLScalarType;
  Category?: CategoryResolvers<ContextType>;
  Cheque?: ChequeResolvers<ContextType>;
  ChequeItem?: ChequeItemResolvers<ContextType>;
  ChequeItemVariation?: ChequeItemVariationResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteNodeResult?: DeleteNodeResultResolvers<ContextType>;
  DeliveryFee?: DeliveryFeeResolvers<ContextType>;
  DeliveryRate?: DeliveryRateResolvers<ContextType>;
  DeviceTokenResult?: DeviceTokenResultResolvers<ContextType>;
  HashedPhoneNumberResult?: HashedPhoneNumberResultResolvers<ContextType>;
  HoursException?: HoursExceptionResolvers<ContextType>;
  HoursRange?: HoursRangeResolvers<ContextType>;
  InitAdyenSessionResult?: InitAdyenSessionResultResolvers<ContextType>;
  InventoryEntry?: InventoryEntryResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemSizes?: ItemSizesResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LandingPageSection?: LandingPageSectionResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  LoggedOutData?: LoggedOutDataResolvers<ContextType>;
  Marketplace?: MarketplaceResolvers<ContextType>;
  MarketplaceVenue?: MarketplaceVenueResolvers<ContextType>;
  MembershipCard?: MembershipCardResolvers<ContextType>;
  MembershipLevel?: MembershipLevelResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  ModificationGroup?: ModificationGroupResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextMembershipLevel?: NextMembershipLevelResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferStage?: OfferStageResolvers<ContextType>;
  OfferToken?: OfferTokenResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderFee?: OrderFeeResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemEntry?: OrderItemEntryResolvers<ContextType>;
  OrderItemOffer?: OrderItemOfferResolvers<ContextType>;
  OrderItemRemovedVariation?: OrderItemRemovedVariationResolvers<ContextType>;
  OrderItemVariation?: OrderItemVariationResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderTable?: OrderTableResolvers<ContextType>;
  OrderedItem?: OrderedItemResolvers<ContextType>;
  OrderingCloudConfiguration?: OrderingCloudConfigurationResolvers<ContextType>;
  PhoneDeletedLatelyResult?: PhoneDeletedLatelyResultResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PutShoppingCartEventsResult?: PutShoppingCartEventsResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Recommendation?: RecommendationResolvers<ContextType>;
  RefusedCartEvent?: RefusedCartEventResolvers<ContextType>;
  RemoveStoredCardResult?: RemoveStoredCardResultResolvers<ContextType>;
  ResetPasswordResult?: ResetPasswordResultResolvers<ContextType>;
  SendOrderEmailResult?: SendOrderEmailResultResolvers<ContextType>;
  SizeVariation?: SizeVariationResolvers<ContextType>;
  SocialFeed?: SocialFeedResolvers<ContextType>;
  SocialFeedItem?: SocialFeedItemResolvers<ContextType>;
  SocialMedia?: SocialMediaResolvers<ContextType>;
  Stamp?: StampResolvers<ContextType>;
  StampCard?: StampCardResolvers<ContextType>;
  StampCardReference?: StampCardReferenceResolvers<ContextType>;
  StoredCartEvent?: StoredCartEventResolvers<ContextType>;
  SyncedEta?: SyncedEtaResolvers<ContextType>;
  Table?: TableResolvers<ContextType>;
  TableDish?: TableDishResolvers<ContextType>;
  TableDishChoice?: TableDishChoiceResolvers<ContextType>;
  TableGuest?: TableGuestResolvers<ContextType>;
  TableOrder?: TableOrderResolvers<ContextType>;
  Theme?: ThemeResolvers<ContextType>;
  TimeRange?: TimeRangeResolvers<ContextType>;
  UpdateAdyenPaymentDetailsResult?: UpdateAdyenPaymentDetailsResultResolvers<ContextType>;
  UpsellGroup?: UpsellGroupResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Variation?: VariationResolvers<ContextType>;
  VariationItem?: VariationItemResolvers<ContextType>;
  Venue?: VenueResolvers<ContextType>;
  VenueLocation?: VenueLocationResolvers<ContextType>;
};

