import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import {
  ticketLines,
  type TicketHeading,
  type TicketLine,
  type TicketOrder,
  type TicketTexts,
} from '@tallrik/domain/orders/ticket';
import { formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { seasonOfRepeatedHour } from '@tallrik/domain/time/repeated-hour';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { boardOrder, type KitchenMenu, type LoadKitchenMenu } from '../board-order.ts';
import { findOrder } from '../order-store.ts';
import { sampleOrder } from './sample-order.ts';
import { isPrintedByHand, type WaitingTicket } from './ticket-store.ts';

type SeasonTexts = (key: 'Console.Time.SUMMER' | 'Console.Time.WINTER') => string;

/** What stands on a ticket at this moment; null when its order has gone. */
export type ReadTicket = (
  ticket: Pick<
    WaitingTicket,
    'id' | 'companyId' | 'venueId' | 'orderId' | 'stationId' | 'prints' | 'isCopy'
  > & { isPossibleCopy: boolean },
) => Promise<TicketLine[] | null>;

/** Tickets speak the company's language: the kitchen's, whatever the guest reads. */
export const makeReadTicket =
  (deps: {
    db: Database;
    loadKitchenMenu: LoadKitchenMenu;
    textsIn: (language: Language) => TicketTexts & SeasonTexts;
    now: () => Temporal.Instant;
  }): ReadTicket =>
  async (ticket) => {
    const { companyId, venueId, orderId } = ticket;
    const venue = await findTicketVenue(deps.db, companyId, venueId);
    const kitchen = await deps.loadKitchenMenu(companyId, venueId);
    const order =
      orderId === null ? sampleOrder(kitchen, deps.now()) : await read(orderId, kitchen);
    if (!venue || !order) return null;
    const texts = deps.textsIn(venue.language);
    const { timeZone } = venue;
    const marked = (at: Temporal.Instant, time: string) => {
      const season = seasonOfRepeatedHour(at, timeZone);
      return season === null ? time : `${time}, ${texts(`Console.Time.${season}`)}`;
    };
    return ticketLines(order, {
      texts,
      prints: ticket.prints,
      stationId: ticket.stationId,
      stations: kitchen.stations,
      heading: headingOf(ticket, orderId !== null && (await isPrintedByHand(deps.db, ticket.id))),
      venueName: venue.name,
      timeZone,
      timeOf: (at) => marked(at, formatTimeOfDay(at, timeZone)),
      dateTimeOf: (at) => marked(at, formatDateTime(at, timeZone)),
    });

    async function read(id: string, menu: KitchenMenu): Promise<TicketOrder | null> {
      const found = await findOrder(deps.db, id);
      return found && boardOrder(found, { ...menu, now: deps.now() });
    }
  };

/** That it may be a copy is the more important word: whoever asked for a copy knows that it is one. */
function headingOf(
  ticket: { orderId: string | null; isCopy: boolean; isPossibleCopy: boolean },
  isByHand: boolean,
): TicketHeading | null {
  if (ticket.orderId === null) return 'TEST';
  if (ticket.isPossibleCopy || isByHand) return 'POSSIBLE_COPY';
  return ticket.isCopy ? 'COPY' : null;
}

async function findTicketVenue(db: Database, companyId: string, venueId: string) {
  const row = await db
    .selectFrom('venues')
    .innerJoin('companies', 'companies.id', 'venues.companyId')
    .select(['venues.name', 'venues.timeZone', 'companies.defaultLanguage'])
    .where('venues.companyId', '=', companyId)
    .where('venues.id', '=', venueId)
    .executeTakeFirst();
  if (!row) return null;
  const { defaultLanguage, ...venue } = row;
  const language =
    defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage);
  return { ...venue, language };
}
