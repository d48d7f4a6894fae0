/** What the server signs when a table's code is scanned; kept by the guest as `qrOrder`. */
export type QrTokenClaims = { companyId: string; tableId: string; expiresAt: Temporal.Instant };

export type TableInService = { id: string; venueId: string; active: boolean };

/** `venueId` is where the guest wants to order: a table of another venue is none (D-22). */
export type ScannedTable = {
  venueId: string;
  table: TableInService | null;
  isQrOrderingActive: boolean;
};

/** Whether scanning the code opens anything. */
export const isTableServed = ({ venueId, table, isQrOrderingActive }: ScannedTable): boolean =>
  isQrOrderingActive && table !== null && table.active && table.venueId === venueId;

/**
 * Whether a genuine token still counts. Asked anew each time, because a restaurant can rotate a
 * table's id or switch QR ordering off while guests hold tokens.
 */
export const isQrTokenValid = (
  claims: QrTokenClaims,
  world: ScannedTable & { now: Temporal.Instant; companyId: string },
): boolean =>
  isTableServed(world) &&
  claims.companyId === world.companyId &&
  claims.tableId === world.table?.id &&
  Temporal.Instant.compare(world.now, claims.expiresAt) < 0;
