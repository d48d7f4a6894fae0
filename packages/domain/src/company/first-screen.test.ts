import { expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

it('[D-20] the table landing, the marketplace, home, the landing, in this order', () => {
  const visit = { venueId: 'venue-1', isMarketplace: true, isSignedIn: true };
  expect(firstScreen(visit)).toBe('TABLE_LANDING');
  expect(firstScreen({ ...visit, venueId: null })).toBe('MARKETPLACE');
  expect(firstScreen({ ...visit, venueId: null, isMarketplace: false })).toBe('HOME');
  expect(firstScreen({ venueId: null, isMarketplace: false, isSignedIn: false })).toBe('LANDING');
});
