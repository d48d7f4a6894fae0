/** The router stands below /console; each route with the builder of its link. */
export const paths = {
  start: { route: '/', to: () => '/' },
  board: { route: '/:venueId', to: (venueId: string) => `/${encodeURIComponent(venueId)}` },
} as const;
