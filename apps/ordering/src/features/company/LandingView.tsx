import { Button } from '@tallrik/ui/Button';
import { ListRow } from '@tallrik/ui/ListRow';
import type { ReactNode } from 'react';
import { LandingFrame } from '../../shared/brand/LandingFrame.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './LandingView.module.css';

/** The logged-out landing: words of the house and the way to the food (LAND-09, LAND-10). */
export function LandingView(props: {
  intro: ReactNode;
  orderHref: string;
  menu: ReactNode;
  banners: ReactNode;
  below: ReactNode;
}) {
  const t = useTranslate();
  return (
    <LandingFrame menu={props.menu} banners={props.banners} below={props.below}>
      {props.intro}
      <Button wide href={props.orderHref}>
        {t('Landing.OrderFood')}
      </Button>
    </LandingFrame>
  );
}

/** A marketplace's first page: the names of its venues (ROUTE-03, D-28). */
export function MarketplaceView(props: {
  intro: ReactNode;
  venues: { id: string; name: string; href: string }[];
  menu: ReactNode;
  banners: ReactNode;
  below: ReactNode;
}) {
  const t = useTranslate();
  return (
    <LandingFrame menu={props.menu} banners={props.banners} below={props.below}>
      {props.intro}
      <h2 className={styles.title}>{t('Landing.ChooseVenue')}</h2>
      <ul className={styles.venues}>
        {props.venues.map((venue) => (
          <li key={venue.id}>
            <ListRow icon="pin" title={venue.name} href={venue.href} />
          </li>
        ))}
      </ul>
    </LandingFrame>
  );
}
