import type { Today } from '../today-query.ts';

/** A Sunday evening that goes well. */
export const aToday = (fields: Partial<Today> = {}): Today => ({
  at: '2026-11-15T17:30:00Z',
  hour: 18,
  day: '2026-11-15',
  now: { turnover: 1_843_000, orders: 123, secondsToReady: 860, rejected: 2 },
  lastWeek: { turnover: 1_645_500, orders: 114, secondsToReady: 925, rejected: 3 },
  rejections: [
    { reason: 'OUT_OF_SUPPLIES', orders: 1 },
    { reason: 'TOO_MANY_ORDERS', orders: 1 },
  ],
  hours: [
    { hour: 17, orders: 19, before: 16 },
    { hour: 18, orders: 17, before: 26 },
    { hour: 19, orders: 0, before: 31 },
  ],
  items: [
    { id: 'adana', title: 'Adana dürüm', image: null, units: 31, amount: 461_900 },
    { id: 'ayran', title: 'Ayran', image: null, units: 11, amount: 38_500 },
  ],
  itemCount: 42,
  firstOrderLastWeek: '2026-11-08T11:08:00Z',
  pending: 3,
  preparing: 4,
  ready: 2,
  overdue: 1,
  needs: [
    {
      kind: 'OVERDUE',
      count: 1,
      subjectId: 'o17',
      name: '17',
      until: null,
      timeZone: null,
      amount: null,
      day: null,
    },
    {
      kind: 'INVOICE_OVERDUE',
      count: 2,
      subjectId: null,
      name: null,
      until: null,
      timeZone: null,
      amount: null,
      day: null,
    },
  ],
  ...fields,
});
