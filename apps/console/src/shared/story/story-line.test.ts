import { describe, expect, it } from 'vitest';
import { speakerOf } from '../messages/testing/WithMessages.tsx';
import { foldStory, storyLine, type StoryEntry } from './story-line.ts';

const NOON = '2026-11-13T12:00:00Z';

const lineOf = (entry: Partial<StoryEntry>) => {
  const whole: StoryEntry = {
    at: NOON,
    source: 'KITCHEN',
    what: 'ACCEPTED',
    amount: null,
    currency: null,
    details: {},
    ...entry,
  };
  const { actor, text, amount } = storyLine(speakerOf('en'), whole);
  return [actor, text, amount].filter((part) => part !== null).join(' | ');
};

describe('the story of an order, in words', () => {
  it.each([
    [{ source: 'CART', what: 'CREATE_CART' }, 'GUEST | Started an order'],
    [{ source: 'CART', what: 'ADD_ITEMS', details: { items: 2 } }, 'GUEST | Added food'],
    [{ source: 'CART', what: 'ORDER_CREATED' }, 'SYSTEM | The order was placed'],
    [
      { source: 'CART', what: 'ADD_CLIENT_SIDE_PAYMENT', details: { resultCode: 'Authorised' } },
      'GUEST | The phone reported a payment (Authorised)',
    ],
  ] as const)('[D-146] what the guest did: %j', (entry, words) => {
    expect(lineOf(entry)).toBe(words);
  });

  it('[D-146] what the payment said, with the money', () => {
    const money = { amount: 26_700, currency: 'SEK' } as const;
    expect(lineOf({ source: 'SESSION', what: 'OPENED', ...money })).toMatch(
      /^GUEST \| Went to pay \| 267/,
    );
    expect(lineOf({ source: 'LEDGER', what: 'CAPTURED', ...money })).toMatch(
      /^PAYMENT \| Money taken \| 267/,
    );
    expect(
      lineOf({ source: 'NOTICE', what: 'REFUSED', details: { reason: 'Not enough balance' } }),
    ).toBe('PAYMENT | The payment provider says: The payment was refused (Not enough balance)');
  });

  it('[D-91] what the kitchen did, and what the server did for it', () => {
    expect(lineOf({ details: { actor: 'STAFF' } })).toBe('KITCHEN | Accepted');
    expect(lineOf({ what: 'COMPLETED', details: { actor: 'SERVER' } })).toBe(
      'SYSTEM | Handed over',
    );
  });

  it('[ORDER-12] [ORDER-13] a rejection says why, also the one of the timer', () => {
    const reject = (reason: string, actor: string) =>
      lineOf({ what: 'REJECTED', details: { actor, reason } });
    expect(reject('CLOSING_SOON', 'STAFF')).toBe('KITCHEN | Rejected: Closing soon');
    expect(reject('NO_RESPONSE', 'SERVER')).toBe('SYSTEM | Rejected: No answer in time');
  });

  it('a slip that was taken back stays in the story', () => {
    expect(lineOf({ what: 'PENDING', details: { actor: 'STAFF', undoesVersion: 2 } })).toBe(
      'KITCHEN | Undone, back to: Waiting for an answer',
    );
  });

  it('[KITCHEN-10] [F-73] says who promised how many minutes more', () => {
    const details = { actor: 'STAFF', staffName: 'Anna', addedMinutes: 10 };
    expect(lineOf({ source: 'KITCHEN', what: 'ACCEPTED', details })).toBe(
      'KITCHEN | Promised 10 minutes more (Anna)',
    );
  });

  it('work that waits and work that failed', () => {
    expect(lineOf({ source: 'JOB', what: 'capture-payment' })).toBe(
      'SYSTEM | Still to be done: take the money',
    );
    const details = { attempts: 3, hasFailed: true };
    expect(lineOf({ source: 'JOB', what: 'capture-payment', details })).toBe(
      'SYSTEM | Failed 3 times, is tried again: take the money',
    );
    expect(lineOf({ source: 'JOB', what: 'sweep-floor' })).toBe(
      'SYSTEM | Still to be done: sweep-floor',
    );
  });

  it('[MONEY-06] mails, refunds with who gave them and why, and what was done again and again', () => {
    expect(lineOf({ source: 'MAIL', what: 'RECEIPT_SENT' })).toBe('SYSTEM | Receipt mailed');
    const refund = { source: 'REFUND', what: 'LATE', details: { staffName: 'Kim' } } as const;
    expect(lineOf(refund)).toBe('PAYMENT | Gave money back (Kim)');
    const entry = { at: NOON, amount: null, currency: null, ...refund };
    const reasonOf = (reason: string) => (reason === 'LATE' ? 'Late' : null);
    expect(storyLine(speakerOf('en'), entry, reasonOf).text).toBe('Gave money back: Late (Kim)');
    const added = storyLine(speakerOf('en'), {
      ...entry,
      source: 'CART',
      what: 'ADD_ITEM',
      details: {},
    });
    const moved = storyLine(speakerOf('en'), { ...entry, amount: 100, currency: 'SEK' });
    expect(foldStory([added, added, moved, moved, added]).map(({ times }) => times)).toEqual([
      2, 1, 1, 1,
    ]);
  });

  it('[D-56] what a newer server tells is shown by its own name', () => {
    expect(lineOf({ source: 'LEDGER', what: 'CHARGED_BACK' })).toBe('PAYMENT | CHARGED_BACK');
  });
});
