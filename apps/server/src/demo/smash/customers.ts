import { customerFromCard, invoiceAccount } from '../company-card.ts';
import type { DemoCustomer } from '../demo-company.ts';
import { demoId } from '../demo-id.ts';
import { smashLevelId, smashStampCardId } from './loyalty.ts';

const stamps = (customer: string, card: string, count: number): DemoCustomer['stamps'] =>
  Array.from({ length: count }, (_, index) => ({
    id: demoId('smash', 'stamp', customer, card, String(index)),
    stampCardId: smashStampCardId(card),
    seen: true,
  }));

export const smashCustomers: DemoCustomer[] = [
  // One burger short of the tenth, and one offer of her own.
  customerFromCard('smash', '200101', {
    key: 'zadie',
    name: 'Zadie Okafor',
    phone: '+447700900101',
    language: 'en',
    points: 187,
    levelId: smashLevelId('regular'),
    stamps: [...stamps('zadie', 'burgers', 8), ...stamps('zadie', 'shakes', 2)],
    referral: { code: 'ZADIE', offerId: demoId('smash', 'offer', 'free-shake') },
    offerTokens: [
      {
        id: demoId('smash', 'offer-token', 'zadie'),
        offerId: demoId('smash', 'offer', 'free-shake'),
        singleUse: true,
      },
    ],
  }),
  customerFromCard('smash', '200102', {
    key: 'felix',
    name: 'Felix Marsh',
    phone: '+447700900102',
    language: 'en',
    activated: false,
  }),
  customerFromCard('smash', '200103', {
    key: 'agency',
    name: 'Priya Agency',
    phone: '+447700900103',
    language: 'en',
    points: 1240,
    levelId: smashLevelId('legend'),
    invoice: invoiceAccount('smash', 'agency', 500_00),
  }),
];
