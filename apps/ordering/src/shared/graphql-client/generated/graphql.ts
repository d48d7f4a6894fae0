/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CartEvent } from '@tallrik/domain/cart/cart-event';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Services that can count visits besides the company's own server. */
export type AnalyticsServiceKind =
  /** Google Analytics 4. */
  | 'GA4'
  /** Matomo. */
  | 'MATOMO'
  /** Plausible, hosted or one's own. */
  | 'PLAUSIBLE';

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

/** Where a content entry is shown. */
export type ContentType =
  /** In the news. */
  | 'NEWSLETTER'
  /** As a page, linked from the side menu. */
  | 'SIDEBAR';

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

/** How a discount's rate is read (D-67). */
export type DiscountType =
  /** Minor units, never more than what it is taken from. */
  | 'AMOUNT'
  /** Percent, 0 to 100. */
  | 'PERCENTAGE';

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

/** How many variations of a group a guest may choose. */
export type ModificationGroupType =
  /** Each can be switched on and off; preselected ones are included in the price (D-45). */
  | 'MULTIPLE'
  /** Choosing one replaces the other. */
  | 'SINGLE';

/** Where an offer is used. */
export type OfferContext =
  /** In this app. */
  | 'APP'
  /** At the till only; guests never get these. */
  | 'POS';

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

/** How the guest gets the food. */
export type ServiceType =
  /** Brought to the guest. Known everywhere, not yet orderable (D-29). */
  | 'DELIVERY'
  /** Eaten at the venue. */
  | 'EAT_HERE'
  /** Fetched by the guest. */
  | 'TAKE_AWAY';

export type LoginMutationVariables = Exact<{
  companyId: string;
  phone: string;
  password: string;
}>;


export type LoginMutation = { login: { error: string | null, token: string | null } };

export type RegisterMutationVariables = Exact<{
  companyId: string;
  name: string;
  phone: string;
  password: string;
  email: string;
  referral?: string | null | undefined;
}>;


export type RegisterMutation = { register: { error: string | null, token: string | null } };

export type PhoneDeletedLatelyMutationVariables = Exact<{
  phoneNumber: string;
  companyId: string;
}>;


export type PhoneDeletedLatelyMutation = { hasPhoneNumberBeenDeletedLately: { deletedLately: boolean, message: string | null } };

export type SendResetPasswordMutationVariables = Exact<{
  companyId: string;
  phone: string;
}>;


export type SendResetPasswordMutation = { sendResetPassword: { success: boolean, error: string | null, message: string | null } };

export type ConfirmResetPasswordMutationVariables = Exact<{
  companyId: string;
  phone: string;
  code: string;
  password: string;
}>;


export type ConfirmResetPasswordMutation = { confirmResetPassword: { success: boolean, error: string | null, message: string | null } };

export type ActivatePhoneMutationVariables = Exact<{
  code: string;
}>;


export type ActivatePhoneMutation = { activatePhone: { error: string | null } };

export type RequestActivationCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestActivationCodeMutation = { requestActivationCode: { error: string | null } };

export type OwnActivationQueryVariables = Exact<{
  id: string;
}>;


export type OwnActivationQuery = { User: { id: string, activated: boolean, phone: string | null } | null };

export type InitAdyenSessionMutationVariables = Exact<{
  venueId: string;
  amount: number;
  reference: string;
  returnUrl: string;
  companyId: string;
  tip: number;
  currency: Currency;
  force3DS?: boolean | null | undefined;
}>;


export type InitAdyenSessionMutation = { initAdyenSession: { success: boolean, error: string | null, response: { id: string, sessionData: string } | null } };

export type UpdateAdyenPaymentDetailsMutationVariables = Exact<{
  venueId: string;
  payload: unknown;
}>;


export type UpdateAdyenPaymentDetailsMutation = { updateAdyenPaymentDetails: { success: boolean, error: string | null, response: { resultCode: string } | null } };

export type PaymentSessionStateQueryVariables = Exact<{
  cartId: string;
  sessionId: string;
}>;


export type PaymentSessionStateQuery = { paymentSessionState: PaymentSessionState };

export type RemoveStoredCardMutationVariables = Exact<{
  reference: string;
}>;


export type RemoveStoredCardMutation = { removeStoredCard: { success: boolean } };

export type SocialMediaFeedQueryVariables = Exact<{
  companyId: string;
}>;


export type SocialMediaFeedQuery = { getSocialMedia: { success: boolean, feed: Array<{ socialType: string, items: Array<{ id: string, link: string, mediaUrl: string }> }> } };

