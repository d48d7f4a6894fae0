import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { refundBlock, type MoneyOfOrder } from './refund-block.ts';

const paid = (fields: Partial<MoneyOfOrder> = {}): MoneyOfOrder => ({
  kind: 'CARD',
  state: 'CAPTURED',
  isDueBack: false,
  counterKind: null,
  ...fields,
});
const blockOf = (money: MoneyOfOrder | null, left = 100) =>
  refundBlock({ status: 'COMPLETED' }, money, minor(left));

describe('[MONEY-12] what can go back, and where', () => {
  it('money that was taken can; what is held, on a bill or on an invoice goes another way', () => {
    expect(blockOf(paid())).toBeNull();
    expect(blockOf(paid({ state: 'AUTHORISED' }))).toBe('HELD');
    expect(blockOf(paid({ kind: 'LATER', state: 'OWED' }))).toBe('ON_BILL');
    expect(blockOf(paid({ kind: 'FREE', state: 'NOTHING_DUE' }))).toBe('NOTHING_PAID');
    expect(blockOf(paid(), 0)).toBe('NOTHING_LEFT');
  });

  it('[D-700] cash and terminal go back over the counter, the house gets nothing back', () => {
    const counter = { kind: 'COUNTER', counterKind: 'CASH' } as const;
    expect(blockOf(paid(counter))).toBeNull();
    expect(blockOf(paid({ ...counter, counterKind: 'TERMINAL' }), 0)).toBe('NOTHING_LEFT');
    expect(blockOf(paid({ ...counter, counterKind: 'ON_THE_HOUSE' }), 0)).toBe('NOTHING_PAID');
  });
});
