import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficePictureOfDocument,
  type OfficePictureFieldsFragment,
  PictureLibraryDocument,
} from '../generated/graphql.ts';

export type OfficePicture = OfficePictureFieldsFragment;

/** The key in an address of ours; null where the picture is somebody else's, or there is none. */
export function pictureKeyIn(address: string | null): string | null {
  const key = address?.startsWith('/media/') ? address.slice(7, 39) : '';
  return key.length === 32 ? key : null;
}

export const libraryKey = (companyId: string) => ['office', 'pictures', companyId] as const;

/** What is known of the picture in an address; null for those from before the office. */
export function usePicture(companyId: string, key: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...libraryKey(companyId), 'one', key],
    enabled: key !== null,
    queryFn: async ({ signal }) =>
      (await api.call(OfficePictureOfDocument, { companyId, key: key ?? '' }, signal))
        .officePicture ?? null,
  });
}

export function usePictureLibrary(companyId: string) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...libraryKey(companyId), 'all'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(PictureLibraryDocument, { companyId, after: pageParam }, signal))
        .pictureLibrary,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
