import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  CreateReferralCodeDocument,
  OfficeReferralDocument,
  SaveReferralCodeDocument,
  SaveReferralOfferDocument,
  type OfficeReferralQuery,
  type ReferralCodeFieldsFragment,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type Referral = OfficeReferralQuery['officeReferral'];
export type ReferralCode = ReferralCodeFieldsFragment;

const referralKey = (companyId: string) => ['admin', 'referral', companyId] as const;

export function useReferral(companyId: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: referralKey(companyId),
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(OfficeReferralDocument, { companyId, cursor: pageParam }, signal))
        .officeReferral,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useReferralActions(companyId: string) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [referralKey(companyId)];
  return {
    choose: useChange({
      send: async (given: { version: number; offerId: string }) =>
        (await api.call(SaveReferralOfferDocument, { companyId, ...given })).saveReferralOffer,
      refreshes,
      done: () => t('Admin.Saved'),
    }),
    create: useChange({
      send: async (given: { id: string; code: string }) =>
        (await api.call(CreateReferralCodeDocument, { companyId, ...given })).createReferralCode,
      refreshes,
      done: () => t('Admin.Audit.createReferralCode'),
    }),
    turn: useChange({
      send: async (given: { id: string; version: number; active: boolean }) =>
        (await api.call(SaveReferralCodeDocument, { companyId, ...given })).saveReferralCode,
      refreshes,
      done: (_result, { active }) => t(active ? 'Admin.Codes.TurnedOn' : 'Admin.Codes.TurnedOff'),
      isQueued: true,
    }),
  };
}

export type ReferralActions = ReturnType<typeof useReferralActions>;
