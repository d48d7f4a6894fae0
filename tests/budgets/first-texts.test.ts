import { expect, it } from 'vitest';
import { findFirstTexts as findFirstTextsOfBoard } from '../../apps/console/build/first-texts.ts';
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

it('[D-295] a board speaks from the start what its cards say, and the rest with its late parts', () => {
  const isFirstOfBoard = findFirstTextsOfBoard();
  for (const key of ['Console.Order.TAKE_AWAY', 'Console.Reject.NO_RESPONSE', 'Console.Loading']) {
    expect([key, isFirstOfBoard(key)]).toEqual([key, true]);
  }
  for (const key of ['Console.Story.Accepted', 'Console.Printer.PAPER', 'Console.Ticket.COPY']) {
    expect([key, isFirstOfBoard(key)]).toEqual([key, false]);
  }
  // Not the words for the guest, though the reason is put after the same beginning.
  expect(isFirstOfBoard('Console.Reject.Guest.NO_RESPONSE')).toBe(
    isFirstOfBoard('Console.Reject.GuestReads'),
  );
});
