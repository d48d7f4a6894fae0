import { expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

it('[D-20] [F-69] the table landing, home, the marketplace, the landing, in this order', () => {
  const visit = { venueId: 'venue-1', isMarketplace: true, isSignedIn: true };
  expect(firstScreen(visit)).toBe('TABLE_LANDING');
  expect(firstScreen({ ...visit, venueId: null })).toBe('HOME');
  expect(firstScreen({ ...visit, venueId: null, isMarketplace: false })).toBe('HOME');
  expect(firstScreen({ ...visit, venueId: null, isSignedIn: false })).toBe('MARKETPLACE');
  expect(firstScreen({ venueId: null, isMarketplace: false, isSignedIn: false })).toBe('LANDING');
});
