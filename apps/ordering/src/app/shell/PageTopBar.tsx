import { IconButton } from '@tallrik/ui/IconButton';
import { TopBar, TopBarTitle } from '@tallrik/ui/TopBar';
import { lazy, Suspense } from 'react';
import { useParams } from '../../shared/router/router.tsx';
import { usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { paths, type PathName } from '../../shared/paths.ts';
import { useGoBack } from '../../shared/screens/use-go-back.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { AppRoute } from '../routes.tsx';
import { HomeLogo } from './HomeLogo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { LanguageButton } from '../../shared/translate/LanguageButton.tsx';
import { withLaterTexts } from '../texts.ts';

/** Pages whose hero carries the heading; the bar only says where they belong. */
const HAS_OWN_HEADING = new Set<PathName>(['newsArticle', 'latestNews']);

/** The bar above a page: logo on the start page, title and way back on the others (SHELL-13, CART-29). */
export function PageTopBar({ route, isAtTable }: { route: AppRoute; isAtTable: boolean }) {
  const t = useTranslate();
  const { venueId } = useParams();
  const goBack = useGoBack(venueId ? paths.start.to(venueId) : paths.landing.to());
  const back = <IconButton icon="back" label={t('General.Back')} onClick={goBack} />;
  switch (route.path) {
    case 'landing':
      return (
        <TopBar start={<MenuButton variant="plain" />} end={<LanguageButton variant="plain" />}>
          <HomeLogo />
        </TopBar>
      );
    case 'start':
      return (
        <TopBar
          variant="over"
          start={isAtTable ? undefined : <MenuButton />}
          end={<LanguageButton />}
        >
          <HomeLogo />
        </TopBar>
      );
    case 'menu':
    case 'category':
      return (
        <TopBar start={back} end={<LanguageButton variant="plain" />}>
          {route.path === 'menu' ? <TopBarTitle>{t('Menu.Title')}</TopBarTitle> : t('Menu.Title')}
        </TopBar>
      );
    case 'cart':
      return (
        <TopBar start={back} end={<ClearCart />}>
          <TopBarTitle>{t('Cart.Title')}</TopBarTitle>
        </TopBar>
      );
    case 'storeListing':
    case 'venueStoreListing':
      return (
        <TopBar
          start={isAtTable ? back : <MenuButton variant="plain" />}
          end={<LanguageButton variant="plain" />}
        >
          <HomeLogo />
        </TopBar>
      );
    case 'sidebarPage':
      // Its heading is the page's own, which is known with the page only.
      return (
        <TopBar start={back} end={<LanguageButton variant="plain" />} staysOnDesktop>
          <HomeLogo />
        </TopBar>
      );
    default:
      return route.title ? (
        <TopBar start={back} end={<LanguageButton variant="plain" />} staysOnDesktop>
          {HAS_OWN_HEADING.has(route.path) ? (
            t(route.title)
          ) : (
            <TopBarTitle>{t(route.title)}</TopBarTitle>
          )}
        </TopBar>
      ) : // Item and order pages bring their own bar.
      null;
  }
}

const ClearCartButton = lazy(async () => {
  const module = await withLaterTexts(() => import('./ClearCartButton.tsx'));
  return { default: module.ClearCartButton };
});

function ClearCart() {
  const cart = usePricedCart();
  if (cart.items.length === 0) return null;
  return (
    <Suspense>
      <ClearCartButton />
    </Suspense>
  );
}
