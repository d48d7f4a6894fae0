import type { Database } from '../platform/database/database.ts';
import { fixedId } from './fixed-id.ts';

/** Two printers of a venue's network, and a test ticket that waits for the second one. */
export async function seedPrinters(
  db: Database,
  { company: companyId, venue: venueId }: { company: string; venue: string },
  at: Temporal.Instant,
): Promise<[string, string, string]> {
  const ids: [string, string] = [fixedId(930_001), fixedId(930_002)];
  const ticketId = fixedId(930_003);
  const createdAt = new Date(at.epochMilliseconds);
  const common = {
    companyId,
    venueId,
    kind: 'ESCPOS',
    host: '192.168.1.40',
    port: 9100,
    codePage: 'WPC1252',
    paper: 80,
    copies: 1,
    moment: 'BY_HAND',
    prints: 'ORDER',
    stateSince: createdAt,
    createdAt,
  };
  await db
    .insertInto('printers')
    .values(ids.map((id, index) => ({ ...common, id, name: `Printer ${index}` })))
    .execute();
  await db
    .insertInto('printTickets')
    .values({
      id: ticketId,
      token: ticketId,
      companyId,
      venueId,
      printerId: ids[1],
      prints: 'ORDER',
      cause: 'TEST',
      copy: 1,
      tryAt: createdAt,
      createdAt,
    })
    .execute();
  return [...ids, ticketId];
}
