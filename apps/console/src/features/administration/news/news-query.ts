import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeContentDocument,
  OfficeContentsDocument,
  type OfficeContentFieldsFragment,
  type OfficeContentsQuery,
} from '../generated/graphql.ts';

export type OfficeContent = OfficeContentFieldsFragment;
export type ContentRow = OfficeContentsQuery['officeContents'][number];

export const newsKey = (companyId: string) => ['admin', 'news', companyId] as const;

export function useContents(companyId: string, isArchived: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...newsKey(companyId), 'list', isArchived],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeContentsDocument, { companyId, isArchived }, signal)).officeContents,
  });
}

export function useContent(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...newsKey(companyId), 'content', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeContentDocument, { companyId, id }, signal)).officeContent,
  });
}
