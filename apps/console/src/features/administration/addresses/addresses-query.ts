import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../shared/services.tsx';
import {
  CompanyAddressesDocument,
  type CompanyAddressesPartsFragment,
} from '../generated/graphql.ts';

export type Addresses = CompanyAddressesPartsFragment;
export type Host = Addresses['hosts'][number];

export const addressesKey = (companyId: string) => ['admin', 'addresses', companyId] as const;

export const addressesQuery = (api: Services['api'], companyId: string) =>
  queryOptions({
    queryKey: addressesKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(CompanyAddressesDocument, { companyId }, signal)).companyAddresses,
  });
