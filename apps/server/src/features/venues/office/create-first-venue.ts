import type { Office } from '../../../platform/office/office.ts';
import { insertNewVenue, type NewVenueDeps } from './insert-new-venue.ts';
import type { CreateFirstVenue } from '../venues-port.ts';
import { findOfficeVenues, venueSubject } from './office-venue.ts';

/** In a transaction of the caller's. Where somebody else was faster there is nothing to be made any more. */
export const makeCreateFirstVenue =
  (deps: NewVenueDeps & { office: Office }): CreateFirstVenue =>
  async (trx, { id, ...call }, venue) => {
    const { companyId } = call.caller;
    const known = await findOfficeVenues(trx, companyId, null);
    if (known.some((other) => other.id !== id && !other.venue.deleted))
      return { error: 'VERSION_CONFLICT' };
    await deps.office.createIn(trx, venueSubject, { ...call, area: 'SETUP', ids: [id] }, () =>
      insertNewVenue(deps, trx, companyId, id, venue),
    );
    return undefined;
  };
