import type {
  AffectedOrder,
  VenueResult,
  VenuesResult,
} from '@tallrik/contract/generated/staff-resolvers';
import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { findAffectedOrders } from './affected-orders.ts';
import { findOfficeVenues, toOfficeVenue, venueSubject, type OfficeVenue } from './office-venue.ts';

export type VenueChangeDeps = { db: Database; office: Office };

type Write = (trx: Database, thing: OfficeVenue) => Promise<OfficeRefusal | undefined>;
type Named = { companyId?: string | null | undefined; id: string; version: number };

export const venueAnswer = (
  { error, field, thing, auditId }: OfficeResult<OfficeVenue>,
  now: Temporal.Instant,
  affectedOrders: AffectedOrder[] = [],
): VenueResult => ({
  error,
  field,
  auditId,
  venue: thing && toOfficeVenue(thing, now),
  affectedOrders,
});

/** One venue, by the version that was read. */
export const makeChangeVenue =
  ({ db, office }: VenueChangeDeps) =>
  async (
    context: StaffContext,
    call: { action: string; area: OfficeArea } & Named,
    write: Write,
  ): Promise<VenueResult> => {
    let before: OfficeVenue | null = null;
    const result = await office.change(context, venueSubject, call, (trx, thing) => {
      before = thing;
      return write(trx, thing);
    });
    const { thing: after, auditId } = result;
    const now = context.now();
    const changed = auditId && after && before ? [{ before, after }] : [];
    const companyId = after?.venue.companyId ?? '';
    return venueAnswer(result, now, await findAffectedOrders(db, companyId, changed, now));
  };

/**
 * Several venues, as they stand: what was entered for all of them names no versions. `isConcerned` finds those of the
 * caller's other venues that the change is about too; archived ones were on no list and stay as they are.
 */
export const makeChangeVenues =
  ({ db, office }: VenueChangeDeps) =>
  async (
    context: StaffContext,
    call: {
      action: string;
      companyId?: string | null | undefined;
      venueIds: readonly string[];
      isConcerned?: (venue: OfficeVenue['venue']) => boolean;
    },
    write: Write,
  ): Promise<VenuesResult> => {
    const { action, venueIds, isConcerned = () => false } = call;
    if (venueIds.length === 0) throw badInput('Name a venue at least');
    const wanted = { area: 'HOURS', companyId: call.companyId } as const;
    const caller = officeCaller(context, { ...wanted, access: 'WRITE' });
    const { companyId } = caller;
    const all = await findOfficeVenues(db, companyId, null);
    const named = all.filter(({ id }) => venueIds.includes(id));
    if (named.length !== new Set(venueIds).size) throw notFound('Venue');
    const others = all.filter(
      ({ id, venue }) =>
        !venueIds.includes(id) &&
        !venue.deleted &&
        (caller.venueIds === 'ALL' || caller.venueIds.includes(id)) &&
        isConcerned(venue),
    );
    const things = [...named, ...others].map(({ id, version }) => ({ id, version }));
    const result = await office.changeMany(
      context,
      venueSubject,
      { action, ...wanted, things },
      async (trx, venues) => {
        for (const venue of venues) {
          const refusal = await write(trx, venue);
          if (refusal) return refusal;
        }
        return undefined;
      },
    );
    const ids = things.map(({ id }) => id);
    const now = context.now();
    const after = await findOfficeVenues(db, companyId, ids);
    const changed = result.changed.flatMap(({ thing: { id } }) => {
      const [was, is] = [all, after].map((venues) => venues.find((venue) => venue.id === id));
      return was && is ? [{ before: was, after: is }] : [];
    });
    return {
      error: result.error,
      field: result.field,
      auditId: result.auditId,
      venues: after.map((venue) => toOfficeVenue(venue, now)),
      affectedOrders: await findAffectedOrders(db, companyId, changed, now),
    };
  };