export type ContentFieldsFragment = { id: string, slug: string, types: Array<ContentType>, createdAt: string, updatedAt: string, image: string | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type NewsQueryVariables = Exact<{
  companyId: string;
}>;


export type NewsQuery = { allContents: Array<{ id: string, slug: string, types: Array<ContentType>, createdAt: string, updatedAt: string, image: string | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type ArticleQueryVariables = Exact<{
  companyId: string;
  id: string;
}>;


export type ArticleQuery = { allContents: Array<{ id: string, slug: string, types: Array<ContentType>, createdAt: string, updatedAt: string, image: string | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type PageBySlugQueryVariables = Exact<{
  companyId: string;
  slug: string;
}>;


export type PageBySlugQuery = { allContents: Array<{ id: string, slug: string, types: Array<ContentType>, createdAt: string, updatedAt: string, image: string | null, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, subTitle: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type LandingContentsQueryVariables = Exact<{
  companyId: string;
  intro: string;
  membership: string;
}>;


export type LandingContentsQuery = { intro: Array<{ slug: string, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, membership: Array<{ slug: string, text: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type OfferCardFieldsFragment = { id: string, type: OfferType, venues: Array<string>, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { homepageUserQuery: { id: string, tokens: Array<{ id: string, singleUse: boolean, used: boolean, expired: boolean, offer: { id: string, type: OfferType, venues: Array<string>, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } }>, stampCards: Array<{ id: string, name: string, description: string | null, icon: string | null, offerImage: string | null, count: number, requiredCount: number, venues: Array<string>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, details: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, stamps: Array<{ id: string, seen: boolean }> }>, company: { defaultOffers: Array<{ id: string, type: OfferType, venues: Array<string>, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } } | null };

export type LoggedOutOffersQueryVariables = Exact<{
  companyId: string;
}>;


export type LoggedOutOffersQuery = { getLoggedOutData: { defaultOffers: Array<{ id: string, type: OfferType, venues: Array<string>, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } };

export type MarkStampSeenMutationVariables = Exact<{
  id: string;
}>;


export type MarkStampSeenMutation = { updateStamp: { id: string, seen: boolean } };

export type LevelFieldsFragment = { id: string, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type LevelsQueryVariables = Exact<{
  companyId: string;
}>;


export type LevelsQuery = { allMembershipLevels: Array<{ id: string, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type NextLevelQueryVariables = Exact<{ [key: string]: never; }>;


export type NextLevelQuery = { getNextMembershipLevel: { success: boolean, pointsNeeded: number | null, nextLevel: { id: string, pointsRequired: number, primaryColor: string | null, secondaryColor: string | null, image: string | null, discountPercentage: number, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, description: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null } };

export type OrderFieldsFragment = { id: string, easyId: string, status: OrderStatus, type: OrderType, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, isDelayed: boolean, rejectReason: string | null, confirmed: boolean, isRefunded: boolean, givenBack: number, isTableOrder: boolean, comment: string, answerBy: string | null, table: { id: string, code: string } | null, venue: { id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }, payment: { id: string, tip: number } | null, fees: Array<{ id: string, name: string, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number } }>, items: Array<{ id: string, bundleId: string | null, ageRestricted: boolean, offer: { id: string, name: string, type: OfferType, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number }, variations: Array<{ id: string, name: string, price: number, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, removedVariations: Array<{ id: string, name: string, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, entry: { id: string, price: number, selectedVariations: Array<string>, item: { id: string, defaultPrice: number | null, title: string, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } } }> };

export type HistoryOrderQueryVariables = Exact<{
  orderId: string;
}>;


export type HistoryOrderQuery = { getHistoryOrder: { id: string, easyId: string, status: OrderStatus, type: OrderType, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, isDelayed: boolean, rejectReason: string | null, confirmed: boolean, isRefunded: boolean, givenBack: number, isTableOrder: boolean, comment: string, answerBy: string | null, table: { id: string, code: string } | null, venue: { id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }, payment: { id: string, tip: number } | null, fees: Array<{ id: string, name: string, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number } }>, items: Array<{ id: string, bundleId: string | null, ageRestricted: boolean, offer: { id: string, name: string, type: OfferType, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number }, variations: Array<{ id: string, name: string, price: number, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, removedVariations: Array<{ id: string, name: string, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, entry: { id: string, price: number, selectedVariations: Array<string>, item: { id: string, defaultPrice: number | null, title: string, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } } }> } | null };

export type HistoryListingQueryVariables = Exact<{ [key: string]: never; }>;


export type HistoryListingQuery = { getHistoryListing: Array<{ id: string, easyId: string, status: OrderStatus, type: OrderType, createdAt: string, desiredTime: string | null, estimatedFinishTime: string | null, isDelayed: boolean, rejectReason: string | null, confirmed: boolean, isRefunded: boolean, givenBack: number, isTableOrder: boolean, comment: string, answerBy: string | null, table: { id: string, code: string } | null, venue: { id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }, payment: { id: string, tip: number } | null, fees: Array<{ id: string, name: string, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number } }>, items: Array<{ id: string, bundleId: string | null, ageRestricted: boolean, offer: { id: string, name: string, type: OfferType, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null, price: { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number }, variations: Array<{ id: string, name: string, price: number, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, removedVariations: Array<{ id: string, name: string, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, entry: { id: string, price: number, selectedVariations: Array<string>, item: { id: string, defaultPrice: number | null, title: string, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } } }> }> };

export type ActiveOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveOrdersQuery = { allOrders: Array<{ id: string, createdAt: string, desiredTime: string | null }> };

export type SendOrderEmailMutationVariables = Exact<{
  orderId: string;
  email?: string | null | undefined;
}>;


export type SendOrderEmailMutation = { sendOrderEmail: { success: boolean, error: string | null } };

export type PriceFieldsFragment = { id: string, amount: number, percentageVAT: number, discount: number, subtotal: number };

export type ConfirmRejectionMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmRejectionMutation = { updateOrder: { id: string, confirmed: boolean } };

export type DeleteNodeMutationVariables = Exact<{
  userId: string;
}>;


export type DeleteNodeMutation = { deleteNode: { success: boolean, message: string | null } };

export type CreateHashedPhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
}>;


export type CreateHashedPhoneNumberMutation = { createHashedPhoneNumber: { success: boolean } };

export type ChequePageQueryVariables = Exact<{
  id: string;
}>;


export type ChequePageQuery = { Cheque: { id: string, amount: number, discount: number, paidAmount: number, isPaid: boolean, venueId: string, tableCode: string, items: Array<{ id: string, itemId: string, title: string, amount: number, discount: number, categoryId: string | null, isLocked: boolean, isPaid: boolean, leftFraction: number, leftAmount: number, richVariations: Array<{ id: string, title: string }> }> } | null };

export type TableGuestsQueryVariables = Exact<{
  id: string;
  qrToken: string;
  guestId: string;
}>;


export type TableGuestsQuery = { Table: { id: string, guests: Array<{ id: string, number: number, name: string, isMe: boolean, isHere: boolean, sharesCartOf: string | null, unsentAmount: number, sentAmount: number, dishes: Array<{ itemId: string, title: string, quantity: number, amount: number, choices: Array<{ id: string, title: string }> }>, orders: Array<{ easyId: string, status: OrderStatus, createdAt: string, dishes: Array<{ itemId: string, title: string, quantity: number, amount: number, choices: Array<{ id: string, title: string }> }> }> }> | null } | null };

export type TableDishFieldsFragment = { itemId: string, title: string, quantity: number, amount: number, choices: Array<{ id: string, title: string }> };

export type ShoppingCartEventsQueryVariables = Exact<{
  cartId: string;
  after?: number | null | undefined;
}>;


export type ShoppingCartEventsQuery = { shoppingCartEvents: Array<{ sequence: number, event: CartEvent }> };

export type PutShoppingCartEventsMutationVariables = Exact<{
  events: Array<CartEvent> | CartEvent;
  tableToken?: string | null | undefined;
}>;


export type PutShoppingCartEventsMutation = { putShoppingCartEvents: { success: boolean, error: string | null, confirmed: Array<{ sequence: number, event: CartEvent }>, refused: Array<{ eventId: string, code: string, message: string }> } };

export type CurrentTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentTimeQuery = { currentTime: string };

export type CompanyPageQueryVariables = Exact<{
  id: string;
}>;


export type CompanyPageQuery = { orderingCloudConfiguration: { id: string, slug: string, COMPANY_ID: string, userCompanyId: string, marketplaceId: string | null, logoUrl: string | null, landingPageBackgroundUrl: string | null, landingPageDesktopBackgroundUrl: string | null, font: BrandFont | null, ANONYMOUS_PURCHASE: boolean, DISABLE_PICKUP_TIME: boolean, IS_PRODUCTION: boolean, MAX_CATEGORIES: number, SYNC_ETA: boolean, ADYEN_CLIENT_TOKEN: string | null, CUSTOM_CLIENT_ADYEN_TOKEN: string | null, enableInvoicing: boolean, enableTipping: boolean, enablePromoCodes: boolean, enableQrOrders: boolean, disableComments: boolean, serviceTypes: Array<ServiceType>, greetingText: string | null, navigationInfoText: string | null, showCategoriesInGridView: boolean, landingPageIntro: string | null, aboutUs: string | null, force3DSecure: boolean, customReadyText: string | null, invoiceFormUrl: string | null, bagItemId: string | null, enableAnalytics: boolean, analyticsService: AnalyticsServiceKind | null, marketplace: { venues: Array<{ id: string, name: string }> } | null, theme: { main: string, secondary: string, contrastingColor: string, menuTextColor: string, priceColor: string, entryBackground: string, menuBackgroundColor: string }, LANDING_PAGE_SECTIONS: Array<{ menuId: string, title: string, itemIds: Array<string> }>, company: { id: string, displayName: string, supportEmail: string | null, hasMembershipCards: boolean, hasAppOrders: boolean, defaultCurrency: Currency | null, country: string, languages: Array<Language>, defaultLanguage: Language | null, code: string | null } } | null };

export type SideContentsQueryVariables = Exact<{
  companyId: string;
}>;


export type SideContentsQuery = { allContents: Array<{ id: string, slug: string, types: Array<ContentType>, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type RemoveDeviceTokenMutationVariables = Exact<{
  token: string;
}>;


export type RemoveDeviceTokenMutation = { removeDeviceToken: { success: boolean } };

export type SignedInGuestQueryVariables = Exact<{
  id: string;
}>;


export type SignedInGuestQuery = { User: { id: string, name: string | null, phone: string | null, email: string | null, easyId: string, deleted: boolean, activated: boolean, invoiceTargetId: string | null, invoiceCustomerId: string | null, membershipCard: { points: number, membershipLevel: { id: string, discountPercentage: number, title: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } } | null } | null };

export type LocalizedFieldsFragment = { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null };

export type ItemFieldsFragment = { id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> };

export type CategoryFieldsFragment = { id: string, parentId: string | null, order: number, name: string, image: string | null, hideInCustomerOrderingFlows: boolean, deleted: boolean, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } };

export type ModificationGroupFieldsFragment = { id: string, externalName: string, type: ModificationGroupType, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, preselectedVariations: Array<string>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, variations: Array<{ id: string, price: number, name: string, allergen: string | null, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, asItem: { id: string } | null }> };

export type AppliedMenusQueryVariables = Exact<{
  companyId: string;
  venueId: string;
}>;


export type AppliedMenusQuery = { getAppliedMenus: Array<{ id: string, venueId: string, serviceTypes: Array<ServiceType>, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string } }>, menuEntries: Array<{ id: string, price: number, instant: boolean | null, vatRate: number | null, item: { id: string } }> }> };

export type ModificationGroupsQueryVariables = Exact<{
  companyId: string;
}>;


export type ModificationGroupsQuery = { Company: { id: string, modificationGroups: Array<{ id: string, externalName: string, type: ModificationGroupType, required: boolean, expandedByDefault: boolean, minChoices: number | null, maxChoices: number | null, preselectedVariations: Array<string>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, variations: Array<{ id: string, price: number, name: string, allergen: string | null, image: string | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, asItem: { id: string } | null }> }> } | null };

export type StartCategoriesQueryVariables = Exact<{
  companyId: string;
  venueId: string;
  first: number;
}>;


export type StartCategoriesQuery = { allCategories: Array<{ id: string, parentId: string | null, order: number, name: string, image: string | null, hideInCustomerOrderingFlows: boolean, deleted: boolean, items: Array<{ id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> }>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type LandingItemsQueryVariables = Exact<{
  companyId: string;
  ids: Array<string> | string;
}>;


export type LandingItemsQuery = { allItems: Array<{ id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> }> };

export type RecommendationsQueryVariables = Exact<{
  userId: string;
  venueId: string;
}>;


export type RecommendationsQuery = { User: { id: string, recommendations: Array<{ id: string, item: { id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> } }> } | null };

export type MenuCategoriesQueryVariables = Exact<{
  companyId: string;
  venueId: string;
}>;


export type MenuCategoriesQuery = { getAllCategories: Array<{ id: string, parentId: string | null, order: number, name: string, image: string | null, hideInCustomerOrderingFlows: boolean, deleted: boolean, items: Array<{ id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> }>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> };

export type ItemPageQueryVariables = Exact<{
  itemId: string;
}>;


export type ItemPageQuery = { Item: { id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, items: Array<{ id: string, title: string, description: string | null, ageRestricted: boolean, vatRate: number | null, disableMembershipDiscount: boolean, image: string | null, allergens: Array<string>, allergyTags: Array<string>, defaultPrice: number | null, order: number, deleted: boolean, instant: boolean, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null, upsales: Array<{ id: string, hideInApp: boolean, enableMultiSelect: boolean, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }> }>, name: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }>, titleLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, categories: Array<{ id: string }>, modificationGroups: Array<{ id: string }>, sizes: { id: string, type: string, variations: Array<{ id: string, name: string, price: number, absolutePrice: number | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } }> } | null } | null };

export type VenueInventoryQueryVariables = Exact<{
  venueId: string;
}>;


export type VenueInventoryQuery = { catalogueVersion: string | null, venueInventory: Array<{ itemId: string, outOfStock: boolean, count: number | null }> };

export type AddDeviceTokenMutationVariables = Exact<{
  operatingSystem: OperatingSystem;
  token: string;
}>;


export type AddDeviceTokenMutation = { addDeviceToken: { success: boolean } };

export type AddOrderDeviceTokenMutationVariables = Exact<{
  orderId: string;
  operatingSystem: OperatingSystem;
  token: string;
}>;


export type AddOrderDeviceTokenMutation = { addOrderDeviceToken: { success: boolean } };

export type RemoveOrderDeviceTokenMutationVariables = Exact<{
  orderId: string;
  token: string;
}>;


export type RemoveOrderDeviceTokenMutation = { removeOrderDeviceToken: { success: boolean } };

export type PushFactsQueryVariables = Exact<{
  id: string;
}>;


export type PushFactsQuery = { orderingCloudConfiguration: { id: string, VAPID_PUBLIC_KEY: string | null, PUSH_SYSTEMS: Array<OperatingSystem> } | null };

export type OfferDetailQueryVariables = Exact<{
  id: string;
}>;


export type OfferDetailQuery = { Offer: { id: string, type: OfferType, context: OfferContext, discountRate: number | null, discountType: DiscountType | null, price: number | null, venues: Array<string>, image: string | null, createdAt: string, stages: Array<{ id: string, discountRate: number | null, discountType: DiscountType | null, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, items: Array<{ id: string }> }>, items: Array<{ id: string }>, nameLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null }, descriptionLang: { en: string | null, se: string | null, es: string | null, no: string | null, tr: string | null, dk: string | null } } | null };

export type ActivatePromoCodeMutationVariables = Exact<{
  companyId: string;
  code: string;
  cartId: string;
  venueId: string;
}>;


export type ActivatePromoCodeMutation = { activatePromoCode: { success: boolean, error: string | null } };

export type RenewDeviceTokenMutationVariables = Exact<{
  oldToken: string;
  token: string;
}>;


export type RenewDeviceTokenMutation = { renewDeviceToken: { success: boolean } };

export type TableBillsQueryVariables = Exact<{
  id: string;
  qrToken: string;
}>;


export type TableBillsQuery = { Table: { id: string, code: string, supportsPayLater: boolean, cheques: Array<{ id: string, amount: number, discount: number, paidAmount: number, isPaid: boolean }> } | null };

export type TablePageQueryVariables = Exact<{
  id: string;
  venueId: string;
}>;


export type TablePageQuery = { Table: { id: string, code: string, supportsPayLater: boolean, qrToken: string | null } | null };

export type VenueFieldsFragment = { id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> };

export type VenuePageQueryVariables = Exact<{
  id: string;
}>;


export type VenuePageQuery = { Venue: { id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> } | null };

export type VenueListQueryVariables = Exact<{
  companyId: string;
}>;


export type VenueListQuery = { allVenues: Array<{ id: string, name: string, active: boolean, deleted: boolean, phone: string | null, organizationId: string | null, supportEmail: string | null, minimumPickupWaitTime: number | null, image: string | null, zip: string | null, timeZone: string, pausedUntil: string | null, syncedEta: { minutes: number, setAt: string } | null, location: { id: string, name: string | null, street: string | null, lat: number | null, long: number | null, city: string | null, zip: string | null } | null, availabilities: Array<{ id: string, dayOfWeek: DayOfWeek, timeRange: { id: string, start: string, end: string, initialStart: string | null, initialEnd: string | null } }>, exceptions: Array<{ id: string, name: string | null, firstDay: string, lastDay: string, isYearly: boolean, ranges: Array<{ start: string, end: string }> }> }> };

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
export const LocalizedFieldsFragmentDoc = new TypedDocumentString(`
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
    `, {"fragmentName":"LocalizedFields"}) as unknown as TypedDocumentString<LocalizedFieldsFragment, unknown>;
export const ContentFieldsFragmentDoc = new TypedDocumentString(`
    fragment ContentFields on Content {
  id
  slug
  types
  createdAt
  updatedAt
  image
  title {
    ...LocalizedFields
  }
  subTitle {
    ...LocalizedFields
  }
  text {
    ...LocalizedFields
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"ContentFields"}) as unknown as TypedDocumentString<ContentFieldsFragment, unknown>;
export const OfferCardFieldsFragmentDoc = new TypedDocumentString(`
    fragment OfferCardFields on Offer {
  id
  type
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  venues
  image
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"OfferCardFields"}) as unknown as TypedDocumentString<OfferCardFieldsFragment, unknown>;
export const LevelFieldsFragmentDoc = new TypedDocumentString(`
    fragment LevelFields on MembershipLevel {
  id
  title {
    ...LocalizedFields
  }
  description {
    ...LocalizedFields
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"LevelFields"}) as unknown as TypedDocumentString<LevelFieldsFragment, unknown>;
export const VenueFieldsFragmentDoc = new TypedDocumentString(`
    fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}
    `, {"fragmentName":"VenueFields"}) as unknown as TypedDocumentString<VenueFieldsFragment, unknown>;
export const PriceFieldsFragmentDoc = new TypedDocumentString(`
    fragment PriceFields on Price {
  id
  amount
  percentageVAT
  discount
  subtotal
}
    `, {"fragmentName":"PriceFields"}) as unknown as TypedDocumentString<PriceFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderFields on Order {
  id
  easyId
  status
  type
  createdAt
  desiredTime
  estimatedFinishTime
  isDelayed
  rejectReason
  confirmed
  isRefunded
  givenBack
  isTableOrder
  comment
  answerBy
  table {
    id
    code
  }
  venue {
    ...VenueFields
  }
  payment {
    id
    tip
  }
  fees {
    id
    name
    price {
      ...PriceFields
    }
  }
  items {
    id
    bundleId
    ageRestricted
    offer {
      id
      name
      type
      nameLang {
        ...LocalizedFields
      }
    }
    price {
      ...PriceFields
    }
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
    }
    removedVariations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
    }
    entry {
      id
      price
      selectedVariations
      item {
        id
        defaultPrice
        title
        titleLang {
          ...LocalizedFields
        }
      }
    }
  }
}
    fragment PriceFields on Price {
  id
  amount
  percentageVAT
  discount
  subtotal
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}`, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const TableDishFieldsFragmentDoc = new TypedDocumentString(`
    fragment TableDishFields on TableDish {
  itemId
  title
  quantity
  amount
  choices {
    id
    title
  }
}
    `, {"fragmentName":"TableDishFields"}) as unknown as TypedDocumentString<TableDishFieldsFragment, unknown>;
export const ItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"ItemFields"}) as unknown as TypedDocumentString<ItemFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = new TypedDocumentString(`
    fragment CategoryFields on Category {
  id
  parentId
  order
  name
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  image
  hideInCustomerOrderingFlows
  deleted
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"CategoryFields"}) as unknown as TypedDocumentString<CategoryFieldsFragment, unknown>;
export const ModificationGroupFieldsFragmentDoc = new TypedDocumentString(`
    fragment ModificationGroupFields on ModificationGroup {
  id
  externalName
  nameLang {
    ...LocalizedFields
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  preselectedVariations
  variations {
    id
    price
    name
    nameLang {
      ...LocalizedFields
    }
    allergen
    asItem {
      id
    }
    image
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"fragmentName":"ModificationGroupFields"}) as unknown as TypedDocumentString<ModificationGroupFieldsFragment, unknown>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($companyId: ID!, $phone: String!, $password: String!) {
  login(companyId: $companyId, phone: $phone, password: $password) {
    error
    token
  }
}
    `, {"hash":"48b57682d2f754454848e240bcab925d061ae5486f922ae286228b29621b91f5"}) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = new TypedDocumentString(`
    mutation Register($companyId: ID!, $name: String!, $phone: String!, $password: String!, $email: String!, $referral: String) {
  register(
    companyId: $companyId
    name: $name
    phone: $phone
    password: $password
    email: $email
    referral: $referral
  ) {
    error
    token
  }
}
    `, {"hash":"44d999faacdfb5fa967b2a9db26d5462124fbf7bd753a93092a77dc8e81775e6"}) as unknown as TypedDocumentString<RegisterMutation, RegisterMutationVariables>;
export const PhoneDeletedLatelyDocument = new TypedDocumentString(`
    mutation PhoneDeletedLately($phoneNumber: String!, $companyId: ID!) {
  hasPhoneNumberBeenDeletedLately(
    phoneNumber: $phoneNumber
    companyId: $companyId
  ) {
    deletedLately
    message
  }
}
    `, {"hash":"66234db7a9bc561ac1be2230f99930ac0880e362c543282ea5d05f52c8393bfa"}) as unknown as TypedDocumentString<PhoneDeletedLatelyMutation, PhoneDeletedLatelyMutationVariables>;
export const SendResetPasswordDocument = new TypedDocumentString(`
    mutation SendResetPassword($companyId: ID!, $phone: String!) {
  sendResetPassword(companyId: $companyId, phone: $phone) {
    success
    error
    message
  }
}
    `, {"hash":"3833d2389a1ebba28596f8660ed3ea0bd04bc11234556c3c9ad38456ccdcbdb6"}) as unknown as TypedDocumentString<SendResetPasswordMutation, SendResetPasswordMutationVariables>;
export const ConfirmResetPasswordDocument = new TypedDocumentString(`
    mutation ConfirmResetPassword($companyId: ID!, $phone: String!, $code: String!, $password: String!) {
  confirmResetPassword(
    companyId: $companyId
    phone: $phone
    code: $code
    password: $password
  ) {
    success
    error
    message
  }
}
    `, {"hash":"2c4801aa70ceafb99b1f73c460730ab82279b7e0d1ec5c01d36717ca90a5ece0"}) as unknown as TypedDocumentString<ConfirmResetPasswordMutation, ConfirmResetPasswordMutationVariables>;
export const ActivatePhoneDocument = new TypedDocumentString(`
    mutation ActivatePhone($code: String!) {
  activatePhone(code: $code) {
    error
  }
}
    `, {"hash":"04a1ec621df2ab150f07abb9ccd792e562873f7a7e1014c2e02bf8f11a28a5c5"}) as unknown as TypedDocumentString<ActivatePhoneMutation, ActivatePhoneMutationVariables>;
export const RequestActivationCodeDocument = new TypedDocumentString(`
    mutation RequestActivationCode {
  requestActivationCode {
    error
  }
}
    `, {"hash":"b6a5b4a7810f411856e69ecc302a0e7186c053b05e21336c78de4f87f196675b"}) as unknown as TypedDocumentString<RequestActivationCodeMutation, RequestActivationCodeMutationVariables>;
export const OwnActivationDocument = new TypedDocumentString(`
    query OwnActivation($id: ID!) {
  User(id: $id) {
    id
    activated
    phone
  }
}
    `, {"hash":"d5239afaab0915f60554f278b43083bade4e98f9810922efb52475c46b2abc93"}) as unknown as TypedDocumentString<OwnActivationQuery, OwnActivationQueryVariables>;
export const InitAdyenSessionDocument = new TypedDocumentString(`
    mutation InitAdyenSession($venueId: ID!, $amount: Int!, $reference: ID!, $returnUrl: String!, $companyId: ID!, $tip: Int!, $currency: Currency!, $force3DS: Boolean) {
  initAdyenSession(
    venueId: $venueId
    amount: $amount
    reference: $reference
    returnUrl: $returnUrl
    companyId: $companyId
    tip: $tip
    currency: $currency
    force3DS: $force3DS
  ) {
    success
    error
    response {
      id
      sessionData
    }
  }
}
    `, {"hash":"d4516d967a1b9766f5a67dd094a8f506694e4152a1e490e504a0a03113cd2867"}) as unknown as TypedDocumentString<InitAdyenSessionMutation, InitAdyenSessionMutationVariables>;
export const UpdateAdyenPaymentDetailsDocument = new TypedDocumentString(`
    mutation UpdateAdyenPaymentDetails($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {
    success
    error
    response {
      resultCode
    }
  }
}
    `, {"hash":"7eec2868b9d62dd529b369b0cfbdba6cd40616891f7640b78c49eb54997bed89"}) as unknown as TypedDocumentString<UpdateAdyenPaymentDetailsMutation, UpdateAdyenPaymentDetailsMutationVariables>;
export const PaymentSessionStateDocument = new TypedDocumentString(`
    query PaymentSessionState($cartId: ID!, $sessionId: ID!) {
  paymentSessionState(cartId: $cartId, sessionId: $sessionId)
}
    `, {"hash":"040dbb4c059ba7bd723f6c424ac51339ddc823e8fe99762c024610e673ee6221"}) as unknown as TypedDocumentString<PaymentSessionStateQuery, PaymentSessionStateQueryVariables>;
export const RemoveStoredCardDocument = new TypedDocumentString(`
    mutation RemoveStoredCard($reference: String!) {
  removeStoredCard(reference: $reference) {
    success
  }
}
    `, {"hash":"517839b3b3ffc5b04c9cc496ec85de402df174a917190d29daf565eb56b92de9"}) as unknown as TypedDocumentString<RemoveStoredCardMutation, RemoveStoredCardMutationVariables>;
export const SocialMediaFeedDocument = new TypedDocumentString(`
    query SocialMediaFeed($companyId: ID!) {
  getSocialMedia(companyId: $companyId) {
    success
    feed {
      socialType
      items {
        id
        link
        mediaUrl
      }
    }
  }
}
    `, {"hash":"2f019f0327116ec404a1df2a7fb27bdf44bf541916fcdc4609d3745e2ae6eab6"}) as unknown as TypedDocumentString<SocialMediaFeedQuery, SocialMediaFeedQueryVariables>;
export const NewsDocument = new TypedDocumentString(`
    query News($companyId: ID!) {
  allContents(companyId: $companyId, types: [NEWSLETTER]) {
    ...ContentFields
  }
}
    fragment ContentFields on Content {
  id
  slug
  types
  createdAt
  updatedAt
  image
  title {
    ...LocalizedFields
  }
  subTitle {
    ...LocalizedFields
  }
  text {
    ...LocalizedFields
  }
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"e5e85c366b85b4ad0a2f3b3f6635ada0b6e50f52abe41bc421bc9013f9138656"}) as unknown as TypedDocumentString<NewsQuery, NewsQueryVariables>;
export const ArticleDocument = new TypedDocumentString(`
    query Article($companyId: ID!, $id: ID!) {
  allContents(companyId: $companyId, id: $id) {
    ...ContentFields
  }
}
    fragment ContentFields on Content {
  id
  slug
  types
  createdAt
  updatedAt
  image
  title {
    ...LocalizedFields
  }
  subTitle {
    ...LocalizedFields
  }
  text {
    ...LocalizedFields
  }
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"cff0d88e19b1871e7427490fb598ce0bba377e6ca541b949883bc3fbcb925a97"}) as unknown as TypedDocumentString<ArticleQuery, ArticleQueryVariables>;
export const PageBySlugDocument = new TypedDocumentString(`
    query PageBySlug($companyId: ID!, $slug: String!) {
  allContents(companyId: $companyId, slug: $slug) {
    ...ContentFields
  }
}
    fragment ContentFields on Content {
  id
  slug
  types
  createdAt
  updatedAt
  image
  title {
    ...LocalizedFields
  }
  subTitle {
    ...LocalizedFields
  }
  text {
    ...LocalizedFields
  }
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"eabd63b8e59f57e5ef3d435482169626c24eeced6010f2d6d3b08daf0b5c346b"}) as unknown as TypedDocumentString<PageBySlugQuery, PageBySlugQueryVariables>;
export const LandingContentsDocument = new TypedDocumentString(`
    query LandingContents($companyId: ID!, $intro: String!, $membership: String!) {
  intro: allContents(companyId: $companyId, slug: $intro) {
    slug
    text {
      ...LocalizedFields
    }
  }
  membership: allContents(companyId: $companyId, slug: $membership) {
    slug
    text {
      ...LocalizedFields
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"8c7fafdb0201ae3a1c488361704134bc2a594f548bea2c86b06cde822e859d6b"}) as unknown as TypedDocumentString<LandingContentsQuery, LandingContentsQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  homepageUserQuery {
    id
    tokens {
      id
      singleUse
      used
      expired
      offer {
        ...OfferCardFields
      }
    }
    stampCards {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      description
      descriptionLang {
        ...LocalizedFields
      }
      details {
        ...LocalizedFields
      }
      icon
      offerImage
      count
      requiredCount
      stamps {
        id
        seen
      }
      venues
    }
    company {
      defaultOffers {
        ...OfferCardFields
      }
    }
  }
}
    fragment OfferCardFields on Offer {
  id
  type
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  venues
  image
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"085eb9cdff2dc6a177d052be78b90b05d33f49712604484b874f079b29057670"}) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const LoggedOutOffersDocument = new TypedDocumentString(`
    query LoggedOutOffers($companyId: ID!) {
  getLoggedOutData(companyId: $companyId) {
    defaultOffers {
      ...OfferCardFields
    }
  }
}
    fragment OfferCardFields on Offer {
  id
  type
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  venues
  image
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"b9ab01d3ce8aef57a2d7e2e4f55552a91a81ed757d0add9bb6200c465f0d621f"}) as unknown as TypedDocumentString<LoggedOutOffersQuery, LoggedOutOffersQueryVariables>;
export const MarkStampSeenDocument = new TypedDocumentString(`
    mutation MarkStampSeen($id: ID!) {
  updateStamp(id: $id, seen: true) {
    id
    seen
  }
}
    `, {"hash":"ce310a3e61c74c539d0885c3c2124832bafc6666f2c19d10bfef9765e8bce1e7"}) as unknown as TypedDocumentString<MarkStampSeenMutation, MarkStampSeenMutationVariables>;
export const LevelsDocument = new TypedDocumentString(`
    query Levels($companyId: ID!) {
  allMembershipLevels(companyId: $companyId) {
    ...LevelFields
  }
}
    fragment LevelFields on MembershipLevel {
  id
  title {
    ...LocalizedFields
  }
  description {
    ...LocalizedFields
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"44aeeebec51fbb8018687a55fa00d4689d8f53c89d10f50b0e4c1e0df87b8a19"}) as unknown as TypedDocumentString<LevelsQuery, LevelsQueryVariables>;
export const NextLevelDocument = new TypedDocumentString(`
    query NextLevel {
  getNextMembershipLevel {
    success
    pointsNeeded
    nextLevel {
      ...LevelFields
    }
  }
}
    fragment LevelFields on MembershipLevel {
  id
  title {
    ...LocalizedFields
  }
  description {
    ...LocalizedFields
  }
  pointsRequired
  primaryColor
  secondaryColor
  image
  discountPercentage
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"b7c1cdb33b483bf0a0dfb473887f7652fec0d282f31efe96b6ceab9cfa68aeaa"}) as unknown as TypedDocumentString<NextLevelQuery, NextLevelQueryVariables>;
export const HistoryOrderDocument = new TypedDocumentString(`
    query HistoryOrder($orderId: ID!) {
  getHistoryOrder(orderId: $orderId) {
    ...OrderFields
  }
}
    fragment OrderFields on Order {
  id
  easyId
  status
  type
  createdAt
  desiredTime
  estimatedFinishTime
  isDelayed
  rejectReason
  confirmed
  isRefunded
  givenBack
  isTableOrder
  comment
  answerBy
  table {
    id
    code
  }
  venue {
    ...VenueFields
  }
  payment {
    id
    tip
  }
  fees {
    id
    name
    price {
      ...PriceFields
    }
  }
  items {
    id
    bundleId
    ageRestricted
    offer {
      id
      name
      type
      nameLang {
        ...LocalizedFields
      }
    }
    price {
      ...PriceFields
    }
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
    }
    removedVariations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
    }
    entry {
      id
      price
      selectedVariations
      item {
        id
        defaultPrice
        title
        titleLang {
          ...LocalizedFields
        }
      }
    }
  }
}
fragment PriceFields on Price {
  id
  amount
  percentageVAT
  discount
  subtotal
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}`, {"hash":"03aa75999a43254d7d86795d81c64bb1ff6532fc194eadddaadfdb4636df4b38"}) as unknown as TypedDocumentString<HistoryOrderQuery, HistoryOrderQueryVariables>;
export const HistoryListingDocument = new TypedDocumentString(`
    query HistoryListing {
  getHistoryListing {
    ...OrderFields
  }
}
    fragment OrderFields on Order {
  id
  easyId
  status
  type
  createdAt
  desiredTime
  estimatedFinishTime
  isDelayed
  rejectReason
  confirmed
  isRefunded
  givenBack
  isTableOrder
  comment
  answerBy
  table {
    id
    code
  }
  venue {
    ...VenueFields
  }
  payment {
    id
    tip
  }
  fees {
    id
    name
    price {
      ...PriceFields
    }
  }
  items {
    id
    bundleId
    ageRestricted
    offer {
      id
      name
      type
      nameLang {
        ...LocalizedFields
      }
    }
    price {
      ...PriceFields
    }
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
    }
    removedVariations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
    }
    entry {
      id
      price
      selectedVariations
      item {
        id
        defaultPrice
        title
        titleLang {
          ...LocalizedFields
        }
      }
    }
  }
}
fragment PriceFields on Price {
  id
  amount
  percentageVAT
  discount
  subtotal
}
fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}`, {"hash":"c81e505e76f0cc46161a6e7cf539959da1d19634b57eab0023f94756e21425aa"}) as unknown as TypedDocumentString<HistoryListingQuery, HistoryListingQueryVariables>;
export const ActiveOrdersDocument = new TypedDocumentString(`
    query ActiveOrders {
  allOrders {
    id
    createdAt
    desiredTime
  }
}
    `, {"hash":"154598e9fdb4c224fff229a44f853fc7fd82e6f9d7ce335c6f57541a485f94f5"}) as unknown as TypedDocumentString<ActiveOrdersQuery, ActiveOrdersQueryVariables>;
export const SendOrderEmailDocument = new TypedDocumentString(`
    mutation SendOrderEmail($orderId: ID!, $email: String) {
  sendOrderEmail(orderId: $orderId, email: $email) {
    success
    error
  }
}
    `, {"hash":"7dc2fce132773b2c32c73312db32d9b969fda9bbd0ad07c692c47a906fac987e"}) as unknown as TypedDocumentString<SendOrderEmailMutation, SendOrderEmailMutationVariables>;
export const ConfirmRejectionDocument = new TypedDocumentString(`
    mutation ConfirmRejection($id: ID!) {
  updateOrder(id: $id, confirmed: true) {
    id
    confirmed
  }
}
    `, {"hash":"af501d0990ff96ac7172f823da5dd34da3dd7d376c1cba4715ebda3f1607bd23"}) as unknown as TypedDocumentString<ConfirmRejectionMutation, ConfirmRejectionMutationVariables>;
export const DeleteNodeDocument = new TypedDocumentString(`
    mutation DeleteNode($userId: ID!) {
  deleteNode(userId: $userId) {
    success
    message
  }
}
    `, {"hash":"7de886f735ae7440476505f5c19885e55a87664d3e4aae63983b8cedb2e6e1ec"}) as unknown as TypedDocumentString<DeleteNodeMutation, DeleteNodeMutationVariables>;
export const CreateHashedPhoneNumberDocument = new TypedDocumentString(`
    mutation CreateHashedPhoneNumber($phoneNumber: String!) {
  createHashedPhoneNumber(phoneNumber: $phoneNumber) {
    success
  }
}
    `, {"hash":"2ca9cd90c209e66a1f1d3cb5b66b41bb65123d8851968d5ae11b9a2cd3957ddf"}) as unknown as TypedDocumentString<CreateHashedPhoneNumberMutation, CreateHashedPhoneNumberMutationVariables>;
export const ChequePageDocument = new TypedDocumentString(`
    query ChequePage($id: ID!) {
  Cheque(id: $id) {
    id
    amount
    discount
    paidAmount
    isPaid
    venueId
    tableCode
    items {
      id
      itemId
      title
      amount
      discount
      categoryId
      richVariations {
        id
        title
      }
      isLocked
      isPaid
      leftFraction
      leftAmount
    }
  }
}
    `, {"hash":"997fc72744f04a1f66ea770576dbc7359218786b0140dc11a595c7c9566b8544"}) as unknown as TypedDocumentString<ChequePageQuery, ChequePageQueryVariables>;
export const TableGuestsDocument = new TypedDocumentString(`
    query TableGuests($id: ID!, $qrToken: String!, $guestId: ID!) {
  Table(id: $id) {
    id
    guests(qrToken: $qrToken, guestId: $guestId) {
      id
      number
      name
      isMe
      isHere
      sharesCartOf
      unsentAmount
      sentAmount
      dishes {
        ...TableDishFields
      }
      orders {
        easyId
        status
        createdAt
        dishes {
          ...TableDishFields
        }
      }
    }
  }
}
    fragment TableDishFields on TableDish {
  itemId
  title
  quantity
  amount
  choices {
    id
    title
  }
}`, {"hash":"a5c551cb999500a5a8690d61c29ba4de295166791ae54d25eb8adc6937557b0c"}) as unknown as TypedDocumentString<TableGuestsQuery, TableGuestsQueryVariables>;
export const ShoppingCartEventsDocument = new TypedDocumentString(`
    query ShoppingCartEvents($cartId: ID!, $after: Int) {
  shoppingCartEvents(cartId: $cartId, after: $after) {
    sequence
    event
  }
}
    `, {"hash":"d82b52e513e1d842f5f181b7f75dfeddb100be9f47a6b6e1cd6efef566eaaa85"}) as unknown as TypedDocumentString<ShoppingCartEventsQuery, ShoppingCartEventsQueryVariables>;
export const PutShoppingCartEventsDocument = new TypedDocumentString(`
    mutation PutShoppingCartEvents($events: [CartEvent!]!, $tableToken: String) {
  putShoppingCartEvents(events: $events, tableToken: $tableToken) {
    success
    error
    confirmed {
      sequence
      event
    }
    refused {
      eventId
      code
      message
    }
  }
}
    `, {"hash":"4b2d39275990e7cd759cf248969a67d4cf3a7355c587e93abc2327c3784a7803"}) as unknown as TypedDocumentString<PutShoppingCartEventsMutation, PutShoppingCartEventsMutationVariables>;
export const CurrentTimeDocument = new TypedDocumentString(`
    query CurrentTime {
  currentTime
}
    `, {"hash":"a403165f9515762e3badd040ffbc752684dd54980ff4a124039c0935dbfadec2"}) as unknown as TypedDocumentString<CurrentTimeQuery, CurrentTimeQueryVariables>;
export const CompanyPageDocument = new TypedDocumentString(`
    query CompanyPage($id: ID!) {
  orderingCloudConfiguration(id: $id) {
    id
    slug
    COMPANY_ID
    userCompanyId
    marketplaceId
    marketplace {
      venues {
        id
        name
      }
    }
    logoUrl
    landingPageBackgroundUrl
    landingPageDesktopBackgroundUrl
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
    ANONYMOUS_PURCHASE
    DISABLE_PICKUP_TIME
    IS_PRODUCTION
    MAX_CATEGORIES
    SYNC_ETA
    LANDING_PAGE_SECTIONS {
      menuId
      title
      itemIds
    }
    ADYEN_CLIENT_TOKEN
    CUSTOM_CLIENT_ADYEN_TOKEN
    enableInvoicing
    enableTipping
    enablePromoCodes
    enableQrOrders
    disableComments
    serviceTypes
    greetingText
    navigationInfoText
    showCategoriesInGridView
    landingPageIntro
    aboutUs
    force3DSecure
    customReadyText
    invoiceFormUrl
    bagItemId
    enableAnalytics
    analyticsService
    company {
      id
      displayName
      supportEmail
      hasMembershipCards
      hasAppOrders
      defaultCurrency
      country
      languages
      defaultLanguage
      code
    }
  }
}
    `, {"hash":"37e7fc51c9bfa20b3f67c33f78e70564525dbc4a1d92897937022e1098cc2970"}) as unknown as TypedDocumentString<CompanyPageQuery, CompanyPageQueryVariables>;
export const SideContentsDocument = new TypedDocumentString(`
    query SideContents($companyId: ID!) {
  allContents(companyId: $companyId) {
    id
    slug
    types
    title {
      ...LocalizedFields
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"9dfd64e89529000b409847a8e0fe19c9c5efaa270a5a5f0e7ea5f8ce9c8749ea"}) as unknown as TypedDocumentString<SideContentsQuery, SideContentsQueryVariables>;
export const RemoveDeviceTokenDocument = new TypedDocumentString(`
    mutation RemoveDeviceToken($token: String!) {
  removeDeviceToken(token: $token) {
    success
  }
}
    `, {"hash":"299ad438b9c2a369e9f8e3a27adb614155f1cd1073ee2af053cf294e7d19333f"}) as unknown as TypedDocumentString<RemoveDeviceTokenMutation, RemoveDeviceTokenMutationVariables>;
export const SignedInGuestDocument = new TypedDocumentString(`
    query SignedInGuest($id: ID!) {
  User(id: $id) {
    id
    name
    phone
    email
    easyId
    deleted
    activated
    invoiceTargetId
    invoiceCustomerId
    membershipCard {
      points
      membershipLevel {
        id
        discountPercentage
        title {
          ...LocalizedFields
        }
      }
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"62e2e98b378463ec8b3b21192b831525e30618d5d0c3d3aef6e79cb99392e6f1"}) as unknown as TypedDocumentString<SignedInGuestQuery, SignedInGuestQueryVariables>;
export const AppliedMenusDocument = new TypedDocumentString(`
    query AppliedMenus($companyId: ID!, $venueId: ID!) {
  getAppliedMenus(companyId: $companyId, venueId: $venueId) {
    id
    venueId
    serviceTypes
    availabilities {
      id
      dayOfWeek
      timeRange {
        id
        start
        end
      }
    }
    menuEntries {
      id
      price
      instant
      vatRate
      item {
        id
      }
    }
  }
}
    `, {"hash":"d3e8859a0e5211c47eab7ebf934104d7bd3ad590fd1902c68e0d2e2acd07b60f"}) as unknown as TypedDocumentString<AppliedMenusQuery, AppliedMenusQueryVariables>;
export const ModificationGroupsDocument = new TypedDocumentString(`
    query ModificationGroups($companyId: ID!) {
  Company(id: $companyId) {
    id
    modificationGroups {
      ...ModificationGroupFields
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ModificationGroupFields on ModificationGroup {
  id
  externalName
  nameLang {
    ...LocalizedFields
  }
  type
  required
  expandedByDefault
  minChoices
  maxChoices
  preselectedVariations
  variations {
    id
    price
    name
    nameLang {
      ...LocalizedFields
    }
    allergen
    asItem {
      id
    }
    image
  }
}`, {"hash":"0464c76b42326f96c63bdaa95be2252ba64ecdd95497780a0fd9e58a6d1ed813"}) as unknown as TypedDocumentString<ModificationGroupsQuery, ModificationGroupsQueryVariables>;
export const StartCategoriesDocument = new TypedDocumentString(`
    query StartCategories($companyId: ID!, $venueId: ID!, $first: Int!) {
  allCategories(companyId: $companyId, first: $first) {
    ...CategoryFields
    items(first: 15, venueId: $venueId) {
      ...ItemFields
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}
fragment CategoryFields on Category {
  id
  parentId
  order
  name
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  image
  hideInCustomerOrderingFlows
  deleted
}`, {"hash":"50de7a54e73f4d36dc5bd7440c6fbf07ce0621649616b37b0d3e98de633a2ea1"}) as unknown as TypedDocumentString<StartCategoriesQuery, StartCategoriesQueryVariables>;
export const LandingItemsDocument = new TypedDocumentString(`
    query LandingItems($companyId: ID!, $ids: [ID!]!) {
  allItems(companyId: $companyId, ids: $ids) {
    ...ItemFields
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}`, {"hash":"368e74f0f6e11af3c8fb8487e66774e9f7f7bb10a5a3f8c866ec9ac4b4ede291"}) as unknown as TypedDocumentString<LandingItemsQuery, LandingItemsQueryVariables>;
export const RecommendationsDocument = new TypedDocumentString(`
    query Recommendations($userId: ID!, $venueId: ID!) {
  User(id: $userId) {
    id
    recommendations(venueId: $venueId) {
      id
      item {
        ...ItemFields
      }
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}`, {"hash":"f7c43bf7238fd3b560bf76f4e7fb1738c44c45afd5744f6c22ece26bc84a75ed"}) as unknown as TypedDocumentString<RecommendationsQuery, RecommendationsQueryVariables>;
export const MenuCategoriesDocument = new TypedDocumentString(`
    query MenuCategories($companyId: ID!, $venueId: ID!) {
  getAllCategories(companyId: $companyId) {
    ...CategoryFields
    items(first: 500, venueId: $venueId) {
      ...ItemFields
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}
fragment CategoryFields on Category {
  id
  parentId
  order
  name
  nameLang {
    ...LocalizedFields
  }
  descriptionLang {
    ...LocalizedFields
  }
  image
  hideInCustomerOrderingFlows
  deleted
}`, {"hash":"9b2cca9523b6dfee3efec0ee2292226f1269b27ff7e053d2c919626e4a5f88ef"}) as unknown as TypedDocumentString<MenuCategoriesQuery, MenuCategoriesQueryVariables>;
export const ItemPageDocument = new TypedDocumentString(`
    query ItemPage($itemId: ID!) {
  Item(id: $itemId) {
    ...ItemFields
    upsales {
      items {
        ...ItemFields
      }
    }
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}
fragment ItemFields on Item {
  id
  title
  titleLang {
    ...LocalizedFields
  }
  description
  descriptionLang {
    ...LocalizedFields
  }
  ageRestricted
  vatRate
  disableMembershipDiscount
  categories {
    id
  }
  modificationGroups {
    id
  }
  sizes {
    id
    type
    variations {
      id
      name
      nameLang {
        ...LocalizedFields
      }
      price
      absolutePrice
    }
  }
  image
  upsales {
    id
    hideInApp
    enableMultiSelect
    name {
      ...LocalizedFields
    }
    items {
      id
    }
  }
  allergens
  allergyTags
  defaultPrice
  order
  deleted
  instant
}`, {"hash":"99394af095ecfb490ab6e1b56b29fe52a39f3f36dd16e156eb0ac1437318d25f"}) as unknown as TypedDocumentString<ItemPageQuery, ItemPageQueryVariables>;
export const VenueInventoryDocument = new TypedDocumentString(`
    query VenueInventory($venueId: ID!) {
  venueInventory(venueId: $venueId) {
    itemId
    outOfStock
    count
  }
  catalogueVersion(venueId: $venueId)
}
    `, {"hash":"b334e835bb885cb8083aed2af294a3f01238a3da1be5cfab6744bc42c71543b8"}) as unknown as TypedDocumentString<VenueInventoryQuery, VenueInventoryQueryVariables>;
export const AddDeviceTokenDocument = new TypedDocumentString(`
    mutation AddDeviceToken($operatingSystem: OperatingSystem!, $token: String!) {
  addDeviceToken(operatingSystem: $operatingSystem, token: $token) {
    success
  }
}
    `, {"hash":"db059f8b1871e0382827ba391feb4e10f457dd2635253f5c7381c5bf62f74ec1"}) as unknown as TypedDocumentString<AddDeviceTokenMutation, AddDeviceTokenMutationVariables>;
export const AddOrderDeviceTokenDocument = new TypedDocumentString(`
    mutation AddOrderDeviceToken($orderId: ID!, $operatingSystem: OperatingSystem!, $token: String!) {
  addOrderDeviceToken(
    orderId: $orderId
    operatingSystem: $operatingSystem
    token: $token
  ) {
    success
  }
}
    `, {"hash":"50d8f2f5d7610ad86226b90cbef7db5eb27131bfdb4c079cab9eb4957aa06953"}) as unknown as TypedDocumentString<AddOrderDeviceTokenMutation, AddOrderDeviceTokenMutationVariables>;
export const RemoveOrderDeviceTokenDocument = new TypedDocumentString(`
    mutation RemoveOrderDeviceToken($orderId: ID!, $token: String!) {
  removeOrderDeviceToken(orderId: $orderId, token: $token) {
    success
  }
}
    `, {"hash":"c02cb8525ccab30d765dc629068d70b45cf956227679541851a94da89c59babb"}) as unknown as TypedDocumentString<RemoveOrderDeviceTokenMutation, RemoveOrderDeviceTokenMutationVariables>;
export const PushFactsDocument = new TypedDocumentString(`
    query PushFacts($id: ID!) {
  orderingCloudConfiguration(id: $id) {
    id
    VAPID_PUBLIC_KEY
    PUSH_SYSTEMS
  }
}
    `, {"hash":"86be8a272cd261c53eb450191d495ce604c1c53c229277ab4f4b53c9bd01be7b"}) as unknown as TypedDocumentString<PushFactsQuery, PushFactsQueryVariables>;
export const OfferDetailDocument = new TypedDocumentString(`
    query OfferDetail($id: ID!) {
  Offer(id: $id) {
    id
    type
    context
    discountRate
    discountType
    price
    stages {
      id
      nameLang {
        ...LocalizedFields
      }
      items {
        id
      }
      discountRate
      discountType
    }
    items {
      id
    }
    nameLang {
      ...LocalizedFields
    }
    descriptionLang {
      ...LocalizedFields
    }
    venues
    image
    createdAt
  }
}
    fragment LocalizedFields on LocalizedText {
  en
  se
  es
  no
  tr
  dk
}`, {"hash":"df41b2bd37abf3c39742875c10cb958fa5875068979358413ddf360dd44efe9e"}) as unknown as TypedDocumentString<OfferDetailQuery, OfferDetailQueryVariables>;
export const ActivatePromoCodeDocument = new TypedDocumentString(`
    mutation ActivatePromoCode($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
  activatePromoCode(
    companyId: $companyId
    code: $code
    cartId: $cartId
    venueId: $venueId
  ) {
    success
    error
  }
}
    `, {"hash":"173e4df56cc87fce33dc8229ecf3151ba2cabbcaf865a18965cf6881d072ea21"}) as unknown as TypedDocumentString<ActivatePromoCodeMutation, ActivatePromoCodeMutationVariables>;
export const RenewDeviceTokenDocument = new TypedDocumentString(`
    mutation RenewDeviceToken($oldToken: String!, $token: String!) {
  renewDeviceToken(oldToken: $oldToken, token: $token) {
    success
  }
}
    `, {"hash":"431ed9ef7fe5be197bcf4ac095f022c89509ccec7689187e752a182877b8103b"}) as unknown as TypedDocumentString<RenewDeviceTokenMutation, RenewDeviceTokenMutationVariables>;
export const TableBillsDocument = new TypedDocumentString(`
    query TableBills($id: ID!, $qrToken: String!) {
  Table(id: $id) {
    id
    code
    supportsPayLater
    cheques(qrToken: $qrToken) {
      id
      amount
      discount
      paidAmount
      isPaid
    }
  }
}
    `, {"hash":"608b2f0514027349db135f7db06a16f9b9122d2d378b0e5e783351f262d1ecfb"}) as unknown as TypedDocumentString<TableBillsQuery, TableBillsQueryVariables>;
export const TablePageDocument = new TypedDocumentString(`
    query TablePage($id: ID!, $venueId: ID!) {
  Table(id: $id) {
    id
    code
    supportsPayLater
    qrToken(venueId: $venueId)
  }
}
    `, {"hash":"28ddb2f7327eaeea84ff88993da736951232a52333f3c24424c312bd4af1d3a2"}) as unknown as TypedDocumentString<TablePageQuery, TablePageQueryVariables>;
export const VenuePageDocument = new TypedDocumentString(`
    query VenuePage($id: ID!) {
  Venue(id: $id) {
    ...VenueFields
  }
}
    fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}`, {"hash":"050b66ab04c3ae5bedd603959e22465e13ef120866343c2be8b6812927f94279"}) as unknown as TypedDocumentString<VenuePageQuery, VenuePageQueryVariables>;
export const VenueListDocument = new TypedDocumentString(`
    query VenueList($companyId: ID!) {
  allVenues(companyId: $companyId) {
    ...VenueFields
  }
}
    fragment VenueFields on Venue {
  id
  name
  active
  deleted
  phone
  organizationId
  supportEmail
  minimumPickupWaitTime
  image
  zip
  timeZone
  pausedUntil
  syncedEta {
    minutes
    setAt
  }
  location {
    id
    name
    street
    lat
    long
    city
    zip
  }
  availabilities {
    id
    dayOfWeek
    timeRange {
      id
      start
      end
      initialStart
      initialEnd
    }
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
}`, {"hash":"8dd61f1b649d9394af90b30998921306d4fd6d506eb2d7be0c32f64191fcc955"}) as unknown as TypedDocumentString<VenueListQuery, VenueListQueryVariables>;