import type { Logger } from 'pino';

/** Who asks. Comes from a verified token only; what a client says about itself never gets here. */
export type Viewer = { kind: 'ANONYMOUS' } | { kind: 'USER'; userId: string; companyId: string };

/**
 * What every guest resolver gets besides its arguments. Services are not in here: a resolver file
 * exports `make<Operation>(deps)` and compose.ts hands in the functions it needs.
 */
export type GraphContext = {
  traceId: string;
  viewer: Viewer;
  /** The caller's address, for limits only. */
  address: string;
  now: () => Temporal.Instant;
  log: Logger;
};

export type StaffRole = 'VENUE_STAFF' | 'COMPANY_ADMIN' | 'PLATFORM_ADMIN';
export type StaffViewer = {
  staffId: string;
  companyId: string;
  role: StaffRole;
  venueIds: string[];
};

/** The staff endpoint has its own tokens, its own context, and no guest rights (D-115). */
export type StaffContext = Omit<GraphContext, 'viewer'> & { staff: StaffViewer | null };
