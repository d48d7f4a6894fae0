import { useQueryClient } from '@tanstack/react-query';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  OfficeSetSoldOutDocument,
  OfficeSetStockCountDocument,
  type OfficeSetStockCountMutationVariables,
  type OfficeSetSoldOutMutationVariables,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { useOfficeVenues } from '../venues/use-office-venues.ts';
import styles from './editor.module.css';
import { SoldOutUntil } from './SoldOutUntil.tsx';
import { stockKey, type StockLine } from './stock.ts';
import { StockCount } from './StockCount.tsx';

/** A dish or an option, on sale, sold out or counted, restaurant by restaurant: the kitchen's own switches (CATALOG-29). */
export function ItemAvailability(props: {
  /** Of the dish or of the option. */
  id: string;
  title: string;
  company: AdministeredCompany;
  venueId: string | null;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const change = useChange({
    send: async (given: OfficeSetSoldOutMutationVariables) =>
      (await api.call(OfficeSetSoldOutDocument, given)).setItemSoldOut,
    refreshes: [['admin', 'stock']],
    done: () => t('Admin.Audit.setItemSoldOut'),
    isQueued: true,
  });
  const counting = useChange({
    send: async (given: OfficeSetStockCountMutationVariables) =>
      (await api.call(OfficeSetStockCountDocument, given)).setStockCount,
    refreshes: [['admin', 'stock']],
    done: () => t('Admin.Audit.setStockCount'),
    isQueued: true,
  });
  const { id: itemId, company, venueId } = props;
  const venues = company.venues.filter(({ id }) => venueId === null || id === venueId);
  const known = useOfficeVenues(company.id).data ?? [];
  const zoneOf = (id: string) =>
    known.find((venue) => venue.id === id)?.timeZone ?? Temporal.Now.timeZoneId();
  const lineAt = (id: string) =>
    queryClient.getQueryData<StockLine[]>(stockKey(id))?.find((line) => line.id === itemId);
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{props.title}</h3>
      {venues.map((venue) => {
        const line = lineAt(venue.id);
        if (!line) return null;
        const which = { venueId: venue.id, itemId };
        const always = { ...which, untilTomorrow: false, untilOpening: false, until: null };
        return (
          <div key={venue.id} className={styles.group}>
            <Toggle
              isOffAlarming
              isOn={!line.soldOut}
              label={venue.name}
              onChange={(isOn) => change.run({ ...always, soldOut: !isOn })}
            />
            {line.soldOut && (
              <SoldOutUntil
                until={line.soldOutUntil ?? null}
                timeZone={zoneOf(venue.id)}
                onChoose={(until) => change.run({ ...always, soldOut: true, ...until })}
              />
            )}
            <StockCount
              key={`${line.count} ${line.refillTo}`}
              name={venue.name}
              line={line}
              onSave={(given) => counting.run({ ...which, ...given })}
            />
          </div>
        );
      })}
    </div>
  );
}
