import type { TicketOrder } from '@tallrik/domain/orders/ticket';
import type { KitchenMenu } from '../board-order.ts';

/** What a test ticket shows: the letters of six languages, a sign, an allergy, something added and something left out. */
export const sampleOrder = ({ stations }: KitchenMenu, now: Temporal.Instant): TicketOrder => ({
  easyId: '000',
  isTest: true,
  status: 'ACCEPTED',
  type: 'TAKE_AWAY',
  comment: 'Alerji / allergi / alergia: 0',
  createdAt: now.toString(),
  desiredTime: null,
  estimatedFinishTime: now.add({ minutes: 15 }).toString(),
  table: null,
  guestName: 'Åsa Ö.',
  items: [
    {
      title: 'Çiğ köfte, ığüşöç İ',
      quantity: 2,
      variations: ['Blåbær, æøå'],
      removedVariations: ['Jalapeño'],
      ageRestricted: false,
      allergens: [],
      stationId: stations[0]?.id ?? '',
    },
    {
      title: 'Smörgås 🌶',
      quantity: 1,
      variations: [],
      removedVariations: [],
      ageRestricted: false,
      allergens: [],
      stationId: stations[0]?.id ?? '',
    },
  ],
  readyStations: [],
  isPaid: true,
  isPayLater: false,
  isOnInvoice: false,
  total: 0,
});
