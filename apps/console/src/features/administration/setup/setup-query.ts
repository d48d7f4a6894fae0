import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../shared/services.tsx';
import { SetupStateDocument, type SetupPartsFragment } from '../generated/graphql.ts';

export type Setup = SetupPartsFragment;
export type SetupStep = Setup['steps'][number];
export type SetupGap = Setup['against'][number];

export const setupKey = (companyId: string) => ['admin', 'setup', companyId] as const;

export const setupQuery = (api: Services['api'], companyId: string) =>
  queryOptions({
    queryKey: setupKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(SetupStateDocument, { companyId }, signal)).setupState,
  });
