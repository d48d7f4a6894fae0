import type { OfficePageProps } from '../office/office-places.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { VenuePicker } from '../venues/VenuePicker.tsx';
import { HoursPage } from './HoursPage.tsx';

/** When a venue is open: its week, the days with other hours, and why a guest cannot order at a time (PLACES-08 to -20). */
export function HoursScreen({ company, venueId }: OfficePageProps) {
  const t = useAdminText();
  const title = t('Admin.Section.hours');
  return (
    <VenuePicker
      company={company}
      venueId={venueId}
      frame={(content) => <Section title={title}>{content}</Section>}
    >
      {(venue, picker) => (
        <HoursPage key={venue.id} title={title} company={company} venue={venue} picker={picker} />
      )}
    </VenuePicker>
  );
}
