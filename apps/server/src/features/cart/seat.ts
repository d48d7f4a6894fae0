/** Where a verified table token says its holder sits (D-101). */
export type Seat = { tableId: string; companyId: string; venueId: string };

/** Null for no token and for one that does not count. */
export type SeatOf = (token: string | null | undefined) => Promise<Seat | null>;

/** The sender's table, if it stands where the event happens: a token of another venue is a claim like any other. */
export const tableIdAt = (
  seat: Seat | null,
  { companyId, venueId }: { companyId: string; venueId: string },
): string | null =>
  seat?.companyId === companyId && seat.venueId === venueId ? seat.tableId : null;
