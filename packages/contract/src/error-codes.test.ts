import { CART_REFUSALS } from '@tallrik/domain/cart/refusal-codes';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, errorTranslationKey, isErrorCode } from './error-codes.ts';

const specified: [rule: string, codes: string[]][] = [
  ['[ERR-02]', ['ERROR_FAIL_VERIFY_PHONE']],
  ['[ERR-04]', ['ERROR_USER_IS_REQUIRED']],
  ['[ERR-05]', ['ERROR_INVALID_CREDENTIALS']],
  ['[ERR-06]', ['USER_ALREADY_EXISTS', 'ERROR_USER_ALREADY_EXISTS']],
  ['[ERR-07]', ['UNEXPECTED_ERROR_OCCURRED']],
  ['[ERR-08]', ['ERROR_NOT_VALID_PHONE_NUMBER', 'INTERNAL_SERVER_ERROR']],
  ['[ERR-09]', ['ERROR_USER_NOT_FOUND']],
  ['[ERR-10]', ['PAYMENT_DECLINED_CREDIT_CARD_FUNDS']],
  ['[ERR-11]', ['HANDLE_ORDER_AFTER_PAYMENT_ERROR']],
  ['[ERR-15]', ['NOUSER']],
  ['[ERR-16]', ['INVALIDVENUE']],
  ['[ERR-17]', ['NOTACTIVEYET']],
  ['[ERR-18]', ['INACTIVE']],
  ['[ERR-19]', ['EXPIRED']],
  ['[ERR-20]', ['USELIMIT']],
  ['[ERR-21]', ['OUTOFHOURS']],
  ['[ERR-22]', ['NOTFOUND']],
  ['[D-107]', ['ERROR_VALID_USER']],
  ['[D-134]', ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED']],
];

describe('error codes', () => {
  it.each(specified)('%s the catalogue has %s', (_rule, codes) => {
    for (const code of codes) expect(errorTranslationKey(code)).toBe(`Error.${code}`);
  });

  it('[D-57] every refusal of a cart event has a text', () => {
    expect(Object.keys(CART_REFUSALS).filter((code) => !isErrorCode(code))).toEqual([]);
    expect([...ERROR_CODES]).toContain('OUT_OF_STOCK');
  });

  it('[ERR-28] [D-143] an unknown code speaks the general text', () => {
    expect(errorTranslationKey('SOMETHING_NEWER')).toBe('Error.UNEXPECTED_ERROR_OCCURRED');
    expect(errorTranslationKey('toString')).toBe('Error.UNEXPECTED_ERROR_OCCURRED');
  });
});
