import type { StoredStamp } from './stamp-store.ts';

export const stampAnswer = ({ id, seen, stampCardId }: StoredStamp) => ({
  id,
  seen,
  stampCard: { id: stampCardId },
});
