import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { callInSchema, namesOf, rootFields, type Call } from './testing/call-shape.ts';
import { fieldAt, guestSchema, objectType } from './testing/read-schema.ts';

const calls: Call[] = [
  {
    rule: '[API-04] [D-05] configuration by id, slug or host',
    name: 'orderingCloudConfiguration',
    takes: { id: 'ID', slug: 'String', host: 'String' },
    gives: 'OrderingCloudConfiguration',
    with: [
      'company.displayName',
      'COMPANY_ID',
      'MAX_CATEGORIES',
      'LANDING_PAGE_SECTIONS.itemIds',
      'DISABLE_PICKUP_TIME',
      'ANONYMOUS_PURCHASE',
      'IS_PRODUCTION',
      'SYNC_ETA',
      'ADYEN_CLIENT_TOKEN',
      'CUSTOM_CLIENT_ADYEN_TOKEN',
      'customReadyText',
      'enablePromoCodes',
      'bagItemId',
      'enableQrOrders',
    ],
  },
  {
    rule: '[API-05] items by company or ids',
    name: 'allItems',
    takes: { companyId: 'ID!', ids: '[ID!]' },
    gives: '[Item!]!',
    with: ['id', 'vatRate', 'image'],
  },
  {
    rule: '[API-06] contents by types, company or id',
    name: 'allContents',
    takes: { companyId: 'ID!', types: '[ContentType!]', id: 'ID' },
    gives: '[Content!]!',
    with: ['id', 'slug', 'title.se', 'text.se', 'updatedAt'],
  },
  {
    rule: '[API-07] venues by company',
    name: 'allVenues',
    takes: { companyId: 'ID!' },
    gives: '[Venue!]!',
    with: ['id', 'name', 'availabilities.timeRange.start', 'location.street', 'zip'],
  },
  {
    rule: '[API-08] one venue',
    name: 'Venue',
    takes: { id: 'ID!' },
    gives: 'Venue',
    with: [
      'name',
      'bookingServiceId',
      'minimumDeliveryFee',
      'supportEmail',
      'availabilities',
      'deliveryRates',
      'location',
      'image',
      'minimumPickupWaitTime',
      'timeZone',
    ],
  },
  { rule: '[API-10] active orders of the user', name: 'allOrders', takes: {}, gives: '[Order!]!' },
  {
    rule: '[API-12] one order by id',
    name: 'getHistoryOrder',
    takes: { orderId: 'ID!' },
    gives: 'Order',
  },
  {
    rule: '[API-13] the last orders of the user',
    name: 'getHistoryListing',
    takes: {},
    gives: '[Order!]!',
    with: ['createdAt', 'isTableOrder', 'status'],
  },
  {
    rule: '[API-14] what home shows a user',
    name: 'homepageUserQuery',
    takes: {},
    gives: 'User',
    with: ['stamps.stampCard.id', 'stampCards.count', 'company.id'],
  },
  {
    rule: '[API-15] default offers for visitors',
    name: 'getLoggedOutData',
    takes: { companyId: 'ID!' },
    gives: 'LoggedOutData!',
    with: ['defaultOffers.type'],
  },
  {
    rule: '[API-16] the next membership level',
    name: 'getNextMembershipLevel',
    takes: {},
    gives: 'NextMembershipLevel!',
    with: ['success', 'nextLevel.pointsRequired', 'pointsNeeded', 'message'],
  },
  {
    rule: '[API-17] the company',
    name: 'companyQuery',
    takes: { id: 'ID!' },
    gives: 'Company',
    with: ['displayName', 'hasMembershipCards'],
  },
  {
    rule: '[API-17] the levels of a company',
    name: 'allMembershipLevels',
    takes: { companyId: 'ID!' },
    gives: '[MembershipLevel!]!',
  },
  {
    rule: '[API-18] the social feed',
    name: 'getSocialMedia',
    takes: { companyId: 'ID!' },
    gives: 'SocialMedia!',
    with: ['success', 'feed.items.mediaUrl'],
  },
  {
    rule: '[API-19] [API-20] [API-33] company with support address, modification groups and code',
    name: 'Company',
    takes: { id: 'ID!' },
    gives: 'Company',
    with: ['supportEmail', 'modificationGroups.variations.price', 'code'],
  },
  {
    rule: '[API-20] [API-21] one item for its page, or the bag',
    name: 'Item',
    takes: { id: 'ID!' },
    gives: 'Item',
    with: ['modificationGroups.id', 'upsales.items.id', 'sizes.variations.absolutePrice'],
  },
  {
    rule: '[API-22] [API-23] [API-24] the user, tokens, activation and recommendations',
    name: 'User',
    takes: { id: 'ID!' },
    gives: 'User',
    with: [
      'phone',
      'easyId',
      'creditCards.digits',
      'membershipCard.membershipLevel.title',
      'tokens.singleUse',
      'activated',
      'recommendations.item.id',
    ],
  },
  {
    rule: '[API-25] categories with their items',
    name: 'allCategories',
    takes: { companyId: 'ID!', first: 'Int' },
    gives: '[Category!]!',
    with: ['order', 'items.id'],
  },
  {
    rule: '[API-26] the tree of categories',
    name: 'getAllCategories',
    takes: { companyId: 'ID!' },
    gives: '[Category!]!',
    with: ['id', 'parentId'],
  },
  {
    rule: '[API-27] one category',
    name: 'getCategoryInfo',
    takes: { categoryId: 'ID!' },
    gives: 'Category',
  },
  {
    rule: '[API-27] subcategories',
    name: 'getSubCategories',
    takes: { ids: '[ID!]!' },
    gives: '[Category!]!',
  },
  {
    rule: '[API-28] removed variations',
    name: 'GetRemovedVariations',
    takes: { removedVariationIds: '[ID!]!' },
    gives: '[Variation!]!',
    with: ['nameLang.se'],
  },
  { rule: '[API-29] a bill', name: 'Cheque', takes: { id: 'ID!' }, gives: 'Cheque' },
  { rule: '[API-30] a table', name: 'Table', takes: { id: 'ID!' }, gives: 'Table' },
  { rule: '[API-31] an offer', name: 'Offer', takes: { id: 'ID!' }, gives: 'Offer' },
  {
    rule: '[API-32] menus per service type for a company and venue',
    name: 'getAppliedMenus',
    takes: { companyId: 'ID!', venueId: 'ID!', serviceType: 'ServiceType' },
    gives: '[Menu!]!',
    with: ['serviceTypes', 'venueId', 'menuEntries.item.vatRate'],
  },
  { rule: "[API-33] the server's time", name: 'currentTime', takes: {}, gives: 'DateTime!' },
  {
    rule: '[API-34] the inventory snapshot',
    name: 'venueInventory',
    takes: { venueId: 'ID!' },
    gives: '[InventoryEntry!]!',
  },
  {
    rule: '[O-29] whether the menu is still the one that was read',
    name: 'catalogueVersion',
    takes: { venueId: 'ID!' },
    gives: 'String',
  },
  {
    rule: '[API-35] the events of a cart',
    name: 'shoppingCartEvents',
    takes: { cartId: 'ID!' },
    gives: '[StoredCartEvent!]!',
    with: ['sequence', 'event'],
  },
  {
    rule: '[D-80] what is known of a payment session',
    name: 'paymentSessionState',
    takes: { cartId: 'ID!', sessionId: 'ID!' },
    gives: 'PaymentSessionState!',
  },
];

describe('queries of the guest endpoint', () => {
  it.each(calls)('$rule: $name', (call) => {
    expect(callInSchema('Query', call)).toEqual(call);
  });

  it('[D-137] each is listed here and in the table of operations', () => {
    const inTable = Object.entries(OPERATIONS).filter(([, { kind }]) => kind === 'QUERY');
    expect(rootFields('Query')).toEqual(namesOf(calls));
    expect(rootFields('Query')).toEqual(inTable.map(([name]) => name).sort());
  });

  it('[API-25] a category gives 15 items unless asked for more', () => {
    const items = fieldAt(objectType(guestSchema, 'Category'), 'items');
    expect(items.args.find((arg) => arg.name === 'first')?.defaultValue).toBe(15);
  });

  it('[D-96] an order read by its id has no place for personal data', () => {
    const fields = Object.keys(objectType(guestSchema, 'Order').getFields());
    for (const personal of ['user', 'userId', 'name', 'phone', 'email', 'cartId']) {
      expect(fields).not.toContain(personal);
    }
  });
});
