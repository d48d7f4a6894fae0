import type { Language, Localized } from '@tallrik/domain/company/languages';
import { localized } from '@tallrik/domain/company/localized';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices } from '../../../shared/services.tsx';
import type { OfficeCatalogueQuery } from '../generated/graphql.ts';
import { catalogueKey, catalogueQuery } from './catalogue-query.ts';

/** Everything a company sells, as the office edits it. */
export type Catalogue = OfficeCatalogueQuery['officeCatalogue'];
export type OfficeItem = Catalogue['items'][number];
export type OfficeCategory = Catalogue['categories'][number];
export type OfficeGroup = Catalogue['groups'][number];
export type OfficeUpsell = Catalogue['upsells'][number];
export type OfficeMenu = Catalogue['menus'][number];
export type OfficeText = OfficeItem['title'];

/** How soon somebody else's change is seen; 2,000 dishes are more than a megabyte to ask for. */
const READ_AGAIN_MS = 30_000;

export function useCatalogue(companyId: string) {
  const { api } = useServices();
  return useQuery({
    ...catalogueQuery(api, companyId),
    refetchInterval: READ_AGAIN_MS,
  });
}

type Part = 'items' | 'categories' | 'groups' | 'upsells' | 'menus';
type ThingOf<Name extends Part> = Catalogue[Name][number];

/** The catalogue with one thing as it stands now; what is archived leaves it. */
export function withThing<Name extends Part>(
  catalogue: Catalogue,
  part: Name,
  thing: ThingOf<Name>,
): Catalogue {
  const all: readonly ThingOf<Name>[] = catalogue[part];
  const isThere = all.some(({ id }) => id === thing.id);
  const replaced = isThere
    ? all.map((other) => (other.id === thing.id ? thing : other))
    : [...all, thing];
  const shown = replaced.filter(({ isArchived }) => !isArchived);
  return { ...catalogue, [part]: shown.toSorted(higherFirst) };
}

const higherFirst = (one: object, other: object): number => orderOf(other) - orderOf(one);
const orderOf = (thing: object): number =>
  'order' in thing && typeof thing.order === 'number' ? thing.order : 0;

/** Puts a thing into what is on the screen, without asking for everything again. */
export function usePutThing(companyId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    <Name extends Part>(part: Name, thing: ThingOf<Name>) =>
      void queryClient.setQueryData<Catalogue>(
        catalogueKey(companyId),
        (catalogue) => catalogue && withThing(catalogue, part, thing),
      ),
    [queryClient, companyId],
  );
}

/** Without the languages nobody has written. */
export const writtenText = (text: OfficeText): Localized =>
  Object.fromEntries(Object.entries(text).filter(([, line]) => line !== null && line !== ''));

/** A name as it is read in the office: in the restaurant's own language. */
export const nameIn = (text: OfficeText, defaultLanguage: Language): string =>
  localized(writtenText(text), '', defaultLanguage, { defaultLanguage });
