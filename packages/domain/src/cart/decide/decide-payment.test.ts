import { describe, expect, it } from 'vitest';
import { minor, ZERO } from '../../money/minor.ts';
import type { Cart } from '../cart.ts';
import { decideCartEvent } from '../decide-cart-event.ts';
import { applyCartEvent } from '../fold-cart.ts';
import { bagLine, createdCart, eventOf, line } from '../testing/builders.ts';
import { worldWith } from '../testing/kitchen.ts';

const filled = createdCart({ items: [line()] });
const payment = (fields: { amount: number; tip?: number; paymentType?: 'INVOICE' | 'ADYEN' }) =>
  eventOf('ADD_CLIENT_SIDE_PAYMENT', {
    id: 'p1',
    transactionId: 'psp',
    payload: null,
    paymentType: fields.paymentType ?? 'ADYEN',
    amount: minor(fields.amount),
    tip: minor(fields.tip ?? 0),
  });
const pay = (fields: Parameters<typeof payment>[0], cart: Cart = filled, world = worldWith()) =>
  decideCartEvent(cart, payment(fields), world);
const refusal = (...args: Parameters<typeof pay>) => {
  const decided = pay(...args);
  return decided.ok ? null : decided.error.code;
};

describe('card and invoice', () => {
  it('[CART-16] [D-77] [D-78] the amount must be the server’s, tip included', () => {
    expect(refusal({ amount: 10_000 })).toBeNull();
    expect(refusal({ amount: 11_000, tip: 1_000 })).toBeNull();
    expect(refusal({ amount: 100 })).toBe('AMOUNT_CHANGED');
    expect(refusal({ amount: 10_000, tip: 1_000 })).toBe('AMOUNT_CHANGED');
  });

  it('[D-73] the tip must be one of the four', () => {
    expect(refusal({ amount: 10_001, tip: 1 })).toBe('TIP_NOT_ALLOWED');
    expect(refusal({ amount: 9_000, tip: -1_000 })).toBe('TIP_NOT_ALLOWED');
    const off = worldWith({ settings: { isTippingEnabled: false } });
    expect(refusal({ amount: 11_000, tip: 1_000 }, filled, off)).toBe('TIP_NOT_ALLOWED');
  });

  it('[PAY-02] [D-89] an invoice needs invoicing and an approved target', () => {
    const invoice = { amount: 10_000, paymentType: 'INVOICE' } as const;
    expect(refusal(invoice)).toBe('INVOICE_NOT_ALLOWED');
    const approved = worldWith({ viewer: { hasInvoiceTarget: true } });
    expect(refusal(invoice, filled, approved)).toBeNull();
    const off = worldWith({
      viewer: { hasInvoiceTarget: true },
      settings: { isInvoicingEnabled: false },
    });
    expect(refusal(invoice, filled, off)).toBe('INVOICE_NOT_ALLOWED');
  });

  it('[PAY-01] a card needs no invoicing, and a bill that costs something is paid', () => {
    const off = worldWith({ settings: { isInvoicingEnabled: false } });
    expect(refusal({ amount: 10_000 }, filled, off)).toBeNull();
    const share = { amount: minor(4_000), discount: ZERO };
    const bill = createdCart({ chequeId: 'cheque-1', items: [line({ share })] });
    expect(refusal({ amount: 4_000 }, bill)).toBeNull();
  });

  it('[CART-17] [D-68] the amount is that of a code for some categories', () => {
    const promoCode = {
      id: 'code',
      code: 'DRINKS',
      title: {},
      discountRate: 50,
      discountType: 'PERCENTAGE' as const,
      venues: [],
      categoryIds: ['drinks'],
    };
    const cola = line({ id: 'c', itemId: 'cola', categoryId: 'lemonades', amount: minor(3_000) });
    const cart = createdCart({ items: [line(), cola], promoCode });
    expect(refusal({ amount: 11_500 }, cart)).toBeNull();
    expect(refusal({ amount: 13_000 }, cart)).toBe('AMOUNT_CHANGED');
  });

  it('[D-66] a bag is nothing to pay for', () => {
    expect(refusal({ amount: 200 }, createdCart({ items: [bagLine()] }))).toBe('CART_EMPTY');
  });
});

describe('zero and pay-later', () => {
  it('[PAY-19] [D-84] a zero payment only where the server’s own amount is 0', () => {
    expect(refusal({ amount: 0 })).toBe('AMOUNT_CHANGED');
    const free = createdCart({ items: [line({ amount: ZERO })] });
    expect(refusal({ amount: 0 }, free)).toBeNull();
    expect(refusal({ amount: 100, tip: 100 }, free)).toBe('TIP_NOT_ALLOWED');
  });

  const later = createdCart({ items: [line()], serviceType: 'EAT_HERE', isPayLaterOrder: true });
  const atTable = (supportsPayLater: boolean) =>
    worldWith({ viewer: { table: { id: 't', supportsPayLater } } });

  it('[PAY-15] [D-83] pay-later is ADYEN with amount 0, at a table that allows it', () => {
    expect(
      pay({ amount: 10_000, tip: 500, paymentType: 'INVOICE' }, later, atTable(true)),
    ).toMatchObject({
      value: {
        event: { amount: 0, tip: 0, paymentType: 'ADYEN', payload: '{"payLater":true}' },
      },
    });
    expect(refusal({ amount: 0 }, later)).toBe('TABLE_REQUIRED');
    expect(refusal({ amount: 0 }, later, atTable(false))).toBe('TABLE_REQUIRED');
  });

  it('[CART-06] [TABLE-08] [D-101] marking needs the token of a pay-later table, eating here', () => {
    const mark = (cart: Cart, world = worldWith()) => {
      const decided = decideCartEvent(cart, eventOf('MARK_AS_PAY_LATER_ORDER', {}), world);
      return decided.ok ? null : decided.error.code;
    };
    const here = createdCart({ serviceType: 'EAT_HERE' });
    expect(mark(here, atTable(true))).toBeNull();
    expect(mark(here, atTable(false))).toBe('TABLE_REQUIRED');
    expect(mark(here)).toBe('TABLE_REQUIRED');
    expect(mark(createdCart(), atTable(true))).toBe('TABLE_REQUIRED');
    expect(mark({ ...here, chequeId: 'cheque-1' }, atTable(true))).toBe('TABLE_REQUIRED');
  });
});

it('[D-331] a try to pay later that failed takes the mark back; one of before the rule keeps it', () => {
  const marked = createdCart({ items: [line()], serviceType: 'EAT_HERE', isPayLaterOrder: true });
  const failed = { paymentId: null, resultCode: 'OUT_OF_STOCK' };
  const after = (fields: { endsPayLater?: true }) =>
    applyCartEvent(marked, eventOf('PAYMENT_FAILED', { ...failed, ...fields })).isPayLaterOrder;
  expect(after({ endsPayLater: true })).toBe(false);
  expect(after({})).toBe(true);
});
