import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';

export function useIsOnline(): boolean {
  const { connection } = useServices();
  return useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
}
