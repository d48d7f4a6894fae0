import { expect, it } from 'vitest';
import { findFirstTexts } from '../../apps/ordering/build/first-texts.ts';

const isFirst = findFirstTexts();

it('the first texts are those that the first pages name, with their sheets and dialogs', () => {
  for (const key of ['Tabs.Start', 'Item.AddNamed', 'LanguagePicker.Title', 'Weekday.MONDAY']) {
    expect([key, isFirst(key)]).toEqual([key, true]);
  }
});

it('what only later screens say comes with them', () => {
  for (const key of ['Membership.Number', 'Cart.Vat', 'Receipt.Table', 'SignIn.Title']) {
    expect([key, isFirst(key)]).toEqual([key, false]);
  }
});

it('[D-143] the words for an error that has none of its own are there from the start', () => {
  expect(isFirst('Error.UNEXPECTED_ERROR_OCCURRED')).toBe(true);
  expect(isFirst('Error.OUT_OF_STOCK')).toBe(false);
});
