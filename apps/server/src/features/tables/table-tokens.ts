import { isQrTokenValid, isTableServed } from '@tallrik/domain/tables/qr-token';
import type { RestaurantTable } from '@tallrik/domain/tables/restaurant-table';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { findTable } from './table-store.ts';

/** What a genuine token proves: somebody scanned the code of this table, and it still counts. */
export type TableSeat = {
  tableId: string;
  companyId: string;
  venueId: string;
  /** When the code was scanned. */
  since: Temporal.Instant;
  until: Temporal.Instant;
};

/** Null for no token, and for one that is forged, expired, rotated away or switched off: it gives nothing (D-101). */
export type ResolveTableToken = (token: string | null | undefined) => Promise<TableSeat | null>;

type Deps = { db: Database; tokens: Tokens; now: () => Temporal.Instant };

export const makeResolveTableToken =
  ({ db, tokens, now }: Deps): ResolveTableToken =>
  async (token) => {
    const claims = token ? await tokens.read('table', token, now()) : null;
    const table = claims ? await findTable(db, claims.subject) : null;
    if (!claims || !table) return null;
    const { companyId, venueId, isQrOrderingActive } = table;
    const isValid = isQrTokenValid(
      { companyId: claims.companyId, tableId: claims.subject, expiresAt: claims.expiresAt },
      { companyId, venueId, table, isQrOrderingActive, now: now() },
    );
    const { issuedAt: since, expiresAt: until } = claims;
    return isValid ? { tableId: table.id, companyId, venueId, since, until } : null;
  };

/** A token for whoever scanned the code of this table in this venue; null where scanning it opens nothing. */
export type IssueTableToken = (table: RestaurantTable, venueId: string) => Promise<string | null>;

// A table's tokens are not revoked by a version as a person's are: the table gets a new id (D-101).
const ONLY_VERSION = 1;

export const makeIssueTableToken =
  ({ db, tokens, now }: Deps): IssueTableToken =>
  async ({ id }, venueId) => {
    const table = await findTable(db, id);
    const isQrOrderingActive = table?.isQrOrderingActive ?? false;
    if (!table || !isTableServed({ venueId, table, isQrOrderingActive })) return null;
    const { companyId } = table;
    return tokens.issue('table', { subject: id, companyId, version: ONLY_VERSION }, now());
  };
