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
import type { OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';
import { stockKey, type StockLine } from './stock.ts';
import { StockCount } from './StockCount.tsx';

/** On sale, sold out or counted, restaurant by restaurant: the kitchen's own switches, seen on its board at once (CATALOG-29). */
export function ItemAvailability(props: {
  item: OfficeItem;
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
  const { item, company, venueId } = props;
  const venues = company.venues.filter(({ id }) => venueId === null || id === venueId);
  const lineAt = (id: string) =>
    queryClient.getQueryData<StockLine[]>(stockKey(id))?.find((line) => line.id === item.id);
  const set = (id: string, soldOut: boolean, untilTomorrow: boolean) =>
    change.run({ venueId: id, itemId: item.id, soldOut, untilTomorrow });
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{t('Admin.Menu.OnSale')}</h3>
      {venues.map((venue) => {
        const line = lineAt(venue.id);
        if (!line) return null;
        return (
          <div key={venue.id} className={styles.group}>
            <Toggle
              isOffAlarming
              isOn={!line.soldOut}
              label={venue.name}
              onChange={(isOn) => set(venue.id, !isOn, false)}
            />
            {line.soldOut && line.soldOutUntil === null && (
              <button
                type="button"
                className={styles.chip}
                onClick={() => set(venue.id, true, true)}
              >
                {t('Admin.Menu.BackTomorrow')}
              </button>
            )}
            <StockCount
              key={line.count}
              label={t('Admin.Stock.Count', { name: venue.name })}
              line={line}
              onSave={(count) => counting.run({ venueId: venue.id, itemId: item.id, count })}
            />
            {line.soldOutUntil !== null && (
              <span className={styles.hint}>{t('Admin.Menu.Note.SoldOutToday')}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
