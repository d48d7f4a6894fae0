import { categoryNameOf, topCategories } from '@tallrik/domain/menu/categories';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useParams } from '../../../shared/router/router.tsx';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useOffering } from '../../../shared/menu/use-offering.ts';
import { paths } from '../../../shared/paths.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import type { HeadContext, PageHead, ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { menuData, restaurantData } from '../structured-data.ts';
import { loadedCatalogue, loadMenu, useCatalogue } from '../use-catalogue.ts';
import { MenuView } from './MenuView.tsx';

const Loading = () => (
  <div aria-busy="true">
    {[0, 1, 2, 3, 4].map((row) => (
      <RowSkeleton key={row} />
    ))}
  </div>
);

export function MenuScreen() {
  const { venueId = '' } = useParams();
  const state = useOffering(venueId);
  switch (state.kind) {
    case 'LOADING':
      return <Loading />;
    case 'ERROR':
      return <LoadFailed retry={state.retry} />;
    case 'MISSING':
      return <MissingPage />;
    case 'READY':
      return <CategoryList offering={state.offering} />;
  }
}

function CategoryList({ offering }: { offering: Offering }) {
  const { configuration } = useCompany();
  const reader = useReader();
  const t = useTranslate();
  const state = useCatalogue(offering);
  useDocumentTitle(t('Tabs.Menu'));
  if (state.kind === 'LOADING') return <Loading />;
  if (state.kind === 'ERROR') return <LoadFailed retry={state.retry} />;
  const { inventory, venue } = offering;
  return (
    <MenuView
      isGrid={configuration.showCategoriesInGridView}
      categories={topCategories({ ...state.catalogue, inventory, reader }).map(
        ({ category, isSoldOut }) => ({
          id: category.id,
          name: categoryNameOf(category, reader),
          image: category.image,
          href: paths.category.to(venue.id, category.id),
          isSoldOut,
        }),
      )}
    />
  );
}

function menuHead(context: HeadContext): PageHead {
  const loaded = loadedCatalogue(context);
  const title = context.translate('Tabs.Menu');
  if (loaded === null) return { title };
  const { offering, catalogue } = loaded;
  const sections = topCategories({
    ...catalogue,
    inventory: offering.inventory,
    reader: context.reader,
  });
  return {
    title: `${title} · ${offering.venue.name}`,
    image: offering.venue.image,
    jsonLd: [
      restaurantData(offering, context),
      menuData(
        sections.map(({ category, dishes }) => ({
          name: categoryNameOf(category, context.reader),
          dishes,
        })),
        offering,
        context,
      ),
    ],
  };
}

export const menuScreenModule: ScreenModule = {
  Screen: MenuScreen,
  load: loadMenu,
  head: import.meta.env.SSR ? menuHead : undefined,
};
