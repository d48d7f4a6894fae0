import { useState } from 'react';
import { useServices } from '../../shared/services.tsx';
import { readMoments, writeMoments } from './moments-by-id.ts';
import type { PutAside } from './unanswered.ts';

/** Enough for the fullest evening; older ones are long answered. */
const MAX_STORED = 200;

/** Orders somebody has put aside by name, and when: once each, also after a reload. */
export function usePutAside(): {
  putAside: PutAside;
  put: (orderId: string, nowMs: number) => void;
} {
  const { memory } = useServices();
  const [putAside, setPutAside] = useState<PutAside>(() => readMoments(memory.get('putAside')));
  return {
    putAside,
    put: (orderId, nowMs) => {
      const next = new Map(putAside).set(orderId, nowMs);
      memory.set('putAside', writeMoments(next, MAX_STORED));
      setPutAside(next);
    },
  };
}
