/** D-101: how long a scanned code proves that somebody sits there. */
export const QR_TOKEN_HOURS = 4;

/** What the server signs when a table's code is scanned; kept by the guest as `qrOrder`. */
export type QrTokenClaims = {
  companyId: string;
  venueId: string;
  tableId: string;
  issuedAt: string;
  expiresAt: string;
};

export type TableInService = { id: string; venueId: string; active: boolean };

export const qrTokenClaims = (
  companyId: string,
  table: Pick<TableInService, 'id' | 'venueId'>,
  now: Temporal.Instant,
): QrTokenClaims => ({
  companyId,
  venueId: table.venueId,
  tableId: table.id,
  issuedAt: now.toString(),
  expiresAt: now.add({ hours: QR_TOKEN_HOURS }).toString(),
});

/**
 * Whether a genuine token still counts. Asked anew each time, because a restaurant can rotate a
 * table's id or switch QR ordering off while guests hold tokens.
 */
export const isQrTokenValid = (
  claims: QrTokenClaims,
  world: {
    now: Temporal.Instant;
    companyId: string;
    venueId: string;
    table: TableInService | null;
    isQrOrderingActive: boolean;
  },
): boolean =>
  world.isQrOrderingActive &&
  claims.companyId === world.companyId &&
  claims.venueId === world.venueId &&
  world.table !== null &&
  world.table.active &&
  world.table.id === claims.tableId &&
  world.table.venueId === world.venueId &&
  Temporal.Instant.compare(world.now, Temporal.Instant.from(claims.expiresAt)) < 0;
