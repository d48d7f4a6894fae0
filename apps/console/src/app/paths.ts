import type { StaffMember } from '../features/accounts/use-staff-member.ts';

/** The router stands below /console; each route with the builder of its link. */
export const paths = {
  start: { route: '/', to: () => '/' },
  /** The secret stands behind the hash, which no server and no log ever sees. */
  invitation: { route: '/invitation', secretOf: (hash: string) => hash.replace(/^#/, '') },
  /** Where a new mail address is confirmed; its secret behind the hash as well. */
  confirmMail: { route: '/confirm-mail' },
  /** Where a tablet types the code that was made for it. */
  device: { route: '/device' },
  administration: { route: '/admin/*', to: () => '/admin' },
  office: {
    route: '/office/*',
    to: () => '/office',
    /** Which of its pages; null: somewhere else. */
    pathIn: (pathname: string): string | null =>
      /^\/office(?:\/|$)/.test(pathname)
        ? pathname.replace(/^\/office\/?/, '').replace(/\/$/, '')
        : null,
  },
  board: { route: '/:venueId', to: (venueId: string) => `/${encodeURIComponent(venueId)}` },
} as const;

/** Sent along by who comes to choose another venue, and not to begin the day. */
export const CHOOSING = 'choosing a venue';

/** Where somebody begins who has more than a board (OFFICE-01): the platform's people among the companies. */
export function officeOf(role: StaffMember['role']): string | null {
  if (role === 'VENUE_STAFF') return null;
  return role === 'PLATFORM_ADMIN' ? paths.administration.to() : paths.office.to();
}
