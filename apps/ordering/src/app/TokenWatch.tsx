import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../shared/router/router.tsx';
import { guestQuery } from '../shared/guest/guest-query.ts';
import { useToken } from '../shared/guest/use-guest.ts';
import { useSignOut } from '../shared/guest/use-sign-out.ts';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/services.tsx';
import { useTranslate } from '../shared/translate/use-translate.tsx';

/** AUTH-27: once for the answer that is there at once, once for what the server works out after a sign-in. */
const ASK_AGAIN_AFTER_MS = [500, 2_500];

/** Follows the token: new data for a new guest, and the way out for an account that is gone (AUTH-26, AUTH-27). */
export function TokenWatch() {
  useAskAgainOnChange();
  useLeaveWhenDeleted();
  return null;
}

function useAskAgainOnChange() {
  const token = useToken();
  const queryClient = useQueryClient();
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    const timers = ASK_AGAIN_AFTER_MS.map((afterMs) =>
      setTimeout(() => void queryClient.invalidateQueries(), afterMs),
    );
    return () => timers.forEach(clearTimeout);
  }, [token, queryClient]);
}

function useLeaveWhenDeleted() {
  const t = useTranslate();
  const { api, localData } = useServices();
  const token = useToken();
  const guest = useQuery({ ...guestQuery(api, token ?? ''), enabled: token !== null });
  const signOut = useSignOut();
  const navigate = useNavigate();
  const isGone =
    token !== null &&
    (guest.data?.deleted === true || (guest.error !== null && isNotKnown(guest.error)));
  useEffect(() => {
    if (!isGone) return;
    localData.set('alert', {
      title: t('Account.Deleted.Title'),
      description: t('Account.Deleted.Text'),
    });
    void signOut().then(() => navigate(paths.landing.to()));
  }, [isGone, localData, navigate, signOut, t]);
}

/** A token that was revoked, or whose account is no more. */
const isNotKnown = (error: Error): boolean => 'code' in error && error.code === 'UNAUTHENTICATED';
