import type { Language } from '@tallrik/domain/company/languages';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../shared/services.tsx';
import {
  ConfirmTranslationDocument,
  OutdatedTextsDocument,
  type TranslatedField,
} from '../generated/graphql.ts';
import { useEnteredCompany } from '../office/office-address.ts';
import type { Catalogue } from './catalogue.ts';

/** Rises with every change of a text: whoever shows something made from them reads it anew. */
export const revisionOf = ({ items, categories, groups, upsells, menus }: Catalogue): number =>
  [...items, ...categories, ...groups, ...upsells, ...menus].reduce(
    (sum, { version }) => sum + version,
    0,
  );

const KEY = ['admin', 'outdated-texts'] as const;

/** Which translations are older than what they were made from (CATALOG-35). Until it is known, none. */
export function useOutdatedTexts(catalogue: Catalogue) {
  const { api } = useServices();
  const companyId = useEnteredCompany();
  const revision = useMemo(() => revisionOf(catalogue), [catalogue]);
  const { data } = useQuery({
    queryKey: [...KEY, companyId, revision],
    queryFn: async ({ signal }) =>
      (await api.call(OutdatedTextsDocument, { companyId }, signal)).outdatedTexts,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const keyOf = (id: string, language: Language, field: TranslatedField) =>
      `${id} ${language} ${field}`;
    const texts = new Set(data?.map(({ id, language, field }) => keyOf(id, language, field)));
    const things = new Set(data?.map(({ id, language }) => `${id} ${language}`));
    return {
      isText: (id: string, language: Language, field: TranslatedField): boolean =>
        texts.has(keyOf(id, language, field)),
      isThing: (id: string, language: Language): boolean => things.has(`${id} ${language}`),
    };
  }, [data]);
}

/** Somebody has read it and nothing is to be changed. */
export function useConfirmTranslation() {
  const { api } = useServices();
  const companyId = useEnteredCompany();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (text: { id: string; language: Language; field: TranslatedField }) =>
      api.call(ConfirmTranslationDocument, { companyId, ...text }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  return mutate;
}
