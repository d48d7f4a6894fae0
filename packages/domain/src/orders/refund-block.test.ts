import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { refundBlock, type MoneyOfOrder } from './refund-block.ts';

const paid = (fields: Partial<MoneyOfOrder> = {}): MoneyOfOrder => ({
  kind: 'CARD',
  state: 'CAPTURED',
  isDueBack: false,
  chargedBack: minor(0),
  counterKind: null,
  ...fields,
});
const blockOf = (money: MoneyOfOrder | null, left = 100) =>
  refundBlock({ status: 'COMPLETED', isBilled: false }, money, minor(left));

describe('[MONEY-12] what can go back, and where', () => {
  it('money that was taken can; what is held, on a bill or on an invoice goes another way', () => {
    expect(blockOf(paid())).toBeNull();
    expect(blockOf(paid({ state: 'AUTHORISED' }))).toBe('HELD');
    expect(blockOf(paid({ kind: 'LATER', state: 'OWED' }))).toBe('ON_BILL');
    expect(blockOf(paid({ kind: 'FREE', state: 'NOTHING_DUE' }))).toBe('NOTHING_PAID');
    expect(blockOf(paid(), 0)).toBe('NOTHING_LEFT');
  });

  it('[D-775] what is on no invoice yet is taken off the coming one, once it is handed over', () => {
    const owed = paid({ kind: 'INVOICE', state: 'OWED' });
    const block = (order: { status: 'ACCEPTED' | 'COMPLETED' | 'REJECTED'; isBilled: boolean }) =>
      refundBlock(order, owed, minor(100));
    expect(block({ status: 'COMPLETED', isBilled: false })).toBeNull();
    expect(block({ status: 'COMPLETED', isBilled: true })).toBe('ON_INVOICE');
    expect(block({ status: 'ACCEPTED', isBilled: false })).toBe('NOT_HANDED_OVER');
    expect(block({ status: 'REJECTED', isBilled: false })).toBe('GIVEN_BACK');
    expect(blockOf(owed, 0)).toBe('NOTHING_LEFT');
  });

  it('[D-780] what the bank has taken back is not given back on top', () => {
    expect(blockOf(paid({ chargedBack: minor(1) }))).toBe('CHARGED_BACK');
    expect(blockOf(paid({ chargedBack: minor(1), isDueBack: true }))).toBe('GIVEN_BACK');
  });

  it('[D-700] cash and terminal go back over the counter, the house gets nothing back', () => {
    const counter = { kind: 'COUNTER', counterKind: 'CASH' } as const;
    expect(blockOf(paid(counter))).toBeNull();
    expect(blockOf(paid({ ...counter, counterKind: 'TERMINAL' }), 0)).toBe('NOTHING_LEFT');
    expect(blockOf(paid({ ...counter, counterKind: 'ON_THE_HOUSE' }), 0)).toBe('NOTHING_PAID');
  });
});
