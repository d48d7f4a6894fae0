import type { Venue } from '@tallrik/domain/venues/venue';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../graphql-client/generated/gql.ts';
import type { VenueFieldsFragment } from '../graphql-client/generated/graphql.ts';
import { answered } from '../graphql-client/answered.ts';
import { missingIfMalformed } from '../graphql-client/missing-if-malformed.ts';
import type { Api } from '@tallrik/contract/client/operation';

graphql(`
  fragment VenueFields on Venue {
    id
    name
    active
    deleted
    phone
    organizationId
    supportEmail
    minimumPickupWaitTime
    image
    zip
    timeZone
    pausedUntil
    syncedEta {
      minutes
      setAt
    }
    location {
      id
      name
      street
      lat
      long
      city
      zip
    }
    availabilities {
      id
      dayOfWeek
      timeRange {
        id
        start
        end
        initialStart
        initialEnd
      }
    }
    exceptions {
      id
      name
      firstDay
      lastDay
      isYearly
      ranges {
        start
        end
      }
    }
  }
`);

const VenuePage = graphql(`
  query VenuePage($id: ID!) {
    Venue(id: $id) {
      ...VenueFields
    }
  }
`);

const VenueList = graphql(`
  query VenueList($companyId: ID!) {
    allVenues(companyId: $companyId) {
      ...VenueFields
    }
  }
`);

/** API-09: a venue's waiting time and hours may change while a guest chooses. */
export const VENUE_POLL_MS = 30_000;
/** On home nothing is chosen yet. */
export const HOME_VENUE_POLL_MS = 120_000;

export const venueQuery = (api: Api, companyId: string, venueId: string) =>
  queryOptions({
    queryKey: ['venue', venueId],
    queryFn: async ({ signal }) => {
      const answer = api.readPublic(VenuePage, { id: venueId }, signal);
      const venue = (await missingIfMalformed(answer))?.Venue;
      return venue ? toVenue(companyId, venue) : null;
    },
  });

export const venueListQuery = (api: Api, companyId: string) =>
  queryOptions({
    queryKey: ['venues', companyId],
    queryFn: async ({ signal }) => {
      const { allVenues } = await api.readPublic(VenueList, { companyId }, signal);
      return allVenues.map((venue) => toVenue(companyId, venue));
    },
  });

/** A venue as pages know it: booking and delivery are asked for by nobody yet (D-29, D-141). */
export type GuestVenue = Omit<Venue, 'bookingServiceId' | 'deliveryRates' | 'minimumDeliveryFee'>;

export const toVenue = (companyId: string, venue: VenueFieldsFragment): GuestVenue => ({
  ...answered(venue),
  companyId,
  location: venue.location ? answered(venue.location) : null,
});
