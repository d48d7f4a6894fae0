import { expect, it } from 'vitest';
import { signNotification } from './sign-notification.ts';

// Key, message and signature as published with Adyen's own libraries.
it('[D-76] signs as Adyen does', () => {
  const published = {
    pspReference: '7914073381342284',
    originalReference: '',
    merchantAccountCode: 'TestMerchant',
    merchantReference: 'TestPayment-1407325143704',
    amount: { currency: 'EUR', value: 1130 },
    eventCode: 'AUTHORISATION',
    success: 'true',
  };
  const key = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  expect(signNotification(published, key)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
});
