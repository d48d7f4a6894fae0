import type { VenueInput } from '@tallrik/contract/generated/staff-resolvers';
import { hasUsualForm } from '@tallrik/domain/company/organization-number';
import { checkVenue, type VenueFields } from '@tallrik/domain/venues/venue-form';
import type { OfficeRefusal } from '../../../platform/office/office-subject.ts';

/** What was sent over what stands there: a field left out stays, null empties it. */
function withInput(fields: VenueFields, input: VenueInput): VenueFields {
  const given = <Value>(sent: Value | null | undefined, stands: Value | null): Value | null =>
    sent === undefined ? stands : sent;
  const { place } = fields;
  return {
    name: input.name ?? fields.name,
    active: input.active ?? fields.active,
    timeZone: input.timeZone ?? fields.timeZone,
    phone: given(input.phone, fields.phone),
    organizationId: given(input.organizationId, fields.organizationId),
    bookingServiceId: given(input.bookingServiceId, fields.bookingServiceId),
    supportEmail: given(input.supportEmail, fields.supportEmail),
    minimumPickupWaitTime: given(input.minimumPickupWaitTime, fields.minimumPickupWaitTime),
    place: {
      name: given(input.placeName, place.name),
      street: given(input.street, place.street),
      zip: given(input.zip, place.zip),
      city: given(input.city, place.city),
      lat: given(input.lat, place.lat),
      long: given(input.long, place.long),
    },
  };
}

/** The venue as it would be stored, or why not. A number of another form is kept where its owner insists (SETUP-11). */
export function venueWith(
  fields: VenueFields,
  input: VenueInput,
  country: string,
): { fields: VenueFields } | { refusal: OfficeRefusal } {
  const checked = checkVenue(withInput(fields, input));
  if (!checked.ok) return { refusal: { error: 'FIELD_INVALID', field: checked.field } };
  const { organizationId } = checked.value;
  const isUnusual =
    organizationId !== null &&
    organizationId !== fields.organizationId &&
    !hasUsualForm(country, organizationId);
  if (isUnusual && input.keepsOrganizationId !== true)
    return { refusal: { error: 'ORGANIZATION_ID_UNUSUAL', field: 'organizationId' } };
  return { fields: checked.value };
}
