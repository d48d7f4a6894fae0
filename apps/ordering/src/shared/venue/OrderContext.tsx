import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { lazy, Suspense } from 'react';
import { useLocalValue } from '../local-data/use-local-value.ts';
import type { Offering } from '../menu/offering.ts';
import { useOffering } from '../menu/use-offering.ts';
import { paths } from '../paths.ts';
import { latePart } from '../screens/late-part.tsx';
import { useTranslate } from '../translate/use-translate.tsx';

// Only for guests at a table, who are told of its bills by the same answer.
const OwnTableName = lazy(async () => ({
  default: (await import('../table/OwnTableName.tsx')).OwnTableName,
}));

// When a kitchen opens and what it can promise is a small science of its own.
const ReadyWhen = latePart(async () => (await import('./ReadyWhen.tsx')).ReadyWhen);

/** Where the guest orders, how, and when it will be ready; leads back to the choice. */
export function OrderContext({ venueId }: { venueId: string }) {
  const state = useOffering(venueId);
  return state.kind === 'READY' ? <ContextRow offering={state.offering} /> : null;
}

function ContextRow({ offering }: { offering: Offering }) {
  const t = useTranslate();
  const { venue, serviceType } = offering;
  // Whoever sits at a table may have begun to take something away.
  const isAtTable = useLocalValue('qrOrder') !== null && serviceType === 'EAT_HERE';
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
