import { loadAllergenCatalogue } from '@tallrik/translations/load-allergen-catalogue';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMessages } from '../../../shared/messages/use-messages.tsx';

/** What guests read for a tag; one the restaurant wrote itself is its own name. */
export function useAllergenNames(): (tag: string) => string {
  const { language } = useMessages();
  const { data } = useQuery({
    queryKey: ['allergen-texts', language],
    queryFn: () => loadAllergenCatalogue(language),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return useCallback(
    (tag) => {
      const name = data?.[`Allergen.${tag}`];
      return typeof name === 'string' ? name : tag;
    },
    [data],
  );
}
