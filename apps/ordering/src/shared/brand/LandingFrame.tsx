import type { ReactNode } from 'react';
import { pictureUrl } from '../picture/picture-source.ts';
import { useCompany } from '../services/services.tsx';
import { LanguageButton } from '../translate/LanguageButton.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import styles from './LandingFrame.module.css';
import { Logo } from './Logo.tsx';
import { PoweredBy } from './PoweredBy.tsx';

const PHONE = { width: 860, height: 864 };
const DESKTOP = { width: 944, height: 480 };

/** The brand's first page: its picture to all edges, its words, and one card with what to do (BRAND-04, LAND-08, LAND-18). */
export function LandingFrame({
  children,
  menu,
  below,
}: {
  children: ReactNode;
  /** The way to the side menu; guests at a table get none (SHELL-13). */
  menu?: ReactNode;
  /** What the guest finds by scrolling. */
  below?: ReactNode;
}) {
  const t = useTranslate();
  const { configuration, company } = useCompany();
  const phone = configuration.landingPageBackgroundUrl;
  const desktop = configuration.landingPageDesktopBackgroundUrl ?? phone;
  return (
    <>
      <div className={styles.landing}>
        {phone && (
          <picture className={styles.frame}>
            {desktop && <source media="(min-width: 992px)" srcSet={pictureUrl(desktop, DESKTOP)} />}
            <img
              className={styles.picture}
              src={pictureUrl(phone, PHONE)}
              alt=""
              fetchPriority="high"
            />
          </picture>
        )}
        <div className={styles.words}>
          <header className={styles.top}>
            <Logo />
            <div className={styles.buttons}>
              <LanguageButton />
              {menu}
            </div>
          </header>
          <h1 className={styles.claim}>{configuration.greetingText ?? company.displayName}</h1>
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
