import { useCallback, useState } from 'react';

/** The id of something new: the same until it is there, so that a second tap or try makes nothing twice (OFFICE-20). */
export function useNewId(): { id: string; renew: () => void } {
  const [id, setId] = useState(() => crypto.randomUUID());
  const renew = useCallback(() => setId(crypto.randomUUID()), []);
  return { id, renew };
}
