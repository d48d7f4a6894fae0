import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Back within the app. A page opened by a link, a push message or a payment return has no page before it:
 * back then leads to the given place and never out of the app or into a payment again (D-26).
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    // The router gives the first entry of a visit the key 'default'.
    if (key === 'default') void navigate(otherwise, { replace: true });
    else void navigate(-1);
  }, [key, navigate, otherwise]);
}
