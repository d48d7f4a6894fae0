import { useSyncExternalStore } from 'react';

/** D-09: below 768 px. */
const SMALL = '(max-width: 767px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(SMALL);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The server draws for a phone; most guests hold one. */
export const useIsSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(SMALL).matches,
    () => true,
  );
