import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBasicLogin, isSignedBy } from './webhook-signature.ts';

// Key, message and signature as published with Adyen's own libraries.
const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const PUBLISHED = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { currency: 'EUR', value: 1130 },
  eventCode: 'AUTHORISATION',
  success: 'true',
  additionalData: { hmacSignature: 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=' },
};

describe('the signature of a webhook', () => {
  it('[D-77] accepts what Adyen published', () => {
    expect(isSignedBy(PUBLISHED, KEY)).toBe(true);
  });

  it('[D-77] an absent original reference signs like an empty one', () => {
    const { originalReference: _none, ...without } = PUBLISHED;
    expect(isSignedBy(without, KEY)).toBe(true);
  });

  it.each([
    ['amount', { amount: { currency: 'EUR', value: 1 } }],
    ['currency', { amount: { currency: 'SEK', value: 1130 } }],
    ['payment', { pspReference: '7914073381342285' }],
    ['original payment', { originalReference: '7914073381342284' }],
    ['order', { merchantReference: 'TestPayment-2' }],
    ['account', { merchantAccountCode: 'Somebody' }],
    ['event', { eventCode: 'CAPTURE' }],
    ['success', { success: 'false' }],
  ])('[D-77] a changed %s is not signed', (_what, change) => {
    expect(isSignedBy({ ...PUBLISHED, ...change }, KEY)).toBe(false);
  });

  it('[D-77] no signature but the right one passes, and none breaks it', () => {
    fc.assert(
      fc.property(fc.string(), (hmacSignature) => {
        fc.pre(hmacSignature !== PUBLISHED.additionalData.hmacSignature);
        expect(isSignedBy({ ...PUBLISHED, additionalData: { hmacSignature } }, KEY)).toBe(false);
      }),
    );
    expect(isSignedBy({ ...PUBLISHED, additionalData: undefined }, KEY)).toBe(false);
  });
});

describe('the login of a webhook', () => {
  const login = { webhookUser: 'adyen', webhookPassword: 'geheim-å' };
  const header = `Basic ${Buffer.from('adyen:geheim-å', 'utf8').toString('base64')}`;

  it('[D-77] is user and password, exactly', () => {
    expect(isBasicLogin(header, login)).toBe(true);
    expect(isBasicLogin(`${header}=`, login)).toBe(false);
    expect(isBasicLogin(undefined, login)).toBe(false);
    expect(isBasicLogin('', login)).toBe(false);
  });
});
