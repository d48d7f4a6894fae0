import { maxCategoriesOf } from '@tallrik/domain/company/switches';
import type { UpsellGroup } from '@tallrik/domain/menu/catalogue';
import { dishesOf, type Reader } from '@tallrik/domain/menu/dishes';
import {
  categoriesToFetch,
  startPageSections,
  type StartPageSection,
} from '@tallrik/domain/menu/start-page';
import { queryOptions } from '@tanstack/react-query';
import type { CompanyPageData } from '../../../shared/company/company-query.ts';
import type { Api } from '@tallrik/contract/client/operation';
import {
  landingItemsQuery,
  readStartCategories,
  type CatalogueSlice,
} from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { loadedOffering, loadOffering } from '../../../shared/menu/use-offering.ts';
import type { LoadContext, LoadResult } from '../../../shared/screens/screen-module.ts';

type Dishes = Pick<CatalogueSlice, 'items' | 'upsellGroups'>;

export type StartSections = { sections: StartPageSection[]; upsellGroups: UpsellGroup[] };

export function sectionsOf(
  company: CompanyPageData,
  offering: Offering,
  catalogue: CatalogueSlice,
  landing: Dishes,
  reader: Reader,
): StartSections {
  const upsellGroups = [...landing.upsellGroups, ...catalogue.upsellGroups];
  if (offering.menu === null) return { sections: [], upsellGroups };
  const items = new Map([...landing.items, ...catalogue.items].map((item) => [item.id, item]));
  return {
    upsellGroups,
    sections: startPageSections({
      categories: catalogue.categories,
      dishes: dishesOf([...items.values()], offering.menu),
      inventory: offering.inventory,
      reader,
      activeMenuId: offering.menu.id,
      landingSections: company.configuration.landingSections,
      maxCategories: maxCategoriesOf(company.configuration),
    }),
  };
}

export const landingDishesQuery = (api: Api, company: CompanyPageData) =>
  landingItemsQuery(api, company.configuration.companyId, [
    ...new Set(company.configuration.landingSections.flatMap((section) => section.itemIds)),
  ]);

/** Asks for 1, 2 and 3 times as many categories until enough are to be seen (MENU-08, D-41). */
export const startCatalogueQuery = (api: Api, company: CompanyPageData, offering: Offering) =>
  queryOptions({
    queryKey: ['start-shelf', offering.venue.id, offering.menu?.id ?? null],
    queryFn: async ({ signal }) => {
      const { companyId } = company.configuration;
      const maxCategories = maxCategoriesOf(company.configuration);
      let catalogue: CatalogueSlice = { categories: [], items: [], upsellGroups: [] };
      for (let attempt = 1; ; attempt += 1) {
        const first = categoriesToFetch(attempt, { sections: seen(catalogue), maxCategories });
        if (first === null) return catalogue;
        const page = { companyId, venueId: offering.venue.id, first };
        catalogue = await readStartCategories(api, page, signal);
      }
      function seen(answer: CatalogueSlice): number {
        const nobody: Reader = { language: 'se', company: company.company };
        const { sections } = sectionsOf(
          company,
          offering,
          answer,
          { items: [], upsellGroups: [] },
          nobody,
        );
        return sections.filter(({ kind }) => kind === 'CATEGORY').length;
      }
    },
  });

export async function loadStart(context: LoadContext): Promise<LoadResult> {
  const { api, company, queryClient } = context;
  const venueId = context.params['venueId'] ?? '';
  const [isThere] = await Promise.all([
    loadOffering(context, venueId),
    queryClient.fetchQuery(landingDishesQuery(api, company)),
  ]);
  const offering = loadedOffering(context, venueId);
  if (!isThere || offering === null) return { isMissing: true };
  await queryClient.fetchQuery(startCatalogueQuery(api, company, offering));
  return undefined;
}
