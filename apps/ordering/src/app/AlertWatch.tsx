import { lazy, Suspense, useState } from 'react';
import { useLocalValue } from '../shared/local-data/use-local-value.ts';

const StoredAlert = lazy(async () => ({
  default: (await import('./shell/StoredAlert.tsx')).StoredAlert,
}));

/** Few pages leave an alert behind: its dialog is fetched by those who read one. */
export function AlertWatch() {
  const alert = useLocalValue('alert');
  const [isNeeded, setNeeded] = useState(false);
  // Stays, so that it can close as every dialog closes.
  if (alert !== null && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <StoredAlert />
      </Suspense>
    )
  );
}
