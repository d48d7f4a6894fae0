/** Where a verified table token says its holder sits (D-101). */
export type TableSeat = { tableId: string; companyId: string; venueId: string };

/** Null for no token and for one that does not count. */
export type ResolveTableToken = (token: string | null | undefined) => Promise<TableSeat | null>;

/** The sender's table, if it stands where the event happens: a token of another venue is a claim like any other. */
export const tableIdAt = (
  tableSeat: TableSeat | null,
  { companyId, venueId }: { companyId: string; venueId: string },
): string | null =>
  tableSeat?.companyId === companyId && tableSeat.venueId === venueId ? tableSeat.tableId : null;
