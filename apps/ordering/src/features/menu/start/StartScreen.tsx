import { categoryNameOf } from '@tallrik/domain/menu/categories';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useParams } from '../../../shared/router/router.tsx';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useOffering } from '../../../shared/menu/use-offering.ts';
import { paths } from '../../../shared/paths.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { OrderContext } from '../../../shared/venue/OrderContext.tsx';
import { useDishCards } from '../use-dish-cards.ts';
import { landingDishesQuery, sectionsOf, startCatalogueQuery } from './start-data.ts';
import { StartSkeleton } from './StartSkeleton.tsx';
import { useRecommended } from './use-recommended.ts';
import { StartView, type StartViewSection } from './StartView.tsx';

export type OffersOfStart = {
  /** Not known yet whether there are any: they stand above the dishes, which wait so as not to be pushed down. */
  areComing: boolean;
  render: (venueId: string) => ReactNode;
};

export function StartScreen({ offers }: { offers: OffersOfStart }) {
  const { venueId = '' } = useParams();
  const state = useOffering(venueId);
  switch (state.kind) {
    case 'LOADING':
      return <StartSkeleton />;
    case 'ERROR':
      return <LoadFailed retry={state.retry} />;
    case 'MISSING':
      return <MissingPage />;
    case 'READY':
      return <Start offering={state.offering} offers={offers} />;
  }
}

function Start({ offering, offers }: { offering: Offering; offers: OffersOfStart }) {
  const { api } = useServices();
  const company = useCompany();
  const reader = useReader();
  const catalogue = useQuery(startCatalogueQuery(api, company, offering));
  const landing = useQuery(landingDishesQuery(api, company));
  useDocumentTitle(offering.venue.name);

  const { sections, upsellGroups } = useMemo(
    () =>
      catalogue.data && landing.data
        ? sectionsOf(company, offering, catalogue.data, landing.data, reader)
        : { sections: [], upsellGroups: [] },
    [company, offering, catalogue.data, landing.data, reader],
  );
  const t = useTranslate();
  const recommended = useRecommended(offering);
  const allUpsellGroups = useMemo(
    () => [...upsellGroups, ...recommended.upsellGroups],
    [upsellGroups, recommended.upsellGroups],
  );
  const { toCard, addInstantly } = useDishCards(offering, allUpsellGroups, null);

  if (catalogue.isError || landing.isError) {
    return <LoadFailed retry={() => void Promise.all([catalogue.refetch(), landing.refetch()])} />;
  }
  if (!catalogue.data || !landing.data || offers.areComing) return <StartSkeleton />;

  const venueId = offering.venue.id;
  const viewSections = sections.map((section, place): StartViewSection => {
    const isCategory = section.kind === 'CATEGORY';
    return {
      id: isCategory ? section.category.id : `landing-${place}`,
      title: isCategory ? categoryNameOf(section.category, reader) : section.title,
      dishes: section.dishes.map(toCard),
      moreHref: isCategory ? paths.category.to(venueId, section.category.id) : null,
    };
  });
  // After the first section: it comes later than the page, and must not move what a thumb is reaching for.
  if (recommended.isLoading || recommended.dishes.length > 0) {
    viewSections.splice(1, 0, {
      id: 'recommended',
      title: t('Start.Recommended'),
      dishes: recommended.isLoading ? null : recommended.dishes.map(toCard),
      moreHref: null,
    });
  }
  return (
    <StartView
      hero={{
        title: company.configuration.greetingText ?? offering.venue.name,
        text: company.configuration.landingPageIntro,
        image: company.configuration.landingPageBackgroundUrl ?? offering.venue.image,
      }}
      context={<OrderContext venueId={venueId} />}
      offers={offers.render(venueId)}
      sections={viewSections}
      menuHref={paths.menu.to(venueId)}
      onAdd={(itemId) => {
        const dish = [...sections.flatMap(({ dishes }) => dishes), ...recommended.dishes].find(
          ({ item }) => item.id === itemId,
        );
        if (dish) addInstantly(dish);
      }}
    />
  );
}
