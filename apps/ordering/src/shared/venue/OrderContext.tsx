import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { lazy, Suspense } from 'react';
import { useMinute } from '../clock/use-minute.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import type { Offering } from '../menu/offering.ts';
import { useOffering } from '../menu/use-offering.ts';
import { paths } from '../paths.ts';
import { openingAt } from '../pre-order/pre-order-times.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import { dateTimeText } from '../translate/venue-time.ts';
import { useOpeningText } from './use-opening-text.ts';

// Only for guests at a table, who are told of its bills by the same answer.
const OwnTableName = lazy(async () => ({
  default: (await import('../table/OwnTableName.tsx')).OwnTableName,
}));

/** Where the guest orders, how, and when it will be ready; leads back to the choice. */
export function OrderContext({ venueId }: { venueId: string }) {
  const state = useOffering(venueId);
  return state.kind === 'READY' ? <ContextRow offering={state.offering} /> : null;
}

function ContextRow({ offering }: { offering: Offering }) {
  const t = useTranslate();
  const isAtTable = useLocalValue('qrOrder') !== null;
  const { venue, serviceType } = offering;
  const how = t(`ServiceType.${serviceType}`);
  return (
    <Panel>
      <ListRow
        icon="pin"
        isIconFramed
        title={venue.name}
        text={
          <>
            {isAtTable ? (
              <Suspense fallback={how}>
                <OwnTableName />
              </Suspense>
            ) : (
              how
            )}
            {' · '}
            <ReadyWhen offering={offering} />
          </>
        }
        href={isAtTable ? undefined : paths.landing.to({ v: venue.id })}
      />
    </Panel>
  );
}

/** The chosen time, or what can be promised now: a closed kitchen promises nothing (D-176). */
function ReadyWhen({ offering }: { offering: Offering }) {
  const t = useTranslate();
  const now = useMinute();
  const openingText = useOpeningText();
  const { venue, pickupTime, waitMinutes } = offering;
  if (pickupTime !== 'ASAP') return dateTimeText(t, pickupTime, venue.timeZone);
  return (
    openingText.closed(openingAt({ ...offering, now }), { timeZone: venue.timeZone, now }) ??
    t('Time.ReadyInAbout', { minutes: waitMinutes })
  );
}
