import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../shared/services.tsx';
import { PaymentAccountDocument, type PaymentAccountPartsFragment } from '../generated/graphql.ts';

export type PaymentAccount = PaymentAccountPartsFragment;

export const paymentKey = (companyId: string) => ['admin', 'payment', companyId] as const;

export const paymentQuery = (api: Services['api'], companyId: string) =>
  queryOptions({
    queryKey: paymentKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(PaymentAccountDocument, { companyId }, signal)).paymentAccount,
  });
