import { readFileSync } from 'node:fs';
import { isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, it } from 'vitest';
import { guestSchema as schema } from './testing/read-schema.ts';

/** What the guests' app sends, as it is built into it. */
const DOCUMENTS =
  '../../../apps/ordering/src/shared/graphql-client/generated/persisted-documents.json';
const documents = JSON.parse(readFileSync(new URL(DOCUMENTS, import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

/**
 * Fields of the public contract that the guests' app has no use for, and why. What the specification names is answered to every
 * client all the same; `contract-fields.integration.test.ts` and its neighbours ask for it.
 */
const ARGUED: Record<string, string[]> = {
  'the resolved value beside it is asked for (D-04)': [
    'OrderingCloudConfiguration.disablePickuptime',
    'OrderingCloudConfiguration.enableAnonymousOrders',
    'OrderingCloudConfiguration.landingpageSections',
  ],
  'the cart itself tells of its code, by the event the server appends (D-71)': [
    'ActivatePromoCodeResult.promoCode',
    'PromoCode.active',
    'PromoCode.categoryIds',
    'PromoCode.code',
    'PromoCode.discountRate',
    'PromoCode.discountType',
    'PromoCode.id',
    'PromoCode.offerType',
    'PromoCode.title',
    'PromoCode.venues',
  ],
  'the provider’s form lists and removes kept cards itself (PAY-20)': [
    'User.creditCards',
    'CreditCard.digits',
    'CreditCard.id',
    'CreditCard.provider',
    'CreditCard.token',
  ],
  'the code speaks in the guest’s language; the message is for logs (D-143)': [
    'DeviceTokenResult.message',
    'HashedPhoneNumberResult.message',
    'NextMembershipLevel.message',
    'PutShoppingCartEventsResult.message',
    'SendOrderEmailResult.message',
    'RefusedCartEvent.context',
  ],
  'told by a neighbour that is asked for': [
    'HashedPhoneNumberResult.error',
    'HashedPhoneNumberResult.id',
    'PhoneDeletedLatelyResult.error',
    'PhoneDeletedLatelyResult.success',
    'MembershipCard.id',
    'Cheque.createdAt',
    'ChequeItem.variations',
    'ChequeItemVariation.amount',
    'Stamp.stampCard',
    'StampCardReference.id',
    'StampCard.offer',
    'User.stamps',
  ],
  'nothing can be delivered until somebody drives (D-29)': [
    'Venue.deliveryRates',
    'Venue.minimumDeliveryFee',
    'DeliveryRate.fee',
    'DeliveryRate.id',
    'DeliveryRate.message',
    'DeliveryRate.polygon',
    'DeliveryRate.zip',
    'DeliveryFee.amount',
    'DeliveryFee.percentageVAT',
  ],
  'nobody books a table here: it is stored and returned only (D-141)': ['Venue.bookingServiceId'],
  'the whole menu is loaded at once (API-25)': [
    'Query.GetRemovedVariations',
    'Query.getCategoryInfo',
    'Query.getSubCategories',
    'Query.companyQuery',
  ],
};

function requestedFields(): Set<string> {
  const requested = new Set<string>();
  for (const text of Object.values(documents)) {
    const info = new TypeInfo(schema);
    const note = () => {
      requested.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`);
    };
    visit(parse(text), visitWithTypeInfo(info, { Field: note }));
  }
  return requested;
}

it('[F-51] every field of the contract is asked for by the app, or argued', () => {
  const requested = requestedFields();
  const declared = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
        : [],
    );
  const unread = declared.filter((field) => !requested.has(field));
  expect(unread.toSorted()).toEqual(Object.values(ARGUED).flat().toSorted());
});
