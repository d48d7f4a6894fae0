import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeCartLineSchema } from './cart-line-schema.ts';
import { fieldAt, guestSchema, objectType } from './testing/read-schema.ts';

const words = (list: string): string[] => list.trim().split(/\s+/);

// A row per rule: its number, the type, the fields it must have.
const entities: [rule: string, type: string, fields: string][] = [
  [
    '[DATA-02] company',
    'Company',
    `id displayName supportEmail hasMembershipCards hasAppOrders defaultCurrency country languages
     defaultLanguage code defaultOffers`,
  ],
  [
    '[DATA-03] venue',
    'Venue',
    `id name active deleted phone organizationId bookingServiceId minimumDeliveryFee supportEmail
     minimumPickupWaitTime image zip location availabilities deliveryRates`,
  ],
  ['[DATA-04] location', 'VenueLocation', 'id name street lat long city zip'],
  [
    '[DATA-05] availability',
    'Availability',
    `id dayOfWeek timeRange.id timeRange.start timeRange.end timeRange.initialStart
     timeRange.initialEnd`,
  ],
  [
    '[DATA-06] delivery rate',
    'DeliveryRate',
    'id zip polygon fee.percentageVAT fee.amount message.se message.en',
  ],
  [
    '[DATA-07] item',
    'Item',
    `id title titleLang descriptionLang.se descriptionLang.en descriptionLang.es descriptionLang.no
     description ageRestricted vatRate disableMembershipDiscount categories modificationGroups sizes
     image upsales allergens allergyTags defaultPrice order deleted instant`,
  ],
  [
    '[DATA-08] sizes',
    'ItemSizes',
    'type variations.price variations.absolutePrice variations.name',
  ],
  [
    '[DATA-09] modification group',
    'ModificationGroup',
    'id externalName type required expandedByDefault preselectedVariations variations',
  ],
  ['[DATA-10] variation', 'Variation', 'id price name nameLang allergen asItem.id image'],
  ['[DATA-11] upsell group', 'UpsellGroup', 'id hideInApp enableMultiSelect name.se name.en items'],
  [
    '[DATA-13] menu',
    'Menu',
    `id availabilities.dayOfWeek availabilities.timeRange.start availabilities.timeRange.end
     menuEntries`,
  ],
  ['[DATA-14] menu entry', 'MenuEntry', 'id price instant item.id item.vatRate'],
  ['[DATA-15] inventory entry', 'InventoryEntry', 'itemId outOfStock count'],
  [
    '[DATA-19] order',
    'Order',
    `id easyId status desiredTime estimatedFinishTime rejectReason confirmed type createdAt table.id
     venue payment.id payment.tip fees items`,
  ],
  [
    '[DATA-21] order item',
    'OrderItem',
    `id bundleId offer.id offer.name offer.type offer.nameLang price.id price.amount
     price.percentageVAT price.discount price.subtotal variations.id variations.name
     variations.nameLang variations.price removedVariations entry.id entry.price
     entry.selectedVariations entry.item.id entry.item.defaultPrice entry.item.titleLang`,
  ],
  [
    '[DATA-22] cheque',
    'Cheque',
    `id amount discount paidAmount createdAt items.id items.itemId items.title items.amount
     items.discount items.categoryId items.variations items.richVariations`,
  ],
  ['[DATA-23] table', 'Table', 'id code supportsPayLater cheques'],
  [
    '[DATA-24] user',
    'User',
    `id name phone email easyId deleted activated invoiceTargetId invoiceCustomerId creditCards.id
     creditCards.provider creditCards.digits creditCards.token membershipCard.id
     membershipCard.points membershipCard.membershipLevel`,
  ],
  ["[DATA-25] a user's unseen stamps", 'User', 'stamps.id stamps.stampCard.id'],
  [
    "[DATA-26] a user's stamp cards",
    'User',
    `stampCards.id stampCards.count stampCards.nameLang stampCards.descriptionLang
     stampCards.details stampCards.icon stampCards.venues stampCards.offer`,
  ],
  [
    '[DATA-27] membership level',
    'MembershipLevel',
    `id title.en title.se description pointsRequired primaryColor secondaryColor image
     discountPercentage`,
  ],
  ['[DATA-28] next level', 'NextMembershipLevel', 'success nextLevel pointsNeeded message'],
  [
    '[DATA-29] offer',
    'Offer',
    `id type context discountRate discountType price stages items nameLang descriptionLang venues
     image createdAt`,
  ],
  ['[DATA-31] offer token', 'OfferToken', 'id singleUse used expired'],
  ['[DATA-33] recommendation', 'Recommendation', 'id item'],
  [
    '[DATA-35] content',
    'Content',
    'id slug types createdAt updatedAt image title subTitle text.en text.se text.no',
  ],
  [
    '[DATA-36] social feed',
    'SocialMedia',
    'success feed.socialType feed.items.id feed.items.link feed.items.mediaUrl',
  ],
];

const enums: [rule: string, name: string, values: string][] = [
  ['[DATA-05] days', 'DayOfWeek', 'MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY'],
  ['[DATA-09] group types', 'ModificationGroupType', 'SINGLE MULTIPLE'],
  ['[DATA-19] order types', 'OrderType', 'TAKE_AWAY EAT_HERE'],
  [
    '[DATA-30] offer types',
    'OfferType',
    'BUNDLE ITEM_DISCOUNT ORDER_DISCOUNT STAGED_BUNDLE STAGED_INDIVIDUAL VISUAL',
  ],
  ['[DATA-35] content types', 'ContentType', 'SIDEBAR NEWSLETTER'],
];

describe('entities in the schema', () => {
  it.each(entities)('%s has its fields', (_rule, type, fields) => {
    for (const path of words(fields)) {
      expect(fieldAt(objectType(guestSchema, type), path).name).toBe(path.split('.').at(-1));
    }
  });

  it.each(enums)('%s are exactly these', (_rule, name, values) => {
    const type = guestSchema.getType(name);
    const given = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    expect(given.sort()).toEqual(words(values).sort());
  });
});

describe('entities built from events', () => {
  it('[DATA-17] a cart line has its fields', () => {
    const fields = `id itemId entryId vatRate title categoryId amount variations removedVariations
      fraction message discount disableMembershipDiscounts offerTitle`;
    const line = makeCartLineSchema(z.strictObject);
    expect(Object.keys(line.shape)).toEqual(expect.arrayContaining(words(fields)));
    expect(Object.keys(line.shape.variations.def.element.shape)).toEqual(
      words('id amount title groupId'),
    );
  });
});
