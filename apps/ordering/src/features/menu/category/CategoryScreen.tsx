import { localized } from '@tallrik/domain/company/localized';
import { categoryNameOf, categorySections } from '@tallrik/domain/menu/categories';
import { CardSkeleton, Skeleton } from '@tallrik/ui/Skeleton';
import { useParams } from '../../../shared/router/router.tsx';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useOffering } from '../../../shared/menu/use-offering.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import type {
  HeadContext,
  LoadContext,
  LoadResult,
  PageHead,
  ScreenModule,
} from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useReader } from '../../../shared/translate/use-translate.tsx';
import { menuData, restaurantData } from '../structured-data.ts';
import { useDishCards } from '../use-dish-cards.ts';
import {
  loadedCatalogue,
  loadMenu,
  type StockedCatalogue,
  useCatalogue,
} from '../use-catalogue.ts';
import { CategoryView } from './CategoryView.tsx';

const Loading = () => (
  <div aria-busy="true">
    <Skeleton shape="picture" />
    {[0, 1, 2, 3].map((card) => (
      <CardSkeleton key={card} shape="row" />
    ))}
  </div>
);

export function CategoryScreen() {
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
      return <ShelvedCategory offering={state.offering} />;
  }
}

function ShelvedCategory({ offering }: { offering: Offering }) {
  const state = useCatalogue(offering);
  if (state.kind === 'LOADING') return <Loading />;
  if (state.kind === 'ERROR') return <LoadFailed retry={state.retry} />;
  return <CategoryContent offering={offering} catalogue={state.catalogue} />;
}

function CategoryContent({
  offering,
  catalogue,
}: {
  offering: Offering;
  catalogue: StockedCatalogue;
}) {
  const { categoryId = '' } = useParams();
  const reader = useReader();
  const { toCard, addInstantly } = useDishCards(offering, catalogue.upsellGroups, categoryId);
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  useDocumentTitle(category && categoryNameOf(category, reader));
  const sections = categorySections(categoryId, {
    ...catalogue,
    inventory: offering.inventory,
    reader,
  });
  if (!category || sections.length === 0) return <MissingPage />;
  return (
    <CategoryView
      categoryId={category.id}
      name={categoryNameOf(category, reader)}
      description={localized(category.descriptionLang, null, reader.language, reader.company)}
      image={category.image}
      sections={sections.map((section) => ({
        id: section.category.id,
        title: categoryNameOf(section.category, reader),
        dishes: section.dishes.map(toCard),
      }))}
      onAdd={(itemId) => {
        const dish = catalogue.dishes.find(({ item }) => item.id === itemId);
        if (dish) addInstantly(dish);
      }}
    />
  );
}

async function loadCategory(context: LoadContext): Promise<LoadResult> {
  const result = await loadMenu(context);
  if (result !== undefined) return result;
  const categoryId = context.params['categoryId'];
  const isKnown = loadedCatalogue(context)?.catalogue.categories.some(
    ({ id }) => id === categoryId,
  );
  return isKnown ? undefined : { isMissing: true };
}

function categoryHead(context: HeadContext): PageHead {
  const loaded = loadedCatalogue(context);
  const categoryId = context.params['categoryId'] ?? '';
  const category = loaded?.catalogue.categories.find(({ id }) => id === categoryId);
  if (!loaded || !category) return { title: context.company.company.displayName };
  const { offering, catalogue } = loaded;
  const { reader } = context;
  const sections = categorySections(categoryId, {
    ...catalogue,
    inventory: offering.inventory,
    reader,
  });
  return {
    title: `${categoryNameOf(category, reader)} · ${offering.venue.name}`,
    description:
      localized(category.descriptionLang, null, reader.language, reader.company) || undefined,
    image: category.image,
    jsonLd: [
      restaurantData(offering, context),
      menuData(
        sections.map((section) => ({
          name: categoryNameOf(section.category, reader),
          dishes: section.dishes,
        })),
        offering,
        context,
      ),
    ],
  };
}

export const categoryScreenModule: ScreenModule = {
  Screen: CategoryScreen,
  load: loadCategory,
  head: import.meta.env.SSR ? categoryHead : undefined,
};
