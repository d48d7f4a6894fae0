export type FirstScreen = 'TABLE_LANDING' | 'MARKETPLACE' | 'HOME' | 'LANDING';

/** What `/` opens (D-20). */
export function firstScreen(visit: {
  /** Query parameter `v`. */
  venueId: string | null;
  isMarketplace: boolean;
  isSignedIn: boolean;
}): FirstScreen {
  if (visit.venueId !== null) return 'TABLE_LANDING';
  if (visit.isSignedIn) return 'HOME';
  return visit.isMarketplace ? 'MARKETPLACE' : 'LANDING';
}
