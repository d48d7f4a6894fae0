import { appName } from '@tallrik/domain/company/app-name';
import { pictureUrl } from '@tallrik/domain/company/layout';
import { LINK_PICTURE, sharedLink } from '@tallrik/domain/company/shared-link';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LinkCard.module.css';
import screen from './LookScreen.module.css';
import type { Look } from './use-look.ts';

/** How a link to the restaurant looks in a chat, and the app on a home screen: both follow from the look (LOOK-21). */
export function LinkCard(props: { look: Look; name: string; slug: string }) {
  const t = useAdminText();
  const { look, name } = props;
  const { theme } = look;
  const { description, picture } = sharedLink({
    landingPageIntro: look.landingPageIntro ?? null,
    landing: look.landing ?? null,
    landingDesktop: look.landingDesktop ?? null,
  });
  return (
    <section className={screen.part}>
      <h2 className={screen.name}>{t('Admin.Look.Shared')}</h2>
      <p className={screen.state}>{t('Admin.Look.SharedText')}</p>
      <div className={styles.both}>
        <figure className={styles.bubble} aria-label={t('Admin.Look.InChat')}>
          {picture !== null && (
            <img className={styles.picture} src={pictureUrl(picture, LINK_PICTURE)} alt="" />
          )}
          <figcaption className={styles.words}>
            <b className={styles.title}>{name}</b>
            {description !== '' && <span className={styles.description}>{description}</span>}
            <span className={styles.address}>{`${window.location.host}/${props.slug}`}</span>
          </figcaption>
        </figure>
        <figure className={styles.app} aria-label={t('Admin.Look.OnHomeScreen')}>
          <span
            className={styles.icon}
            style={{ background: theme.menuBackgroundColor, borderColor: theme.main }}
          >
            {look.logo ? (
              <img className={styles.logo} src={look.logo} alt="" />
            ) : (
              <b style={{ color: theme.menuTextColor }}>{[...name][0]}</b>
            )}
          </span>
          <figcaption className={styles.appName}>{appName(name)}</figcaption>
        </figure>
      </div>
    </section>
  );
}
