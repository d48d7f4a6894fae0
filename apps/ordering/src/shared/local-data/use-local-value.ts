import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';
import type { LocalValues } from './fields.ts';

/** A value of the local data; while hydrating, what the server knew of it. */
export function useLocalValue<Field extends keyof LocalValues>(field: Field): LocalValues[Field] {
  const { localData, renderedData } = useServices();
  return useSyncExternalStore(
    localData.subscribe,
    () => localData.get(field),
    () => renderedData.get(field),
  );
}
