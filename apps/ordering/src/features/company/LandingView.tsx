import { Button } from '@tallrik/ui/Button';
import { ListRow } from '@tallrik/ui/ListRow';
import { LandingFrame } from '../../shared/brand/LandingFrame.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './LandingView.module.css';

/** The logged-out landing: words of the house and the way to the food (LAND-09, LAND-10, LAND-13). */
export function LandingView(props: {
  intro: string | null;
  aboutUs: string | null;
  orderHref: string;
}) {
  const t = useTranslate();
  return (
    <LandingFrame>
      {props.intro && <p>{props.intro}</p>}
      <Button wide href={props.orderHref}>
        {t('Landing.OrderFood')}
      </Button>
      {props.aboutUs && (
        <>
          <h2 className={styles.title}>{t('Landing.AboutUs')}</h2>
          <p className={styles.text}>{props.aboutUs}</p>
        </>
      )}
    </LandingFrame>
  );
}

/** A marketplace's first page: the names of its venues (ROUTE-03, D-28). */
export function MarketplaceView(props: {
  intro: string | null;
  venues: { id: string; name: string; href: string }[];
}) {
  const t = useTranslate();
  return (
    <LandingFrame>
      {props.intro && <p className={styles.text}>{props.intro}</p>}
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
