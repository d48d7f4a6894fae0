import type { StaffRole } from '@tallrik/domain/accounts/staff-rights';
import type { Language } from '@tallrik/domain/company/languages';
import type { Logger } from 'pino';
import type { KnownDevice } from '../auth/known-device.ts';

/**
 * Who asks. Comes from a verified token only; what a client says about itself never gets here.
 * - UNACTIVATED: signed up, phone not verified yet; may verify it and nothing else (D-106).
 * - JUST_DELETED: deleted the account minutes ago with this very token (D-112).
 */
export type Viewer =
  | { kind: 'ANONYMOUS' }
  | { kind: 'USER' | 'UNACTIVATED' | 'JUST_DELETED'; userId: string; companyId: string };

/**
 * What every guest resolver gets besides its arguments. Services are not in here: a resolver file
 * exports `make<Operation>(deps)` and compose.ts hands in the functions it needs.
 */
export type GraphContext = {
  traceId: string;
  viewer: Viewer;
  /** The caller's address, for limits only. */
  address: string;
  /** The browser that asks; left out where a page asks for itself. */
  device?: KnownDevice;
  /** The host name the guest came by. */
  host: string;
  /** The slug of the company whose page asks, where its address names one (D-02). */
  slug: string | null;
  /** What the app speaks to this guest (header `X-Language`); null: not said. */
  language: Language | null;
  /** From a link that staff made to rehearse with, carried by a cookie; null for everybody else (O-21). */
  rehearsal: Rehearsal | null;
  now: () => Temporal.Instant;
  log: Logger;
};

/** Whose app is rehearsed, and until when. */
export type Rehearsal = { companyId: string; until: string };

export type StaffViewer = {
  staffId: string;
  companyId: string;
  role: StaffRole;
  venueIds: string[];
  /** Which of this person's sessions asks; null for a token that has none. */
  sessionId: string | null;
};

/** What the browser and the proxy before us say of a caller: shown to the person, never trusted. */
export type CallingBrowser = { userAgent: string | null; country: string | null };

/** The staff endpoint has its own tokens, its own context, and no guest rights (D-115). */
export type StaffContext = Omit<GraphContext, 'viewer'> & {
  staff: StaffViewer | null;
  /** Signed in, but has to enrol a second factor first: `staff` is null until then. */
  enrolling: StaffViewer | null;
  browser: CallingBrowser;
};
