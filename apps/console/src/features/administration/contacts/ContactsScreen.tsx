import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { VenueContactsDocument } from '../generated/graphql.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ContactsForm } from './ContactsForm.tsx';

/** Who is told when a restaurant's orders go unanswered (KITCHEN-08). */
export function ContactsScreen(props: { company: AdministeredCompany }) {
  const t = useAdminText();
  const { venues } = props.company;
  const [chosen, setChosen] = useState(venues[0]?.id ?? '');
  return (
    <Section title={t('Admin.Section.contacts')} text={t('Admin.Contacts.Text')}>
      {chosen === '' ? (
        <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>
      ) : (
        <>
          <Select
            label={t('Admin.Tables.Venue')}
            value={chosen}
            options={venues.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={setChosen}
          />
          <VenueContacts key={chosen} venueId={chosen} />
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
