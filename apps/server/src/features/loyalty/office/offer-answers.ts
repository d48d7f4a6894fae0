import type {
  OfficeOffer as OfferAnswer,
  OfferTrial,
} from '@tallrik/contract/generated/staff-resolvers';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import {
  dishesSoldAt,
  freeDishes,
  isAvailable,
  offerAtVenue,
  type OfferAtVenue,
  type SoldDishes,
  venuesOf,
} from '@tallrik/domain/cart/offers/editing/offer-at-venue';
import { offerMeetings } from '@tallrik/domain/cart/offers/editing/offer-meetings';
import { type Minor, minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { LoadCatalogue } from '../../menu/menu-port.ts';
import { offerOf, stateOfOffer, type OfficeOffer } from './office-offer.ts';
import { salesOf, type SalesReader } from './sales-reader.ts';

/** A venue with what it sells. */
export type SellingVenue = { id: string; sold: SoldDishes };

export async function findSellingVenues(
  db: Database,
  companyId: string,
  loadCatalogue: LoadCatalogue,
): Promise<SellingVenue[]> {
  const [venues, loaded, company] = await Promise.all([
    db
      .selectFrom('venues')
      .select('id')
      .where('companyId', '=', companyId)
      .where('deleted', '=', false)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    loadCatalogue(companyId),
    db.selectFrom('companies').select('country').where('id', '=', companyId).executeTakeFirst(),
  ]);
  if (!loaded) return [];
  const country = company?.country ?? '';
  return venues.map(({ id }) => ({
    id,
    sold: dishesSoldAt(loaded.catalogue, { venueId: id, country }),
  }));
}

/** What it comes to at each of its venues. */
export const offerAtVenues = (
  offer: Offer,
  venues: readonly SellingVenue[],
): (OfferAtVenue & { venueId: string })[] =>
  venuesOf(offer, venues).map(({ id, sold }) => ({ venueId: id, ...offerAtVenue(offer, sold) }));

/** Offers with what they brought: sales as O-09 counts them, without tips (GROWTH-11). */
export async function answerOffers(
  db: Database,
  reader: SalesReader,
  offers: readonly OfficeOffer[],
  { venues, now }: { venues: readonly SellingVenue[]; now: Temporal.Instant },
): Promise<OfferAnswer[]> {
  if (offers.length === 0) return [];
  const ids = offers.map(({ id }) => id);
  const [sums, rights] = await Promise.all([findSums(db, reader, ids), countRights(db, ids, now)]);
  return offers.map((offer) => ({
    ...offer,
    venueIds: [...offer.venueIds],
    itemIds: [...offer.itemIds],
    stages: offer.stages.map((stage) => ({ ...stage, itemIds: [...stage.itemIds] })),
    state: stateOfOffer(offer, now),
    uses: sums.get(offer.id)?.uses ?? 0,
    turnover: sums.get(offer.id)?.turnover ?? 0,
    rightsHeld: rights.get(offer.id) ?? 0,
    unavailableVenueIds: offerAtVenues(offerOf(offer), venues)
      .filter((at) => !isAvailable(at))
      .map(({ venueId }) => venueId),
  }));
}

async function findSums(db: Database, reader: SalesReader, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; uses: number; turnover: number }>`
    select offer_uses.offer_id as id, count(*)::int as uses,
      coalesce(sum(orders.total - orders.tip) filter (where not orders.is_pay_later
        and ${salesOf(reader)}), 0)::float8 as turnover
    from offer_uses join orders on orders.id = offer_uses.order_id
    where offer_uses.company_id = ${reader.companyId} and offer_uses.offer_id = any(${[...ids]}::uuid[])
      and orders.status <> 'REJECTED' and not orders.is_test
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Rights that could still be used, were the offer running. */
async function countRights(
  db: Database,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; held: number }>`
    select offer_id as id, count(*)::int as held from offer_tokens
    where offer_id = any(${[...ids]}::uuid[]) and not (single_use and used)
      and (expires_at is null or expires_at > ${new Date(now.epochMilliseconds)})
    group by 1`.execute(db);
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** What it would come to, and which of the running ones it would meet. */
export function tryOfferWith(
  offer: Offer,
  running: readonly Offer[],
  { venues, orderValue }: { venues: readonly SellingVenue[]; orderValue: Minor },
): OfferTrial {
  const names = new Map(running.map(({ id, name }) => [id, name]));
  return {
    venues: offerAtVenues(offer, venues).map(({ singly, saving, ...at }) => ({
      ...at,
      singlyLeast: singly?.least ?? null,
      singlyMost: singly?.most ?? null,
      savingLeast: saving?.least ?? null,
      savingMost: saving?.most ?? null,
    })),
    freeItemIds: freeDishes(
      offer,
      venuesOf(offer, venues).map(({ sold }) => sold),
    ),
    meets: offerMeetings(offer, running, { venues, orderValue }).map((meeting) => ({
      ...meeting,
      otherName: names.get(meeting.otherId) ?? '',
    })),
    orderValue,
  };
}

/** Where nothing was ordered yet: something an order could cost. */
export const ANY_ORDER = minor(10_000);
