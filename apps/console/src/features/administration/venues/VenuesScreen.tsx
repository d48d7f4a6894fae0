import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useNewId } from '../changes/use-new-id.ts';
import { CreateVenueDocument } from '../generated/graphql.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { NewVenueSheet } from './NewVenueSheet.tsx';
import { keysOfVenues, useOfficeVenues, type OfficeVenue } from './use-office-venues.ts';
import { VenueCards } from './VenueCards.tsx';
import { VenuePage } from './VenuePage.tsx';

/** All venues, and each on a page of its own (PLACES-01 to PLACES-07). */
export function VenuesScreen({ company, administrator }: OfficePageProps) {
  const t = useAdminText();
  const { pathname } = useLocation();
  const link = useOfficeLink();
  const query = useOfficeVenues(company.id);
  const [isAdding, setAdding] = useState(false);
  const mayWrite = reachOf(administrator.role, 'VENUES', 'WRITE') === 'ALL';
  const id = pathname.split('/')[3] ?? '';
  const venue = query.data?.find((one) => one.id === id);
  if (venue)
    return (
      <VenuePage
        key={venue.id}
        company={company}
        venue={venue}
        isReadOnly={!mayWrite}
        mayChangeToday={reachOf(administrator.role, 'HOURS', 'WRITE') !== 'NONE'}
      />
    );
  return (
    <Section
      title={t('Admin.Section.venues')}
      isWide
      actions={
        mayWrite && (
          <button
            type="button"
            className={controls.solid}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            <Icon name="plus" />
            {t('Admin.Venues.New')}
          </button>
        )
      }
    >
      <Remote query={query}>
        {(venues) => (
          <VenueCards company={company} venues={venues} mayWrite={mayWrite} link={link} />
        )}
      </Remote>
      {isAdding && (
        <NewVenue company={company} venues={query.data ?? []} onClose={() => setAdding(false)} />
      )}
    </Section>
  );
}

function NewVenue(props: {
  company: AdministeredCompany;
  venues: readonly OfficeVenue[];
  onClose: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const navigate = useNavigate();
  const link = useOfficeLink();
  const { id, renew } = useNewId();
  const create = useChange({
    send: async ({ name, fromVenueId }: { name: string; fromVenueId: string | null }) =>
      (
        await api.call(CreateVenueDocument, {
          companyId: props.company.id,
          id,
          venue: { name },
          fromVenueId,
        })
      ).createVenue,
    refreshes: keysOfVenues(props.company.id),
    done: () => t('Admin.Venues.Made'),
    onDone: () => {
      renew();
      props.onClose();
      void navigate(link(`places/${id}`));
    },
  });
  return (
    <NewVenueSheet
      venues={props.venues.filter(({ isArchived }) => !isArchived)}
      isBusy={create.isBusy}
      code={create.code}
      onCreate={create.run}
      onClose={props.onClose}
    />
  );
}
