import { describe, expect, it } from 'vitest';
import { readAnalyticsBatch, readConsentAnswer } from './analytics-schema.ts';

const visitId = '0190c9a2-7b1f-4c81-8f1d-8e47ad7d2982';
const visit = { visitId, device: 'PHONE', source: 'TABLE', sourceName: null };
const cartId = '0190c9a2-7b1f-4c81-8f1d-8e47ad7d2983';
const read = (...events: object[]) => readAnalyticsBatch({ ...visit, events }).ok;

describe('what a page may count', () => {
  it.each([
    { name: 'page_view', page: 'menu' },
    { name: 'payment_started', page: 'cart', cartId },
    { name: 'payment_initialize_failed', page: 'cart', cartId },
    { name: 'cart_finished', page: 'cart', cartId },
    { name: 'payment_error', page: 'cart', cartId, code: 'Refused' },
    { name: 'payment_dropin_error', page: 'cart', cartId, code: 'NETWORK_ERROR' },
    {
      name: 'item_added',
      page: 'item',
      cartId,
      quantity: 2,
      entryId: cartId,
      itemId: visitId,
      title: 'Soup',
    },
  ])('[PAY-06] [PAY-30] [PAY-39] [ITEM-32] [SUPPORT-10] $name', (event) =>
    expect(read(event)).toBe(true),
  );

  it.each([
    { name: 'page_view', page: '/orderstatus/1' },
    { name: 'page_view', page: 'menu', url: 'https://eat.example' },
    { name: 'payment_error', page: 'cart', cartId, code: 'Sofia Lindqvist was refused' },
    { name: 'signed_in', page: 'menu', phone: '+46701740605' },
    { name: 'payment_started', page: 'cart', cartId: 'mine' },
  ])('[F-41] [D-128] nothing that could name a person or open anything: %j', (event) =>
    expect(read(event)).toBe(false),
  );

  it('[F-41] a batch is bounded', () => {
    const view = { name: 'page_view', page: 'menu' };
    expect(read(...Array.from({ length: 20 }, () => view))).toBe(true);
    expect(read(...Array.from({ length: 21 }, () => view))).toBe(false);
    expect(read()).toBe(false);
    const report = { ...visit, events: [view] };
    expect(readAnalyticsBatch({ ...report, sourceName: 'https://a.example/?q=me' }).ok).toBe(false);
    expect(readAnalyticsBatch({ ...report, userId: 'user-1' }).ok).toBe(false);
  });

  it('[F-41] an answer to the notice carries nothing but itself', () => {
    expect(readConsentAnswer({ answer: 'ALLOWED' }).ok).toBe(true);
    expect(readConsentAnswer({ answer: 'MAYBE' }).ok).toBe(false);
    expect(readConsentAnswer({ answer: 'ALLOWED', visitId }).ok).toBe(false);
  });
});
