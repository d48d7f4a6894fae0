import { lazy, Suspense } from 'react';
import { useInstallOffer } from './use-install-offer.ts';

const InstallRow = lazy(async () => ({ default: (await import('./InstallRow.tsx')).InstallRow }));

/** Downloads what it needs only where there is something to offer. */
export function InstallEntry() {
  const { offer } = useInstallOffer();
  if (offer === 'NONE') return null;
  return (
    <Suspense fallback={null}>
      <InstallRow />
    </Suspense>
  );
}
