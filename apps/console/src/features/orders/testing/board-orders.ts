import type { BoardOrder } from '../board.ts';

export const NOON = '2026-03-02T12:00:00Z';
export const NOON_MS = Date.UTC(2026, 2, 2, 12);

/** An instant so many minutes after noon; negative ones are before it. */
export const minutesFromNoon = (minutes: number): string =>
  new Date(NOON_MS + minutes * 60_000).toISOString();

export const anOrder = (fields: Partial<BoardOrder> = {}): BoardOrder => ({
  id: `order-${fields.easyId ?? '418'}`,
  isTest: false,
  easyId: '418',
  status: 'PENDING',
  type: 'TAKE_AWAY',
  version: 1,
  createdAt: minutesFromNoon(-2),
  answerBy: minutesFromNoon(8),
  answerFrom: fields.createdAt ?? minutesFromNoon(-2),
  desiredTime: null,
  estimatedFinishTime: null,
  extensions: 0,
  readyStations: [],
  movedAt: minutesFromNoon(-2),
  prepareAt: null,
  comment: '',
  guestName: null,
  hasPhone: false,
  table: null,
  isPaid: true,
  isPayLater: false,
  isOnInvoice: false,
  items: [aDish({ title: 'Lahmacun', quantity: 3 })],
  total: 26_700,
  currency: 'SEK',
  rejectReason: null,
  ...fields,
});

type Dish = BoardOrder['items'][number];

export const aDish = (fields: Partial<Dish> = {}): Dish => ({
  itemId: `dish-${fields.title ?? 'Adana dürüm'}`,
  title: 'Adana dürüm',
  quantity: 1,
  variations: [],
  removedVariations: [],
  ageRestricted: false,
  allergens: [],
  stationId: 'kitchen',
  ...fields,
});

/** A busy evening: every kind of card. */
export const busyEvening: BoardOrder[] = [
  anOrder({ easyId: '416', createdAt: minutesFromNoon(-4), desiredTime: minutesFromNoon(48) }),
  anOrder({
    easyId: '417',
    type: 'EAT_HERE',
    table: { code: '12' },
    isPaid: false,
    isPayLater: true,
    items: [
      aDish({ title: 'Künefe', variations: ['Pistachio'], allergens: ['nuts', 'milk'] }),
      aDish({ title: 'Tea', quantity: 2 }),
    ],
  }),
  anOrder({
    easyId: '418',
    createdAt: minutesFromNoon(-0.2),
    guestName: 'Elif K.',
    comment: 'Please cut the dürüm in half, one is for a child.',
    items: [
      aDish({ quantity: 2, variations: ['Extra lavash'], removedVariations: ['Onion'] }),
      aDish({ title: 'Efes Pilsen', ageRestricted: true }),
    ],
  }),
  anOrder({
    easyId: '409',
    status: 'ACCEPTED',
    version: 2,
    estimatedFinishTime: minutesFromNoon(-4),
    items: [aDish({ title: 'İskender', removedVariations: ['Yoghurt'] })],
  }),
  anOrder({
    easyId: '411',
    status: 'ACCEPTED',
    desiredTime: minutesFromNoon(75),
    prepareAt: minutesFromNoon(48),
    estimatedFinishTime: minutesFromNoon(75),
  }),
  anOrder({ easyId: '412', status: 'FINALIZING', estimatedFinishTime: minutesFromNoon(8) }),
  anOrder({ easyId: '405', status: 'READY', movedAt: minutesFromNoon(-6) }),
  anOrder({ easyId: '404', status: 'COMPLETED', movedAt: minutesFromNoon(-16) }),
  anOrder({ easyId: '403', status: 'REJECTED', rejectReason: 'OUT_OF_SUPPLIES' }),
];
