import { useSyncExternalStore } from 'react';

/** Where the menu has room for the guests' app beside it; as in its styles. */
const WIDE = '(min-width: 1200px)';
const widthOf = () => (typeof matchMedia === 'function' ? matchMedia(WIDE) : null);

/** On a phone nobody would see what is brought over mobile data. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = widthOf();
      media?.addEventListener('change', notify);
      return () => media?.removeEventListener('change', notify);
    },
    () => widthOf()?.matches ?? true,
  );
