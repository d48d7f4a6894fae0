/** The router stands below /console; each route with the builder of its link. */
export const paths = {
  start: { route: '/', to: () => '/' },
  /** The secret stands behind the hash, which no server and no log ever sees. */
  invitation: { route: '/invitation', secretOf: (hash: string) => hash.replace(/^#/, '') },
  administration: { route: '/admin/*', to: () => '/admin' },
  board: { route: '/:venueId', to: (venueId: string) => `/${encodeURIComponent(venueId)}` },
} as const;
