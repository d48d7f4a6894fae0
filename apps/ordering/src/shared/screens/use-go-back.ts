import { useCallback } from 'react';
import { useLocation, useNavigate } from '../router/router.tsx';

/**
 * Back within the app. A page opened by a link, a push message or a payment return has no page before it:
 * back then leads to the given place and never out of the app or into a payment again (D-26).
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { isFirst } = useLocation();
  return useCallback(() => {
    if (isFirst) navigate(otherwise, { replace: true });
    else navigate(-1);
  }, [isFirst, navigate, otherwise]);
}
