import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import { DEFAULT_REDIRECT_PATH, safeRedirectPath } from '@tallrik/domain/accounts/redirect-path';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { useServices } from '../../shared/services/services.tsx';
import { activationQuery } from './account-operations.ts';

/** Makes a temporary token the guest's own: the cart learns whose it is, and the page asked for opens (D-106, D-154). */
export function useEnter(): () => void {
  const { localData, cart } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    const token = localData.get('temporaryAuthToken');
    if (token === null) return;
    localData.set('authToken', token);
    localData.reset('temporaryAuthToken');
    cart?.introduceAgain();
    const userId = tokenSubject(token);
    const currentCart = cart?.snapshot().cart;
    if (
      cart &&
      userId &&
      currentCart?.venueId &&
      currentCart.orderId === null &&
      currentCart.userId === null
    )
      cart.dispatch({ type: 'UPDATE_USER', userId });
    const path = safeRedirectPath(localData.get('redirectPath'));
    localData.reset('redirectPath');
    if (path !== DEFAULT_REDIRECT_PATH) navigate(path);
  }, [localData, cart, navigate]);
}

/**
 * Holds a token as temporary until the server has said that its phone is verified (AUTH-22 to AUTH-24): the right
 * to anything else follows the account, not the token.
 */
export function useTakeToken(): (token: string) => Promise<'ENTERED' | 'NOT_ACTIVATED'> {
  const { api, localData } = useServices();
  const queryClient = useQueryClient();
  const enter = useEnter();
  return useCallback(
    async (token) => {
      localData.set('temporaryAuthToken', token);
      const { isActivated } = await queryClient.fetchQuery({
        ...activationQuery(api, token),
        staleTime: 0,
      });
      if (!isActivated) return 'NOT_ACTIVATED';
      enter();
      return 'ENTERED';
    },
    [api, localData, queryClient, enter],
  );
}
