import { categoryNameOf } from '@tallrik/domain/menu/categories';
import { loadedOffering } from '../../../shared/menu/use-offering.ts';
import { paths } from '../../../shared/paths.ts';
import type { HeadContext, PageHead } from '../../../shared/screens/screen-module.ts';
import { menuData, restaurantData } from '../structured-data.ts';
import { landingDishesQuery, sectionsOf, startCatalogueQuery } from './start-data.ts';

export function startHead(context: HeadContext): PageHead {
  const { api, company, queryClient, reader } = context;
  const offering = loadedOffering(context, context.params['venueId'] ?? '');
  if (offering === null) return { title: company.company.displayName };
  const catalogue = queryClient.getQueryData(startCatalogueQuery(api, company, offering).queryKey);
  const landing = queryClient.getQueryData(landingDishesQuery(api, company).queryKey);
  const { sections } =
    catalogue && landing
      ? sectionsOf(company, offering, catalogue, landing, reader)
      : { sections: [] };
  const named = sections.map((section) => ({
    name: section.kind === 'CATEGORY' ? categoryNameOf(section.category, reader) : section.title,
    dishes: section.dishes,
  }));
  return {
    title: offering.venue.name,
    description: company.configuration.landingPageIntro ?? undefined,
    image: company.configuration.landingPageDesktopBackgroundUrl ?? offering.venue.image,
    canonicalPath: paths.start.to(offering.venue.id),
    jsonLd: [restaurantData(offering, context), menuData(named, offering, context)],
  };
}
