import { ALLERGENS } from '@tallrik/domain/menu/allergens';
import { describe, expect, it } from 'vitest';
import en from './catalogues/en.json';
import { compileCatalogue } from './compile-catalogue.ts';
import type { TranslationKey } from './keys.ts';
import { createTranslator } from './translate.ts';

const t = createTranslator('en', compileCatalogue(en));

describe('texts that the specification quotes', () => {
  it.each<[rule: string, key: TranslationKey, text: string]>([
    ['[ERR-01]', 'Session.Error', 'Something went wrong, please try again.'],
    ['[ERR-02]', 'Error.ERROR_FAIL_VERIFY_PHONE', 'Invalid activation code'],
    ['[ERR-23]', 'General.OutOfStock', 'Out of stock'],
    ['[ITEM-16]', 'General.LimitStock', "We don't have more in stock"],
    ['[AUTH-06]', 'SignUp.Error.Name', 'First and last name required'],
    ['[AUTH-09]', 'SignUp.Error.Email', 'The email address is incorrect'],
    ['[ORDER-02]', 'OrderStatus.Received', 'Order received'],
    ['[ORDER-03]', 'OrderStatus.Preparing', 'Preparing'],
    ['[ORDER-03]', 'OrderStatus.Soon', 'soon'],
    ['[SHELL-11]', 'SideMenu.SignOut.ConfirmTitle', 'Cart will be cleared'],
    ['[CONF-07]', 'NotSetUp.Title', 'This domain has not been set up'],
    ['[I18N-18]', 'Time.Asap', 'ASAP'],
    [
      '[TIME-07]',
      'Store.PreOrder.SelectTime.Invalid',
      'The selected time is outside of the opening hours',
    ],
  ])('%s %s', (_rule, key, text) => {
    expect(t(key)).toBe(text);
  });

  it.each<[rule: string, key: TranslationKey, part: string]>([
    ['[ORDER-04]', 'OrderStatus.Ready', 'Ready for pickup'],
    ['[ORDER-13]', 'Order.Rejected.DEFAULT', 'the restaurant did not respond in time'],
    ['[TIME-16]', 'Cart.ChangePickup.NotAllowed', 'go back to the start and select a new time'],
    ['[SUPPORT-04]', 'Support.DeleteButton.Error', 'contact support'],
    ['[LAND-18]', 'TableLanding.PoweredBy', 'Powered by'],
    ['[ERR-06]', 'Error.USER_ALREADY_EXISTS', 'another phone number'],
    ['[ERR-06]', 'Error.ERROR_USER_ALREADY_EXISTS', 'another phone number'],
    ['[ERR-07]', 'Error.UNEXPECTED_ERROR_OCCURRED', 'logging in again'],
    ['[ERR-10]', 'Error.PAYMENT_DECLINED_CREDIT_CARD_FUNDS', 'balance'],
    ['[ERR-11]', 'Error.HANDLE_ORDER_AFTER_PAYMENT_ERROR', 'within 3 banking days'],
    ['[PAY-35]', 'Cart.Modal.AfterPaymentError.Text', 'within 3 banking days'],
    ['[TIME-35]', 'Cart.TimeMismatch.Error', 'time zone or clock'],
  ])('%s %s says it', (_rule, key, part) => {
    expect(t(key, { easyId: '47', product: 'Tallrik' })).toContain(part);
  });

  it('[ORDER-04] the ready text carries the order number', () => {
    expect(t('OrderStatus.Ready', { easyId: '47' })).toContain('47');
  });

  it('[ERR-15] [ERR-16] [ERR-17] [ERR-18] [ERR-19] [ERR-20] [ERR-21] [ERR-22] every promo code error has its own message', () => {
    const codes = [
      'NOUSER',
      'INVALIDVENUE',
      'NOTACTIVEYET',
      'INACTIVE',
      'EXPIRED',
      'USELIMIT',
      'OUTOFHOURS',
      'NOTFOUND',
    ] as const;
    expect(new Set(codes.map((code) => t(`Error.${code}`))).size).toBe(codes.length);
  });

  it('[I18N-19] every allergen has a label', () => {
    expect(ALLERGENS.filter((tag) => !(`Allergen.${tag}` in en))).toEqual([]);
  });
});
