import { useSyncExternalStore } from 'react';

/** Where the rail gives way to the tabs; as in the shell's styles. */
const PHONE = '(max-width: 767px)';
const widthOf = () => (typeof matchMedia === 'function' ? matchMedia(PHONE) : null);

export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = widthOf();
      media?.addEventListener('change', notify);
      return () => media?.removeEventListener('change', notify);
    },
    () => widthOf()?.matches ?? false,
  );
