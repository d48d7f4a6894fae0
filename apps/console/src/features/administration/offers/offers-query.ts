import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeOfferDocument,
  OfficeOffersDocument,
  TryOfferDocument,
  type OfferInput,
  type OfficeOfferFieldsFragment,
  type TryOfferQuery,
} from '../generated/graphql.ts';

export type OfficeOffer = OfficeOfferFieldsFragment;
export type OfferTrial = TryOfferQuery['tryOffer'];

export const offersKey = (companyId: string) => ['admin', 'offers', companyId] as const;

export function useOffers(companyId: string, isArchived: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...offersKey(companyId), 'list', isArchived],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeOffersDocument, { companyId, isArchived }, signal)).officeOffers,
    placeholderData: keepPreviousData,
  });
}

export function useOffer(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...offersKey(companyId), 'offer', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeOfferDocument, { companyId, id }, signal)).officeOffer,
  });
}

/** What the offer as it is typed would come to; the server's answer, for what was typed last. */
export function useOfferTrial(companyId: string, id: string, offer: OfferInput) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...offersKey(companyId), 'trial', id, offer],
    queryFn: async ({ signal }) =>
      (await api.call(TryOfferDocument, { companyId, id, offer }, signal)).tryOffer,
    placeholderData: keepPreviousData,
  });
}
