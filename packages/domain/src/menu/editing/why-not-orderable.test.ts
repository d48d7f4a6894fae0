import {
  aCatalogue,
  aCategory,
  aGroup,
  aMenu,
  anEntry,
  anItem,
  aVariation,
  soldOut,
} from '@tallrik/testing/menu';
import { expect, it } from 'vitest';
import type { Catalogue, InventoryEntry } from '../catalogue.ts';
import { inventoryOf } from '../stock.ts';
import { ORDER_BLOCKS, type OrderableQuestion, whyNotOrderable } from './why-not-orderable.ts';

const at = Temporal.Instant.from('2026-11-13T18:00:00Z');
const everyDay = (
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
).map((dayOfWeek) => ({
  id: dayOfWeek,
  dayOfWeek,
  timeRange: { id: 't', start: '00:00', end: '00:00' },
}));
const venue = {
  id: 'venue-1',
  active: true,
  deleted: false,
  availabilities: everyDay,
  timeZone: 'Europe/Stockholm',
};

const ask = (
  changes: Partial<Catalogue>,
  more: Partial<OrderableQuestion> = {},
  stock: InventoryEntry[] = [],
) =>
  whyNotOrderable(aCatalogue(changes), {
    itemId: 'burger',
    venue,
    serviceType: 'TAKE_AWAY',
    at,
    waitMinutes: 10,
    inventory: inventoryOf(stock),
    company: { country: 'SE', hasAppOrders: true },
    ...more,
  });

const required = aGroup({
  id: 'bread',
  type: 'SINGLE',
  required: true,
  variations: [aVariation({ id: 'rye' })],
});
const withBread = {
  items: [anItem({ modificationGroupIds: ['bread'] })],
  modificationGroups: [required],
};

it('[CATALOG-44] a dish that can be ordered has no reason', () => {
  expect(ask({})).toBeNull();
  expect(ask(withBread)).toBeNull();
});

const answers: [string, ReturnType<typeof ask>][] = [
  ['ARCHIVED', ask({ items: [anItem({ deleted: true })] })],
  ['NO_CATEGORY', ask({ categories: [aCategory({ deleted: true })] })],
  ['HIDDEN_CATEGORY', ask({ categories: [aCategory({ hideInCustomerOrderingFlows: true })] })],
  ['NOT_ON_MENU', ask({ menus: [aMenu({ serviceTypes: ['EAT_HERE'] })] })],
  [
    'VAT_RATE_UNKNOWN',
    ask({
      items: [anItem({ vatRate: 19 })],
      menus: [aMenu({ menuEntries: [anEntry({ vatRate: null })] })],
    }),
  ],
  ['GROUP_CANNOT_BE_FULFILLED', ask(withBread, {}, [soldOut('rye')])],
  ['SOLD_OUT', ask({}, {}, [soldOut('burger')])],
  ['VENUE_CLOSED', ask({}, { venue: { ...venue, availabilities: [] } })],
  ['VENUE_PAUSED', ask({}, { venue: { ...venue, pausedUntil: '2026-11-13T19:00:00Z' } })],
  ['APP_CLOSED', ask({}, { company: { country: 'SE', hasAppOrders: false } })],
];

it.each(answers)('[CATALOG-44] says %s', (code, answer) => {
  expect(answer).toBe(code);
});

it('[CATALOG-44] each reason has its case', () => {
  expect(answers.map(([code]) => code)).toEqual([...ORDER_BLOCKS]);
});

it('[CATALOG-44] of several the first is said', () => {
  expect(ask({ items: [anItem({ deleted: true, vatRate: null })] }, {}, [soldOut('burger')])).toBe(
    'ARCHIVED',
  );
});
