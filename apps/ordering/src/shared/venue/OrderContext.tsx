import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import type { Offering } from '../menu/offering.ts';
import { useOffering } from '../menu/use-offering.ts';
import { paths } from '../paths.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useTranslate } from '../translate/use-translate.tsx';
import { dateTimeText } from '../translate/venue-time.ts';

/** Where the guest orders, how, and when it will be ready; leads back to the choice. */
export function OrderContext({ venueId }: { venueId: string }) {
  const state = useOffering(venueId);
  return state.kind === 'READY' ? <ContextRow offering={state.offering} /> : null;
}

function ContextRow({ offering }: { offering: Offering }) {
  const t = useTranslate();
  const isAtTable = useLocalValue('qrOrder') !== null;
  const { venue, pickupTime, serviceType, waitMinutes } = offering;
  const when =
    pickupTime === 'ASAP'
      ? t('Time.ReadyInAbout', { minutes: waitMinutes })
      : dateTimeText(t, pickupTime, venue.timeZone);
  return (
    <Panel>
      <ListRow
        icon="pin"
        isIconFramed
        title={venue.name}
        text={`${t(`ServiceType.${serviceType}`)} · ${when}`}
        href={isAtTable ? undefined : paths.landing.to({ v: venue.id })}
      />
    </Panel>
  );
}
