import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { VenueContactsDocument } from '../generated/graphql.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useVenueChoice } from '../venues/use-venue-choice.tsx';
import { ContactsForm } from './ContactsForm.tsx';

/** Who is told when a restaurant's orders go unanswered (KITCHEN-08). */
export function ContactsScreen(props: { company: AdministeredCompany; venueId: string | null }) {
  const t = useAdminText();
  const { venue, picker } = useVenueChoice(props.company.venues, props.venueId);
  return (
    <Section title={t('Admin.Section.contacts')} text={t('Admin.Contacts.Text')}>
      {venue === undefined ? (
        <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>
      ) : (
        <>
          {picker}
          <VenueContacts key={venue.id} venueId={venue.id} />
        </>
      )}
    </Section>
  );
}

function VenueContacts({ venueId }: { venueId: string }) {
  const { api } = useServices();
  const contacts = useQuery({
    queryKey: ['admin', 'contacts', venueId],
    queryFn: async ({ signal }) =>
      (await api.call(VenueContactsDocument, { venueId }, signal)).venueContacts,
    // The form begins with what is read: neither with what was read earlier, nor changed under somebody's fingers.
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Remote query={contacts}>
      {(stored) => <ContactsForm venueId={venueId} stored={stored} />}
    </Remote>
  );
}
