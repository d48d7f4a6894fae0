import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';

/** Enough for the fullest evening; older ones are long answered. */
const MOST_KEPT = 200;

/** Orders somebody has put aside by name: silent until their end comes near, also after a reload. */
export function usePutAside(): {
  putAside: ReadonlySet<string>;
  put: (orderId: string) => void;
} {
  const { memory } = useServices();
  const [ids, setIds] = useState<readonly string[]>(
    () => memory.get('putAside')?.split(' ').filter(Boolean) ?? [],
  );
  return {
    putAside: new Set(ids),
    put: (orderId) => {
      const next = [...ids.filter((id) => id !== orderId), orderId].slice(-MOST_KEPT);
      memory.set('putAside', next.join(' '));
      setIds(next);
    },
  };
}
