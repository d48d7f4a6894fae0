import { describe, expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { callInSchema, namesOf, rootFields, type Call } from './testing/call-shape.ts';

const calls: Call[] = [
  {
    rule: '[API-36] a rejection is marked as seen',
    name: 'updateOrder',
    takes: { id: 'ID!', confirmed: 'Boolean!' },
    gives: 'Order!',
    with: ['confirmed'],
  },
  {
    rule: '[API-37] a stamp is marked as seen',
    name: 'updateStamp',
    takes: { id: 'ID!', seen: 'Boolean!' },
    gives: 'Stamp!',
    with: ['id', 'seen'],
  },
  {
    rule: '[API-38] a device is registered',
    name: 'addDeviceToken',
    takes: { operatingSystem: 'OperatingSystem!', token: 'String!' },
    gives: 'DeviceTokenResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[API-38] a device is removed',
    name: 'removeDeviceToken',
    takes: { token: 'String!' },
    gives: 'DeviceTokenResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[NATIVE-09] [D-201] a device hears of one order',
    name: 'addOrderDeviceToken',
    takes: { orderId: 'ID!', operatingSystem: 'OperatingSystem!', token: 'String!' },
    gives: 'DeviceTokenResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[NATIVE-09] [D-201] a device hears of one order no more',
    name: 'removeOrderDeviceToken',
    takes: { orderId: 'ID!', token: 'String!' },
    gives: 'DeviceTokenResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[NATIVE-09] [D-201] a renewed subscription takes the place of the old one',
    name: 'renewDeviceToken',
    takes: { oldToken: 'String!', token: 'String!' },
    gives: 'DeviceTokenResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[PAY-41] a kept card is taken away',
    name: 'removeStoredCard',
    takes: { reference: 'String!' },
    gives: 'RemoveStoredCardResult!',
    with: ['success'],
  },
  {
    rule: '[API-39] a receipt by e-mail, the address optional',
    name: 'sendOrderEmail',
    takes: { orderId: 'ID!', email: 'String' },
    gives: 'SendOrderEmailResult!',
    with: ['success', 'error', 'message'],
  },
  {
    rule: '[API-40] an account is deleted',
    name: 'deleteNode',
    takes: { userId: 'ID!', forced: 'Boolean' },
    gives: 'DeleteNodeResult!',
    with: ['success', 'message'],
  },
  {
    rule: '[API-41] the number of a deleted account',
    name: 'createHashedPhoneNumber',
    takes: { phoneNumber: 'String!' },
    gives: 'HashedPhoneNumberResult!',
    with: ['id', 'message', 'success', 'error'],
  },
  {
    rule: '[API-42] a payment session',
    name: 'initAdyenSession',
    takes: {
      venueId: 'ID!',
      amount: 'Int!',
      reference: 'ID!',
      returnUrl: 'String!',
      companyId: 'ID!',
      tip: 'Int!',
      currency: 'Currency!',
      force3DS: 'Boolean',
    },
    gives: 'InitAdyenSessionResult!',
    with: ['success', 'response.sessionData', 'response.id', 'error'],
  },
  {
    rule: '[API-43] payment details',
    name: 'updateAdyenPaymentDetails',
    takes: { venueId: 'ID!', payload: 'JSON!' },
    gives: 'UpdateAdyenPaymentDetailsResult!',
    with: ['success', 'response.resultCode', 'error'],
  },
  {
    rule: '[API-44] a promo code',
    name: 'activatePromoCode',
    takes: {
      companyId: 'ID!',
      code: 'String!',
      cartId: 'ID!',
      venueId: 'ID!',
      categoryIds: '[ID!]',
    },
    gives: 'ActivatePromoCodeResult!',
    with: [
      'success',
      'error',
      'promoCode.code',
      'promoCode.discountType',
      'promoCode.categoryIds',
      'promoCode.title',
    ],
  },
  {
    rule: '[API-45] sign-in',
    name: 'login',
    takes: { companyId: 'ID!', phone: 'String!', password: 'String!' },
    gives: 'AuthenticationResult!',
    with: ['error', 'token'],
  },
  {
    rule: '[API-46] sign-up',
    name: 'register',
    takes: {
      companyId: 'ID!',
      name: 'String!',
      phone: 'String!',
      password: 'String!',
      email: 'String!',
      referral: 'String',
    },
    gives: 'AuthenticationResult!',
    with: ['error', 'token'],
  },
  {
    rule: '[API-47] a number deleted lately',
    name: 'hasPhoneNumberBeenDeletedLately',
    takes: { phoneNumber: 'String!' },
    gives: 'PhoneDeletedLatelyResult!',
    with: ['deletedLately', 'error', 'message', 'success'],
  },
  {
    rule: '[API-48] a reset code is sent',
    name: 'sendResetPassword',
    takes: { companyId: 'ID!', phone: 'String!' },
    gives: 'ResetPasswordResult!',
    with: ['success', 'error', 'message'],
  },
  {
    rule: '[API-48] a password is reset',
    name: 'confirmResetPassword',
    takes: { companyId: 'ID!', phone: 'String!', code: 'String!', password: 'String!' },
    gives: 'ResetPasswordResult!',
    with: ['success', 'error', 'message'],
  },
  {
    rule: '[API-49] a phone is activated',
    name: 'activatePhone',
    takes: { code: 'String!' },
    gives: 'ActivationResult!',
    with: ['error'],
  },
  {
    rule: '[API-49] a code is asked for again',
    name: 'requestActivationCode',
    takes: {},
    gives: 'ActivationResult!',
    with: ['error'],
  },
  {
    rule: '[API-50] [D-54] cart events outside the socket',
    name: 'putShoppingCartEvents',
    takes: { events: '[CartEvent!]!' },
    gives: 'PutShoppingCartEventsResult!',
    with: ['success', 'error', 'confirmed.sequence', 'refused.code'],
  },
];

describe('mutations of the guest endpoint', () => {
  it.each(calls)('$rule: $name', (call) => {
    expect(callInSchema('Mutation', call)).toEqual(call);
  });

  it('[D-137] each is listed here and in the table of operations', () => {
    const inTable = Object.entries(OPERATIONS).filter(([, { kind }]) => kind === 'MUTATION');
    expect(rootFields('Mutation')).toEqual(namesOf(calls));
    expect(rootFields('Mutation')).toEqual(inTable.map(([name]) => name).sort());
  });
});
