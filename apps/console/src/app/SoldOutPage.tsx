import type { ReactNode } from 'react';
import type { OfficePageProps } from '../features/administration/office/office-places.ts';
import { Section } from '../features/administration/parts/Section.tsx';
import { useAdminText } from '../features/administration/use-admin-text.tsx';
import { VenuePicker } from '../features/administration/venues/VenuePicker.tsx';
import { StockList } from '../features/stock/StockList.tsx';
import sheet from '../features/stock/SoldOutSheet.module.css';
import { useStock } from '../features/stock/use-stock.ts';
import { codeOf, errorText } from '../shared/messages/error-text.ts';
import { useTranslate } from '../shared/messages/use-messages.tsx';

/** What can run out at a venue: the board's list, as a page of the office (OFFICE-02). */
export function SoldOutPage({ company, venueId }: OfficePageProps) {
  const t = useAdminText();
  const frame = (content: ReactNode) => (
    <Section title={t('Admin.Office.soldOut')} text={t('Admin.SoldOut.Text')}>
      {content}
    </Section>
  );
  return (
    <VenuePicker company={company} venueId={venueId} frame={frame}>
      {(venue, picker) =>
        frame(
          <>
            {picker}
            <VenueStock key={venue.id} venueId={venue.id} />
          </>,
        )
      }
    </VenuePicker>
  );
}

function VenueStock({ venueId }: { venueId: string }) {
  const t = useTranslate();
  const { stock, saving, error, change } = useStock(venueId);
  return (
    <>
      {error !== null && (
        <p className={sheet.problem} role="alert">
          {errorText(t, codeOf(error))}
        </p>
      )}
      {stock ? (
        <StockList heading="h2" stock={stock} saving={saving} onChange={change} />
      ) : (
        error === null && <p role="status">{t('Console.Loading')}</p>
      )}
    </>
  );
}
