import type { ReactNode } from 'react';
import { landingPicture } from '../picture/picture-source.ts';
import { useCompany } from '../services/services.tsx';
import { LanguageButton } from '../translate/LanguageButton.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import styles from './LandingFrame.module.css';
import { Logo } from './Logo.tsx';
import { PoweredBy } from './PoweredBy.tsx';

/** The brand's first page: its words, its picture, and one card with what to do (BRAND-04, LAND-08, LAND-18). */
export function LandingFrame({
  children,
  menu,
  banners,
  below,
}: {
  children: ReactNode;
  /** The way to the side menu; guests at a table get none (SHELL-13). */
  menu?: ReactNode;
  /** Running orders and open bills: between the words, so that the card stays above the fold (F-64). */
  banners?: ReactNode;
  /** What the guest finds by scrolling. */
  below?: ReactNode;
}) {
  const t = useTranslate();
  const { configuration, company } = useCompany();
  const picture = landingPicture(
    configuration.landingPageBackgroundUrl,
    configuration.landingPageDesktopBackgroundUrl,
  );
  return (
    <>
      <div className={styles.landing}>
        <div className={styles.words}>
          <header className={styles.top}>
            <Logo />
            <div className={styles.buttons}>
              <LanguageButton />
              {menu}
            </div>
          </header>
          {banners && <div className={styles.notices}>{banners}</div>}
          <h1 className={styles.claim}>{configuration.greetingText ?? company.displayName}</h1>
        </div>
        <div className={styles.stage}>
          {picture && (
            <picture>
              {picture.windows?.map(({ media, src }) => (
                <source key={media} media={media} srcSet={src} />
              ))}
              <img className={styles.picture} src={picture.src} alt="" fetchPriority="high" />
            </picture>
          )}
        </div>
        <section className={styles.card} aria-label={t('Landing.OrderFood')}>
          {children}
        </section>
        <footer className={styles.powered}>
          <PoweredBy />
        </footer>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </>
  );
}
