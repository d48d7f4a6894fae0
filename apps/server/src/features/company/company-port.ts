import type { Database } from '../../platform/database/database.ts';

/** Which paths companies have and had (SETUP-02, SETUP-26). */
export type CompanyPaths = {
  /** Those of these that cannot be had by this company, or by a new one. */
  occupied: (
    db: Database,
    paths: readonly string[],
    companyId: string | null,
  ) => Promise<Set<string>>;
  /** Free ones near a taken one, the likeliest first. */
  near: (db: Database, path: string, country: string | null) => Promise<string[]>;
  /** Another company was once found here. Asked after a path was written: it may have been left a moment ago. */
  wasOfAnother: (db: Database, path: string, companyId: string) => Promise<boolean>;
};
