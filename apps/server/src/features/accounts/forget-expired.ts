import { forgetOldTries } from '../../platform/auth/counted-tries.ts';
import type { Database } from '../../platform/database/database.ts';
import { forgetOldUndos } from '../../platform/office/undo-store.ts';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { forgetNeverActivated } from './account-store.ts';
import { forgetOldBlocks } from './blocked-phone-store.ts';
import { forgetOldCodes } from './code-store.ts';
import { forgetOldCooldowns } from './deleted-phone-store.ts';
import { forgetOldGuestFiles } from './guests/guest-files.ts';
import { forgetOldSessions } from './staff/staff-sessions.ts';
import { forgetOldConsents } from './push-consent-store.ts';

/** A pre-order of somebody who left may lie days ahead; after so long everything is cooked. */
const LEFT_LATELY = { hours: 30 * 24 } as const;

/** So long a sign-up may wait for its code. */
const UNVERIFIED_FOR = { hours: 7 * 24 } as const;

/** So long somebody may still ask why a phone rang. */
const CONSENT_RETENTION = { hours: 2 * 365 * 24 } as const;

/** So long the number of who was blocked and left cannot sign up again (D-691). */
const BLOCK_RETENTION = { hours: 365 * 24 } as const;

/** As long as a cart (D-145). */
const NAME_RETENTION = { hours: 30 * 24 } as const;

/** Every night, what has outlived its purpose (D-145). */
export const makeForgetExpired =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    /** What other features keep in the words of guests who left since then (D-111). */
    forgetWordsOfDeletedGuests: (db: Database, since: Temporal.Instant) => Promise<void>;
    /** Names that guests without an account gave with orders before then (D-272). */
    forgetGivenNames: (db: Database, before: Temporal.Instant) => Promise<void>;
    /** Devices that followed an order which is over (D-201). */
    forgetOrderDevices: (now: Temporal.Instant) => Promise<void>;
  }): JobHandlers['forget-expired'] =>
  async () => {
    const now = deps.now();
    await forgetOldCodes(deps.db, now);
    await forgetNeverActivated(deps.db, now.subtract(UNVERIFIED_FOR));
    await forgetOldCooldowns(deps.db, now);
    await forgetOldBlocks(deps.db, now.subtract(BLOCK_RETENTION));
    await forgetOldTries(deps.db, now);
    await forgetOldSessions(deps.db, now);
    await deps.forgetOrderDevices(now);
    await forgetOldUndos(deps.db, now);
    await forgetOldGuestFiles(deps.db, now);
    await forgetOldConsents(deps.db, now.subtract(CONSENT_RETENTION));
    await deps.forgetWordsOfDeletedGuests(deps.db, now.subtract(LEFT_LATELY));
    await deps.forgetGivenNames(deps.db, now.subtract(NAME_RETENTION));
  };
