import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany, Administrator } from '../administered-company.ts';
import { VenueTablesDocument } from '../generated/graphql.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeVenue } from '../venues/use-office-venues.ts';
import { VenuePicker } from '../venues/VenuePicker.tsx';
import { AddTables } from './AddTables.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { TableList } from './TableList.tsx';
import { TableOrdering } from './TableOrdering.tsx';
import { tablesKey } from './use-table-changes.ts';

/** The tables of a venue and their codes (PLACES-21 to PLACES-26). */
export function TablesScreen({ company, administrator, venueId }: OfficePageProps) {
  const t = useAdminText();
  const title = t('Admin.Section.tables');
  return (
    <VenuePicker
      company={company}
      venueId={venueId}
      frame={(content) => <Section title={title}>{content}</Section>}
    >
      {(venue, picker) => (
        <VenueTables
          key={venue.id}
          title={title}
          company={company}
          administrator={administrator}
          venue={venue}
          picker={picker}
        />
      )}
    </VenuePicker>
  );
}

function VenueTables(props: {
  title: string;
  company: AdministeredCompany;
  administrator: Administrator;
  venue: OfficeVenue;
  picker: ReactNode;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const [isPrinting, setPrinting] = useState(false);
  const { company, venue } = props;
  const query = useQuery({
    queryKey: tablesKey(venue.id),
    queryFn: async ({ signal }) =>
      (await api.call(VenueTablesDocument, { venueId: venue.id }, signal)).venueTables,
  });
  return (
    <Section
      title={props.title}
      isWide
      actions={
        query.data?.some(({ active }) => active) && (
          <button
            type="button"
            className={controls.solid}
            aria-haspopup="dialog"
            onClick={() => setPrinting(true)}
          >
            <OfficeIcon name="download" />
            {t('Admin.Tables.Print')}
          </button>
        )
      }
    >
      {props.picker}
      <div className={panels.stack}>
        <TableOrdering company={company} administrator={props.administrator} />
        <Remote query={query}>
          {(tables) => (
            <>
              <AddTables companyId={company.id} venueId={venue.id} tables={tables} />
              <TableList company={company} venue={venue} tables={tables} />
            </>
          )}
        </Remote>
      </div>
      {isPrinting && query.data && (
        <PrintSheet
          company={company}
          venueId={venue.id}
          tables={query.data}
          onClose={() => setPrinting(false)}
        />
      )}
    </Section>
  );
}
