import type { CloudConfiguration } from '@tallrik/domain/company/configuration';
import { SAMPLE_CONFIGURATION } from '@tallrik/domain/company/sample-configuration';
import type { Venue } from '@tallrik/domain/venues/venue';
import { demoId } from './demo-id.ts';
import { minor } from '@tallrik/domain/money/minor';
import type { DemoCompany, DemoCustomer, DemoStaff } from './demo-company.ts';
import type { PictureWall } from './pictures/demo-picture.ts';
import type { Food } from './pictures/food.ts';

type ConfigurationCard = Pick<CloudConfiguration, 'theme'> & Partial<CloudConfiguration>;

/** The sample configuration of the specification (CONF-31, D-151) with what the card says otherwise. */
export function configurationFromCard(slug: string, card: ConfigurationCard): CloudConfiguration {
  const companyId = demoId(slug, 'company');
  return {
    ...SAMPLE_CONFIGURATION,
    id: demoId(slug, 'configuration'),
    slug,
    companyId,
    userCompanyId: companyId,
    ...card,
  };
}

type VenueCard = Pick<
  Venue,
  'name' | 'phone' | 'organizationId' | 'image' | 'timeZone' | 'availabilities'
> & {
  key: string;
  supportEmail: string;
  minimumPickupWaitTime: number;
  place: { name: string; street: string; zip: string; city: string; lat: number; long: number };
};

export function venueFromCard(slug: string, card: VenueCard): Venue {
  const { key, place, ...rest } = card;
  return {
    ...rest,
    id: demoId(slug, 'venue', key),
    companyId: demoId(slug, 'company'),
    active: true,
    deleted: false,
    bookingServiceId: null,
    minimumDeliveryFee: null,
    zip: place.zip,
    location: { id: demoId(slug, 'location', key), ...place },
    deliveryRates: [],
    syncedEta: null,
  };
}

/** The kitchen of every venue, one login for each, and the owner. Passwords are printed at the door. */
export function demoStaff(
  slug: string,
  venues: readonly { key: string; name: string }[],
): DemoStaff[] {
  const address = (name: string): string => `${name}@${slug}.example`;
  const venueId = (key: string): string => demoId(slug, 'venue', key);
  const person = (
    name: string,
    email: string,
    password: string,
    rest: Pick<DemoStaff, 'role' | 'venueIds'>,
  ): DemoStaff => ({
    id: demoId(slug, 'staff', email),
    name,
    email: address(email),
    password,
    ...rest,
  });
  const oneKitchenEach =
    venues.length < 2
      ? []
      : venues.map(({ key, name }) =>
          person(`${name}, kitchen`, `kitchen.${key}`, 'kitchen', {
            role: 'VENUE_STAFF',
            venueIds: [venueId(key)],
          }),
        );
  return [
    person('Kitchen', 'kitchen', 'kitchen', {
      role: 'VENUE_STAFF',
      venueIds: venues.map(({ key }) => venueId(key)),
    }),
    ...oneKitchenEach,
    person('Owner', 'owner', 'owner', { role: 'COMPANY_ADMIN', venueIds: [] }),
  ];
}

type CustomerCard = Pick<DemoCustomer, 'name' | 'phone' | 'language'> &
  Partial<DemoCustomer> & { key: string };

/** A guest with an account that works, unless the card says otherwise. */
export function customerFromCard(slug: string, easyId: string, card: CustomerCard): DemoCustomer {
  const { key, ...rest } = card;
  return {
    id: demoId(slug, 'customer', key),
    email: `${key}@guest.example`,
    password: 'guest',
    easyId,
    activated: true,
    points: 0,
    levelId: null,
    invoice: null,
    referral: null,
    stamps: [],
    offerTokens: [],
    ...rest,
  };
}

/** What staff sets on an approved business customer (D-89). */
export const invoiceAccount = (
  slug: string,
  key: string,
  creditLimit: number,
): DemoCustomer['invoice'] => ({
  customerId: demoId(slug, 'invoice-customer', key),
  targetId: demoId(slug, 'invoice-target', key),
  creditLimit: minor(creditLimit),
});

/** Five square pictures such as a restaurant would post. */
export function socialFeedFromFoods(
  slug: string,
  wall: PictureWall,
  posts: readonly { food: readonly Food[]; around?: readonly Food[]; tone: 1 | 2 | 3 | 4 | 5 }[],
): DemoCompany['socialFeed'] {
  return posts.map((post, index) => ({
    id: demoId(slug, 'social', String(index)),
    socialType: 'INSTAGRAM',
    link: `https://www.instagram.com/${slug}.example/`,
    mediaUrl: wall.painting(`social/${index}`, 'square', post),
  }));
}
