import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import type { AffectedOrderFieldsFragment } from '../generated/graphql.ts';
import { dateName } from '../hours/hours-text.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { useOfficeVenues } from './use-office-venues.ts';

type AffectedOrder = AffectedOrderFieldsFragment;

export type TellAffected = (result: {
  error?: string | null;
  affectedOrders: readonly AffectedOrder[];
}) => void;

/** Orders that a change of hours closed over: named, and left to the kitchen (PLACES-14). */
export function useAffectedOrders(companyId: string): {
  /** What the change has told; nothing is shown where it concerns no order. */
  tell: TellAffected;
  element: ReactNode;
} {
  const [orders, setOrders] = useState<readonly AffectedOrder[]>([]);
  return {
    tell: ({ error, affectedOrders }) => {
      if (!error && affectedOrders.length > 0) setOrders(affectedOrders);
    },
    element: orders.length > 0 && (
      <AffectedSheet companyId={companyId} orders={orders} onClose={() => setOrders([])} />
    ),
  };
}

function AffectedSheet(props: {
  companyId: string;
  orders: readonly AffectedOrder[];
  onClose: () => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { timers } = useServices();
  const { orders, onClose } = props;
  const venues = useOfficeVenues(props.companyId).data ?? [];
  const concerned = venues.filter(({ id }) => orders.some(({ venueId }) => venueId === id));
  const now = Temporal.Instant.fromEpochMilliseconds(timers.now());
  return (
    <ModalSheet
      open
      onClose={onClose}
      title={t('Admin.Affected.Title', { count: orders.length })}
      text={t('Admin.Affected.Text')}
      closeLabel={t('Console.Close')}
    >
      {concerned.map((venue) => (
        <section key={venue.id} aria-label={venue.name}>
          {concerned.length > 1 && <h3 className={rows.name}>{venue.name}</h3>}
          <ul className={rows.rows}>
            {orders
              .filter(({ venueId }) => venueId === venue.id)
              .map((order) => {
                const at = Temporal.Instant.from(order.at).toZonedDateTimeISO(venue.timeZone);
                const today = now.toZonedDateTimeISO(venue.timeZone).toPlainDate();
                const day = dateName(language, at.toPlainDate(), today);
                return (
                  <li key={order.orderId} className={rows.row}>
                    <span className={rows.main}>
                      <span className={rows.name}>
                        {`${day}, ${formatTimeOfDay(at.toInstant(), venue.timeZone)}`}
                      </span>
                    </span>
                    <span className={rows.amount}>
                      {t('Admin.Affected.Number', { number: order.easyId })}
                    </span>
                  </li>
                );
              })}
          </ul>
          <Link className={controls.solid} to={`/${venue.id}`} onClick={onClose}>
            {t('Admin.TestOrder.Board')}
          </Link>
        </section>
      ))}
    </ModalSheet>
  );
}
