import { Button } from '@tallrik/ui/Button';
import { IconButton } from '@tallrik/ui/IconButton';
import { TopBar } from '@tallrik/ui/TopBar';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Skeleton } from '@tallrik/ui/Skeleton';
import { localized } from '@tallrik/domain/company/localized';
import { titleOf } from '@tallrik/domain/menu/dishes';
import { useParams } from '../../../shared/router/router.tsx';
import { itemQuery } from '../../../shared/menu/menu-queries.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { loadedOffering, loadOffering, useOffering } from '../../../shared/menu/use-offering.ts';
import { paths } from '../../../shared/paths.ts';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import type {
  HeadContext,
  LoadContext,
  LoadResult,
  PageHead,
  ScreenModule,
} from '../../../shared/screens/screen-module.ts';
import { useGoBack } from '../../../shared/screens/use-go-back.ts';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { menuItemData, restaurantData, withContext } from '../structured-data.ts';
import { ItemPage } from './ItemPage.tsx';
import { pageOf, useItemPage } from './use-item-page.ts';
import styles from './ItemScreen.module.css';

export function ItemScreen() {
  const { venueId = '', itemId = '' } = useParams();
  const state = useOffering(venueId);
  switch (state.kind) {
    case 'LOADING':
      return <Waiting />;
    case 'ERROR':
      return <Waiting retry={state.retry} />;
    case 'MISSING':
      return <MissingPage />;
    case 'READY':
      // A new dish is a new page: nothing chosen for the last one stays.
      return <OfferedItem key={itemId} offering={state.offering} itemId={itemId} />;
  }
}

function OfferedItem({ offering, itemId }: { offering: Offering; itemId: string }) {
  const state = useItemPage(offering, itemId);
  switch (state.kind) {
    case 'LOADING':
      return <Waiting />;
    case 'ERROR':
      return <Waiting retry={state.retry} />;
    case 'MISSING':
      return <MissingPage />;
    case 'READY':
      return <ItemPage offering={offering} page={state.page} />;
  }
}

/** While loading and after an error the add button says so and cannot be used (ITEM-24, ITEM-27). */
function Waiting({ retry }: { retry?: () => void }) {
  const t = useTranslate();
  const { venueId = '' } = useParams();
  const goBack = useGoBack(paths.start.to(venueId));
  return (
    <>
      <div className={styles.waiting} aria-busy={retry === undefined}>
        <div className={styles.picture}>
          <TopBar
            variant="over"
            staysOnDesktop
            start={
              <IconButton icon="back" variant="solid" label={t('General.Back')} onClick={goBack} />
            }
          />
          <Skeleton shape="hero" />
        </div>
        <div className={styles.words}>
          <Skeleton shape="heading" width="most" />
          <Skeleton shape="line" />
          <Skeleton shape="line" width="half" />
          {retry && (
            <Button variant="line" wide onClick={retry}>
              {t('General.TryAgain')}
            </Button>
          )}
        </div>
      </div>
      <BottomBar label={t('Item.Button.Add')}>
        <Button wide disabled>
          {t(retry ? 'Item.Button.Error' : 'Item.Button.Loading')}
        </Button>
      </BottomBar>
    </>
  );
}

async function loadItem(context: LoadContext): Promise<LoadResult> {
  const { api, params, queryClient } = context;
  const [isThere, item] = await Promise.all([
    loadOffering(context, params['venueId'] ?? ''),
    queryClient.fetchQuery(itemQuery(api, params['itemId'] ?? '')),
  ]);
  return isThere && item !== null ? undefined : { isMissing: true };
}

function itemHead(context: HeadContext): PageHead {
  const { api, params, queryClient, reader } = context;
  const offering = loadedOffering(context, params['venueId'] ?? '');
  const loaded = queryClient.getQueryData(itemQuery(api, params['itemId'] ?? '').queryKey);
  if (!offering || !loaded) return { title: context.company.company.displayName };
  const { item } = loaded;
  const state = pageOf(offering, item, [], []);
  return {
    title: `${titleOf(item, reader)} · ${offering.venue.name}`,
    description:
      localized(item.descriptionLang, item.description, reader.language, reader.company) ||
      undefined,
    image: item.image,
    // Two spellings, one page (D-24).
    canonicalPath: paths.item.to(offering.venue.id, item.id),
    jsonLd: [
      restaurantData(offering, context),
      ...(state.kind === 'READY' && state.page.isServed
        ? [withContext(menuItemData(state.page.dish, offering, context))]
        : []),
    ],
  };
}

export const itemScreenModule: ScreenModule = {
  Screen: ItemScreen,
  load: loadItem,
  head: import.meta.env.SSR ? itemHead : undefined,
};
